import { payments } from '#data/license/payments.ts'
import { said } from '../figures.ts'
import { QuestionList } from '../question-list.tsx'
import { sayLanding } from './messages/index.ts'
import { isSafe } from './sentences.ts'

const { title, safety, list, cancelling, refunds } = sayLanding.questions

/** What people ask before they try it, answered for who reads the chats here, and for whether Pro can be bought here. */
export function Questions() {
  const paid = payments ? 'paying' : 'notPaying'
  return (
    <QuestionList
      title={title}
      of={[
        { question: safety.question, answer: isSafe() },
        ...list.map(({ question, answer }) => ({ question, answer: said(answer) })),
        { question: cancelling.question, answer: said(cancelling[paid]) },
        { question: refunds.question, answer: said(refunds[paid]) },
      ]}
    />
  )
}
