import { type Asked, type Asking, type Call, Failure, type Plain, type PlainMethod } from '@convostat/api'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useOpenId } from '#data/chat/open-chat.ts'
import { usePlan } from '#data/license/plan.ts'
import { api } from './api.ts'
import { type Loadable, loadable } from './loadable.ts'
import { scoringKey } from './scoring.ts'

/**
 * What one call about the current chat answers, as one of five states. Nothing is asked before the chat is open and the
 * plan is known, and a locked call never is. Answers are kept by call, chat and input; while the answer to another
 * input is on its way, the one before stays, marked as such. An answer that is `known` already is not asked for, nor what
 * `isWanted` later only. `meanwhile` is shown until there is an answer, and marked
 * as previous once the chat is open.
 */
export function useCall<A, I, O, P>(
  method: PlainMethod<Call<A, I, O, P>>,
  input: Asked<Call<A, I, O, P>>,
  { known, isWanted = true, meanwhile }: { known?: P; isWanted?: boolean; meanwhile?: P } = {},
): Loadable<P> {
  const { plan, isKnown } = usePlan()
  const id = useOpenId()
  const isLocked = method.call.plan === 'pro' && plan === 'free'
  const query = useQuery({
    ...callQuery(method, input, id),
    enabled: isWanted && id !== null && isKnown && !isLocked,
    // Before the chat is open it is a snapshot's, and must not become an answer.
    initialData: id === null ? undefined : known,
    placeholderData: (previous, of) => (of?.queryKey[1] === id ? previous : undefined),
  })
  const isAnswered = query.data !== undefined && !query.isPlaceholderData
  return loadable(method.call, plan, {
    data: known ?? (isAnswered ? query.data : (meanwhile ?? query.data)),
    isPrevious: meanwhile === undefined ? query.isPlaceholderData : !isAnswered && id !== null,
    error: query.isFetching ? null : query.error,
    again: () => void query.refetch(),
  })
}

/** One call about the chat with this id, as it is kept. */
export const callQuery = <A, I, O, P>(method: PlainMethod<Call<A, I, O, P>>, input: Asked<Call<A, I, O, P>>, id: string | null) => ({
  queryKey: [method.key, id, input],
  queryFn: ({ signal, client }: { signal: AbortSignal; client: QueryClient }) =>
    askAbout(method, input, id, { signal, report: (progress) => void client.setQueryData(scoringKey(id), progress) }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/**
 * The call says which chat it is about: another tab may have opened another one where they are held for both. Where
 * the host has lost the chat (its worker died, its session was wiped), it is opened again, once.
 */
export async function askAbout<A, I, O, P>(method: PlainMethod<Call<A, I, O, P>>, input: A, id: string | null, from: Asking): Promise<P> {
  // The client's optional first argument cannot be resolved while the input's type is open.
  const plain: (input: A, asking: Asking) => Promise<Plain<Call<A, I, O, P>>> = method
  const asking = { ...from, uploadId: id ?? undefined }
  try {
    return await plain(input, asking)
  } catch (error) {
    if (id === null || !(error instanceof Failure) || error.code !== 'no_chat') throw error
    await api.uploads.open({ upload_id: id }, { signal: from.signal })
    return plain(input, asking)
  }
}
