import { engine } from '#data/client/engine.ts'
import { payments } from '#data/license/payments.ts'
import { sayPricing } from '#messages/say/pricing.ts'
import { QuestionList } from '../question-list.tsx'

const { title, list, check, paying, notPaying } = sayPricing.questions

/** What people ask about Pro. Who checks a license depends on who reads the chats, what is renewed on whether it can be bought here. */
export function Questions() {
  const checking = { question: check.question, answer: engine.kind === 'browser' ? check.browser : check.server(engine.host) }
  return <QuestionList title={title} of={[...list, payments ? paying : notPaying, checking]} />
}
