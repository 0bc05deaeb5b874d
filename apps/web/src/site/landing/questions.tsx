import { engine } from '#data/client/engine.ts'
import { payments } from '#data/license/payments.ts'
import { sayLanding } from '#messages/say/landing.ts'
import { QuestionList } from '../question-list.tsx'

const { title, safety, list, cancelling, refunds } = sayLanding.questions

/** What people ask before they try it, answered for who reads the chats here, and for whether Pro can be bought here. */
export function Questions() {
  const paid = payments ? 'paying' : 'notPaying'
  return (
    <QuestionList
      title={title}
      of={[
        { question: safety.question, answer: engine.kind === 'browser' ? safety.browser : safety.server(engine.host) },
        ...list,
        { question: cancelling.question, answer: cancelling[paid] },
        { question: refunds.question, answer: refunds[paid] },
      ]}
    />
  )
}
