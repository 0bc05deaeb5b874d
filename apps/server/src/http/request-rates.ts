import { contract, Failure, named, takesFile } from '@convostat/api'
import type { Context } from 'hono'
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** How often one address may make a call: so many at once, then so many per second. */
export interface Rate {
  atOnce: number
  perSecond: number
}

/** Asked before a call is answered; rejects with `too_many` for an address that makes it too often. */
export type Gate = (request: Context, name: string) => Promise<void>

/** All calls that send files, together: a household shares an address, a script sends many files. */
const sending: Rate = { atOnce: 120, perSecond: 2 }

/** A license is verified a few times a day; a company behind one address may do so at once. */
const verifying: Rate = { atOnce: 120, perSecond: 2 }

/** A buyer asks a few times, and more often while the payment is on its way. */
const buying: Rate = { atOnce: 120, perSecond: 2 }

/** Each may send a mail. */
const asking: Rate = { atOnce: 30, perSecond: 0.2 }

/** A question may keep a model busy for a minute; a reader of the answers asks a few per minute. */
const questioning: Rate = { atOnce: 60, perSecond: 0.5 }

/** The calls that are counted; calls with the same rate are counted together. Every other call may be made at will. */
const usualRates: Readonly<Record<string, Rate>> = {
  ...Object.fromEntries(named(contract).flatMap(({ name, call }) => (takesFile(call) ? [[name, sending]] : []))),
  'license.verify': verifying,
  'license.recover': asking,
  'license.portal': asking,
  'payment.checkout': buying,
  'payment.verify': buying,
  'ai.ask': questioning,
}

/** Counts calls by the address they come from. */
export function requestRates(addressOf: (request: Context) => string, rates: Readonly<Record<string, Rate>> = usualRates): Gate {
  const limiters = new Map([...new Set(Object.values(rates))].map((rate) => [rate, limiterOf(rate)]))
  return async (request, name) => {
    const limiter = Object.hasOwn(rates, name) ? limiters.get(rates[name]) : undefined
    try {
      await limiter?.consume(addressOf(request))
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw new Failure('too_many', { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) })
    }
  }
}

/** After what may come at once is used up, it takes ten times as long as at the steady rate until as much may come at once again. */
const refillFactor = 10

/** A steady rate, and beyond it what may come at once. Addresses are forgotten when their time is over. */
function limiterOf({ atOnce, perSecond }: Rate): BurstyRateLimiter {
  const steady = { points: Math.max(1, Math.floor(perSecond)), duration: perSecond < 1 ? 1 / perSecond : 1 }
  const burst = { points: Math.max(0, atOnce - steady.points), duration: (refillFactor * atOnce) / perSecond }
  return new BurstyRateLimiter(new RateLimiterMemory(steady), new RateLimiterMemory({ ...burst, keyPrefix: 'burst' }))
}
