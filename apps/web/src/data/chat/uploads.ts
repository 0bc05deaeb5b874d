import type { Asking, History, HistoryEntry, UploadAnswer } from '@convostat/api'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#data/client/api.ts'
import { type Loadable, loadable } from '#data/client/loadable.ts'
import { reportPackKey } from '#data/client/report-pack.ts'
import { type ErasedPart, forgetAll } from '#data/deletions/delete-everything.ts'
import { useDeletions } from '#data/deletions/deletions-shown.ts'
import { finishDeletions } from '#data/deletions/finish-deletions.ts'
import { deleteAll, deleteAtOnce, makeRoom, replaceOnceKept } from '#data/deletions/uploads-deleting.ts'
import { currentId, isChatOpen, lookAt, openedAgain, openUploaded } from './open-chat.ts'
import { forgetRibbons } from './upload-ribbons.ts'

/** How many uploads are kept, and how many of them are shown at first. */
export const keptUploads = 10
export const shownUploads = 6

/** What is kept. Another tab may have changed it, so it is asked again when this one is returned to. */
const historyQuery = queryOptions({
  queryKey: [api.uploads.list.key],
  queryFn: async ({ signal }) => {
    await finishDeletions()
    return api.uploads.list(undefined, { signal })
  },
  refetchOnWindowFocus: 'always',
  // A screen without the list must still know whether anything is kept.
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** What is kept: the uploads, newest first, without those being deleted, what is damaged, and the room they take. */
export function useHistory(): Loadable<History> {
  const { data, error, isFetching, refetch } = useQuery(historyQuery)
  const deletions = useDeletions()
  const gone = new Set(deletions.flatMap(({ id, state }) => (state === 'undoable' || state === 'deleting' ? [id] : [])))
  const history = data && { ...data, uploads: data.uploads.filter(({ id }) => !gone.has(id)) }
  return loadable<History>({ plan: 'free', isEmpty: isNothingKept }, 'free', {
    data: history,
    error: isFetching ? null : error,
    again: () => void refetch(),
  })
}

/**
 * Whether there are chats, and this browser keeps none. The list may be older than the open chat: it is asked for again only while a screen
 * shows it.
 */
export function isKeptNowhere(queries: QueryClient): boolean {
  const history = queries.getQueryData<History>(historyQuery.queryKey)
  return history?.storage.kind === 'memory' && (history.uploads.length > 0 || isChatOpen(queries))
}

const isNothingKept = ({ uploads, damaged }: History): boolean => uploads.length === 0 && damaged.length === 0

/** The entries of deletions that other tabs asked for, once there are any. */
export function useDeletedEntries(): ReadonlyMap<string, HistoryEntry> {
  const deletions = useDeletions()
  const { data } = useQuery({ ...historyQuery, enabled: deletions.some(({ upload }) => upload === null) })
  return new Map(data?.uploads.map((upload) => [upload.id, upload]))
}

/** Deletes an upload that cannot be read any more, with nothing to be had back. */
export async function deleteDamaged(queries: QueryClient, id: string): Promise<void> {
  await deleteAtOnce(id)
  await refreshUploads(queries)
}

/** Deletes every upload, what was saved out of them and said of their messages, the license, and all that this browser remembers but the theme and the language. Gives what could not be deleted. */
export async function deleteEverything(queries: QueryClient): Promise<readonly ErasedPart[]> {
  const left = await deleteAll()
  void queries.invalidateQueries({ queryKey: reportPackKey })
  dropHeld(queries)
  await refreshUploads(queries)
  return left
}

/** Nothing was left of what this tab looked at. */
export function dropHeld(queries: QueryClient): void {
  lookAt(queries, null)
  forgetRibbons(queries)
  forgetAll()
}

/** Asks for the list again after it has changed; done when the new one is there. */
export const refreshUploads = (queries: QueryClient): Promise<void> => queries.invalidateQueries(historyQuery)

/** Before an upload or a backup takes places in the history: uploads whose deletion can still be undone are deleted for good, except for the one that is added to. */
export const makeRoomForUploads = (queries: QueryClient, addedTo?: string): Promise<void> =>
  makeRoom(() => refreshUploads(queries), addedTo)

/** Deletes an upload as soon as the one that takes its place is kept. */
export const replaceUpload = (queries: QueryClient, upload: HistoryEntry, by: string): Promise<void> =>
  replaceOnceKept(upload, by, () => refreshUploads(queries))

/** Opens an upload from its copy. With `refresh` it counts as analyzed now. */
export async function openUpload(queries: QueryClient, id: string, refresh: boolean, asking: Asking): Promise<UploadAnswer> {
  const before = currentId()
  try {
    const answer = await api.uploads.open({ upload_id: id, refresh }, asking)
    asking.signal?.throwIfAborted()
    return opened(queries, answer, refresh)
  } catch (error) {
    // Canceled too late, the other chat may be the open one: this tab's is opened again, immediately where it still is.
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
