import type { Contract, Output } from '@convostat/api'
import type { Loadable } from '#data/client/loadable.ts'
import { isBlank, type Searching } from '#data/search/searching.ts'

/** What is known of a search: how many messages it found, or that the page asked for is behind the last one. */
export type Outcome = { is: 'unknown' } | { is: 'counted'; total: number } | { is: 'past-end' }

/** The count of the search before counts until the next one comes. */
export function outcomeOf(found: SearchResults, searching: Searching): Outcome {
  if (isBlank(searching)) return { is: 'unknown' }
  if (found.state === 'empty') return searching.offset > 0 ? { is: 'past-end' } : { is: 'counted', total: 0 }
  return found.state === 'ready' ? { is: 'counted', total: found.data.metadata.total_results } : { is: 'unknown' }
}

/** Whether there may be something to put into a file. */
export const mayHaveResults = (outcome: Outcome): boolean => outcome.is === 'past-end' || (outcome.is === 'counted' && outcome.total > 0)

export type SearchResults = Loadable<Output<Contract['search']['run']>>
