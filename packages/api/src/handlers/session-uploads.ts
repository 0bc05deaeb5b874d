import { lastTouched, mostAheadMs, newestFirst, numberOf } from '../newest-first.ts'
import type { UploadRecord } from '../store.ts'
import type { OpenChat } from './open-chat.ts'

/** How many uploads are kept. A further one replaces one of them. */
export const HISTORY_LENGTH = 10

/** What a session remembers of uploads beside what is stored. */
export interface SessionUploads {
  /** The numbers of the ids that it gave, the latest last. */
  given: readonly number[]
  /** What it deleted, perhaps while it was still written down. */
  gone: ReadonlySet<string>
  /** An upload to open where a chat is asked for and none is open. */
  resumable: string | undefined
}

export const sessionBegins = (resumable?: string): SessionUploads => ({ given: [], gone: new Set(), resumable })

/**
 * The number of a new upload: the time it is, or later, so a newer upload has a higher id even where the clock was set back. An id
 * that is too far ahead came from a wrong clock; none follows it, or all later ones would be wrong, too.
 */
export function newNumber({ given }: SessionUploads, known: readonly UploadRecord[], now: number): number {
  const before = [given.at(-1) ?? 0, ...known.map(lastTouched)].filter((time) => time <= now + mostAheadMs)
  const taken = new Set([...known.map(numberOf), ...given])
  let number = before.reduce((latest, time) => Math.max(latest, time + 1), now)
  while (taken.has(number)) number++
  return number
}

export const afterNumber = (session: SessionUploads, number: number): SessionUploads => ({ ...session, given: [...session.given, number] })

export const afterDeletion = ({ given, gone, resumable }: SessionUploads, id: string): SessionUploads => ({
  given,
  gone: new Set([...gone, id]),
  resumable: resumable === id ? undefined : resumable,
})

export const afterRestore = (session: SessionUploads, id: string): SessionUploads => ({
  ...session,
  gone: new Set([...session.gone].filter((each) => each !== id)),
})

/** The records of all uploads, newest first, the open one among them. */
export function listed({ gone }: SessionUploads, stored: readonly UploadRecord[], open: OpenChat | null): UploadRecord[] {
  const records = stored.filter(({ id }) => !gone.has(id))
  if (!open || gone.has(open.record.id) || records.some(({ id }) => id === open.record.id)) return records
  // It was kept and is no more: someone deleted it elsewhere, in another tab perhaps.
  return open.stored === 'stored' ? records : [...records, open.record].sort(newestFirst)
}

/** Whether the chat in memory is the stored one: another tab may have deleted it, or added to it. */
export const isAsStored = ({ record: { id, appended } }: OpenChat, stored: readonly UploadRecord[]): boolean =>
  stored.some((record) => record.id === id && record.appended.length === appended.length)

/** Which upload a new one replaces once the history is full. */
export type Replaced = UploadRecord | 'oldest' | 'none'

/** An upload to delete; with `exports`, only while it consists of this many. */
interface Leaving {
  id: string
  exports?: number
}

/** What a new upload replaces, as it was when the upload began: a chat that was added to since stays. */
export function replacedBy(id: string, replaced: Replaced, stored: readonly UploadRecord[]): Leaving[] {
  // Even where the clock was set back the new one is not the oldest.
  const others = stored.filter((record) => record.id !== id)
  if (replaced === 'none' || others.length < HISTORY_LENGTH) return []
  if (replaced === 'oldest') return others.slice(HISTORY_LENGTH - 1).map(({ id }) => ({ id }))
  return [{ id: replaced.id, exports: 1 + replaced.appended.length }]
}
