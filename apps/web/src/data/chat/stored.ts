import { Failure, type UploadAnswer } from '@convostat/api'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { api } from '#data/client/api.ts'

export type Stored = Pick<UploadAnswer, 'stored' | 'stored_problem'>

/** Asks immediately whether a chat is kept: once it is, leaving the page asks for nothing. */
export const refreshStored = (queries: QueryClient, id: string): Promise<void> => queries.invalidateQueries({ queryKey: ['stored', id] })

/** Where the chat's copy on this device is. It is written after the answer, so until then it is asked again. */
export function useStored({ upload_id: id, uploadDate, stored, stored_problem }: UploadAnswer): Stored {
  const { data } = useQuery({
    queryKey: ['stored', id, uploadDate],
    queryFn: async ({ signal }): Promise<Stored> => {
      return api.overview.get({}, { signal, uploadId: id }).catch((error: unknown) => {
        // It was deleted since; the place of its copy no longer matters.
        if (Failure.from(error).code === 'no_chat') return { stored: 'stored', stored_problem: null }
        throw error
      })
    },
    initialData: { stored, stored_problem },
    staleTime: Number.POSITIVE_INFINITY,
    // Asked no more on other screens, it stays true as long as the chat is open, and is forgotten with it.
    gcTime: Number.POSITIVE_INFINITY,
    enabled: stored === 'writing',
    refetchInterval: ({ state }) => (state.data?.stored === 'writing' ? 1500 : false),
    retry: false,
  })
  return data
}
