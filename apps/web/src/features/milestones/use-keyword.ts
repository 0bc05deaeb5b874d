import type { UploadAnswer } from '@convostat/api'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'
import { original } from '#data/masking/masking.ts'
import { mostTyped } from '#data/search/searching.ts'
import { texts } from '#data/search/searching-texts.ts'
import { rememberTyped } from '#data/search/typed-texts.ts'
import { useText } from '#data/search/use-text.ts'
import { kept, readKeyword } from './keyword-entry.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Written by whichever version was open then: to be read with `readKeyword` only. */
    milestone?: unknown
  }
}

export interface ChosenKeyword {
  /** Null while none is chosen; undefined while it is looked up. */
  keyword: string | null | undefined
  /** How many matches come before the page. */
  offset: number
  /** Looks another keyword up. */
  choose: (keyword: string) => void
  /** Turns to another page of the same. */
  turnTo: (offset: number) => void
}

/** The keyword on the screen. It lives in the history entry, so back, forward and a reload keep it, and never in the address. */
export function useKeyword({ upload_id: id }: UploadAnswer): ChosenKeyword {
  const router = useRouter()
  const entry = useRouterState({ select: ({ location }) => location.state.milestone })
  const shown = readKeyword(entry, id)
  const key = shown?.key ?? null
  const text = useText(key)
  const choose = useCallback(
    (keyword: string) => {
      rememberTyped(keyword.trim())
      const next = texts.keyFor(original(keyword.trim()).slice(0, mostTyped), id)
      // The same again is no other entry.
      const replace = readKeyword(router.history.location.state.milestone, id)?.key === next
      void router.navigate({ to: '.', state: { milestone: kept(next, id, 0) }, replace, resetScroll: false })
    },
    [router, id],
  )
  const turnTo = useCallback(
    (offset: number) => {
      if (key !== null) void router.navigate({ to: '.', state: { milestone: kept(key, id, offset) }, resetScroll: false })
    },
    [router, id, key],
  )
  return { keyword: text === '' ? null : text, offset: shown?.offset ?? 0, choose, turnTo }
}
