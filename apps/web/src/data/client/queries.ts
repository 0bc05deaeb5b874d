import { QueryClient } from '@tanstack/react-query'
import { followTabs } from './tabs.ts'

/** Answers come from this device, so being offline stops nothing; what other tabs change is asked for anew. */
export function createQueries(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', refetchOnWindowFocus: false }, mutations: { networkMode: 'always' } },
  })
  followTabs(queries)
  return queries
}
