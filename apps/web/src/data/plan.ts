import type { Plan } from '@convostat/api'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

export const planQuery = queryOptions({
  queryKey: [api.license.status.key],
  queryFn: ({ signal }) => api.license.status(undefined, { signal }),
  staleTime: 300_000,
  refetchInterval: 300_000,
  refetchOnWindowFocus: 'always',
  retry: false,
})

/** The plan as the API last told it; Free until it has. `isKnown` is false while it has not answered at all. */
export function usePlan(): { plan: Plan; isKnown: boolean } {
  const { data, isError } = useQuery(planQuery)
  return { plan: data?.is_pro ? 'pro' : 'free', isKnown: data !== undefined || isError }
}
