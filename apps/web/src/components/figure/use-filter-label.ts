import type { UploadAnswer } from '@convostat/api'
import { useRouterState } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { writersOf } from '#charts/authors-label.ts'
import { partInWords } from '#charts/part-in-words.ts'
import { useChat } from '#data/chat/open-chat.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { type Filters, noFilters, readFilters } from '#data/search/filters.ts'
import { type LeadTo, leadsWithin } from '#data/search/search-links.ts'
import type { Writers } from '#messages/dashboard/sentences.ts'

/** The part of the chat that a chart is of. */
export interface PartShown {
  /** In words; null where it is all of the chat. */
  words: string | null
  /** Who wrote what it shows. */
  writers: Writers
  /** From a point to its messages; null while no chat is open. */
  leadTo: LeadTo | null
}

/** The part of the chat that a chart is of. While it still shows the part before, so is this. */
export function usePartShown(of: Loadable<unknown>): PartShown {
  const { data: chat } = useChat()
  const entry = useRouterState({ select: ({ location }) => location.state.filters })
  const now = useMemo(() => partOf(chat, entry), [chat, entry])
  const shown = useRef(now)
  if (of.state !== 'ready' || !of.isPrevious) shown.current = now
  return shown.current
}

function partOf(chat: UploadAnswer | undefined, entry: unknown): PartShown {
  const filters: Filters = chat ? readFilters(entry, chat.upload_id, chat.overview.participants) : noFilters
  return {
    words: partInWords(filters),
    writers: writersOf(filters, chat?.overview.participants.length ?? 0),
    leadTo: chat ? leadsWithin(chat, filters) : null,
  }
}
