import { contract, Failure, named, takesFile } from '@convostat/api'
import type { Context } from 'hono'
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { type Rate, rates, refillFactor } from '#config/limits.ts'

/** Asked before a call is answered; rejects with `too_many` for an address that makes it too often. */
export type Gate = (request: Context, name: string) => Promise<void>

/** The calls that are counted; calls with the same rate are counted together. Every other call may be made at will. */
const usualRates: Readonly<Record<string, Rate>> = {
  ...Object.fromEntries(named(contract).flatMap(({ name, call }) => (takesFile(call) ? [[name, rates.sending]] : []))),
  'license.verify': rates.verifying,
  'license.recover': rates.asking,
  'license.portal': rates.asking,
  'payment.checkout': rates.buying,
  'payment.verify': rates.buying,
  'ai.ask': rates.questioning,
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

/** A steady rate, and beyond it what may come at once. Addresses are forgotten when their time is over. */
function limiterOf({ atOnce, perSecond }: Rate): BurstyRateLimiter {
  const steady = { points: Math.max(1, Math.floor(perSecond)), duration: perSecond < 1 ? 1 / perSecond : 1 }
  const burst = { points: Math.max(0, atOnce - steady.points), duration: (refillFactor * atOnce) / perSecond }
  return new BurstyRateLimiter(new RateLimiterMemory(steady), new RateLimiterMemory({ ...burst, keyPrefix: 'burst' }))
}
