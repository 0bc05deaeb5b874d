import { Failure } from '@convostat/api'
import { createPaymentApi } from '@convostat/api/handlers/payment'
import type { Answer } from '@convostat/api/http'
import type { Context as Hc } from 'hono'
import { type PaymentCalls, requestKeyHeader } from './calls.ts'

/** Answers the payment calls of one request. */
export interface PaymentDoor {
  answer(c: Hc): Answer
}

/** Payments over HTTP; `calls` is null where nothing is sold. */
export function paymentDoor(calls: PaymentCalls | null): PaymentDoor {
  return {
    answer: (c) => {
      if (calls === null) throw new Failure('payment_unavailable')
      return createPaymentApi({
        checkout: (baseUrl, plan) => calls.checkout(baseUrl, plan, c.req.header(requestKeyHeader) ?? null),
        verify: calls.verify,
        webhook: (body) =>
          calls.webhook({
            body,
            signature: c.req.header('stripe-signature') ?? null,
            encoding: c.req.header('content-encoding') ?? null,
          }),
      })
    },
  }
}
