import { useState } from 'react'
import { api } from '#data/client/api.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { useCall } from '#data/client/use-call.ts'
import { pageSize } from './keyword-entry.ts'
import { type MilestoneMatches, together } from './milestone-matches.ts'
import { localDay } from './today.ts'

/** What is found of a keyword, or that nothing is. */
export function useMilestone(keyword: string, offset: number): Loadable<MilestoneMatches> {
  const [today] = useState(() => localDay())
  const first = useCall(api.milestones.first, { keyword, today })
  const statistics = useCall(api.milestones.statistics, { keyword })
  const timeline = useCall(api.milestones.timeline, { keyword })
  const matches = useCall(api.milestones.search, { keyword, limit: pageSize, offset })
  // The page that is shown is the one before while the next is on its way.
  const [shownOffset, setShownOffset] = useState(offset)
  if (matches.state === 'ready' && !matches.isPrevious && shownOffset !== offset) setShownOffset(offset)
  const count = matches.state === 'ready' ? matches.data.count : 0
  const last = useCall(api.milestones.search, { keyword, limit: 1, offset: Math.max(0, count - 1) })
  return together({ first, statistics, timeline, matches, last, offset: shownOffset })
}
