import type { Asking, History, UploadAnswer } from '@convostat/api'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { keepAskedOf, wipeAsked } from './asked-questions.ts'
import { wipeCorrections } from './corrections.ts'
import { currentId, lookAt, openedAgain, openUploaded } from './current.ts'
import { dropDrafts } from './drafts.ts'
import { wipeFavorites } from './favorites.ts'
import { wipeLeftOut } from './left-out-words.ts'
import { wipeLicense } from './license.ts'
import { type Loadable, loadable } from './loadable.ts'
import { wipeMarks } from './moment-marks.ts'
import { wipePeople } from './people.ts'
import { forgetReportPack, reportPackKey } from './report-pack.ts'
import { wipeMilestones } from './saved-milestones.ts'
import { texts } from './searching-texts.ts'
import { wipeAnswered } from './unreadable.ts'
import { finishDeletions, forgetDeletions, forgetSaidWithLast, makeRoom, useDeletions } from './uploads-deleting.ts'

/** How many uploads are kept, and how many of them are shown at first. */
export const keptUploads = 10
export const shownUploads = 6

/** What is kept. Another tab may have changed it, so whoever comes back to this one asks anew. */
const historyQuery = queryOptions({
  queryKey: [api.uploads.list.key],
  queryFn: async ({ signal, client }) => {
    // What was deleted as the last page was left may still lie there.
    await finishDeletions()
    const listedOn = new Date().toISOString()
    const history = await api.uploads.list(undefined, { signal })
    const before = client.getQueryData<History>([api.uploads.list.key])
    await Promise.all(goneSince(before, history).map((id) => texts.forgetOf(id)))
    // Wherever an upload went, what was asked of it goes, too.
    await keepAskedOf(new Set(idsIn(history)), listedOn).catch(() => undefined)
    return history
  },
  refetchOnWindowFocus: 'always',
  retry: false,
})

/** What is kept: the uploads, newest first, without those being deleted, what is damaged, and the room they take. */
export function useHistory(): Loadable<History> {
  const { data, error, isFetching, refetch } = useQuery(historyQuery)
  const deletions = useDeletions()
  const isGone = (id: string) => deletions.some(({ upload, state }) => upload.id === id && state !== 'failed')
  const history = data && { ...data, uploads: data.uploads.filter(({ id }) => !isGone(id)).slice(0, keptUploads) }
  return loadable<History>({ plan: 'free', isEmpty: isNothingKept }, 'free', {
    data: history,
    error: isFetching ? null : error,
    again: () => void refetch(),
  })
}

/** Whether there are chats, and this browser keeps none. */
export function isKeptNowhere(queries: QueryClient): boolean {
  const history = queries.getQueryData<History>(historyQuery.queryKey)
  return history?.storage.kind === 'memory' && history.uploads.length > 0
}

/** The uploads that were kept and are no more, as the oldest that made room: only the store in the browser tells which. */
export function goneSince(before: History | undefined, now: History): string[] {
  const there = new Set(idsIn(now))
  return before ? idsIn(before).filter((id) => !there.has(id)) : []
}

const idsIn = ({ uploads, damaged }: History): string[] => [...uploads, ...damaged].map(({ id }) => id)

const isNothingKept = ({ uploads, damaged }: History): boolean => uploads.length === 0 && damaged.length === 0

/** Deletes an upload that cannot be read any more, with nothing to be had back. */
export async function deleteDamaged(queries: QueryClient, id: string): Promise<void> {
  await api.uploads.delete({ upload_id: id })
  await forgetSaidWithLast()
  await refreshUploads(queries)
}

/** Forgets every upload, what was saved out of them and said of their messages, the license, and all that this browser remembers but the theme and the language. */
export async function deleteEverything(queries: QueryClient): Promise<void> {
  await api.uploads.delete({ all: true })
  forgetDeletions()
  await texts.forget()
  await wipeMilestones()
  await wipeLeftOut()
  await wipeMarks()
  await wipeCorrections()
  await wipePeople()
  await wipeAsked()
  await wipeAnswered()
  dropDrafts()
  await wipeFavorites()
  await wipeLicense()
  await forgetReportPack()
  void queries.invalidateQueries({ queryKey: reportPackKey })
  lookAt(queries, null)
  forgetAll()
  await refreshUploads(queries)
}

function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key !== 'theme' && key !== 'language') localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // Where nothing can be stored, nothing is.
  }
}

/** Asks for the list again after it has changed; done when the new one is there. */
export const refreshUploads = (queries: QueryClient): Promise<void> => queries.invalidateQueries(historyQuery)

/** Before an upload or a backup takes places in the history: uploads that can still be had back are deleted for good. */
export const makeRoomForUploads = (queries: QueryClient): Promise<void> => makeRoom(() => refreshUploads(queries))

/** Opens an upload from its copy. With `refresh` it counts as analyzed now. */
export async function openUpload(queries: QueryClient, id: string, refresh: boolean, asking: Asking): Promise<UploadAnswer> {
  const before = currentId()
  try {
    const answer = await api.uploads.open({ upload_id: id, refresh }, asking)
    asking.signal?.throwIfAborted()
    return opened(queries, answer, refresh)
  } catch (error) {
    // Canceled too late, the other chat may be the open one: this tab's is opened again, at once where it still is.
    if (asking.signal?.aborted && before !== null) void api.uploads.open({ upload_id: before }).catch(() => undefined)
    throw error
  }
}

function opened(queries: QueryClient, answer: UploadAnswer, refresh: boolean): UploadAnswer {
  if (answer.upload_id === currentId()) openedAgain(queries, answer)
  else openUploaded(queries, answer)
  if (refresh) void refreshUploads(queries)
  return answer
}
