import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useOpenId } from '#data/chat/open-chat.ts'
import { later } from '#ui/lazy.ts'
import { closeQuestion, useQuestion } from './question.ts'

const WhyShown = later(async () => (await import('./why-shown.tsx')).WhyShown)

/**
 * Why a message is read this way, over any screen. It is outside of all lists: a correction may take the message off
 * its list, and it can still be undone here. It closes when the reader leaves the screen, the chat or the linked message.
 */
export function WhyDialog() {
  const path = useRouterState({ select: ({ location: { pathname, hash } }) => `${pathname}#${hash}` })
  const chat = useOpenId()
  return <Asked key={`${path} ${chat}`} />
}

function Asked() {
  const question = useQuestion()
  useEffect(() => closeQuestion, [])
  return question && <WhyShown {...question} />
}
