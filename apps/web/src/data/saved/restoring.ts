import type { Failure, RestoredAnswer, Saved, SavedKind } from '@convostat/api'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { currentId } from '#data/chat/open-chat.ts'
import { makeRoomForUploads, openUpload, refreshUploads } from '#data/chat/uploads.ts'
import { api } from '#data/client/api.ts'
import { database } from '#data/client/database.ts'
import { finishDeletions } from '#data/deletions/finish-deletions.ts'
import { bringInLicense } from '#data/license/license.ts'
import { allPeople, bringInPeople } from '#data/people/people.ts'
import { mostAsked } from '#store/asked-questions.ts'
import { placeOf as placeOfCorrection } from '#store/corrections.ts'
import { placeOf as placeOfFavorite } from '#store/favorites.ts'
import { keptOffKey } from '#store/kept-off.ts'
import { leftOutKey } from '#store/left-out-words.ts'
import { alone, heldNames } from '#store/locks.ts'
import { milestoneKey } from '#store/milestones.ts'
import { beginRestore, forgetAllRestores, forgetRestores, noteRestore, type Restore, readRestores } from '#store/restores.ts'
import { allAsked, bringInAsked } from './asked-questions.ts'
import { type Bringings, type BroughtBack, bringBackEach } from './bring-back.ts'
import { allCorrections, bringInCorrections } from './corrections.ts'
import { allFavorites, bringIn } from './favorites.ts'
import { allKeptOff, bringInKeptOff } from './kept-off.ts'
import { allLeftOut, bringInLeftOut } from './left-out-words.ts'
import { allMarks, bringInMarks } from './moment-marks.ts'
import { allMilestones, bringInMilestones } from './saved-milestones.ts'
import { bringInUnread } from './unreadable.ts'

/** How a restore ended. */
export interface Restored {
  chats: RestoredAnswer
  saved: Record<keyof Bringings, BroughtBack>
  license: { isBack: boolean; refused: Failure | null }
  /** Records that this version cannot read: how many were restored, and how many could not be saved. */
  unread: { brought: number; failed: number }
}

const bringings: Bringings = {
  milestones: { bring: bringInMilestones, all: allMilestones, keyOf: ({ keyword }) => milestoneKey(keyword) },
  people: { bring: bringInPeople, all: allPeople, keyOf: ({ chat }) => chat },
  left_out: { bring: bringInLeftOut, all: allLeftOut, keyOf: ({ word }) => leftOutKey(word) },
  moments: { bring: bringInMarks, all: allMarks, keyOf: ({ id }) => id },
  kept_off: { bring: bringInKeptOff, all: allKeptOff, keyOf: keptOffKey },
  corrections: { bring: bringInCorrections, all: allCorrections, keyOf: placeOfCorrection },
  asked: { bring: bringInAskedBeside, all: allAsked, keyOf: ({ id }) => id },
  favorites: { bring: bringIn, all: allFavorites, keyOf: placeOfFavorite },
}

/** Questions of a backup push none out that is here: the newest of them take what room there is left. */
async function bringInAskedBeside(given: NonNullable<Saved['asked']>): Promise<number> {
  const room = new Map<string, number>()
  const there = await allAsked()
  for (const { uploadId } of there) room.set(uploadId, (room.get(uploadId) ?? mostAsked) - 1)
  const known = new Set(there.map(({ id }) => id))
  const fresh = given.filter(({ id }) => !known.has(id)).sort((a, b) => (a.askedOn < b.askedOn ? 1 : -1))
  const fitting = fresh.filter(({ uploadId }) => {
    const left = room.get(uploadId) ?? mostAsked
    room.set(uploadId, left - 1)
    return left > 0
  })
  return bringInAsked(fitting)
}

const lock = 'convostat-restore'
let isRestoring = false

/** One restore at a time, in all tabs. */
async function restoreAlone<T>(work: () => Promise<T>): Promise<T> {
  isRestoring = true
  try {
    return await alone(lock, work)
  } finally {
    isRestoring = false
  }
}

const isRestoringAnywhere = async (): Promise<boolean> => isRestoring || ((await heldNames())?.has(lock) ?? false)

/**
 * Restores a backup. It is noted first, then saved records are restored, each kind separately, then the chats: whatever stops
 * it between two of them, the next visit can finish or say what is missing. A second time changes nothing.
 */
export async function restoreBackup(queries: QueryClient, file: File, signal?: AbortSignal): Promise<Restored> {
  try {
    return await restoreAlone(() => restoreNoted(queries, file, signal))
  } finally {
    // While it is running, no restore is reported as interrupted.
    void queries.invalidateQueries(interruptedQuery)
  }
}

async function restoreNoted(queries: QueryClient, file: File, signal?: AbortSignal): Promise<Restored> {
  await makeRoomForUploads(queries)
  const answer = await api.uploads.restore({ file, only: 'saved' }, { signal })
  const { name: filename, size } = file
  signal?.throwIfAborted()
  const begun = await beginRestore(database, { filename, size, chats: answer.chats ?? [], saved: savedOf(answer) }).catch(() => null)
  try {
    return await restoreBegun(queries, file, answer, begun, signal)
  } catch (error) {
    // Everything was deleted meanwhile: nothing of it is brought back later.
    if (begun && signal?.aborted) await forgetRestores(database, [begun.key]).catch(() => undefined)
    throw error
  }
}

