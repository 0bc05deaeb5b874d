import type Stripe from 'stripe'
import { newId } from '../ids.ts'
import type { Made } from './made.ts'

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
