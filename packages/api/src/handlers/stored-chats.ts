import type { DateOrder } from '@convostat/engine/import/import-facts'
import { isChangedFile } from '@convostat/engine/import/read-bytes'
import type { ReadResult } from '@convostat/engine/import/read-chat'
import { mergeReadingsFor } from '@convostat/engine/merge/merge-readings'
import type { HandlerContext } from '../answer.ts'
import { Failure } from '../failure.ts'
import type { AppendedRecord, Store, UploadRecord } from '../store.ts'
import { hostOf } from './host-of.ts'
import type { OpenChats } from './open-chats.ts'
import type { Readings, Source } from './parse-cache.ts'
import { type Unkept, withUnkept } from './pending-saves.ts'

/** An upload with all its files read. */
export interface ReadUpload {
  record: UploadRecord
  reading: ReadResult
  unkept: Unkept[]
}

/** Reads uploads again from what is kept of them. */
export interface KeptReadings {
  /** An upload, its files read again and merged; with an order of dates, by that unless a person chose another. */
  read(id: string, context: HandlerContext, dateOrder?: DateOrder): Promise<ReadUpload>
  /** An upload, a further file for it, and the order of dates that this one is read by, where not the file decides. */
  withFurther(
    id: string,
    source: Source,
    context: HandlerContext,
  ): Promise<{ before: ReadUpload; further: ReadResult; dateOrder?: DateOrder }>
}

export function createKeptReadings(store: Store, readings: Readings, held: Pick<OpenChats, 'get'>): KeptReadings {
  return { read, withFurther }

  /**
   * An upload and a further file for it. One phone writes all its dates in one order: where it is known of only one of
   * the two, for its dates prove it or the person said so, the other is read by it. Of two guesses the first is kept.
   */
  async function withFurther(id: string, source: Source, context: HandlerContext) {
    const before = await read(id, context)
    const further = await readings.read(source, hostOf(context))
    const [a, b] = [before.reading.facts, further.facts]
    const isGuessed = [
      !a.dateOrderCertain && [before.record, ...before.record.appended].every(({ dateOrder }) => dateOrder === null),
      !b.dateOrderCertain && source.dateOrder === undefined,
    ]
    const isKnown = !isGuessed[0] && !isGuessed[1]
    if (a.dateOrder === b.dateOrder || a.layout !== b.layout || isKnown) return { before, further, dateOrder: source.dateOrder }
    if (!isGuessed[1]) return { before: await read(id, context, b.dateOrder), further, dateOrder: source.dateOrder }
    const { dateOrder } = a
    return { before, further: await readings.read({ ...source, dateOrder }, hostOf(context)), dateOrder }
  }

  async function read(id: string, context: HandlerContext, dateOrder?: DateOrder): Promise<ReadUpload> {
    try {
      return await readKept(id, context, dateOrder)
    } catch (error) {
      // It may be deleted while it is read, in another tab perhaps.
      const isMissing = Failure.from(error).code === 'file_changed' || isChangedFile(error)
      throw isMissing && (await isGone(id)) ? new Failure('upload_not_found', { cause: error }) : error
    }
  }

  /** Where the store does not answer, that is not known. */
  async function isGone(id: string): Promise<boolean> {
    if (held.get(id)?.unkept.length) return false
    return store.list().then(
      (records) => records.every((record) => record.id !== id),
      () => false,
    )
  }

  async function readKept(id: string, context: HandlerContext, dateOrder: DateOrder | null = null): Promise<ReadUpload> {
    const shown = held.get(id)
    const { record: written, files, unkept } = await withUnkept(store, id, shown?.unkept ?? [])
    const by = <R extends Pick<AppendedRecord, 'dateOrder'>>(of: R): R => ({ ...of, dateOrder: of.dateOrder ?? dateOrder })
    const record = { ...by(written), appended: written.appended.map(by) }
    const [file, ...further] = files
    try {
      let reading = await readCopy(sourceOf(file, record), context)
      for (const [i, more] of further.entries())
        reading = (await mergeReadingsFor(hostOf(context), reading, await readCopy(sourceOf(more, record.appended[i]), context))).reading
      return { record, reading, unkept }
    } catch (error) {
      // A file that could not be kept may be gone since; why it could not is what explains it.
      throw shown?.storedProblem && unkept.length > 0 && Failure.from(error).code === 'file_changed' ? shown.storedProblem : error
    } finally {
      readings.forget()
    }
  }

  /** A copy was read once; one that cannot be understood any more was damaged since. */
  async function readCopy(source: Source, context: HandlerContext): Promise<ReadResult> {
    try {
      return await readings.read(source, hostOf(context))
    } catch (error) {
      const { status, code } = Failure.from(error)
      throw status === 422 && code !== 'file_changed' ? new Failure('upload_damaged', { cause: error }) : error
    }
  }
}

const sourceOf = (
  file: File,
  { dateOrder, otherFormats, lastModified }: Pick<AppendedRecord, 'dateOrder' | 'otherFormats' | 'lastModified'>,
): Source => ({
  file,
  dateOrder: dateOrder ?? undefined,
  otherFormats,
  lastModified,
})
