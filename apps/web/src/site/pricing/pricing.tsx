import { engine } from '#data/client/engine.ts'
import { payments } from '#data/license/payments.ts'
import { said } from '../figures.ts'
import { QuestionList } from '../question-list.tsx'
import { BuyingPro } from './buying-pro.tsx'
import { Comparison } from './comparison.tsx'
import { GettingPro } from './getting-pro.tsx'
import { sayPricing } from './messages/index.ts'
import { Plans } from './plans.tsx'

const { headline, lead } = sayPricing

/** What Free and Pro are and cost, how one gets a license, and what people ask about it. */
export function Pricing() {
  return (
    <div className="mx-auto max-w-6xl px-4 pb-24 sm:px-8 sm:pb-36">
      <header className="pt-12 text-center sm:pt-20">
        <h1 className="display mx-auto text-[2.5rem] sm:text-5xl lg:text-6xl">
          {headline({
            em: (end) => (
              <em key="end" className="block text-wax">
                {end}
              </em>
            ),
          })}
        </h1>
        <p className="mx-auto mt-6 max-w-[54ch] text-lg text-ink-soft sm:text-xl">{said(lead)}</p>
      </header>
      <Plans />
      {payments ? <BuyingPro payments={payments} /> : <GettingPro />}
      <Comparison />
      <Questions />
    </div>
  )
}

const { title, list, check, paying, notPaying } = sayPricing.questions

/** What people ask about Pro. Who checks a license depends on who reads the chats, what is renewed on whether it can be bought here. */
function Questions() {
  const checking = { question: check.question, answer: engine.kind === 'browser' ? check.browser : check.server }
  const asked = [...list, payments ? paying : notPaying, checking]
  return <QuestionList title={title} of={asked.map(({ question, answer }) => ({ question: said(question), answer: said(answer) }))} />
}
