import { type CheckoutAnswer, Failure, type SessionVerified, type WebhookReceived } from '@convostat/api'
import type { BillingPeriod } from '@convostat/license'
import { paymentLimits } from '#config/limits.ts'
import type { Ending } from '#licenses/license-status.ts'
import type { OrderRow } from '#licenses/schema.ts'
import { gathering } from './batch-events.ts'
import { heardOf } from './events.ts'
import type { Fulfilment, HandedOver } from './fulfilment.ts'
import type { PaymentProvider, ProviderEvent } from './provider.ts'
import { codeOf } from './selling.ts'
import { WebhookRefused } from './stripe-event.ts'

export interface PaymentCallsOptions {
  provider: PaymentProvider
  fulfilment: Fulfilment
  /** Where our pages are. */
  origins: () => ReadonlySet<string>
  /** Whole seconds since 1970. */
  now: () => number
  /** One line of JSON without anyone's data. */
  log?: (line: string) => void
  /** Milliseconds for which the provider's events are gathered before they are processed. */
  gather?: number
}

/** A webhook as it came. */
interface SentWebhook {
  body: Uint8Array
  signature: string | null
  encoding: string | null
}

export interface PaymentCalls {
  checkout(baseUrl: string, plan: BillingPeriod, requestKey: string | null): Promise<CheckoutAnswer>
  verify(sessionId: string): Promise<SessionVerified>
  webhook(sent: SentWebhook): Promise<WebhookReceived>
  /** Resolves when all received events have been worked off. */
  settled(): Promise<void>
  /** Begins nothing more of what was received: that is kept. Resolves when what was begun is over. */
  close(): Promise<void>
}

const sessionId = /^cs_(test|live)_[A-Za-z0-9]{10,200}$/
const requestKeyForm = /^[\x21-\x7e]{8,200}$/
export const requestKeyHeader = 'Idempotency-Key'

/** Answers the payment calls. */
export function paymentCalls({ provider, fulfilment, origins, now, log = console.info, gather }: PaymentCallsOptions): PaymentCalls {
  const isEnough = atMost(paymentLimits.refusalsLogged, now)
  // What follows from an event is done after the answer: it is kept, and a failure here is made up for.
  const { hear, settled, close } = gathering({
    work: fulfilment.work,
    failed: (events, error) => {
      for (const { id, type } of events) log(JSON.stringify({ event: 'webhook_work', id, type, code: codeOf(error) }))
    },
    milliseconds: gather,
  })

  /** One line of what was done, with how long it took. */
  async function told<T>(event: string, facts: Record<string, unknown>, work: () => Promise<T>): Promise<T> {
    const since = performance.now()
    const line = (code: string, more: object = {}) =>
      log(JSON.stringify({ event, ...facts, code, ...more, ms: Math.round(performance.now() - since) }))
    try {
      const result = await work()
      line('ok')
      return result
    } catch (error) {
      const failure = Failure.from(error)
      line(failure.code, { request_id: failure.requestId, ...whyOf(failure) })
      throw failure
    }
  }

  async function checkout(baseUrl: string, plan: BillingPeriod, requestKey: string | null): Promise<CheckoutAnswer> {
    return told('checkout', { plan }, async () => {
      if (!origins().has(baseUrl)) throw new Failure('base_url_not_allowed')
      if (requestKey !== null && !requestKeyForm.test(requestKey)) throw new Failure('field_invalid', { field: requestKeyHeader })
      const { id: orderId } = await orderFor(baseUrl, plan, requestKey)
      const successUrl = `${baseUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`
      const { sessionId, url } = await provider.createCheckout({ orderId, plan, successUrl, cancelUrl: `${baseUrl}/pricing` })
      await fulfilment.opened(orderId, sessionId)
      return { checkout_url: url }
    })
  }

  async function orderFor(baseUrl: string, plan: BillingPeriod, requestKey: string | null): Promise<OrderRow> {
    const order = await fulfilment.order({ plan, baseUrl, requestKey })
    if (order.plan !== plan || order.base_url !== baseUrl) throw new Failure('field_invalid', { field: requestKeyHeader })
    // That order is over: a new request is a new purchase.
    return order.state === 'new' || order.state === 'open' ? order : fulfilment.order({ plan, baseUrl })
  }

  async function verify(id: string): Promise<SessionVerified> {
    return told('verify_session', {}, async () => {
      const [, mode] = sessionId.exec(id) ?? []
      if (mode === undefined) throw new Failure('field_invalid', { field: 'session_id', detail: notVerified })
      if ((mode === 'live') !== (provider.mode === 'live')) throw new Failure('session_unknown')
      return answerTo(await fulfilment.handOver(id))
    })
  }

  async function webhook({ body, signature, encoding }: SentWebhook): Promise<WebhookReceived> {
    const event = await read(body, signature, encoding)
    return told('webhook', { id: event.id, type: event.type }, async () => {
      const isNew = await fulfilment.receive(event).catch(unkept)
      if (isNew) hear(heardOf(event))
      return { received: true }
    })
  }

  async function read(body: Uint8Array, signature: string | null, encoding: string | null): Promise<ProviderEvent> {
    try {
      return provider.readEvent(body, signature, now())
    } catch (error) {
      const failure = Failure.from(error)
      if (isEnough()) throw failure
      log(
        JSON.stringify({
          event: 'webhook',
          code: failure.code,
          request_id: failure.requestId,
          ...whyOf(failure),
          ...hintFor(failure, encoding),
        }),
      )
      throw failure
    }
  }

  return { checkout, verify, webhook, settled, close }
}

