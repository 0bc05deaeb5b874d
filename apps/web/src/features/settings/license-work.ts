import { Failure, type LicenseDevice } from '@convostat/api'
import { useSyncExternalStore } from 'react'
import { saveFile } from '#charts/save-file.ts'
import { sayLicense } from '#components/license/messages/index.ts'
import { canceled as canceledSentence, elsewhere } from '#components/license/sentences.ts'
import { notify, undoMilliseconds } from '#data/client/notices.ts'
import { activateLicense, askForPortal, keptLicenseFile, refreshLicense, removeDevice, removeLicense } from '#data/license/license.ts'
import type { Choice } from './chosen-license.ts'
import { type Trouble, troubleOf, type Work } from './trouble.ts'

const words = sayLicense
const saidMilliseconds = 3000

/** What is under way; with a slot, which device it is about. */
export interface Doing {
  work: Work
  slot?: number
}

/** A license that is good, and has no device to spare. */
interface FullLicense {
  file: File
  devices: readonly LicenseDevice[]
}

/** That something was done, which leaves by itself, or given up, which has more to read. */
export interface WorkNotice {
  kind: 'success' | 'note'
  sentence: string
  /** A mail was sent. */
  isMailed?: boolean
}

interface Standing {
  doing: Doing | null
  trouble: Trouble | null
  full: FullLicense | null
  said: WorkNotice | null
}

const nothingSaid = { trouble: null, full: null, said: null }
let standing: Standing = { doing: null, ...nothingSaid }
let running: AbortController | null = null
let leaving: ReturnType<typeof setTimeout> | undefined
const hearing = new Set<() => void>()

function show(more: Partial<Standing>): void {
  standing = { ...standing, ...more }
  clearTimeout(leaving)
  if (standing.said?.kind === 'success') leaving = setTimeout(() => show({ said: null }), saidMilliseconds)
  for (const hear of hearing) hear()
}

export const licenseStanding = (): Standing => standing

/** Listens while the screen is open. What is under way continues without it; a toast then says how it ended. */
export function hearLicenseWork(hear: () => void): () => void {
  hearing.add(hear)
  return () => {
    hearing.delete(hear)
    if (hearing.size === 0) show(nothingSaid)
  }
}

type Task = (signal: AbortSignal) => Promise<WorkNotice | null>

/** One thing at a time: a second press while one is under way is the same press. */
async function run(doing: Doing, task: Task, file?: () => Promise<File | null>): Promise<void> {
  if (running) return
  const aborter = new AbortController()
  const { signal } = aborter
  running = aborter
  show({ doing, trouble: null, said: null })
  const end = (how: Partial<Standing>) => {
    // What was given up may end after the next has begun.
    if (running !== aborter) return
    running = null
    show({ doing: null, ...how })
    if (hearing.size === 0) tellElsewhere()
  }
  try {
    const said = await task(signal)
    if (signal.aborted) takeBack()
    end({ full: null, said })
  } catch (error) {
    const full = signal.aborted ? null : await fullOf(error, file)
    const wasChosen = doing.work === 'verifying' && doing.slot === undefined
    end({ full, trouble: { ...troubleOf(doing.work, error), isOfFile: wasChosen && full === null } })
  }
}

/** The screen is not there any more: a toast says it on every screen. */
function tellElsewhere(): void {
  const { trouble, said } = standing
  if (said) notify({ topic: 'license', text: said.sentence })
  if (trouble) notify({ topic: 'license', text: elsewhere(trouble), milliseconds: undoMilliseconds })
  show(nothingSaid)
}

const done = (sentence: string): WorkNotice => ({ kind: 'success', sentence })
const canceled: WorkNotice = { kind: 'note', sentence: canceledSentence }

/** It was kept before the giving up was heard of: so it is removed again, and its place given back. */
function takeBack(): void {
  void run({ work: 'removing' }, async () => {
    await removeLicense()
    return canceled
  })
}

const verify = (file: File, replaceSlot?: number) =>
  void run(
    { work: 'verifying', slot: replaceSlot },
    async (signal) => {
      await activateLicense(file, { replaceSlot, signal })
      return done(words.activated)
    },
    async () => file,
  )

/** What can be done with the license. */
export const licenseWork = {
  choose(choice: Choice) {
    if (running) return
    show({ full: null })
    if ('file' in choice) return verify(choice.file)
    show({ said: null, trouble: { title: choice.sentence, isOfFile: true } })
  },
  replace: ({ slot }: LicenseDevice) => standing.full && verify(standing.full.file, slot),
  refresh: () =>
    void run(
      { work: 'refreshing' },
      async () => {
        await refreshLicense()
        return done(words.refreshed)
      },
      keptLicenseFile,
    ),
  removeDevice: ({ slot, label }: LicenseDevice) =>
    void run({ work: 'removing-device', slot }, async () => {
      await removeDevice(slot)
      return done(words.devices.removed({ label }))
    }),
  remove: () =>
    void run({ work: 'removing' }, async () => {
      offerBack(await removeLicense())
      return null
    }),
  manage: () =>
    void run({ work: 'asking-portal' }, async () => {
      const message = await askForPortal()
      return { kind: 'note', sentence: words.manage.sent({ message }), isMailed: true }
    }),
  download: () =>
    void run({ work: 'downloading' }, async () => {
      const file = await keptLicenseFile()
      if (!file) throw new Failure('unknown')
      saveFile(file, file.name)
      return null
    }),
  /** Gives up what is under way. What the service did before it was notified of that stays done: the words say so. */
  cancel() {
    running?.abort()
    running = null
    show({ doing: null, said: canceled })
  },
  closeTrouble: () => show({ trouble: null, full: null }),
}

/** The devices among which one may choose, where the license is used on as many as it allows. */
async function fullOf(error: unknown, file?: () => Promise<File | null>): Promise<FullLicense | null> {
  const { code, devices } = Failure.from(error)
  if (code !== 'device_limit' || !devices || !file) return null
  const given = await file().catch(() => null)
  return given && { file: given, devices }
}

/** A toast says that the license is gone from here, and can bring it back. */
function offerBack(undo: () => Promise<void>): void {
  const onPress = () => void undo().catch(() => notify({ topic: 'license', text: words.notBack }))
  const action = { label: words.undo, altText: words.undoRemoving, onPress }
  notify({ topic: 'license', text: words.removed, milliseconds: undoMilliseconds, action })
}

/** What can be done with the license, one thing at a time, what is under way, and how the last one ended. */
export const useLicenseWork = () => ({ ...useSyncExternalStore(hearLicenseWork, licenseStanding, licenseStanding), ...licenseWork })
