import { type HistoryState, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { currentId } from '#data/chat/open-chat.ts'
import { type AppPath, routes } from '#routes.ts'
import { type KeptConversation, version } from './kept-conversation.ts'
import { noteOpener } from './opener.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Written by whichever version was open then: to be read with `readConversation` only. */
    conversation?: unknown
  }
}

/** Opens a message in its conversation; with the state of a search, its matches are there to step through. */
export type OpenConversation = (id: number, state?: Pick<HistoryState, 'searching'>) => void

/** The way to a message in its conversation, which Back leads back from. */
export function useOpenConversation(): OpenConversation {
  const router = useRouter()
  return useCallback(
    (id, state) => {
      const uploadId = currentId()
      if (uploadId === null) return
      const from: AppPath | null = routes.app.find((path) => path === router.history.location.pathname) ?? null
      noteOpener(router.history.location.state.__TSR_index)
      const conversation: KeptConversation = { version, upload_id: uploadId, at: null, from }
      void router.navigate({ to: '/conversation', hash: `${id}`, state: { ...state, conversation } })
    },
    [router],
  )
}
