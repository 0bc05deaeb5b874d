import { setTimeout as sleepFor } from 'node:timers/promises'
import { Failure } from '@convostat/api'
import Stripe from 'stripe'

/** Milliseconds until a call is made again, one for each time. */
type Waits = readonly number[]

/** A buyer waits meanwhile: more tries would take too long. */
const usualWaits: Waits = [300, 1200]

export interface AskingOptions {
  waits?: Waits
  sleep?: (milliseconds: number) => Promise<unknown>
  /** One line without anyone's data. */
  log?: (line: string) => void
}

/** Makes a call, again where it may pass, and throws `payment_provider` where it does not. */
export type Asking = <T>(what: string, call: () => Promise<T>) => Promise<T>

/**
 * The library itself does not try again when there were too many calls; here all that may pass is. A call that makes
 * something must have its own idempotency key: one that was lost on the way may have been received.
 */
export function asking({ waits = usualWaits, sleep = sleepFor, log = console.error }: AskingOptions = {}): Asking {
  return async (what, call) => {
    for (let tries = 0; ; tries++) {
      try {
        return await call()
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error
        const wait = waits[tries]
        if (wait === undefined || !mayPass(error)) throw refused(what, error, log)
        // Not in step with others who wait.
        await sleep(wait * (0.75 + Math.random() / 2))
      }
    }
  }
}

/** Whether the same may be answered a moment later. What the provider says of that outranks its status. */
function mayPass(error: Stripe.errors.StripeError): boolean {
  const advice = error.headers?.['stripe-should-retry']
  if (advice === 'false') return false
  return advice === 'true' || isAway(error)
}

/** Whether it says nothing of what was asked: the provider is away, or busy. Without a status nobody answered, or not the provider. */
export const isAway = ({ statusCode: status }: Stripe.errors.StripeError): boolean =>
  status === undefined || status === 409 || status === 429 || status >= 500

/** The provider's own words may contain what was sent; its codes and the names of parameters do not. */
function refused(what: string, error: Stripe.errors.StripeError, log: (line: string) => void): Failure {
  const { type, code, param, statusCode, requestId } = error
  const failure = new Failure('payment_provider', { cause: new ProviderError(type) })
  log(
    JSON.stringify({
      event: 'provider_failed',
      what,
      type,
      code,
      param,
      status: statusCode,
      provider_request: requestId,
      request_id: failure.requestId,
    }),
  )
  return failure
}

/** Replaces the library's error, whose message and headers go nowhere. */
class ProviderError extends Error {
  constructor(type: string) {
    super(type)
    this.name = 'ProviderError'
  }
}

/** Whether the provider has no such thing. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && (error.code === 'resource_missing' || error.statusCode === 404)
