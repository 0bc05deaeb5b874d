import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useConversation } from '../conversation/use-conversation.ts'
import { useOpenId } from '../data/current.ts'
import { sayWhy } from '../messages/say/why.ts'
import { Dialog } from '../ui/dialog.tsx'
import { closeQuestion, useQuestion } from './question.ts'
import { goBack, wayBack } from './way-back.ts'
import { WhyMessage } from './why-message.tsx'

/**
 * Why a message is read so, over whatever screen asks. It stands outside of all lists: a correction may take the message off
 * its list, and it can still be undone here. Whoever leaves the screen, the chat or the conversation leaves it as well.
 */
export function WhyDialog() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const chat = useOpenId()
  const { openId } = useConversation()
  return <Asked key={`${path} ${chat} ${openId}`} />
}

function Asked() {
  const question = useQuestion()
  useEffect(() => closeQuestion, [])
  if (question === null) return null
  const { id, from } = question
  return (
    <Dialog title={sayWhy.title} onClose={closeQuestion} onReturn={() => goBack(wayBack(from) ?? wholeScreen())}>
      <WhyMessage key={id} id={id} />
    </Dialog>
  )
}

/** For the keyboard of whoever left the screen; null where it has a place already. */
const wholeScreen = () => (document.activeElement === document.body ? document.getElementById('content') : null)
