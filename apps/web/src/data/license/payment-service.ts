import { type Client, type Contract, contract, createClient, httpFetch, type SessionVerified } from '@convostat/api'
import type { BillingPeriod } from '@convostat/license'
import { answered, strictly } from './answered.ts'

/**
 * The payment calls of the server that sent the page. Every way in which no valid answer comes is `unavailable`; what it
 * refuses is its own failure. No cookie is included.
 */
export interface PaymentService {
  /** The address to pay at. The same `key` asked again is the same checkout. */
  checkout(plan: BillingPeriod, key: string): Promise<string>
  /** What became of a checkout. */
  verify(sessionId: string, signal?: AbortSignal): Promise<SessionVerified>
}

export function paymentService(base: string, fetch: typeof globalThis.fetch = (...given) => globalThis.fetch(...given)): PaymentService {
  const ask = httpFetch(base, strictly(fetch, 'omit'))
  const { payment }: Client<Pick<Contract, 'payment'>> = createClient({ payment: contract.payment }, ask)
  return {
    async checkout(plan, key) {
      const headers = { 'Idempotency-Key': key }
      const answer = await answered('checkout', (signal) => payment.checkout({ base_url: base, plan }, { headers, signal }))
      return answer.checkout_url
    },
    verify: (sessionId, signal) =>
      answered('sessionVerified', (timeout) => payment.verify({ session_id: sessionId }, { signal: timeout }), signal),
  }
}
