import { useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import { useChat } from '../data/current.ts'
import { readFilters } from '../data/filters.ts'
import type { Loadable } from '../data/loadable.ts'
import { partInWords } from './part-in-words.ts'

/** The part of the chat that a chart is of, in words. While it still shows the part before, so does this. */
export function usePartShown(of: Loadable<unknown>): string | null {
  const { data: chat } = useChat()
  const entry = useRouterState({ select: ({ location }) => location.state.filters })
  const shown = useRef<string | null>(null)
  if (of.state !== 'ready' || !of.isPrevious) {
    shown.current = chat ? partInWords(readFilters(entry, chat.upload_id, chat.overview.participants)) : null
  }
  return shown.current
}
