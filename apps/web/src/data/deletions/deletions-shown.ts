import type { HistoryEntry } from '@convostat/api'
import { useSyncExternalStore } from 'react'
import { everything } from '#store/deletions.ts'
import { write, written } from './deletion-writes.ts'
import { allDeletions, leftBehind, page } from './kept-deletions.ts'
import { leavePage } from './page-lock.ts'

/**
 * The deletions that this page shows. Deleting a chat can be undone for a while, in every tab. Until then nothing is removed, so a
 * page that crashes has deleted nothing; closing the page deletes for good. A deletion is carried out only if the chat is still as it
 * was when it was deleted: if an export was added since, the chat is given back.
 */
export interface Deletion {
  id: string
  /** `kept`: an export was added since, so the chat is given back. */
  state: 'undoable' | 'deleting' | 'failed' | 'kept'
  /** The upload as this page showed it; null where another tab deleted it. */
  upload: HistoryEntry | null
  /** Whether this page was showing it. If the deletion is undone, it shows it again. */
  wasCurrent: boolean
}

/** Deletions of this page, and those of other tabs. */
let own: readonly Deletion[] = []
let others: readonly Deletion[] = []
let shown: readonly Deletion[] = []
const listeners = new Set<() => void>()

function show(next: { own?: readonly Deletion[]; others?: readonly Deletion[] }): void {
  own = next.own ?? own
  others = (next.others ?? others).filter(({ id }) => !own.some((each) => each.id === id))
  shown = [...own, ...others]
  if (!own.some(({ state }) => state === 'undoable' || state === 'deleting')) leavePage()
  for (const listener of listeners) listener()
}

export function hearDeletions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const deletionsNow = (): readonly Deletion[] => shown
export const useDeletions = (): readonly Deletion[] => useSyncExternalStore(hearDeletions, deletionsNow)

const undoableIn = (list: readonly Deletion[]) => list.flatMap(({ id, state }) => (state === 'undoable' ? [id] : []))
export const undoableIds = (): string[] => undoableIn(shown)
/** Deletions of this page: when it is closed, they are carried out. */
export const ownUndoableIds = (): string[] => undoableIn(own)

const without = (list: readonly Deletion[], ids: readonly string[]) => list.filter(({ id }) => !ids.includes(id))

/** Shows these as deletions of this page, in place of those with the given ids. */
export const replaceShown = (ids: readonly string[], by: readonly Deletion[]): void => show({ own: [...without(own, ids), ...by] })
export const putShown = (deletion: Deletion): void => replaceShown([deletion.id], [deletion])
export const dropShown = (id: string): void => show({ own: without(own, [id]), others: without(others, [id]) })
export const dropAllShown = (): void => show({ own: [], others: [] })

/** Shows what is stored now, including the deletions of other tabs. */
export async function refreshShown(): Promise<void> {
  const all = await write(allDeletions)
  const pending = all.filter(({ id, stage }) => id !== everything && (stage === 'undoable' || stage === 'deleting'))
  const ids = new Set(pending.map(({ id }) => id))
  const orphans = new Set(
    (await leftBehind(pending.filter(({ stage, after }) => stage === 'undoable' || after !== null))).map(({ id }) => id),
  )
  show({
    // What another tab gave back or deleted can no longer be undone here.
    own: own.filter(({ id, state }) => state !== 'undoable' || !written.has(id) || ids.has(id)),
    others: pending.flatMap(({ id, stage, page: of }) =>
      of === page || orphans.has(id) ? [] : [{ id, state: stage as 'undoable' | 'deleting', upload: null, wasCurrent: false }],
    ),
  })
}
