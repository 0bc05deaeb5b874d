import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useOpenId } from '#data/chat/open-chat.ts'
import { later } from '#ui/lazy.ts'
import { closePeople, usePeopleState } from './people-state.ts'

const PeopleShown = later(async () => (await import('./people-shown.tsx')).PeopleShown)

/** Who is who, or what can be done with one person, over any screen. It closes when the reader leaves the screen or the chat. */
export function PeopleDialog() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const chat = useOpenId()
  if (chat === null) return null
  return <Asked key={`${path} ${chat}`} />
}

function Asked() {
  const state = usePeopleState()
  useEffect(() => closePeople, [])
  return state.shown === null ? null : <PeopleShown {...state} />
}
