import type { Contract, Output } from '@convostat/api'
import type { Loadable } from '#data/client/loadable.ts'

type Calls = Contract['milestones']

/** A message that contains the keyword. */
export type Match = Output<Calls['search']>['matches'][number]
export type First = NonNullable<Output<Calls['first']>['first_occurrence']>
export type Statistics = Output<Calls['statistics']>['statistics']
type Month = Output<Calls['timeline']>['timeline'][number]

/** Everything that is found of a keyword. */
export interface MilestoneMatches {
  first: First
  last: Match
  statistics: Statistics
  timeline: Month[]
  /** The page's, oldest first. */
  matches: Match[]
  /** How many come before the page; while another one is on its way, before the one that is still shown. */
  offset: number
  /** Messages with the keyword, on all pages. */
  count: number
}

interface Answers {
  first: Loadable<Output<Calls['first']>>
  statistics: Loadable<Output<Calls['statistics']>>
  timeline: Loadable<Output<Calls['timeline']>>
  matches: Loadable<Output<Calls['search']>>
  last: Loadable<Output<Calls['search']>>
  /** Where the matches begin. */
  offset: number
}

/** The five answers as one. One that fails is a failure of all: nothing half is shown. */
export function together({ first, statistics, timeline, matches, last, offset }: Answers): Loadable<MilestoneMatches> {
  const all = [first, statistics, timeline, matches, last]
  const failed = all.filter((each) => each.state === 'failed')
  if (failed.length > 0) {
    const { failure } = failed[0]
    const again = () => {
      for (const each of failed) each.again?.()
    }
    return { state: 'failed', failure, again }
  }
  if (all.some(({ state }) => state === 'empty')) return { state: 'empty' }
  if (first.state !== 'ready' || statistics.state !== 'ready' || timeline.state !== 'ready') return { state: 'loading' }
  if (matches.state !== 'ready' || last.state !== 'ready') return { state: 'loading' }
  const [lastMatch] = last.data.matches
  const { first_occurrence: firstMatch } = first.data
  // The last match is asked for once it is known how many there are.
  if (!firstMatch || !lastMatch || last.isPrevious) return { state: 'loading' }
  return {
    state: 'ready',
    isPrevious: matches.isPrevious,
    data: {
      first: firstMatch,
      last: lastMatch,
      statistics: statistics.data.statistics,
      timeline: timeline.data.timeline,
      ...matches.data,
      offset,
    },
  }
}
