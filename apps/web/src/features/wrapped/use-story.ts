import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useMemo, useRef } from 'react'
import { useOpenId } from '#data/chat/open-chat.ts'
import { type KeptStory, keptStory, readStory } from './story-history.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Written by whichever version was open then: to be read with `readStory` only. */
    story?: unknown
  }
}

export interface OpenStory {
  /** The story that is open; null while none is. */
  story: KeptStory | null
  open: (year: number | null, at?: number) => void
  /** To another slide of it. */
  turnTo: (at: number) => void
  close: () => void
}

/** The story that is open over the screen. It lives in the history entry: Back closes it, and comes back to its slide. */
export function useStory(): OpenStory {
  const router = useRouter()
  const uploadId = useOpenId()
  const entry = useRouterState({ select: ({ location }) => location.state.story })
  const story = useMemo(() => readStory(entry, uploadId), [entry, uploadId])
  /** Two Escapes before the browser has gone back are one. */
  const closing = useRef<unknown>(null)

  const write = useCallback(
    (next: Partial<Pick<KeptStory, 'year' | 'at'>>) => {
      if (uploadId === null) return
      const { state } = router.history.location
      const before = readStory(state.story, uploadId)
      const story = keptStory({ year: null, at: 0, upload_id: uploadId, isOver: true, ...before, ...next })
      void router.navigate({ to: '.', state: { ...state, story }, replace: before !== null, resetScroll: false })
    },
    [router, uploadId],
  )
  const open = useCallback((year: number | null, at = 0) => write({ year, at }), [write])
  const turnTo = useCallback((at: number) => write({ at }), [write])
  const close = useCallback(() => {
    const { state } = router.history.location
    const before = readStory(state.story, uploadId)
    if (!before || closing.current === state.story) return
    closing.current = state.story
    if (before.isOver) router.history.back()
    else void router.navigate({ to: '.', state: { ...state, story: undefined }, replace: true, resetScroll: false })
  }, [router, uploadId])
  return { story, open, turnTo, close }
}
