import { Failure, type LicenseDevice } from '@convostat/api'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../../charts/save-file.ts'
import { activateLicense, keptLicenseFile, refreshLicense, removeDevice, removeLicense } from '../../../data/license.ts'
import { say } from '../../../messages/index.ts'
import { notify, undoMilliseconds } from '../../../ui/notices.ts'
import type { Choice } from './chosen-license.ts'
import { type Trouble, troubleOf, type Work } from './trouble.ts'

const { license: words } = say
const saidMilliseconds = 3000

/** What is under way; with a slot, which device it is about. */
export interface Doing {
  work: Work
  slot?: number
}

/** A license that is good, and has no device to spare. */
export interface FullLicense {
  file: File
  devices: readonly LicenseDevice[]
}

/** What can be done with the license, one thing at a time, and how the last one ended. */
export function useLicenseWork() {
  const [doing, setDoing] = useState<Doing | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [full, setFull] = useState<FullLicense | null>(null)
  const [said, setSaid] = useSaid()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** A second press while one is under way is the same press. */
  async function run(now: Doing, task: (signal: AbortSignal) => Promise<string | null>, file?: () => Promise<File | null>) {
    if (running.current) return
    const aborter = new AbortController()
    running.current = aborter
    setDoing(now)
    setTrouble(null)
    setSaid(null)
    try {
      const sentence = await task(aborter.signal)
      if (aborter.signal.aborted) return
      setSaid(sentence === null ? null : { kind: 'success', sentence })
      setFull(null)
    } catch (error) {
      if (aborter.signal.aborted) return
      setTrouble(troubleOf(now.work, error))
      setFull(await fullOf(error, file))
    } finally {
      // What was given up may end after the next has begun.
      if (running.current === aborter) {
        running.current = null
        setDoing(null)
      }
    }
  }

  const verify = (file: File, replaceSlot?: number) =>
    void run(
      { work: 'verifying', slot: replaceSlot },
      async (signal) => {
        await activateLicense(file, { replaceSlot, signal })
        return words.activated
      },
      async () => file,
    )

  return {
    doing,
    trouble,
    said,
    full,
    choose(choice: Choice) {
      if (running.current) return
      setFull(null)
      if ('file' in choice) return verify(choice.file)
      setSaid(null)
      setTrouble({ title: choice.sentence })
    },
    replace: ({ slot }: LicenseDevice) => full && verify(full.file, slot),
    refresh: () =>
      void run(
        { work: 'refreshing' },
        async () => {
          await refreshLicense()
          return words.refreshed
        },
        keptLicenseFile,
      ),
    removeDevice: ({ slot, label }: LicenseDevice) =>
      void run({ work: 'removing-device', slot }, async () => {
        await removeDevice(slot)
        return words.devices.removed(label)
      }),
    remove: () =>
      void run({ work: 'removing' }, async () => {
        offerBack(await removeLicense())
        return null
      }),
    download: () =>
      void run({ work: 'downloading' }, async () => {
        const file = await keptLicenseFile()
        if (!file) throw new Failure('unknown')
        saveFile(file, file.name)
        return null
      }),
    /** Gives up what is under way. */
    cancel() {
      running.current?.abort()
      running.current = null
      setDoing(null)
      setSaid({ kind: 'note', sentence: words.upload.canceled })
    },
    closeTrouble() {
      setTrouble(null)
      setFull(null)
    },
  }
}

/** The devices among which one may choose, where the license is used on as many as it allows. */
async function fullOf(error: unknown, file?: () => Promise<File | null>): Promise<FullLicense | null> {
  const { code, devices } = Failure.from(error)
  if (code !== 'device_limit' || !devices || !file) return null
  const given = await file().catch(() => null)
  return given && { file: given, devices }
}

/** A slip says that the license is gone from here, and can bring it back. */
function offerBack(undo: () => Promise<void>): void {
  const onPress = () => void undo().catch(() => notify({ topic: 'license', text: words.notBack }))
  const action = { label: words.undo, altText: words.undoRemoving, onPress }
  notify({ topic: 'license', text: words.removed, milliseconds: undoMilliseconds, action })
}

/** What leaves by itself: that something was done, or given up. */
export interface Said {
  kind: 'success' | 'note'
  sentence: string
}

function useSaid() {
  const [said, setSaid] = useState<Said | null>(null)
  useEffect(() => {
    if (said === null) return
    const timer = setTimeout(() => setSaid(null), saidMilliseconds)
    return () => clearTimeout(timer)
  }, [said])
  return [said, setSaid] as const
}
