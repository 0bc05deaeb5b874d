import type { AskedQuestion } from '@convostat/api'
import { useSyncExternalStore } from 'react'
import { database } from '#data/client/database.ts'
import { isMasked } from '#data/masking/masked.ts'
import { masking, original } from '#data/masking/masking.ts'
import { whileMasked } from '#data/masking/remembered.ts'
import { askedKind, byUpload, dropAsked, dropAskedOf, keepAsked, readAsked } from '#store/asked-questions.ts'
import { createShelf } from '#store/record-store.ts'
import { keptList } from './kept-list.ts'
import { watchUnread } from './unreadable.ts'

/** What was asked of each chat, and answered. It is kept in this browser whichever host reads the chats, and deleted with its upload. */
const shelf = createShelf(database, askedKind)
const kept = keptList({ name: 'asked', read: () => readAsked(shelf), clear: () => shelf.clear() })
watchUnread('asked-questions', { shelf, read: kept.known, changed: kept.changed })

const none: readonly AskedQuestion[] = []
const shown = whileMasked((all: readonly AskedQuestion[]) =>
  byUpload(isMasked() ? all.map((each) => masking.mask('askedQuestion', each, each.uploadId)) : all),
)

/** What was asked of an upload, the first question first; null while that is not known. */
export function useAsked(uploadId: string): readonly AskedQuestion[] | null {
  const now = () => (kept.state() === 'unknown' ? null : (shown(kept.now()).get(uploadId) ?? none))
  return useSyncExternalStore(kept.hearShown, now, now)
}

/** How many questions of all chats are kept. */
export function useAskedCount(): number {
  const now = () => kept.now().length
  return useSyncExternalStore(kept.hear, now, now)
}

/** Keeps a question with its answer. Throws where there is no room. */
export async function keepQuestion(given: Omit<AskedQuestion, 'askedOn'>): Promise<void> {
  const entry: AskedQuestion = { askedOn: new Date().toISOString(), ...original(given) }
  await kept.changed(() => keepAsked(shelf, [entry]))
}

/** Forgets questions of an upload; gives the way back. */
export async function forgetQuestions(uploadId: string, ids: readonly string[]): Promise<() => Promise<void>> {
  const before = kept.now().filter((each) => each.uploadId === uploadId && ids.includes(each.id))
  await kept.changed(() => dropAsked(shelf, ids))
  return kept.wayBack(() => keepAsked(shelf, before))
}

/** Deletes for good what was asked of an upload, with the upload. */
export const forgetAskedOf = async (uploadId: string): Promise<void> => void (await kept.changed(() => dropAskedOf(shelf, uploadId)))

/** Adds questions, from a backup or an undo. Returns how many were new. */
export const bringInAsked = (given: readonly AskedQuestion[]): Promise<number> => kept.changed(() => keepAsked(shelf, given))

/** Everything that was asked, as it goes into a backup. */
export const allAsked = kept.all

/** Forgets it all. */
export const wipeAsked = kept.wipe
