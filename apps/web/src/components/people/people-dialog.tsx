import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useOpenId } from '#data/chat/open-chat.ts'
import { later } from '#ui/lazy.ts'
import { closePeople, useIsOpen } from './people-state.ts'

const PeopleShown = later(async () => (await import('./people-shown.tsx')).PeopleShown)

/** Who is who, over any screen. It closes when the reader leaves the screen or the chat. */
export function PeopleDialog() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const chat = useOpenId()
  if (chat === null) return null
  return <Asked key={`${path} ${chat}`} />
}

function Asked() {
  const isOpen = useIsOpen()
  useEffect(() => closePeople, [])
  return isOpen ? <PeopleShown /> : null
}
