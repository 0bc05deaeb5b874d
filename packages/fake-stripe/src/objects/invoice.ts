import type Stripe from 'stripe'
import { newId } from '../ids.ts'
import { listOf } from './list.ts'
import type { Made } from './made.ts'

export interface InvoiceWish {
  subscription: Stripe.Subscription
  customer: Stripe.Customer
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  amount: number
  start: number
  end: number
  number: number
}

export function invoice(wish: InvoiceWish, { now, livemode }: Made): Stripe.Invoice {
  const { amount, customer: payer, subscription: of } = wish
  const id = newId('in')
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'ConvoStat',
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: wish.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: of.currency,
    custom_fields: null,
    customer: payer.id,
    customer_account: null,
    customer_address: null,
    customer_email: payer.email,
    customer_name: payer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf([invoiceLine(id, wish, livemode)], `/v1/invoices/${id}/lines`),
    livemode,
    metadata: {},
    next_payment_attempt: null,
    number: `CONVOSTAT-${String(wish.number).padStart(4, '0')}`,
    on_behalf_of: null,
    parent: { quote_details: null, subscription_details: { metadata: of.metadata, subscription: of.id }, type: 'subscription_details' },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    // As the provider has it: the period before, not the one that is paid for. That one is in its lines.
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  }
}

const invoiceLine = (of: string, { amount, subscription: bought, start, end }: InvoiceWish, livemode: boolean): Stripe.InvoiceLineItem => ({
  id: newId('il'),
  object: 'line_item',
  amount,
  currency: bought.currency,
  description: '1 × ConvoStat Pro',
  discount_amounts: [],
  discountable: true,
  discounts: [],
  invoice: of,
  livemode,
  metadata: bought.metadata,
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: false,
      proration_details: null,
      subscription: bought.id,
      subscription_item: bought.items.data[0].id,
    },
    type: 'subscription_item_details',
  },
  period: { start, end },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: bought.items.data[0].price.id, product: 'prod_ConvoStatPro' },
    type: 'price_details',
    unit_amount_decimal: null,
  },
  quantity: 1,
  quantity_decimal: null,
  subscription: bought.id,
  subtotal: amount,
  taxes: [],
})

export const invoicePayment = (of: Stripe.Invoice, intent: string, { now, livemode }: Made): Stripe.InvoicePayment => ({
  id: newId('inpay'),
  object: 'invoice_payment',
  amount_paid: null,
  amount_requested: of.amount_due,
  created: now,
  currency: of.currency,
  invoice: of.id,
  is_default: true,
  livemode,
  payment: { payment_intent: intent, type: 'payment_intent' },
  status: 'open',
  status_transitions: { canceled_at: null, paid_at: null },
})
