import type { Filters } from '#data/search/filters.ts'
import { briefName } from '#format/index.ts'
import type { Writers } from '#messages/en/dashboard.ts'
import { isolated } from './part-in-words.ts'

/** Who wrote what the filters leave. Everyone named is the whole chat. */
export function writersOf({ authors }: Pick<Filters, 'authors'>, people: number): Writers {
  if (authors.length === 0 || authors.length >= people) return { who: 'all' }
  return authors.length === 1 ? { who: 'one', name: isolated(briefName(authors[0])) } : { who: 'some' }
}
