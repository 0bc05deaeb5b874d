import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useMemo, useRef } from 'react'
import { useOpenId } from '#data/chat/open-chat.ts'
import { type KeptConversation, readConversation, version } from './kept-conversation.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Written by whichever version was open then: to be read with `readConversation` only. */
    conversation?: unknown
  }
}

export interface OpenConversation {
  /** The message whose conversation is open; null while none is. */
  openId: number | null
  /** Its place among those it was found with; null where nobody said one. */
  openAt: number | null
  /** Opens a message in its conversation; while one is open, the other takes its place. */
  open: (id: number, at?: number) => void
  close: () => void
}

/** The conversation that is open over the screen. It lives in the history entry: Back closes it, and a reload keeps it. */
export function useConversation(): OpenConversation {
  const router = useRouter()
  const uploadId = useOpenId()
  const entry = useRouterState({ select: ({ location }) => location.state.conversation })
  const shown = useMemo(() => readConversation(entry, uploadId), [entry, uploadId])
  /** Two Escapes before the browser has gone back are one. */
  const closing = useRef<unknown>(null)

  const open = useCallback(
    (id: number, at?: number) => {
      if (uploadId === null) return
      const { state } = router.history.location
      const before = readConversation(state.conversation, uploadId)
      const conversation: KeptConversation = { version, upload_id: uploadId, id, at: at ?? null, isOver: before?.isOver ?? true }
      void router.navigate({ to: '.', state: { ...state, conversation }, replace: before !== null, resetScroll: false })
    },
    [router, uploadId],
  )
  const close = useCallback(() => {
    const { state } = router.history.location
    const before = readConversation(state.conversation, uploadId)
    if (!before || closing.current === state.conversation) return
    closing.current = state.conversation
    if (before.isOver) router.history.back()
    else void router.navigate({ to: '.', state: { ...state, conversation: undefined }, replace: true, resetScroll: false })
  }, [router, uploadId])
  return { openId: shown?.id ?? null, openAt: shown?.at ?? null, open, close }
}
