import { DAY, HOUR, MINUTE } from '@convostat/format/seconds'
import { expect, test } from 'vitest'
import type { OrderRow } from '#licenses/schema.ts'
import { isGivenUp, nextOrder, standingOf, unpaidEvent } from './order-transitions.ts'
import type { PaidSession } from './provider.ts'

const noon = Date.UTC(2026, 10, 22, 12) / 1000

const session: PaidSession = {
  id: 'cs_1',
  livemode: true,
  created: noon,
  status: 'complete',
  paymentStatus: 'unpaid',
  orderId: 'ord_1',
  plan: 'monthly',
  currency: 'usd',
  amount: 500,
  email: 'ana@example.org',
  licensee: 'Ana',
  customerId: 'cus_1',
  subscription: null,
}
const order = { state: 'open', created: noon, attempts: 0 } as OrderRow

test('a session is paid, unpaid or refused, and a refused order of ours is logged', () => {
  const subscription = {} as PaidSession['subscription']
  const paid: PaidSession = { ...session, paymentStatus: 'paid', subscription }
  expect(standingOf(session, 'live')).toEqual({ state: 'unpaid' })
  expect(standingOf(paid, 'live')).toEqual({ state: 'paid' })
  expect(standingOf({ ...paid, subscription: null }, 'live')).toEqual({ state: 'refused', problem: 'no_subscription', isOurs: true })
  expect(standingOf({ ...paid, plan: null }, 'live')).toEqual({ state: 'refused', problem: 'foreign_price', isOurs: true })
  expect(standingOf({ ...session, plan: null }, 'live')).toEqual({ state: 'refused', problem: 'foreign_price', isOurs: false })
  expect(standingOf({ ...paid, orderId: null }, 'live')).toEqual({ state: 'refused', problem: 'no_order', isOurs: false })
  expect(standingOf(paid, 'test')).toEqual({ state: 'refused', problem: 'wrong_mode', isOurs: true })
})

test('while its page is open nothing is known; after that a payment is on its way, has failed, or was never made', () => {
  const events = (status: PaidSession['status']) => [false, true].map((hasFailed) => unpaidEvent({ ...session, status }, hasFailed)?.state)
  expect(events('open')).toEqual([undefined, undefined])
  expect(events('complete')).toEqual(['open', 'failed'])
  expect(events('expired')).toEqual(['expired', 'expired'])
  // Of an order that is not known nothing was found.
  expect(isGivenUp(undefined)).toBe(false)
})

test.each([
  [{ state: 'fulfilled', plan: 'monthly' }, MINUTE],
  [{ state: 'paid_waiting' }, 15],
  [{ state: 'open' }, DAY],
  [{ state: 'expired' }, null],
  [{ state: 'failed' }, null],
] as const)('after %o an order is looked at again in %s seconds', (event, wait) => {
  const next = nextOrder(order, event, noon)
  expect(next).toEqual({ ...event, next_at: wait === null ? null : noon + wait })
  expect(isGivenUp({ ...order, ...next })).toBe(wait === null)
})

test('a license that cannot be made is tried again less and less often, and a payment that never comes is not waited for', () => {
  const waits = [0, 1, 2, 99].map((attempts) => (nextOrder({ ...order, attempts }, { state: 'paid_waiting' }, noon).next_at ?? 0) - noon)
  expect(waits).toEqual([15, 30, 60, HOUR])
  expect(nextOrder(order, { state: 'open' }, noon + 400 * DAY).next_at).toBeNull()
})
