import type Stripe from 'stripe'
import { newId } from '../ids.ts'
import type { Made } from './made.ts'

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
