import { Failure } from '@convostat/api'
import { describe, expect, test, vi } from 'vitest'
import { auditOf, findLicense, revokeLicense } from '#licenses/license-files.ts'
import { day, minute, noon } from '#testing/desks.ts'
import { ana, seller } from '#testing/selling.ts'
import { shop } from '#testing/shop.ts'
import { licenseIdOf } from './orders.ts'

const away = () => new Failure('payment_provider')

describe('an event', () => {
  const event = { id: 'evt_1', type: 'invoice.paid', created: noon, livemode: false, objectId: null }

  test('is kept if it has the right mode and a subject, and not again once it is done', async () => {
    const { receive, read, work } = shop()
    for (const nothing of [{ ...event }, { ...event, livemode: true, objectId: 'in_1' }]) expect(await receive(nothing)).toBe(false)
    const about = [{ objectId: 'in_1' }, { sessionId: 'cs_1' }, { subscriptionId: 'sub_1' }]
    for (const [i, facts] of about.entries()) expect(await receive({ ...event, id: `evt_${i}`, ...facts })).toBe(true)
    const kept = () => read((db) => db.selectFrom('events').selectAll().orderBy('id').execute())
    expect(await kept()).toMatchObject([
      { id: 'evt_0', object_id: 'in_1', session_id: null, sub_id: null, received: noon, next_at: noon + minute, done: 0, attempts: 0 },
      { id: 'evt_1', object_id: null, session_id: 'cs_1', sub_id: null },
      { id: 'evt_2', object_id: null, session_id: null, sub_id: 'sub_1' },
    ])
    expect(await receive({ ...event, id: 'evt_0', objectId: 'in_1' })).toBe(true)
    // Nobody's: there is nothing to do but to say so.
    for (const row of await kept()) await work([row])
    expect((await kept()).map(({ done }) => done)).toEqual([1, 1, 1])
    expect(await receive({ ...event, id: 'evt_0', objectId: 'in_1' })).toBe(false)
  })

  test('about a subscription without a license finds its checkout, once', async () => {
    const store = shop()
    const { sessionId, subId } = await store.buy()
    const { provider } = store.seller
    const session = vi.fn(provider.session)
    const sessionOf = vi.fn(provider.sessionOf)
    const { work } = shop({ desk: store.desk, seller: { ...store.seller, provider: { ...provider, session, sessionOf } } })
    const heard = (facts: object) => ({ id: 'evt_1', type: 'invoice.paid', object_id: null, session_id: null, sub_id: null, ...facts })
    sessionOf.mockResolvedValueOnce(null)
    await work([heard({ sub_id: subId })])
    expect(session).not.toHaveBeenCalled()
    session.mockResolvedValueOnce(null)
    await work([heard({ session_id: sessionId }), heard({ sub_id: subId })])
    expect(session.mock.calls).toEqual([[sessionId]])
    await work([heard({ sub_id: subId })])
    expect(session.mock.calls).toEqual([[sessionId], [sessionId]])
    expect(await store.read((db) => db.selectFrom('licenses').select('sub_id').execute())).toEqual([{ sub_id: subId }])
    // With a license there, the checkout needs no look.
    await work([heard({ sub_id: subId })])
    expect([session.mock.calls.length, sessionOf.mock.calls.length]).toEqual([2, 3])
  })
})

describe('a purchase announced in several events', () => {
  test('is looked at once', async () => {
    const store = shop()
    const { sessionId, subId } = await store.buy()
    const subscription = vi.fn(store.seller.provider.subscription)
    const { work } = shop({ desk: store.desk, seller: { ...store.seller, provider: { ...store.seller.provider, subscription } } })
    const heard = { id: 'evt_1', type: 'invoice.paid', object_id: null, session_id: null, sub_id: null }
    await work([
      { ...heard, session_id: sessionId },
      { ...heard, sub_id: subId },
    ])
    expect(subscription).toHaveBeenCalledOnce()
  })
})

