import { useMemo } from 'react'
import type { Picked, Point } from '#charts/point.ts'
import type { Loadable } from '#data/client/loadable.ts'
import type { LeadTo } from '#data/search/search-links.ts'

/** What stands where a chart of this answer is clicked, as `at` tells; null where it leads nowhere. `at` is the same at every drawing. */
export function usePointAt<T>(
  of: Loadable<T>,
  leadTo: LeadTo | null,
  at: (answer: T, picked: Picked, leadTo: LeadTo) => Point | null,
): ((picked: Picked) => Point | null) | null {
  const answer = of.state === 'ready' ? of.data : null
  return useMemo(() => leadTo && ((picked) => answer && at(answer, picked, leadTo)), [answer, leadTo, at])
}
