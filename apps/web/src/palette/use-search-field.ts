import type { UploadAnswer } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { type HistoryState, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { currentId, openedChat } from '../data/current.ts'
import { searchEntry } from '../data/searching.ts'

export interface SearchField {
  /** Whether there is a search, and a chat to search. */
  isThere: boolean
  /** To the search screen's field, with these words in it; without any as it is. */
  go: (query?: string) => void
}

const path = '/search'
const fieldId = 'search-field'
/** A screen that is loaded already is drawn within a few frames. */
const longestWait = 3000

/** The way to the field in which the chat is searched. */
export function useSearchField(): SearchField {
  const router = useRouter()
  const queries = useQueryClient()
  const go = useCallback(
    (query?: string) => {
      const chat: UploadAnswer | undefined = openedChat(queries)
      const isHere = router.state.location.pathname === path
      const state: HistoryState | undefined = chat && query ? searchEntry(chat, { query }) : undefined
      const coming = isHere && !state ? Promise.resolve() : router.navigate({ to: path, state })
      void coming.then(focusField)
    },
    [router, queries],
  )
  const isThere = path in router.routesByPath && currentId() !== null
  return useMemo(() => ({ isThere, go }), [isThere, go])
}

/** Focuses the field as soon as it is drawn, its words chosen, so that the next ones take their place. */
function focusField(): void {
  const since = performance.now()
  const look = () => {
    const field = document.getElementById(fieldId)
    if (field instanceof HTMLInputElement) {
      field.focus()
      field.select()
    } else if (performance.now() - since < longestWait) requestAnimationFrame(look)
  }
  look()
}
