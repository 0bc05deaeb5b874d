import { prices } from '@convostat/license'
import { brand } from '#data/client/brand.ts'
import { payments } from '#data/license/payments.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { figures, said } from '../figures.ts'
import { Island } from '../island.tsx'
import { sayPricing } from './messages/index.ts'

const { period, perMonth, free, pro, checkout, here } = sayPricing
const { leaving, failed, support, terms, by } = checkout

/** The cards of the two plans, with their sentences, and the prices of both periods for visitors without scripts. */
export function Plans() {
  const { title, badge, get } = pro
  const price = { monthly: format.dollars(figures.perMonth), annual: format.dollars(figures.annual / prices.annual.months) }
  const note = { monthly: pro.note.monthly, annual: said(pro.note.annual) }
  const saving = said(period.saving)
  return (
    <section className="mt-10 sm:mt-14">
      <Island
        name="plans"
        with={{
          words: {
            period: { ...period, saving },
            perMonth,
            free: { ...free, price: format.dollars(figures.free), list: free.list.map(said) },
            pro: { title, badge, list: pro.list.map(said), note, get, price },
            here: { active: here.active, manage: payments ? here.manage : here.license },
            buy: payments && {
              get,
              leaving,
              failed,
              support,
              terms: { monthly: said(terms.monthly), annual: said(terms.annual) },
              by: said(by[payments]),
            },
          },
          mail: brand.support_email,
        }}
      />
      <noscript>
        <p className="mx-auto mt-8 max-w-[62ch] text-center text-ink-soft">
          {`${period.annual}: ${price.annual} ${perMonth}, ${note.annual}. ${saving}. ${say.site.noScript.buying}`}
        </p>
      </noscript>
    </section>
  )
}
