import type { BillingPeriod } from '@convostat/license'
import type { CheckoutAnswer, SessionVerified, WebhookReceived } from '#shapes/index.ts'
import { type Answer, type Answering, createAnswer } from '../answer.ts'
import { type Contract, contract } from '../contract.ts'
import { Failure } from '../failure.ts'

/** Where something can be bought; a server brings it. */
export interface PaymentDesk {
  /** Begins a purchase that leads back to a page of ours. */
  checkout(baseUrl: string, plan: BillingPeriod): Promise<CheckoutAnswer>
  /** What became of a purchase: its license, once it is paid. */
  verify(sessionId: string): Promise<SessionVerified>
  /** Called with the payment provider's messages, as they came. */
  webhook(body: Uint8Array): Promise<WebhookReceived>
}

const notHere = async () => {
  throw new Failure('not_available')
}

/** Nobody sells anything where chats are read. */
export const noPayments: PaymentDesk = { checkout: notHere, verify: notHere, webhook: notHere }

export const paymentHandlers = (desk: PaymentDesk): Answering<Contract['payment']> => ({
  checkout: ({ base_url, plan }) => desk.checkout(base_url, plan),
  verify: ({ session_id }) => desk.verify(session_id),
  webhook: (body) => desk.webhook(body),
})

const calls = { payment: contract.payment }

/** The payment calls alone. */
export const createPaymentApi = (desk: PaymentDesk): Answer =>
  createAnswer(calls, { payment: paymentHandlers(desk) }, { plan: () => 'free' })
