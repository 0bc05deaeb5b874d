import { type BillingPeriod, dollars, prices } from '@convostat/license'
import type Stripe from 'stripe'
import { currency } from './provider.ts'

/** The ids that the provider gave our prices. */
export type PriceIds = Readonly<Record<BillingPeriod, string>>

const periods: readonly BillingPeriod[] = ['monthly', 'annual']

/** Which of our plans a price is; null for any other. */
export const planOf = (ids: PriceIds, id: string | undefined): BillingPeriod | null => periods.find((plan) => ids[plan] === id) ?? null

/** The plan of this name; null for any other. */
export const planIn = (name: string | undefined): BillingPeriod | null => periods.find((plan) => plan === name) ?? null

/** What keeps a price from being the one that the pages show, as a sentence; null where nothing does. */
export function priceFault(plan: BillingPeriod, price: Stripe.Price): string | null {
  const { cents, months } = prices[plan]
  const { recurring } = price
  const every = recurring && recurring.interval_count * ({ month: 1, year: 12 }[recurring.interval as string] ?? 0)
  const shown = `the pages say ${dollars(cents)} for ${months === 1 ? 'a month' : `${months} months`}`
  const say = (what: string) => `The ${plan} price ${price.id} ${what}, but ${shown}. Use the price that the pages show.`
  if (price.currency !== currency) return say(`is in ${price.currency.toUpperCase()}`)
  if (price.unit_amount !== cents) return say(`is ${price.unit_amount === null ? 'no fixed amount' : dollars(price.unit_amount)}`)
  if (every !== months) return say(every ? `is for ${every} months` : 'is not paid by the month or year')
  if (recurring?.usage_type !== 'licensed' || price.billing_scheme !== 'per_unit') return say('depends on use')
  return price.active ? null : `The ${plan} price ${price.id} is archived: nobody can buy it. Use one that is active.`
}
