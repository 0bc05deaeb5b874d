import type Stripe from 'stripe'
import { newId } from '../ids.ts'
import { listOf } from './list.ts'
import type { Made } from './made.ts'
import { plan } from './price.ts'

export interface SubscriptionWish {
  customer: string
  metadata: Stripe.Metadata
  price: Stripe.Price
  quantity: number
  start: number
  end: number
  isTrial: boolean
}

export function subscription(wish: SubscriptionWish, { now, livemode }: Made): Stripe.Subscription {
  const id = newId('sub')
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: wish.isTrial ? wish.end : wish.start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: wish.price.currency,
    customer: wish.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: newId('pm'),
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: 'self' } },
    items: listOf([subscriptionItem(id, wish, now)], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode,
    managed_payments: null,
    metadata: wish.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: wish.start,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: wish.isTrial ? wish.end : null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: wish.isTrial ? wish.start : null,
  }
}

const subscriptionItem = (of: string, { price: bought, quantity, start, end }: SubscriptionWish, now: number): Stripe.SubscriptionItem => ({
  id: newId('si', 14),
  object: 'subscription_item',
  billing_thresholds: null,
  created: now,
  current_period_end: end,
  current_period_start: start,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: plan(bought),
  price: bought,
  quantity,
  subscription: of,
  tax_rates: [],
})

/** Another price in an item's place. */
export const priced = (item: Stripe.SubscriptionItem, of: Stripe.Price): Stripe.SubscriptionItem => ({ ...item, price: of, plan: plan(of) })
