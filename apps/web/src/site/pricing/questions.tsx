import { engine } from '../../data/engine.ts'
import { payments } from '../../data/payments.ts'
import { say } from '../../messages/index.ts'

const { title, list, check, paying, notPaying } = say.pricing.questions

/** What people ask about Pro. Who checks a license depends on who reads the chats, what is renewed on whether it can be bought here. */
export function Questions() {
  const checking = { question: check.question, answer: engine.kind === 'browser' ? check.browser : check.server(engine.host) }
  return (
    <section id="faq" aria-labelledby="faq-title" className="-scroll-mt-14 pt-24 sm:-scroll-mt-22 sm:pt-32">
      <div className="double-rule" />
      <h2 id="faq-title" className="display pt-8 text-3xl sm:text-5xl">
        {title}
      </h2>
      <div className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {[...list, payments ? paying : notPaying, checking].map(({ question, answer }) => (
          <div key={question}>
            <h3 className="text-xl font-semibold">{question}</h3>
            <p className="mt-2 max-w-[62ch] text-ink-soft [overflow-wrap:anywhere]">{answer}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
