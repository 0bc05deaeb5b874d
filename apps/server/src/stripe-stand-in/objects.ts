import type Stripe from 'stripe'
import { newId } from './ids.ts'

// The provider's objects as they come over the wire, every field of them: a type of the library that gains one does not
// compile here. What we neither ask for nor read is as it is in an account that uses nothing of it.

export interface Made {
  now: number
  livemode: boolean
}

export const listOf = <T>(data: T[], url: string): Stripe.ApiList<T> => ({ object: 'list', data, has_more: false, url })

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
const plan = ({
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

export interface SessionWish {
  amount: number
  currency: string
  metadata: Stripe.Metadata
  successUrl: string
  cancelUrl: string | null
  customerEmail: string | null
  clientReference: string | null
  expiresAt: number
  promotionCodes: boolean
}

export const session = (wish: SessionWish, { now, livemode }: Made): Stripe.Checkout.Session => ({
  id: newId(`cs_${livemode ? 'live' : 'test'}`, 58),
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: wish.promotionCodes,
  allowed_payment_method_types: null,
  amount_subtotal: wish.amount,
  amount_total: wish.amount,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  cancel_url: wish.cancelUrl,
  client_reference_id: wish.clientReference,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  created: now,
  currency: wish.currency,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: null,
  customer_account: null,
  customer_creation: 'always',
  customer_details: null,
  customer_email: wish.customerEmail,
  discounts: [],
  expires_at: wish.expiresAt,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode,
  locale: null,
  managed_payments: null,
  metadata: wish.metadata,
  mode: 'subscription',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'always',
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card', 'sepa_debit'],
  payment_status: 'unpaid',
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  success_url: wish.successUrl,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  url: null,
  wallet_options: null,
})

export const lineItem = (of: Stripe.Price, quantity: number): Stripe.LineItem => ({
  id: newId('li'),
  object: 'item',
  adjustable_quantity: null,
  amount_discount: 0,
  amount_subtotal: (of.unit_amount ?? 0) * quantity,
  amount_tax: 0,
  amount_total: (of.unit_amount ?? 0) * quantity,
  currency: of.currency,
  description: 'ConvoStat Pro',
  discounts: [],
  metadata: {},
  price: of,
  quantity,
  taxes: [],
})

export const customer = (email: string, name: string | null, { now, livemode }: Made): Stripe.Customer => ({
  id: newId('cus', 14),
  object: 'customer',
  address: null,
  balance: 0,
  created: now,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email,
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode,
  metadata: {},
  name,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
})

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
    // As the provider has it: the period before, not the one that is paid for. That one stands in the lines.
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

export interface PaymentWish {
  amount: number
  currency: string
  customer: string | null
}

export const paymentIntent = ({ amount, currency, customer: of }: PaymentWish, { now, livemode }: Made): Stripe.PaymentIntent => ({
  id: newId('pi'),
  object: 'payment_intent',
  allowed_payment_method_types: null,
  amount,
  amount_capturable: 0,
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  client_secret: null,
  confirmation_method: 'automatic',
  created: now,
  currency,
  customer: of,
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode,
  managed_payments: null,
  metadata: {},
  next_action: null,
  on_behalf_of: null,
  payment_method: newId('pm'),
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: 'off_session',
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'requires_payment_method',
  transfer_data: null,
  transfer_group: null,
})

export interface Payer {
  email: string | null
  name: string | null
}

export const charge = (
  of: Stripe.PaymentIntent,
  by: Payer,
  status: 'succeeded' | 'pending' | 'failed',
  { now, livemode }: Made,
): Stripe.Charge => ({
  id: newId('ch'),
  object: 'charge',
  amount: of.amount,
  amount_captured: status === 'succeeded' ? of.amount : 0,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: { address: null, email: by.email, name: by.name, phone: null, tax_id: null },
  calculated_statement_descriptor: 'CONVOSTAT',
  captured: status === 'succeeded',
  created: now,
  currency: of.currency,
  customer: of.customer,
  description: null,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: status === 'failed' ? 'card_declined' : null,
  failure_message: status === 'failed' ? 'Your card was declined.' : null,
  fraud_details: {},
  livemode,
  metadata: {},
  on_behalf_of: null,
  outcome: null,
  paid: status === 'succeeded',
  payment_intent: of.id,
  payment_method: typeof of.payment_method === 'string' ? of.payment_method : null,
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status,
  transfer_data: null,
  transfer_group: null,
})

export const refund = (
  of: Stripe.Charge,
  amount: number,
  reason: Stripe.Refund.Reason | null,
  metadata: Stripe.Metadata,
  now: number,
): Stripe.Refund => ({
  id: newId('re'),
  object: 'refund',
  amount,
  balance_transaction: null,
  charge: of.id,
  created: now,
  currency: of.currency,
  customer: of.customer,
  customer_account: null,
  metadata,
  payment_intent: of.payment_intent,
  payment_method: of.payment_method,
  reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
})

const dayOf = 86_400

export const dispute = (of: Stripe.Charge, { now, livemode }: Made): Stripe.Dispute => ({
  id: newId('du'),
  object: 'dispute',
  amount: of.amount,
  balance_transactions: [],
  charge: of.id,
  created: now,
  currency: of.currency,
  enhanced_eligibility_types: [],
  evidence: noEvidence,
  evidence_details: {
    due_by: now + 7 * dayOf,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'not_submitted',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode,
  metadata: {},
  payment_intent: of.payment_intent,
  reason: 'product_not_received',
  status: 'needs_response',
})

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

export const portalSession = (of: string, returnUrl: string | null, { now, livemode }: Made): Stripe.BillingPortal.Session => ({
  id: newId('bps'),
  object: 'billing_portal.session',
  configuration: 'bpc_ConvoStat',
  created: now,
  customer: of,
  customer_account: null,
  flow: null,
  livemode,
  locale: null,
  on_behalf_of: null,
  return_url: returnUrl,
  url: '',
})