async function restoreBegun(
  queries: QueryClient,
  file: File,
  answer: RestoredAnswer,
  begun: Restore | null,
  signal?: AbortSignal,
): Promise<Restored> {
  const { saved, license, unread } = await bringBackNoted(begun, answer, signal)
  signal?.throwIfAborted()
  const chats = await api.uploads.restore({ file }, { signal })
  signal?.throwIfAborted()
  await refreshUploads(queries)
  // Questions of chats that were not there yet may have been taken for those of deleted ones.
  await bringBackEach({ favorites: [], milestones: [], asked: answer.asked }, bringings, signal)
  if (begun) await forgetCovered(begun).catch(() => undefined)
  const open = currentId()
  if (open !== null && chats.merged?.includes(open)) await openUpload(queries, open, false, {})
  return { chats, saved, license, unread }
}

/** Brings back everything that was saved, each kind separately. */
async function bringBackSaved(saved: Saved, signal?: AbortSignal): Promise<Omit<Restored, 'chats'>> {
  signal?.throwIfAborted()
  const bringingLicense = bringInLicense(saved.license, signal)
  const unread = await bringInUnread(saved.unreadable ?? [])
  return { saved: await bringBackEach(saved, bringings, signal), license: await bringingLicense, unread }
}

/** The same, and notes whether all of it is back. What did not fit beside the copy in the note may fit once that is gone. */
async function bringBackNoted(begun: Restore | null, given: Saved, signal?: AbortSignal): Promise<Omit<Restored, 'chats'>> {
  const first = await bringBackSaved(given, signal)
  if (!begun) return first
  const note = (isBack: boolean) => noteRestore(database, { ...begun, saved: null, isBack }).catch(() => undefined)
  await note(isAllBack(first))
  if (isAllBack(first)) return first
  const again = await bringBackSaved({ ...given, license: undefined }, signal)
  for (const kind of Object.keys(again.saved) as SavedKind[]) again.saved[kind].brought += first.saved[kind].brought
  again.unread.brought += first.unread.brought
  const both = { ...again, license: first.license }
  if (isAllBack(both)) await note(true)
  return both
}

/** A license that is used on other devices is not missing here. */
const isAllBack = ({ saved, license: { refused }, unread }: Omit<Restored, 'chats'>): boolean =>
  Object.values(saved).every(({ noRoom, failed }) => noRoom + failed === 0) &&
  unread.failed === 0 &&
  (refused === null || refused.code === 'device_limit')

/** Of an answer, what was saved. */
function savedOf({
  restored,
  skipped,
  damaged,
  no_room,
  merged,
  failed,
  chats,
  damaged_saved,
  damaged_kinds,
  ...saved
}: RestoredAnswer): Saved {
  return saved
}

/** Forgets a restore that has ended, and earlier ones of the same file, or that miss nothing but the same chats. */
async function forgetCovered({ key, chats, filename, size }: Restore): Promise<void> {
  const here = new Set(chats)
  const isSame = (each: Restore) => each.filename === filename && each.size === size
  const isCovered = (each: Restore) => isSame(each) || (each.isBack && each.chats.every((id) => here.has(id)))
  const covered = (await readRestores(database)).filter(isCovered)
  await forgetRestores(database, [key, ...covered.map((each) => each.key)])
}

/** A restore that a closed tab or a crash has ended: how many of its chats are here. Where all are, something that was saved is not. */
export interface Interrupted {
  filename: string
  size: number
  back: number
  all: number
}

/** Finishes what can be finished without the file, and returns what is still missing. */
export async function interruptedRestore(signal?: AbortSignal): Promise<Interrupted | null> {
  // Everything may be being deleted, and restores with it.
  await finishDeletions()
  const restores = await readRestores(database).catch(() => [])
  if (restores.length === 0 || (await isRestoringAnywhere())) return null
  for (const { saved, ...restore } of restores) if (saved) await bringBackNoted({ ...restore, saved }, saved)
  const noted = await readRestores(database)
  const there = new Set((await api.uploads.list(undefined, { signal })).uploads.map(({ id }) => id))
  const [over, left] = [true, false].map((is) => noted.filter(({ chats, isBack }) => (isBack && chats.every((id) => there.has(id))) === is))
  await forgetRestores(
    database,
    over.map(({ key }) => key),
  )
  const last = left.at(-1)
  if (!last) return null
  const { filename, size, chats } = last
  return { filename, size, back: chats.filter((id) => there.has(id)).length, all: chats.length }
}

const interruptedQuery = queryOptions({
  // It changes with the list of chats.
  queryKey: [api.uploads.list.key, 'interrupted-restore'],
  queryFn: ({ signal }) => interruptedRestore(signal).catch(() => null),
  retry: false,
})

/** The last restore that was interrupted, and how to dismiss its notice. */
export function useInterruptedRestore() {
  const queries = useQueryClient()
  const { data } = useQuery(interruptedQuery)
  const dismiss = async () => {
    await forgetAllRestores(database).catch(() => undefined)
    await queries.invalidateQueries(interruptedQuery)
  }
  return { last: data ?? null, dismiss }
}
