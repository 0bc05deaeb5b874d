import type Stripe from 'stripe'
import { newId } from '../ids.ts'
import type { Made } from './made.ts'

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
