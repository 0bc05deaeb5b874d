import { payments } from '#data/license/payments.ts'
import { said } from '../figures.ts'
import { BuyingPro } from './buying-pro.tsx'
import { Comparison } from './comparison.tsx'
import { GettingPro } from './getting-pro.tsx'
import { sayPricing } from './messages/index.ts'
import { Plans } from './plans.tsx'
import { Questions } from './questions.tsx'

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
