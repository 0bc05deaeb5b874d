import type { MomentMark } from '@convostat/api'
import { useSyncExternalStore } from 'react'
import { database } from '#data/client/database.ts'
import { shownText, writtenOver } from '#data/masking/masking.ts'
import { whileMasked } from '#data/masking/remembered.ts'
import { markKind, mergeMarks, readMarks, setMark, unmarked } from '#store/moment-marks.ts'
import { createShelf } from '#store/record-store.ts'
import { keptList } from './kept-list.ts'
import { watchUnread } from './unreadable.ts'

/** What the reader calls moments, and which of them are not to be shown, in all chats. It is kept in this browser whichever host reads the chats. */
const shelf = createShelf(database, markKind)
const kept = keptList({ name: 'moments', read: () => readMarks(shelf), clear: () => shelf.clear() })
watchUnread('moments', { shelf, read: kept.known, changed: kept.changed })

/** By the moment's id. */
export type Marks = ReadonlyMap<string, MomentMark>

const shown = whileMasked(
  (all: readonly MomentMark[]): Marks =>
    new Map(all.map((mark) => [mark.id, mark.title === null ? mark : { ...mark, title: shownText(mark.title) }])),
)
const now = () => shown(kept.now())
export const useMarks = (): Marks => useSyncExternalStore(kept.hearShown, now, now)

/** Changes a moment's mark. Gives the way back to the mark it had before. Throws where it cannot be kept. */
async function mark(id: string, said: Pick<MomentMark, 'title'> | Pick<MomentMark, 'is_dismissed'>): Promise<() => Promise<void>> {
  const before = (await kept.changed(() => setMark(shelf, id, said))) ?? unmarked(id)
  const was = 'title' in said ? { title: before.title } : { is_dismissed: before.is_dismissed }
  return kept.wayBack(() => setMark(shelf, id, was))
}

/** Calls a moment by another name; null for its own. */
export const rename = async (id: string, title: string | null) => mark(id, { title: title === null ? null : writtenOver(title) })

/** Shows a moment no more, or again. */
export const dismiss = (id: string, isDismissed = true) => mark(id, { is_dismissed: isDismissed })

/** Adds marks from a backup. Returns how many came. */
export const bringInMarks = (given: readonly MomentMark[]): Promise<number> => kept.changed(() => mergeMarks(shelf, given))

/** Every mark, as it goes into a backup. */
export const allMarks = kept.all

/** Forgets them all. */
export const wipeMarks = kept.wipe
