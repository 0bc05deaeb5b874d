import { QueryClient } from '@tanstack/react-query'

/** Answers come from this device, so being offline stops nothing. */
export const createQueries = () =>
  new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', refetchOnWindowFocus: false }, mutations: { networkMode: 'always' } },
  })
