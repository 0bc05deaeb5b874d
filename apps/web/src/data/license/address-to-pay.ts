import { Failure } from '@convostat/api'
import type { BillingPeriod } from '@convostat/license'
import { paymentService } from './payment-service.ts'
import { type Payments, payments } from './payments.ts'

/** Where a plan is paid, asked of the server. The same `key` asked again is the same order. Throws where there is no such place. */
export async function addressToPay(plan: BillingPeriod, key: string): Promise<URL> {
  const address = checkoutAddress(await paymentService(location.origin).checkout(plan, key), payments, location.origin)
  if (!address) throw new Failure('payment_provider')
  return address
}

const provider = 'https://checkout.stripe.com'

/**
 * Where to pay, as the server answered: at the payment provider, or in this server's own sandbox where that is what it has.
 * Null for any other place: someone who changed the answer must not be given a card.
 */
export function checkoutAddress(answered: string, payments: Payments | null, origin: string): URL | null {
  if (payments === null || !URL.canParse(answered)) return null
  const url = new URL(answered)
  if (url.username !== '' || url.password !== '') return null
  const isHere = payments === 'sandbox' ? url.origin === origin && url.pathname.startsWith('/sandbox/') : url.origin === provider
  return isHere ? url : null
}
