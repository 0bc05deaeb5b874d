import type { UploadAnswer } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useMemo, useRef } from 'react'
import { changedSearching } from './changed-searching.ts'
import { isOfVisit } from './filters.ts'
import { kept, queryKeyIn, readSearching, type Searching } from './searching.ts'
import { texts } from './searching-texts.ts'
import { drawnText, useText } from './use-text.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Written by whichever version was open then: to be read with `readSearching` only. */
    searching?: unknown
  }
}

interface Options {
  /** Whether changes are of the entry they are made on: Back leads past them. */
  isReplacing?: boolean
}

/** Changes the search, from its first page unless a page is named. What is changed during one visit to a control is one history entry. */
export type ChangeSearching = (change: (now: Searching) => Partial<Searching>, visit?: string | null) => void

/**
 * The search on the screen. It lives in the history entry, so back, forward and a reload keep it, and never in the address.
 * Null while its words are looked up.
 */
export function useSearching(
  { upload_id: id, overview }: UploadAnswer,
  { isReplacing = false }: Options = {},
): { searching: Searching | null; change: ChangeSearching } {
  const router = useRouter()
  const queries = useQueryClient()
  const people = overview.participants
  const entry = useRouterState({ select: ({ location }) => location.state.searching })
  const key = queryKeyIn(entry, id)
  const query = useText(key)
  /** The words that were typed last, and that one entry alone refers to. */
  const typed = useRef<string | null>(null)
  const change: ChangeSearching = useCallback(
    (change, visit = null) => {
      // As it is in the entry, not as it was drawn last: two changes may come between two paints.
      const { searching: entry } = router.history.location.state
      const drawn = (key: string) => drawnText(queries, key)
      const changed = changedSearching({ entry, uploadId: id, people, drawn, texts }, change)
      if (changed === null) return
      const { next, key, before } = changed
      const replace = isReplacing || isOfVisit(entry, id, visit)
      const isSuperseded = replace && before !== null && before === typed.current && before !== key
      typed.current = key === before ? null : key
      const { conversation } = router.history.location.state
      const state = { ...(conversation !== undefined && { conversation }), searching: kept(next, key, id, visit, people) }
      void router.navigate({ to: '.', hash: true, state, replace, resetScroll: false })
      if (isSuperseded) void texts.drop(before)
    },
    [router, queries, id, people, isReplacing],
  )
  const searching = useMemo(() => (query === undefined ? null : readSearching(entry, id, people, query)), [entry, id, people, query])
  return { searching, change }
}
