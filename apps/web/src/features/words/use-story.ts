import type { Contract, Output } from '@convostat/api'
import { api } from '#data/client/api.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { useCall } from '#data/client/use-call.ts'

type Calls = Contract['milestones']

/** The story of a word: its first message, how often by whom, and when. */
export interface Story {
  first: NonNullable<Output<Calls['first']>['first_occurrence']>
  statistics: Output<Calls['statistics']>['statistics']
  months: Output<Calls['timeline']>['timeline']
}

/** The story of a word in the whole chat, as custom milestones tell it. One answer that fails is a failure of all. */
export function useStory(keyword: string): Loadable<Story> {
  const first = useCall(api.milestones.first, { keyword })
  const statistics = useCall(api.milestones.statistics, { keyword })
  const timeline = useCall(api.milestones.timeline, { keyword })
  const all = [first, statistics, timeline]
  const failed = all.filter((each) => each.state === 'failed')
  if (failed.length > 0) {
    const again = () => {
      for (const each of failed) each.again?.()
    }
    return { state: 'failed', failure: failed[0].failure, again }
  }
  if (all.some(({ state }) => state === 'empty')) return { state: 'empty' }
  if (first.state !== 'ready' || statistics.state !== 'ready' || timeline.state !== 'ready') return { state: 'loading' }
  const { first_occurrence: message } = first.data
  if (!message) return { state: 'empty' }
  return { state: 'ready', data: { first: message, statistics: statistics.data.statistics, months: timeline.data.timeline } }
}
