import { engine } from '#data/client/engine.ts'
import { payments } from '#data/license/payments.ts'
import { said } from '../figures.ts'
import { QuestionList } from '../question-list.tsx'
import { sayPricing } from './messages/index.ts'

const { title, list, check, paying, notPaying } = sayPricing.questions

/** What people ask about Pro. Who checks a license depends on who reads the chats, what is renewed on whether it can be bought here. */
export function Questions() {
  const checking = { question: check.question, answer: engine.kind === 'browser' ? check.browser : check.server }
  const asked = [...list, payments ? paying : notPaying, checking]
  return <QuestionList title={title} of={asked.map(({ question, answer }) => ({ question: said(question), answer: said(answer) }))} />
}
