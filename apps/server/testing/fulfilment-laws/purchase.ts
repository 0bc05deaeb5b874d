import { openLicense } from '@convostat/license'
import { expect, test, vi } from 'vitest'
import { gathering } from '#payments/batch-events.ts'
import { heardOf } from '#payments/events.ts'
import { day, hour, noon } from '../desks.ts'
import { ana, back, priceIds } from '../selling.ts'
import { shop } from '../shop.ts'
import { files, licenseIn, licenses, type NewShop, orders, statusIn } from './shops.ts'

/** What fulfilment owes a purchase. */
export function purchaseLaws(newShop: NewShop, { duplicates }: { duplicates: number }): void {
  test('becomes a license of its plan, paid for until the end of its period, and one mail', async () => {
    const store = await newShop()
    const { sessionId } = await store.buy('annual')
    const outcome = await store.handOver(sessionId)
    if (outcome.state !== 'fulfilled') throw new Error(outcome.state)
    const payload = await openLicense(outcome.file, store.desk.trust)
    expect(payload).toMatchObject({
      seq: 1,
      plan: 'annual',
      licensee: 'Ana Sol',
      mode: 'test',
      iat: noon,
      exp: payload.period_end + 3 * day,
    })
    expect(payload.period_end).toBe(Date.UTC(2028, 2, 1, 12) / 1000)
    expect(await licenseIn(store)).toMatchObject({
      lid: payload.lid,
      email: ana.email,
      state: 'active',
      billing: 'active',
      first_paid_at: noon,
    })
    expect(await orders(store)).toMatchObject([{ state: 'fulfilled', session_id: sessionId, email: ana.email, next_at: null }])
    expect(await store.mails()).toEqual(['issued'])
    expect(await statusIn(store)).toMatchObject({ is_pro: true, state: 'active', subscription: 'active', grace: false })
  })

  test('C6: is one license and one mail, the same bytes for all, where page and webhooks ask at once in two processes', async () => {
    const store = await newShop()
    const other = await store.another()
    const { sessionId } = await store.buy()
    const [first, second] = await Promise.all([
      store.handOver(sessionId),
      other.handOver(sessionId),
      store.hearAll(),
      other.hearAll(),
      other.fulfil(sessionId),
    ])
    expect(first).toMatchObject({ state: 'fulfilled' })
    expect(second).toEqual(first)
    expect(await licenses(store)).toHaveLength(1)
    expect(await files(store)).toHaveLength(1)
    expect(await store.mails()).toEqual(['issued'])
  })

  test(`S4: the same event ${duplicates} times at once is one row, one license, one mail`, async () => {
    const store = await newShop()
    await store.buy()
    const completed = store.stripe.events().find(({ type }) => type === 'checkout.session.completed')
    const { body, headers } = store.stripe.signed(completed?.id ?? '')
    const event = store.seller.provider.readEvent(body, headers['stripe-signature'], noon)
    const failed = vi.fn()
    const { hear, settled } = gathering({ work: store.work, failed, milliseconds: 0 })
    const received = Array.from({ length: duplicates }, () => store.receive(event).then((isNew) => isNew && hear(heardOf(event))))
    await Promise.all(received)
    await settled()
    expect(failed).not.toHaveBeenCalled()
    expect(await store.read((db) => db.selectFrom('events').select(['type', 'done']).execute())).toEqual([
      { type: completed?.type, done: 1 },
    ])
    expect(await licenses(store)).toHaveLength(1)
    expect(await store.mails()).toEqual(['issued'])
  })

  test('S5: whatever the order of the four events that tell of it, all ends the same', async () => {
    const store = await newShop()
    const types = ['checkout.session.completed', 'customer.subscription.created', 'customer.subscription.updated', 'invoice.paid']
    const ends: unknown[] = []
    for (const order of permutations(types)) {
      const before = store.stripe.events().length
      const { subId } = await store.buy()
      const events = store.stripe.events().slice(before)
      for (const type of order) for (const { id } of events.filter((event) => event.type === type)) await store.hear(id)
      const { lid, sub_id, order_id, customer_id, sync_gen, applied_gen, ...facts } = await store.read((db) =>
        db.selectFrom('licenses').selectAll().where('sub_id', '=', subId).executeTakeFirstOrThrow(),
      )
      const mails = await store.read((db) => db.selectFrom('outbox').select(['kind', 'seq']).where('about', '=', lid).execute())
      ends.push({ ...facts, mails })
    }
    expect(ends).toHaveLength(24)
    expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1)
    expect(ends[0]).toMatchObject({ billing: 'active', seq: 1, mails: [{ kind: 'issued', seq: 1 }] })
    expect(await store.read((db) => db.selectFrom('events').select('id').where('done', '=', 0).execute())).toEqual([])
  })

  test('S6: a subscription that ended, or was paid back, before its purchase is heard of is a license that does not count', async () => {
    const store = await newShop()
    const one = await store.buy()
    await store.stripe.cancelNow(one.subId)
    const two = await store.buy()
    await store.stripe.refund(two.subId)
    for (const { id } of [...store.stripe.events()].reverse()) await store.hear(id)
    const found = await licenses(store)
    expect(found.find(({ sub_id }) => sub_id === one.subId)).toMatchObject({ billing: 'ended' })
    expect(found.find(({ sub_id }) => sub_id === two.subId)).toMatchObject({ billing: 'refunded', state: 'revoked', reason: 'refund' })
    expect((await store.mails()).sort()).toEqual(['ended', 'refunded'])
  })

  test('S7: one whose payment is on its way waits, then is a license; or it is over, which is told by mail', async () => {
    const store = await newShop()
    const [one, two] = [await store.begin(), await store.begin()]
    for (const session of [one, two]) await store.stripe.payLater(session, ana)
    await store.hearAll()
    expect(await licenses(store)).toEqual([])
    expect(await store.handOver(one)).toEqual({ state: 'pending' })
    await store.stripe.arrive(one, 'succeeded')
    await store.stripe.arrive(two, 'failed')
    await store.hearAll()
    expect(await store.handOver(one)).toMatchObject({ state: 'fulfilled' })
    expect(await store.handOver(two)).toEqual({ state: 'not_paid' })
    expect((await store.mails()).sort()).toEqual(['issued', 'payment_failed'])
  })

  test('S8: what is none of ours is no license, and what was paid for it by mistake is logged', async () => {
    const store = await newShop()
    const { library, stripe } = store.seller
    const params = { mode: 'subscription', success_url: back.successUrl, metadata: { order_id: 'ord_1' } } as const
    for (const wish of [
      { ...params, line_items: [{ price: 'price_ofAnotherProduct', quantity: 1 }] },
      { ...params, line_items: [{ price: 'price_inEuro', quantity: 1 }] },
      { ...params, line_items: [{ price: priceIds.monthly, quantity: 2 }] },
      { ...params, line_items: [{ price: priceIds.monthly, quantity: 1 }], metadata: {} },
    ]) {
      const { id } = await library.checkout.sessions.create(wish)
      await stripe.pay(id, ana)
      expect(await store.handOver(id)).toMatchObject({ state: 'refused' })
    }
    await store.hearAll()
    await store.reconcile()
    expect([await licenses(store), await store.mails()]).toEqual([[], []])
    expect(store.lines.filter((line) => line.startsWith('payment=not_issued problem=foreign_price order=ord_1')).length).toBeGreaterThan(0)
    expect(await store.handOver('cs_test_nobodyKnowsThisOne')).toEqual({ state: 'unknown' })
    // A live desk takes nothing of a test.
    const live = shop({ desk: store.desk, seller: { ...store.seller, provider: { ...store.seller.provider, mode: 'live' } } })
    const { sessionId } = await store.buy()
    expect(await live.handOver(sessionId)).toEqual({ state: 'refused', problem: 'wrong_mode' })
    await live.hearAll()
    expect(await licenses(store)).toEqual([])
  })

  test('is handed over ten times within a day; then it is told where it was sent', async () => {
    const store = await newShop()
    const [one, two] = [await store.buy(), await store.buy()]
    for (let i = 0; i < 10; i++) expect(await store.handOver(one.sessionId)).toMatchObject({ state: 'fulfilled' })
    const refusal = { code: 'session_read_limit', message: expect.stringContaining('a***@example.org') }
    await expect(store.handOver(one.sessionId)).rejects.toMatchObject({
      ...refusal,
      message: expect.stringContaining('a***@example.com'),
    })
    await store.handOver(two.sessionId)
    await store.stripe.advance(day - 1)
    await store.handOver(two.sessionId)
    await store.stripe.advance(1)
    await expect(store.handOver(two.sessionId)).rejects.toMatchObject({ code: 'session_read_limit' })
  })

  test('that nobody pays is over after a day, and one request is one order', async () => {
    const store = await newShop()
    const wish = { plan: 'monthly', baseUrl: 'http://localhost', requestKey: 'wish-1' } as const
    const [one, same] = [await store.order(wish), await store.order(wish)]
    expect(same).toEqual(one)
    const session = await store.begin()
    await store.stripe.advance(25 * hour)
    expect(await store.sweep()).toBe(0)
    expect(await orders(store)).toMatchObject([
      { state: 'expired', next_at: null },
      { state: 'expired', next_at: null },
    ])
    expect(await store.handOver(session)).toEqual({ state: 'not_paid' })
  })
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, i) => permutations(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]))
}
