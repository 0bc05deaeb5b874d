import type { UploadAnswer } from '@convostat/api'
import { type ReactNode, useMemo } from 'react'
import { useOpenConversation } from '#components/conversation/use-conversation.ts'
import type { Snapshot } from '#data/chat/snapshot.ts'
import { firstNamesOf } from '#data/people/first-names.ts'
import { personPlaces } from '#data/people/person-places.ts'
import { asked, isFiltered } from '#data/search/filters.ts'
import { leadsWithin } from '#data/search/search-links.ts'
import { useFilters } from '#data/search/use-filters.ts'
import { PersonCalled } from '#ui/person-called.ts'
import { PersonPlaces } from '#ui/person-places.ts'
import { ScreenContext } from './screen.ts'
import { useAsked } from './use-asked.ts'

interface ChatScreenProps {
  chat: UploadAnswer
  /** Stands in for answers until they are there. */
  snapshot?: Snapshot | null
  /** Whether the chat is the snapshot's. */
  isRefreshing?: boolean
  children: ReactNode
}

/** A screen about this chat, and the part of it that the filters leave. */
export function ChatScreen({ chat, snapshot = null, isRefreshing = false, children }: ChatScreenProps) {
  const { filters, change } = useFilters(chat)
  const open = useOpenConversation()
  const screen = useMemo(
    () => ({
      chat,
      filters,
      change,
      part: asked(filters, chat.overview.participants.length),
      hasFilters: isFiltered(filters),
      people: chat.overview.participants.length,
      snapshot,
      isRefreshing,
      leadTo: leadsWithin(chat, filters),
      open,
      useAnswer: useAsked,
    }),
    [chat, filters, change, open, snapshot, isRefreshing],
  )
  const placeOf = useMemo(() => personPlaces(chat), [chat])
  const called = useMemo(() => firstNamesOf(chat), [chat])
  return (
    <PersonPlaces value={placeOf}>
      <PersonCalled value={called}>
        <ScreenContext value={screen}>{children}</ScreenContext>
      </PersonCalled>
    </PersonPlaces>
  )
}
