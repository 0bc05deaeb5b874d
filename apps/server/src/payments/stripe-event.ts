import { Failure } from '@convostat/api'
import Stripe from 'stripe'
import { paymentLimits } from '#config/limits.ts'
import type { ProviderEvent } from './provider.ts'

/** The provider's events that we act on. All others are received, and nothing follows from them. */
export const webhookEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.Event['type'][]

const webhooks = Stripe.webhooks

/**
 * Reads an event from the bytes that arrived. The library alone would take one from the future; and bytes that are not UTF-8
 * it would first make into such, and check the signature of that.
 */
export function readStripeEvent(rawBody: Uint8Array, header: string | null, secret: string, now: number): ProviderEvent {
  const body = textOf(rawBody)
  const event = opened(body, header, secret, now)
  // Which of several times was signed is for nobody to choose.
  const times = (header ?? '').split(',').flatMap((part) => /^t=(\d{1,12})$/.exec(part)?.[1] ?? [])
  if (times.length !== 1 || !(Math.abs(now - Number(times[0])) <= paymentLimits.webhookSeconds)) throw refused('time')
  if (!isEvent(event)) throw refused('form')
  const { id, type, created, livemode } = event
  return { id, type, created: typeof created === 'number' ? created : now, livemode, ...aboutWhat(event) }
}

/** An event as far as it is read here: a signature proves who sent it, not what is in it. */
type Event = Pick<ProviderEvent, 'id' | 'type' | 'livemode'> & { created?: unknown; data?: unknown }

function isEvent(event: unknown): event is Event {
  const { object, id, type, livemode } = Object(event) as Record<string, unknown>
  const isNamed = textIn(id) !== null && typeof type === 'string' && /^[\w.]{1,255}$/.test(type)
  return object === 'event' && isNamed && typeof livemode === 'boolean'
}

/** Why one was refused, for the operator: it is logged, and not sent back. */
export type Refusal = 'encoding' | 'signature' | 'time' | 'form'

const refused = (why: Refusal, cause?: unknown): Failure => new Failure('webhook_refused', { cause: new WebhookRefused(why, { cause }) })

export class WebhookRefused extends Error {
  readonly why: Refusal
  constructor(why: Refusal, options?: ErrorOptions) {
    super(why, options)
    this.name = 'WebhookRefused'
    this.why = why
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw refused('encoding', cause)
  }
}

function opened(body: string, header: string | null, secret: string, now: number): unknown {
  try {
    return webhooks.constructEvent(body, header ?? '', secret, paymentLimits.webhookSeconds, undefined, now * 1000)
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeSignatureVerificationError)) throw refused('form', cause)
    throw refused(cause.message === 'Timestamp outside the tolerance zone' ? 'time' : 'signature', cause)
  }
}

type About = Pick<ProviderEvent, 'objectId' | 'sessionId' | 'subscriptionId'>

/** Only what is listened to is about something; by its type, and the ids in it. */
function aboutWhat({ type, data }: Event): About {
  if (!(webhookEvents as readonly string[]).includes(type)) return { objectId: null }
  const object = Object(Object(data).object) as Record<string, unknown>
  const id = textIn(object.id)
  // What is listened to is always about something.
  if (id === null) throw refused('form')
  switch (object.object) {
    case 'checkout.session':
      return { objectId: id, sessionId: id, subscriptionId: idIn(object.subscription) ?? undefined }
    case 'subscription':
      return { objectId: id, subscriptionId: id }
    case 'invoice':
      return { objectId: id, subscriptionId: subscriptionIn(object) ?? undefined }
    case 'charge':
      return { objectId: idIn(object.customer) ?? id }
    case 'dispute':
      return { objectId: idIn(object.charge) ?? id }
    default:
      return { objectId: null }
  }
}

const textIn = (value: unknown): string | null => (typeof value === 'string' && /^[\w-]{1,255}$/.test(value) ? value : null)

const idIn = (value: unknown): string | null => textIn(typeof value === 'object' && value !== null && 'id' in value ? value.id : value)

function subscriptionIn({ parent }: Record<string, unknown>): string | null {
  const details = Object(Object(parent).subscription_details) as { subscription?: unknown }
  return idIn(details.subscription)
}
