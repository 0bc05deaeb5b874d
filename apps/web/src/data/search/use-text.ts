import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMasked } from '#data/masking/masked.ts'
import { texts } from './searching-texts.ts'
import { shownTyped } from './typed-texts.ts'

const queryKey = (key: string | null) => ['searching-text', key]

/** The words that are under the key of a history entry, none under no key; undefined while they are looked up. From then on a reload keeps them. */
export function useText(key: string | null): string | undefined {
  const { data: text } = useQuery({
    queryKey: queryKey(key),
    queryFn: () => (key === null ? '' : texts.read(key)),
    initialData: () => (key === null ? '' : texts.known(key)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  useEffect(() => {
    if (key !== null) void texts.keep(key)
  }, [key])
  useMasked()
  return text === undefined ? text : shownTyped(text)
}

/** The words under a key as they were drawn last, without looking them up. */
export const drawnText = (queries: QueryClient, key: string): string | undefined => queries.getQueryData<string>(queryKey(key))
