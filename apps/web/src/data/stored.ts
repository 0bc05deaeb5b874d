import type { UploadAnswer } from '@convostat/api'
import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

/** Where the chat's copy on this device stands. It is written after the answer, so while it is, it is asked again. */
export function useStored({ upload_id: id, stored }: UploadAnswer): UploadAnswer['stored'] {
  const { data } = useQuery({
    queryKey: ['stored', id],
    queryFn: async ({ signal }) => (await api.overview.get({}, { signal })).stored,
    initialData: stored,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: stored === 'writing',
    refetchInterval: ({ state }) => (state.data === 'writing' ? 1500 : false),
    retry: false,
  })
  return data
}