/** Says when there were more than this many in a minute. */
function atMost(most: number, now: () => number): () => boolean {
  let [minute, count] = [0, 0]
  return () => {
    const current = Math.floor(now() / 60)
    count = current === minute ? count + 1 : 1
    minute = current
    return count > most
  }
}

const notVerified = new Failure('session_unknown').detail

function answerTo(outcome: HandedOver): SessionVerified {
  switch (outcome.state) {
    case 'fulfilled':
      return { status: 'success', license_data: { ...outcome.file }, ...saidOf(outcome.reason) }
    case 'pending':
      return { status: 'pending', message: 'Your payment is being processed.', retry_after: paymentLimits.retrySeconds, paid: false }
    case 'waiting':
      return {
        status: 'pending',
        message: 'Payment received. Your license will arrive by e-mail.',
        retry_after: paymentLimits.retrySeconds,
        paid: true,
      }
    case 'open':
    case 'not_paid':
      throw new Failure('payment_not_completed')
    case 'unknown':
    case 'refused':
      throw new Failure('session_unknown')
  }
}

/** That the license is there; or, where its payment went back, say, why it opens nothing. */
const saidOf = (reason: Ending | null) =>
  reason === null ? { message: 'Payment verified. Your license is ready.' } : { message: new Failure(reason).message, reason }

/** Who sends it sends it again. */
function unkept(cause: unknown): never {
  throw cause instanceof Failure && cause.code === 'unavailable' ? cause : new Failure('unavailable', { retryAfter: 60, cause })
}

const whyOf = ({ cause }: Failure): object => (cause instanceof WebhookRefused ? { why: cause.why } : {})

/** What the operator can do about bodies that do not match their signature. */
function hintFor({ cause }: Failure, encoding: string | null): object {
  const isChanged = cause instanceof WebhookRefused && (cause.why === 'signature' || cause.why === 'encoding')
  if (!isChanged) return {}
  const hint =
    encoding !== null && encoding !== 'identity'
      ? 'the body came compressed: let the proxy pass it on as it is'
      : 'is CONVOSTAT_STRIPE_WEBHOOK_SECRET that of this endpoint, and does a proxy pass the body on byte for byte?'
  return { hint }
}
