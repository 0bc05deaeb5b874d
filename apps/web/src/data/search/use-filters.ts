import type { UploadAnswer } from '@convostat/api'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type Filters, isOfVisit, kept, readFilters } from './filters.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Written by whichever version was open then: to be read with `readFilters` only. */
    filters?: unknown
  }
}

/** Changes the filters. What is changed during one visit to a control is one history entry. */
export type ChangeFilters = (change: (now: Filters) => Filters, visit?: string | null) => void

/**
 * The filters of the chat on the screen. They live in the history entry, so back, forward and a reload keep them, and
 * never in the address, which must not contain a name. Another chat in the same entry starts with none.
 */
export function useFilters({ upload_id: id, overview }: UploadAnswer): { filters: Filters; change: ChangeFilters } {
  const router = useRouter()
  const people = overview.participants
  const entry = useRouterState({ select: ({ location }) => location.state.filters })
  const filters = useMemo(() => readFilters(entry, id, people), [entry, id, people])
  const change: ChangeFilters = useCallback(
    (change, visit = null) => {
      // As they are in the entry, not as they were drawn last: two changes may come between two paints.
      const { filters: entry } = router.history.location.state
      void router.navigate({
        to: '.',
        state: { filters: kept(change(readFilters(entry, id, people)), id, visit, people) },
        replace: isOfVisit(entry, id, visit),
        resetScroll: false,
      })
    },
    [router, id, people],
  )
  return { filters, change }
}

let visits = 0
/** A name for one visit, never given twice, not even after a reload. */
export const newVisit = (): string => `${performance.timeOrigin}-${++visits}`
