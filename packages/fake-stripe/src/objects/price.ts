import type Stripe from 'stripe'
import type { Made } from './made.ts'

export interface PriceWish {
  id: string
  cents: number
  currency: string
  interval: 'month' | 'year'
}

export const price = ({ id, cents, currency, interval }: PriceWish, { now, livemode }: Made): Stripe.Price => ({
  id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: now,
  currency,
  custom_unit_amount: null,
  livemode,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product: 'prod_ConvoStatPro',
  recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: cents,
  unit_amount_decimal: null,
})

/** The price in its older form, which items still carry. */
export const plan = ({
  id,
  active,
  billing_scheme,
  created,
  currency,
  livemode,
  metadata,
  nickname,
  product,
  ...rest
}: Stripe.Price): Stripe.Plan => ({
  id,
  object: 'plan',
  active,
  amount: rest.unit_amount,
  amount_decimal: null,
  billing_scheme,
  created,
  currency,
  interval: rest.recurring?.interval ?? 'month',
  interval_count: 1,
  livemode,
  metadata,
  meter: null,
  nickname,
  product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})
