import { Failure } from '@convostat/api'
import type { BillingPeriod } from '@convostat/license'
import { checkoutAddress } from './checkout-address.ts'
import { paymentService } from './payment-service.ts'
import { payments } from './payments.ts'

/** Where a plan is paid, asked of the server. The same `key` asked again is the same order. Throws where there is no such place. */
export async function addressToPay(plan: BillingPeriod, key: string): Promise<URL> {
  const address = checkoutAddress(await paymentService(location.origin).checkout(plan, key), payments, location.origin)
  if (!address) throw new Failure('payment_provider')
  return address
}