describe('a license', () => {
  test('is not refunded where it does not exist, was not bought, or it is too late', async () => {
    const store = shop()
    const { sessionId } = await store.buy()
    await store.fulfil(sessionId)
    const [{ lid }] = await store.read((db) => db.selectFrom('licenses').select('lid').execute())
    const back = () => Object.values(store.stripe.state.refunds).length
    expect(await store.refund('lic_none')).toBe(false)
    const set = (facts: object) => store.desk.database.write((db) => db.updateTable('licenses').set(facts).execute())
    await set({ sub_id: null })
    expect(await store.refund(lid, { isSupport: true })).toBe(false)
    await set({ sub_id: store.subscriptionOf(sessionId), first_paid_at: noon - 14 * day - 1 })
    expect(await store.refund(lid)).toBe(false)
    await set({ first_paid_at: null })
    expect(await store.refund(lid)).toBe(false)
    await set({ first_paid_at: noon - 14 * day, paid_invoices: 2 })
    expect([await store.refund(lid), back()]).toEqual([false, 0])
    await set({ paid_invoices: 1 })
    expect([await store.refund(lid), back()]).toEqual([true, 1])
  })

  test.each([
    ['nothing', 0, [], 'ended'],
    ['a renewal', 31 * day, ['payment_given_back'], 'refunded'],
  ])('that the desk revoked is ended, and later payments go back: %s', async (_, seconds, more, billing) => {
    const store = shop()
    const { sessionId, subId } = await store.buy()
    await store.fulfil(sessionId)
    const lid = licenseIdOf(sessionId)
    await store.desk.database.write((db) => revokeLicense(db, lid, 'abuse', noon))
    await store.stripe.advance(seconds)
    for (let i = 0; i < 2; i++) await store.syncSubscription(subId)
    expect(store.stripe.state.subscriptions[subId].status).toBe('canceled')
    expect(Object.values(store.stripe.state.charges).map(({ refunded }) => refunded)).toEqual([false, ...more.map(() => true)])
    expect((await store.read((db) => auditOf(db, lid))).map(({ what }) => what)).toEqual(['issued', 'revoked', ...more, billing])
  })

  test('follows a subscription of the shop’s own mode, and no other', async () => {
    const store = shop({ seller: seller({ mode: 'live', apiKey: 'sk_live_TheKeyOfTheTests0123456789' }) })
    const { sessionId, subId } = await store.buy()
    await store.fulfil(sessionId)
    await store.stripe.cancelAtPeriodEnd(subId, true)
    const billing = () => store.read((db) => db.selectFrom('licenses').select('billing').executeTakeFirst())
    const testing = shop({ desk: store.desk, seller: { ...store.seller, provider: { ...store.seller.provider, mode: 'test' } } })
    await testing.syncSubscription(subId)
    expect(await billing()).toEqual({ billing: 'active' })
    await store.syncSubscription(subId)
    expect(await billing()).toEqual({ billing: 'cancel_scheduled' })
  })

  test('that the desk revoked settles its event once its subscription is ended, not before', async () => {
    const sold = shop()
    const { sessionId, subId } = await sold.buy()
    await sold.fulfil(sessionId)
    await sold.desk.database.write((db) => revokeLicense(db, licenseIdOf(sessionId), 'abuse', noon))
    await sold.receive({ id: 'evt_1', type: 'invoice.paid', created: noon, livemode: false, objectId: null, subscriptionId: subId })
    const [event] = await sold.read((db) => db.selectFrom('events').selectAll().execute())
    const isDone = async () => (await sold.read((db) => db.selectFrom('events').select('done').execute())).map(({ done }) => done)
    const provider = { ...sold.seller.provider, end: () => Promise.reject(away()) }
    const broken = shop({ desk: sold.desk, seller: { ...sold.seller, provider } })
    await expect(broken.work([event])).rejects.toMatchObject({ code: 'payment_provider' })
    expect(await isDone()).toEqual([0])
    await sold.work([event])
    expect(await isDone()).toEqual([1])
  })

  test('that is requested too often names the masked address it was sent to, if known', async () => {
    const store = shop()
    const { sessionId } = await store.buy()
    for (let i = 0; i < 10; i++) await store.handOver(sessionId)
    const refusal = () => store.handOver(sessionId).catch(({ code, detail }) => [code, detail])
    expect(await refusal()).toEqual(['session_read_limit', 'Your license was sent to a***@example.com.'])
    await store.desk.database.write((db) => db.updateTable('orders').set({ email: null }).execute())
    expect(await refusal()).toEqual(['session_read_limit', new Failure('session_read_limit').detail])
    const [{ lid }] = await store.read((db) => db.selectFrom('licenses').select('lid').execute())
    await store.desk.database.write((db) => db.deleteFrom('files').execute())
    await expect(store.handOver(sessionId)).rejects.toThrow(`expected ${lid} to have an order and a file`)
  })

  test('that cannot be signed waits; the log names only the kind of error', async () => {
    const wake = vi.fn()
    const store = shop({ sign: () => Promise.reject(new TypeError('ana@example.com')), wake })
    const { sessionId } = await store.buy()
    expect(await store.fulfil(sessionId)).toEqual({ state: 'waiting' })
    expect(store.lines).toEqual([expect.stringMatching(/^payment=not_signed error=TypeError/)])
    expect(store.lines[0]).not.toContain('ana@')
    expect(wake).not.toHaveBeenCalled()
    expect(await store.read((db) => db.selectFrom('orders').select(['state', 'email', 'next_at']).execute())).toEqual([
      { state: 'paid_waiting', email: 'ana@example.com', next_at: noon + 15 },
    ])
  })

  test('is made once, and wakes the mail worker; a lost look is repeated', async () => {
    const wake = vi.fn()
    const store = shop({ wake })
    const { sessionId } = await store.buy()
    const lid = licenseIdOf(sessionId)
    const [{ id: orderId }] = await store.read((db) => db.selectFrom('orders').select('id').execute())
    expect(await store.fulfil(sessionId)).toEqual({ state: 'fulfilled', lid, orderId })
    expect(wake).toHaveBeenCalledOnce()
    expect(await store.fulfil(sessionId)).toEqual({ state: 'fulfilled', lid, orderId })
    expect(wake).toHaveBeenCalledOnce()
    const license = () => store.read((db) => findLicense(db, lid))
    expect(await license()).toMatchObject({ applied_gen: 1, sync_gen: 1 })
    // A look that was lost is made up for.
    await store.desk.database.write((db) => db.updateTable('licenses').set({ applied_gen: 0 }).execute())
    await store.fulfil(sessionId)
    expect(await license()).toMatchObject({ applied_gen: 2, sync_gen: 2 })
    await store.fulfil(sessionId)
    expect(await license()).toMatchObject({ applied_gen: 2, sync_gen: 2 })
  })

  test('is made even if its subscription cannot be fetched, which is logged', async () => {
    const sold = shop()
    const { sessionId } = await sold.buy()
    const provider = { ...sold.seller.provider, subscription: () => Promise.reject(away()) }
    const store = shop({ desk: sold.desk, seller: { ...sold.seller, provider } })
    expect(await store.fulfil(sessionId)).toMatchObject({ state: 'fulfilled' })
    expect(store.lines).toEqual(['payment=not_looked_at error=payment_provider'])
  })

  test('is not made for a failed payment, which is mailed once', async () => {
    const wake = vi.fn()
    const store = shop({ wake })
    const state = () => store.read((db) => db.selectFrom('orders').select(['state', 'next_at']).orderBy('created').execute())
    const id = await store.begin()
    expect(await store.fulfil(id)).toEqual({ state: 'open' })
    expect(await state()).toEqual([{ state: 'open', next_at: noon + day + 5 * minute }])
    await store.stripe.payLater(id, ana)
    expect(await store.fulfil(id)).toEqual({ state: 'pending' })
    expect([wake.mock.calls.length, await state()]).toEqual([0, [{ state: 'open', next_at: noon + day }]])
    expect(await store.fulfil(id, { hasFailed: true })).toEqual({ state: 'not_paid' })
    expect([wake.mock.calls.length, await state(), await store.mails()]).toEqual([
      ...[1, [{ state: 'failed', next_at: null }], ['payment_failed']],
    ])
    expect(await store.fulfil(id)).toEqual({ state: 'not_paid' })
    expect(wake).toHaveBeenCalledOnce()
  })
})

describe('two looks at the same subscription', () => {
  test('the one that began earlier changes nothing once the later one is recorded', async () => {
    const store = shop()
    const { sessionId, subId } = await store.buy()
    await store.fulfil(sessionId)
    const { provider } = store.seller
    const old = await provider.subscription(subId)
    let isFirst = true
    const slow = shop({
      desk: store.desk,
      seller: {
        ...store.seller,
        provider: {
          ...provider,
          async subscription(id) {
            if (!isFirst) return provider.subscription(id)
            isFirst = false
            await store.stripe.cancelAtPeriodEnd(subId, true)
            await store.syncSubscription(subId)
            return old
          },
        },
      },
    })
    await slow.syncSubscription(subId)
    const [{ lid }] = await store.read((db) => db.selectFrom('licenses').select('lid').execute())
    expect(await store.read((db) => findLicense(db, lid))).toMatchObject({ billing: 'cancel_scheduled' })
    expect((await store.mails()).sort()).toEqual(['cancel_scheduled', 'issued'])
  })
})
