import type { Chat } from '@convostat/engine/chat/chat'
import { mergeReadingsFor } from '@convostat/engine/merge/merge-readings'
import type { RestoredAnswer, Saved, UnreadableUpload } from '#shapes/index.ts'
import type { HandlerContext } from '../answer.ts'
import { Failure } from '../failure.ts'
import type { Store, StoredUpload, UploadRecord } from '../store.ts'
import { openBackup, type ToBackUp, writeBackup } from './backup.ts'
import { copyOf } from './copies.ts'
import { hostOf } from './host-of.ts'
import { uploadDateOf } from './open-chat.ts'
import type { OpenChats } from './open-chats.ts'
import type { Readings, Source } from './parse-cache.ts'
import { keepFiles, withUnkept } from './pending-saves.ts'
import { printOf } from './print-of.ts'
import { appendedRecord, instant } from './records.ts'
import { type Further, type Here, isDamage, movedSaved, planRestore, restorePlanned } from './restoring.ts'
import { HISTORY_LENGTH } from './session-uploads.ts'
import type { KeptReadings } from './stored-chats.ts'
import { withExport } from './upload-transitions.ts'

/** Uploads as files. */
export interface Backups {
  /** The files of an upload as they are, readable or not, as one file; with null those of all uploads. */
  copy(id: string | null): Promise<File>
  /** Every upload that is here, or only this one, as one file, with what was saved out of them; of one that cannot be read, what is left of it. */
  backup(saved: Saved, context: HandlerContext, id?: string): Promise<File>
  /** Adds what a backup has and is not here yet, or with `isSavedOnly` just answers what was saved and which uploads that would be. */
  restore(file: File, isSavedOnly: boolean, context: HandlerContext): Promise<RestoredAnswer>
  /** The uploads that a backup would contain only in part; each is read to its end. */
  unreadable(context: HandlerContext): Promise<UnreadableUpload[]>
}

interface BackupParts {
  store: Store
  now: () => number
  limits: { textBytes: number }
  readings: Readings
  held: OpenChats
  keptReadings: KeptReadings
  hearOpen: (chat: Chat) => void
  /** The records of all uploads, the open one among them. */
  list: () => Promise<UploadRecord[]>
  /** Done when nothing is being written. */
  settled: () => Promise<void>
  isGone: (id: string) => boolean
  /** An upload is here again. */
  restored: (id: string) => void
}

/** All uploads together: as they are, as a backup, and what a backup brings. */
export function chatBackups({
  store,
  now,
  limits,
  readings,
  held,
  keptReadings,
  hearOpen,
  list,
  settled,
  isGone,
  restored,
}: BackupParts): Backups {
  return {
    async copy(id) {
      await settled()
      const { bytes } = await store.space()
      return copyOf(store, id === null ? [...bytes.keys()] : [id])
    },

    async unreadable(context) {
      await settled()
      const found: UnreadableUpload[] = []
      for await (const upload of backedUp(context)) {
        if ('files' in upload) continue
        const { id, remains } = upload
        const { filename = null, title = null } = remains?.record ?? (await list()).find((record) => record.id === id) ?? {}
        // If nothing is left of it, it counts as missing, too.
        const isMissing = remains?.files.some(({ file }) => file === null) ?? true
        found.push({ id, uploadDate: uploadDateOf(id), filename, title, is_missing: isMissing })
      }
      return found
    },

    async backup(saved, context, id) {
      await settled()
      if (id !== undefined && !(await list()).some((record) => record.id === id)) throw new Failure('upload_not_found')
      return writeBackup(backedUp(context, id), saved, instant(now()), context)
    },

    async restore(file, isSavedOnly, context) {
      await settled()
      const { signal, report } = context
      const backup = await openBackup(file, limits.textBytes, signal)
      const there = await here(context)
      const plan = await planRestore(backup, there, signal)
      const saved = movedSaved(backup.saved, plan.moved)
      const none = { restored: 0, skipped: 0, damaged: 0, no_room: 0 }
      if (isSavedOnly) return { ...none, ...saved, chats: plan.chats }
      let done = 0
      const unpacked = (bytes: number) => {
        done += bytes
        report({ stage: 'opening', done, total: Math.max(done, file.size) })
      }
      return { ...(await restorePlanned(plan, there, { signal, unpacked })), ...saved }
    },
  }

  /** All uploads, each whole or what is left of it, newest first; those that are not listed come last. */
  async function* backedUp({ signal }: HandlerContext, only?: string): AsyncGenerator<ToBackUp> {
    const [records, { bytes, damaged }] = await Promise.all([list(), store.space()])
    for (const id of new Set([...records.map((record) => record.id), ...damaged, ...bytes.keys()])) {
      if (only !== undefined && id !== only) continue
      signal.throwIfAborted()
      const upload = await readable(id, signal)
      if (upload) yield upload
      else if (!isGone(id)) yield { id, remains: await store.remains(id) }
    }
  }

  /** An upload that can be read to its end, with what of it is not kept yet; else null. */
  async function readable(id: string, signal: AbortSignal): Promise<StoredUpload | null> {
    try {
      const { record, files } = await withUnkept(store, id, held.get(id)?.unkept ?? [])
      for (const file of files) await printOf(file, signal)
      return { record, files }
    } catch (error) {
      signal.throwIfAborted()
      if (isDamage(error) || (error instanceof Failure && error.code === 'upload_not_found')) return null
      throw error
    }
  }

  /** What a backup is restored into. */
  async function here(context: HandlerContext): Promise<Here> {
    const [records, { bytes, damaged }] = await Promise.all([store.list(), store.space()])
    const silent = { ...context, report: () => undefined }
    return {
      records,
      ids: new Set([...records.map(({ id }) => id), ...damaged, ...bytes.keys()]),
      room: HISTORY_LENGTH - records.length,
      get: (id) => store.get(id),
      remains: (id) => store.remains(id),
      async keep(record, files) {
        await store.restore(record, files)
        restored(record.id)
      },
      extend: (id, further) => extend(id, further, silent),
    }
  }

  /** Adds an export that a backup has to an upload. What is read of it here follows. */
  async function extend(id: string, { file, fact, uploadDate, isLeftOutIfKnown }: Further, context: HandlerContext): Promise<boolean> {
    const source: Source = { file, dateOrder: fact.dateOrder ?? undefined, otherFormats: fact.otherFormats }
    const { before, further, dateOrder } = await keptReadings.withFurther(id, source, context)
    const { reading, merged, doubt } = await mergeReadingsFor(hostOf(context), before.reading, further)
    readings.forget()
    if (doubt) throw new Failure('different_chat')
    if (isLeftOutIfKnown && merged.added === 0) return false
    const later = Date.parse(uploadDate) > Date.parse(before.record.uploadDate) ? uploadDate : before.record.uploadDate
    const appended = { ...appendedRecord({ ...source, dateOrder }, merged, now()), appendDate: fact.appendDate }
    const extended = withExport(before, reading, { file, appended, uploadDate: later }, context.plan)
    await keepFiles(store, extended.unkept).catch((error: unknown) => {
      // It is here as long as anything is, where nothing outlasts the window.
      if (!(error instanceof Failure && error.code === 'storage_denied')) throw error
    })
    const isOpen = held.open()?.record.id === id
    held.drop(id)
    if (isOpen) {
      held.setOpen({ ...extended, stored: 'stored', unkept: [] })
      hearOpen(extended.chat)
    }
    return true
  }
}
