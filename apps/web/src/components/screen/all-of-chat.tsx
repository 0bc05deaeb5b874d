import { type ReactNode, useMemo } from 'react'
import { noFilters } from '#data/search/filters.ts'
import type { LeadTo } from '#data/search/search-links.ts'
import { ScreenContext, useScreen } from './screen.ts'

interface AllOfChatProps {
  leadTo: LeadTo
  /** Opens a conversation, where something is done besides. */
  open?: (id: number) => void
  children: ReactNode
}

/** Figures of the whole chat, regardless of filters; they link to its own messages. */
export function AllOfChat({ leadTo, open, children }: AllOfChatProps) {
  const screen = useScreen()
  const all = useMemo(
    () => ({ ...screen, filters: noFilters, part: {}, hasFilters: false, leadTo, open: open ?? screen.open }),
    [screen, leadTo, open],
  )
  return <ScreenContext value={all}>{children}</ScreenContext>
}
