import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useMemo, useRef } from 'react'
import { useOpenId } from '#data/chat/open-chat.ts'

/** The version of its history entry: entries of an older version are ignored. */
const version = 1

/** A story that is open, as it is kept in a history entry: numbers, no word. */
interface KeptStory {
  version: typeof version
  upload_id: string
  /** Null for all time. */
  year: number | null
  /** Which slide, from 0. */
  at: number
  /** Whether the entry below is the same screen without the story. */
  isOver: boolean
}

const keptStory = (story: Omit<KeptStory, 'version'>): KeptStory => ({ version, ...story })

/** What a history entry says of a story of this upload; null where it says nothing that can be read. */
function readStory(entry: unknown, uploadId: string | null): KeptStory | null {
  const { version: written, upload_id, year, at, isOver } = Object(entry) as Record<string, unknown>
  if (written !== version || uploadId === null || upload_id !== uploadId || !isWhole(at) || !(year === null || isWhole(year))) return null
  return { version, upload_id: uploadId, year, at, isOver: isOver === true }
}

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

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
