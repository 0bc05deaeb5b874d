import { Failure, type Progress, type UploadAnswer } from '@convostat/api'
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { api } from '#data/client/api.ts'
import { finishDeletions } from '#data/deletions/finish-deletions.ts'
import { currentId, forgetId, isUploadId, keepId, useCurrentId } from './current-id.ts'

export { currentId, isUploadId, useCurrentId } from './current-id.ts'

const chatKey = (id: string | null) => ['chat', id]

/** A chat that was just read is open already, and is what this tab looks at. */
export function openUploaded(queries: QueryClient, answer: UploadAnswer): void {
  forgetAnswers(queries)
  queries.setQueryData(chatKey(answer.upload_id), answer)
  keepId(answer.upload_id)
}

/**
 * The chat this tab looks at was opened again. Only its date is another, unless another tab has added to it since: then
 * whatever was asked before is asked again.
 */
export function openedAgain(queries: QueryClient, answer: UploadAnswer): void {
  const before = openedChat(queries)
  if (before && before.original_message_count !== answer.original_message_count) forgetAnswers(queries)
  queries.setQueryData(chatKey(answer.upload_id), answer)
}

/** From now on this tab looks at another upload, which is opened when a screen needs it; at none with null. */
export function lookAt(queries: QueryClient, id: string | null): void {
  forgetAnswers(queries)
  if (id === null) forgetId()
  else keepId(id)
}

/**
 * With another chat, or with the same one after more was merged into it, whatever was asked before is stopped and
 * forgotten.
 */
function forgetAnswers(queries: QueryClient, but?: string): void {
  const isKept = (kind: unknown, id: string) => (kind === 'chat' || kind === 'opening') && id === but
  queries.removeQueries({ predicate: ({ queryKey: [kind, id] }) => typeof id === 'string' && isUploadId(id) && !isKept(kind, id) })
}

const openingKey = (id: string | null) => ['opening', id]

/** How far the opening of the chat this tab looks at has come. */
export function useOpening(): Progress | undefined {
  const { data } = useQuery<Progress>({ queryKey: openingKey(useCurrentId()), queryFn: skipToken })
  return data
}

const chatQuery = (id: string | null) =>
  queryOptions({
    queryKey: chatKey(id),
    queryFn: async ({ signal, client }) => {
      if (id === null) throw new Failure('no_chat')
      // It may be one that an earlier page began to delete.
      await finishDeletions()
      const report = (progress: Progress) => void client.setQueryData(openingKey(id), progress)
      return api.uploads.open({ upload_id: id }, { signal, report })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Many components look at the chat: where it cannot be opened, each of them would have its file read again. Its screen has a Retry.
    retryOnMount: false,
  })

/** The chat this tab looks at; after a reload it is opened again from the copy on this device. */
export function useChat() {
  const id = useCurrentId()
  return useQuery({ ...chatQuery(id), enabled: id !== null })
}

/** Opens the chat this tab looks at again, with progress, and forgets what was asked about it. Null where it is another one by then. */
export async function reopenChat(queries: QueryClient): Promise<UploadAnswer | null> {
  const id = currentId()
  if (id === null) return null
  await queries.cancelQueries({ queryKey: chatKey(id) })
  // Where someone looks at it, this opens it.
  void queries.resetQueries({ queryKey: chatKey(id), exact: true }).catch(() => undefined)
  forgetAnswers(queries, id)
  const answer = await queries.fetchQuery(chatQuery(id))
  return id === currentId() ? answer : null
}

/** The chat this tab looks at, if it is open already: asking for it opens nothing. */
export const openedChat = (queries: QueryClient): UploadAnswer | undefined => queries.getQueryData(chatKey(currentId()))

/** Whether a chat is open, even before this tab has noted which one. */
export const isChatOpen = (queries: QueryClient): boolean =>
  queries.getQueriesData<UploadAnswer>({ queryKey: ['chat'] }).some(([, chat]) => chat !== undefined)

/** The chat's id once it is open, else null: nothing about a chat is asked before. */
export function useOpenId(): string | null {
  const { data } = useChat()
  return data?.upload_id ?? null
}
