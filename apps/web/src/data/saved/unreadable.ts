import { useCallback, useSyncExternalStore } from 'react'
import { database } from '#data/client/database.ts'
import { answeredKind } from '#store/answered-kind.ts'
import type { Shelf, Unread } from '#store/kind.ts'
import { createShelf } from '#store/record-store.ts'

export type { Unread } from '#store/kind.ts'

/** The kinds of records that can be unreadable, by their object stores. */
export type UnreadKind =
  | 'favorites'
  | 'milestones'
  | 'corrections'
  | 'people'
  | 'moments'
  | 'left-out-words'
  | 'kept-off'
  | 'asked-questions'
  | 'answered-questions'
  | 'licenses'

type AnyShelf = Pick<Shelf, 'unread' | 'hearUnread' | 'forgetUnread' | 'keepAside'>

interface Watched {
  shelf: AnyShelf
  /** Reads them, if that was not done yet. */
  read: () => unknown
  /** Writes, shows the new state, and informs the other tabs. */
  changed: (write: () => Promise<void>) => Promise<unknown>
}

const watched = new Map<UnreadKind, Watched>()
const hearing = new Set<() => void>()
let all: readonly Unread[] = []

function look(): void {
  all = Array.from(watched.values(), ({ shelf }) => shelf.unread()).flat()
  for (const hear of hearing) hear()
}

/** Has the unreadable records of a kind counted among the others from now on. */
export function watchUnread(kind: UnreadKind, { shelf, read, changed }: Watched): void {
  watched.set(kind, { shelf, read, changed })
  shelf.hearUnread(look)
  look()
}

// The worker counts the questions; the page only looks whether the counts can be read.
const answeredShelf = createShelf(database, answeredKind)
const readAnswered = () => answeredShelf.all().catch(() => [])
watchUnread('answered-questions', { shelf: answeredShelf, read: readAnswered, changed: (write) => write() })

/** Everything was deleted, by the worker: nothing in it is unreadable. */
export const wipeAnswered = (): Promise<void> => answeredShelf.clear()

/** What is saved on this device and cannot be read as it was saved, of one kind or of all. */
export function useUnread(only?: UnreadKind): readonly Unread[] {
  const hear = useCallback(
    (changed: () => void) => {
      hearing.add(changed)
      for (const [kind, { read }] of watched) if (only === undefined || kind === only) void read()
      return () => hearing.delete(changed)
    },
    [only],
  )
  const now = useSyncExternalStore(hear, () => all)
  return only === undefined ? now : now.filter(({ kind }) => kind === only)
}

/** How many records of a kind could not be read as they were saved, the last time they were read. */
export const countUnread = (kind: UnreadKind): number => all.filter((each) => each.kind === kind).length

/** Deletes these for good. */
export async function deleteUnread(given: readonly Unread[]): Promise<void> {
  for (const [kind, { shelf, changed }] of watched) {
    const ofKind = given.filter((each) => each.kind === kind)
    if (ofKind.length > 0) await changed(() => shelf.forgetUnread(ofKind))
  }
}

/** A record as it goes into a file. */
interface Raw {
  kind: string
  record: unknown
}

/** As they are stored, to be saved as a file. */
export const rawOf = (given: readonly Unread[]): Raw[] => given.map(({ kind, record }) => ({ kind, record: plain(record) }))

/** Everything that was unreadable when its kind was read last, as it goes into a backup. */
export async function allUnread(): Promise<Raw[]> {
  await readAnswered()
  return rawOf(all).map(({ kind, record }) => ({ kind, record: kind === 'licenses' ? ofNoDevice(record) : record }))
}

/** The same of the questions asked about an upload, which are deleted with it. */
export const unreadAskedOf = async (uploadId: string): Promise<Raw[]> =>
  (await allUnread()).filter(({ kind, record }) => kind === 'asked-questions' && Object(record).uploadId === uploadId)

/** Sets unreadable records from a backup aside; those that this version can read are saved with the others. Counts the restored and the failed. */
export async function bringInUnread(given: readonly unknown[]): Promise<{ brought: number; failed: number }> {
  const counts = { brought: 0, failed: 0 }
  for (const [name, { shelf, changed }] of watched) {
    const records = given.flatMap((each) => {
      const { kind, record } = Object(each) as Partial<Raw>
      return kind === name ? [record] : []
    })
    if (records.length === 0) continue
    try {
      await changed(async () => {
        counts.brought += await shelf.keepAside(records)
      })
    } catch {
      counts.failed += records.length
    }
  }
  return counts
}

/** What JSON can say of a record, which may be anything. */
function plain(record: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(record ?? null))
  } catch {
    return String(record)
  }
}

/** A device's id and lease belong to that device: elsewhere a license is activated again. */
function ofNoDevice(record: unknown): unknown {
  const { did: _did, kept, ...rest } = Object(record) as Record<string, unknown>
  const { lease: _lease, ...license } = Object(kept) as Record<string, unknown>
  return { ...rest, kept: license }
}
