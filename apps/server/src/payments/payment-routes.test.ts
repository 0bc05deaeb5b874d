import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { paymentDoor } from './payment-routes.ts'

const signed = { 'stripe-signature': 't=1', 'content-encoding': 'gzip', 'Idempotency-Key': 'wish-0123456789' }
const body = new Uint8Array([123, 125])

const pending = { status: 'pending', message: 'It is on its way.', retry_after: 2, paid: false } as const

/** What the calls of one request were given, and what it was answered. */
async function asked(headers: Record<string, string>) {
  const calls = {
    checkout: vi.fn(async () => ({ checkout_url: 'https://pay.example' })),
    verify: vi.fn(async () => pending),
    webhook: vi.fn(async () => ({ received: true as const })),
  }
  const settled = async () => undefined
  const answers: unknown[] = []
  const app = new Hono().get('/', async (c) => {
    const answer = paymentDoor({ ...calls, settled, close: settled }).answer(c)
    const context = {} as never
    answers.push(await answer('payment.checkout', { base_url: 'http://localhost', plan: 'annual' }, context))
    answers.push(await answer('payment.verify', { session_id: 'cs_test_1' }, context))
    answers.push(await answer('payment.webhook', body, context))
    return c.text('done')
  })
  expect((await app.request('/', { headers })).status).toBe(200)
  return { ...calls, answers }
}

test('the calls get what their request said, and its answer is theirs', async () => {
  const { checkout, verify, webhook, answers } = await asked(signed)
  expect(checkout).toHaveBeenCalledExactlyOnceWith('http://localhost', 'annual', 'wish-0123456789')
  expect(verify).toHaveBeenCalledExactlyOnceWith('cs_test_1')
  expect(webhook).toHaveBeenCalledExactlyOnceWith({ body, signature: 't=1', encoding: 'gzip' })
  expect(answers).toEqual([{ checkout_url: 'https://pay.example' }, pending, { received: true }])
})

test('what it did not say is null', async () => {
  const { checkout, webhook } = await asked({})
  expect(checkout).toHaveBeenCalledExactlyOnceWith('http://localhost', 'annual', null)
  expect(webhook).toHaveBeenCalledExactlyOnceWith({ body, signature: null, encoding: null })
})

test('where nothing is sold every call says so', () => {
  expect(() => paymentDoor(null).answer({} as never)).toThrow(expect.objectContaining({ code: 'payment_unavailable' }))
})
