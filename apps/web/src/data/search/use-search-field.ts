import { type HistoryState, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { currentId } from '#data/chat/open-chat.ts'
import { searchEntry } from './searching.ts'
import { rememberTyped } from './typed-texts.ts'

export interface SearchField {
  /** Whether there is a search, and a chat to search. */
  isThere: boolean
  /** To the search screen's field, with these words in it; without any as it is. */
  go: (query?: string) => void
}

const path = '/search'
/** The field's id on the search screen. */
export const searchFieldId = 'search-field'
/** A screen that is loaded already is drawn within a few frames. */
const longestWait = 3000

/** The way to the field in which the chat is searched. */
export function useSearchField(): SearchField {
  const router = useRouter()
  const go = useCallback(
    (query?: string) => {
      const id = currentId()
      rememberTyped(query ?? '')
      const isHere = router.state.location.pathname === path
      // The chat need not be open yet: the search opens it.
      const state: HistoryState | undefined =
        id !== null && query ? searchEntry({ upload_id: id, overview: { participants: [] } }, { query }) : undefined
      const coming = isHere && !state ? Promise.resolve() : router.navigate({ to: path, state })
      void coming.then(focusField)
    },
    [router],
  )
  const isThere = path in router.routesByPath && currentId() !== null
  return useMemo(() => ({ isThere, go }), [isThere, go])
}

/** Focuses the field as soon as it is drawn, its words chosen, so that the next ones take their place. */
function focusField(): void {
  const since = performance.now()
  const look = () => {
    const field = document.getElementById(searchFieldId)
    if (field instanceof HTMLInputElement) {
      field.focus()
      field.select()
    } else if (performance.now() - since < longestWait) requestAnimationFrame(look)
  }
  look()
}
