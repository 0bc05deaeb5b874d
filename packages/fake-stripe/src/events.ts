import type Stripe from 'stripe'
import type { Clock } from './clock.ts'
import { newId } from './ids.ts'
import type { State } from './state.ts'

/** What an event is about. */
type EventObject =
  | Stripe.Checkout.Session
  | Stripe.Subscription
  | Stripe.Invoice
  | Stripe.Customer
  | Stripe.Charge
  | Stripe.PaymentIntent
  | Stripe.Refund
  | Stripe.Dispute

/** How many events are remembered; the provider keeps them for a month. */
const most = 2000

/** Writes down what happened to an object as it is now, and leaves it to be sent. */
export type Tell = (type: Stripe.Event['type'], object: EventObject) => void

export const telling =
  (state: State, clock: Clock, { livemode, apiVersion }: { livemode: boolean; apiVersion: string }): Tell =>
  (type, object) => {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: clock.now(),
      data: { object: structuredClone(object) },
      livemode,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    }
    // The library has a type for each kind of event; a value contains which one it is.
    state.events[event.id] = event as unknown as Stripe.Event
    state.deliveries.push({ event: event.id, attempts: 0, nextAt: clock.now() })
    const ids = Object.keys(state.events)
    const forgotten = ids.slice(0, Math.max(0, ids.length - most))
    for (const id of forgotten) delete state.events[id]
    if (forgotten.length > 0) state.deliveries = state.deliveries.filter(({ event }) => Object.hasOwn(state.events, event))
  }
