import type { UploadAnswer } from '@convostat/api'
import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

export type Stored = Pick<UploadAnswer, 'stored' | 'stored_problem'>

/** Where the chat's copy on this device stands. It is written after the answer, so while it is, it is asked again. */
export function useStored({ upload_id: id, uploadDate, stored, stored_problem }: UploadAnswer): Stored {
  const { data } = useQuery({
    queryKey: ['stored', id, uploadDate],
    queryFn: async ({ signal }): Promise<Stored> => {
      const answer = await api.overview.get({}, { signal })
      // Another chat was opened since; what is known of this one no longer matters.
      return answer.upload_id === id ? answer : { stored: 'stored', stored_problem: null }
    },
    initialData: { stored, stored_problem },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: stored === 'writing',
    refetchInterval: ({ state }) => (state.data?.stored === 'writing' ? 1500 : false),
    retry: false,
  })
  return data
}
