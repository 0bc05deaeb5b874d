import type { Filters } from '#data/search/filters.ts'
import type { Writers } from '#messages/dashboard/sentences.ts'
import { named } from './named.ts'

/** Who wrote what the filters leave. Everyone named is the whole chat. */
export function writersOf({ authors }: Pick<Filters, 'authors'>, people: number): Writers {
  if (authors.length === 0 || authors.length >= people) return { who: 'all' }
  return authors.length === 1 ? { who: 'one', name: named(authors[0]) } : { who: 'some' }
}
