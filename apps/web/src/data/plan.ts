import type { Plan } from '@convostat/api'
import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

/** The plan as the API last told it; Free until it has. `isKnown` is false while it was never told. */
export function usePlan(): { plan: Plan; isKnown: boolean } {
  const { data, isError } = useQuery({
    queryKey: [api.license.status.key],
    queryFn: ({ signal }) => api.license.status(undefined, { signal }),
    refetchInterval: 300_000,
    refetchOnWindowFocus: true,
    retry: false,
  })
  return { plan: data?.is_pro ? 'pro' : 'free', isKnown: data !== undefined || isError }
}
