import type { FaultKind } from '@convostat/fake-stripe'
import { expect, test, vi } from 'vitest'
import { usualSettings } from '#testing/desks.ts'
import { inTime } from '#testing/in-time.ts'
import { ana, priceIds, seller } from '#testing/selling.ts'
import { mail, newest, payments, sellingServers } from '#testing/selling-server.ts'
import { codeOf } from '#testing/visitor.ts'
import { checkedPrices } from './checked-prices.ts'

const { serving, house } = sellingServers()

/** A server whose provider fails from before its start. */
async function troubled(kind: FaultKind, times: number) {
  const sold = seller()
  sold.stripe.fail({ kind, times })
  const at = await house({ licenseNow: sold.stripe.now, providerFetch: sold.stripe.fetch })
  return { ...at, ...sold }
}

test.each<FaultKind>(['broken', 'too_many', 'reset', 'portal_page'])(
  'a provider that is %s at the start does not keep the site from starting',
  async (kind) => {
    const at = await troubled(kind, 1)
    expect((await fetch(`${at.origin}/`)).status).toBe(200)
    expect((await fetch(`${at.origin}/health`)).status).toBe(200)
    expect(at.lines.join('\n')).toContain('payment=prices_not_checked The payment provider could not be asked for its prices.')
    // It is back: the next who wants to buy can.
    expect((await at.checkout()).status).toBe(200)
    await at.stripe.pay(newest(at), ana)
    expect((await at.verify(newest(at))).status).toBe(200)
  },
)

test.each([500, 503, 429, 409])('nor does a %i that is not to be asked again', async (status) => {
  const { stripe } = seller()
  let isAway = true
  const providerFetch: typeof fetch = async (input, init) =>
    isAway
      ? Response.json({ error: { type: 'api_error' } }, { status, headers: { 'stripe-should-retry': 'false' } })
      : stripe.fetch(input, init)
  const at = await house({ licenseNow: stripe.now, providerFetch })
  expect((await fetch(`${at.origin}/`)).status).toBe(200)
  expect(await codeOf(await at.checkout())).toEqual([502, 'payment_provider'])
  isAway = false
  expect((await at.checkout()).status).toBe(200)
})

test('while it is away buyers read so, and nothing is sold at a price that was not checked', async () => {
  const at = await troubled('broken', 1000)
  expect(await codeOf(await at.checkout())).toEqual([502, 'payment_provider'])
  at.stripe.heal()
  at.stripe.state.prices[priceIds.monthly].unit_amount = 999
  expect(await codeOf(await at.checkout())).toEqual([503, 'payment_unavailable'])
  expect(at.lines.join('\n')).toContain('payment=not_sold The monthly price price_monthly7 is $9.99')
  expect(Object.keys(at.stripe.state.sessions)).toEqual([])
  at.stripe.state.prices[priceIds.monthly].unit_amount = 700
  expect((await at.checkout()).status).toBe(200)
})

test('it is asked again automatically until it answers, and not after', async () => {
  const { stripe, provider } = seller()
  stripe.fail({ kind: 'broken', times: 3 })
  const lines: string[] = []
  const checked = await checkedPrices(provider, (line) => void lines.push(line), 2)
  const looks = () => stripe.asked.filter(({ call }) => call.includes('/v1/prices/')).length
  // Three that failed, and then both prices.
  await vi.waitFor(() => expect(looks()).toBe(5))
  await checked.provider.createCheckout({
    orderId: 'ord_1',
    plan: 'monthly',
    successUrl: 'http://localhost/',
    cancelUrl: 'http://localhost/',
  })
  expect([looks(), lines.length]).toEqual([5, 1])
  checked.close()
})

test('what is wrong with the settings ends the start as before', async () => {
  const { stripe } = seller({ apiKey: 'sk_test_Another0123456789' })
  const starting = serving({ engine: 'browser', license: { ...usualSettings, mode: 'test' }, payments, mail, providerFetch: stripe.fetch })
  await expect(starting).rejects.toThrow('does not take CONVOSTAT_STRIPE_KEY')
})

test('a server that ends waits for no reconcile, sweep or webhook, however many subscriptions there are', async () => {
  const sold = seller()
  const { stripe, provider } = sold
  for (let i = 0; i < 60; i++) {
    const { sessionId } = await provider.createCheckout({
      orderId: `ord_${i}`,
      plan: 'monthly',
      successUrl: 'http://localhost/',
      cancelUrl: 'http://localhost/',
    })
    await stripe.pay(sessionId, ana)
  }
  let isAway = false
  let asked = 0
  let comeBack: () => void = () => undefined
  const back = new Promise<void>((resolve) => {
    comeBack = resolve
  })
  const slow: typeof fetch = async (input, init) => {
    if (isAway) await back
    asked += 1
    return stripe.fetch(input, init)
  }
  const first = await serving({
    engine: 'browser',
    license: { ...usualSettings, mode: 'test' },
    payments,
    mail,
    licenseNow: stripe.now,
    providerFetch: slow,
    rates: {},
  })
  // Once it is at it, the provider answers no more.
  await vi.waitFor(() => expect(asked).toBeGreaterThan(20))
  isAway = true
  const { body, headers } = stripe.signed(stripe.events().at(-1)?.id ?? '')
  await fetch(`${first.origin}/api/payment/webhook`, { method: 'POST', body, headers: headers as Record<string, string> })
  await inTime(first.running.close(20))
  isAway = false
  comeBack()
  // The next one that starts continues where it ended.
  const again = await serving({
    engine: 'browser',
    data: first.data,
    license: { ...usualSettings, mode: 'test' },
    payments,
    mail,
    licenseNow: stripe.now,
    providerFetch: slow,
    rates: {},
  })
  await vi.waitFor(
    async () => {
      const { openDatabase } = await import('#licenses/database.ts')
      const database = openDatabase(`${first.data}/license/desk.db`)
      const found = await database.read((db) => db.selectFrom('licenses').select('lid').execute())
      await database.close()
      expect(found).toHaveLength(60)
    },
    { timeout: 60_000 },
  )
  await again.running.close(0)
})
