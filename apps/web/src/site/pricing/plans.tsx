import { brand } from '#data/client/brand.ts'
import { payments } from '#data/license/payments.ts'
import { say } from '#messages/index.ts'
import { sayPricing } from '#messages/say/pricing.ts'
import { Island } from '../island.tsx'

const { period, perMonth, free, pro, checkout, here } = sayPricing
const { leaving, failed, support, terms, by } = checkout

/** The cards of the two plans, with what they say here, and the prices of both periods for whoever cannot choose. */
export function Plans() {
  const { list, title, badge, note, get } = pro
  const price = { monthly: pro.price('monthly'), annual: pro.price('annual') }
  return (
    <section className="mt-10 sm:mt-14">
      <Island
        name="plans"
        with={{
          words: {
            period,
            perMonth,
            free,
            pro: { title, badge, list, note, get, price },
            here: { active: here.active, manage: payments ? here.manage : here.license },
            buy: payments && { get, leaving, failed, support, terms, by: by[payments] },
          },
          mail: brand.support_email,
        }}
      />
      <noscript>
        <p className="mx-auto mt-8 max-w-[62ch] text-center text-ink-soft">
          {`${period.annual}: ${price.annual} ${perMonth}, ${note.annual}. ${period.saving}. ${say.site.noScript.buying}`}
        </p>
      </noscript>
    </section>
  )
}
