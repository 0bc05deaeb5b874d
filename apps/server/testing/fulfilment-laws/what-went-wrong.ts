import { createHash } from 'node:crypto'
import { Failure } from '@convostat/api'
import { expect, test } from 'vitest'
import { licenseService } from '#licenses/license-service.ts'
import type { Heard } from '#payments/events.ts'
import { sweepPayments } from '#payments/process-events.ts'
import { day, hour, noon } from '../desks.ts'
import { ana, seller } from '../selling.ts'
import { shop } from '../shop.ts'
import { files, licenseIn, licenses, type NewShop, orders } from './shops.ts'

/** What fulfilment owes where something went wrong on the way. */
export function laterLaws(newShop: NewShop): void {
  test('C10: days without a webhook are made up for by the reconciler, and nothing is left to do', async () => {
    const store = await newShop()
    const one = await store.buy()
    await store.hearAll()
    await store.reconcile()
    const two = await store.buy('annual')
    await store.stripe.cancelAtPeriodEnd(one.subId, true)
    await store.stripe.advance(4 * day)
    expect(await store.reconcile()).toEqual({ made: 1, moved: 1, failed: 0 })
    const found = await licenses(store)
    expect(found.map(({ sub_id, billing }) => `${sub_id} ${billing}`).sort()).toEqual(
      [`${one.subId} cancel_scheduled`, `${two.subId} active`].sort(),
    )
    expect(await store.reconcile()).toEqual({ made: 0, moved: 0, failed: 0 })
  })

  test('C10: each hour lists alone are asked for; a list that fails ends nothing else, and is logged', async () => {
    const store = await newShop()
    const one = await store.buy()
    await store.hearAll()
    await store.reconcile()
    const { provider } = store.seller
    const asked: string[] = []
    const counting: typeof provider = {
      ...provider,
      session: (id) => provider.session(id).finally(() => asked.push(id)),
      subscription: (id) => provider.subscription(id).finally(() => asked.push(id)),
      // biome-ignore lint/correctness/useYield: it fails before anything is listed
      async *paidSessions() {
        throw new Failure('payment_provider')
      },
    }
    const hourly = shop({ desk: store.desk, seller: { ...store.seller, provider: counting } })
    expect(await hourly.reconcile(false)).toEqual({ made: 0, moved: 0, failed: 1 })
    expect([asked, hourly.lines[0]]).toEqual([[], 'payment=not_reconciled part=sessions error=payment_provider'])
    await store.stripe.cancelAtPeriodEnd(one.subId, true)
    expect(await hourly.reconcile(false)).toEqual({ made: 0, moved: 1, failed: 1 })
    // What was given back is in no list: that is seen when everything is looked at.
    await store.stripe.cancelAtPeriodEnd(one.subId, false)
    await store.stripe.refund(one.subId)
    expect(await store.reconcile()).toMatchObject({ moved: 1, failed: 0 })
    expect(await licenseIn(store)).toMatchObject({ billing: 'refunded' })
    expect(await store.reconcile(false)).toEqual({ made: 0, moved: 0, failed: 0 })
  })

  test('C11: where nothing can be signed the payment is on record, and the license comes once it can', async () => {
    const store = await newShop()
    const { sessionId } = await store.buy()
    const broken = shop({ desk: store.desk, seller: store.seller, sign: () => Promise.reject(new Error('no signer')) })
    await broken.hearAll()
    expect(await broken.handOver(sessionId)).toEqual({ state: 'waiting' })
    expect(await orders(store)).toMatchObject([{ state: 'paid_waiting', email: ana.email }])
    await store.stripe.advance(hour)
    await broken.sweep()
    expect(await licenses(store)).toEqual([])
    await store.stripe.advance(hour)
    expect(await store.sweep()).toBe(0)
    expect(await orders(store)).toMatchObject([{ state: 'fulfilled', next_at: null }])
    expect(await store.mails()).toEqual(['issued'])
  })

  test('C12: rows that were lost come back with the very files that people hold', async () => {
    const sold = seller()
    const store = await newShop(sold)
    const { subId } = await store.buy()
    await store.hearAll()
    await store.buy('annual')
    await store.stripe.advance(40 * day)
    await store.hearAll()
    const before = await files(store)
    expect(before.map(({ seq }) => seq).sort()).toEqual([1, 1, 2])
    // Nothing at all is left of the tables.
    const restored = await newShop(sold)
    expect(await restored.reconcile()).toMatchObject({ made: 2, failed: 0 })
    const newest = before.filter(({ lid, seq }) => !before.some((other) => other.lid === lid && other.seq > seq))
    expect(await files(restored)).toEqual(newest)
    for (const { bytes, sha256 } of newest) expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    expect((await licenses(restored)).find(({ sub_id }) => sub_id === subId)).toMatchObject({
      seq: 2,
      email: ana.email,
      billing: 'active',
    })
  })

  test('C12: a license whose file was brought back by its holder finds its subscription again', async () => {
    const sold = seller()
    const store = await newShop(sold)
    await store.buy()
    await store.hearAll()
    const held = await files(store)
    const restored = await newShop(sold)
    const asker = { did: 'device-1', label: null, replaceSlot: null, lease: null, session: null, wantsSession: true }
    await licenseService(restored.desk, sold.stripe.now).verify(JSON.parse(held[0].bytes), asker)
    expect(await licenseIn(restored)).toMatchObject({ sub_id: null, email: null })
    await restored.reconcile()
    expect(await licenseIn(restored)).toMatchObject({ billing: 'active', email: ana.email, paid_invoices: 1 })
    expect(await files(restored)).toEqual(held)
  })

  test('C13: a refund while the license is being made leaves none that counts', async () => {
    const store = await newShop()
    const { sessionId, subId } = await store.buy()
    // Between the look at the session and the commit.
    const { provider } = store.seller
    const late: typeof provider = {
      ...provider,
      async session(id) {
        const found = await provider.session(id)
        await store.stripe.refund(subId).catch(() => undefined)
        await store.hearAll()
        return found
      },
    }
    const slow = shop({ desk: store.desk, seller: { ...store.seller, provider: late } })
    await slow.fulfil(sessionId)
    expect(await licenseIn(store)).toMatchObject({ billing: 'refunded', state: 'revoked' })
    expect(await store.mails()).toContain('refunded')
  })

  test('C14: an event that was kept and not worked off is swept a minute later', async () => {
    const store = await newShop()
    await store.buy()
    for (const { id } of store.stripe.events()) {
      const { body, headers } = store.stripe.signed(id)
      await store.receive(store.seller.provider.readEvent(body, headers['stripe-signature'], store.stripe.now()))
    }
    expect(await store.sweep()).toBe(0)
    expect(await licenses(store)).toEqual([])
    await store.stripe.advance(60)
    expect(await store.sweep()).toBe(0)
    expect(await licenses(store)).toHaveLength(1)
    expect(await store.read((db) => db.selectFrom('events').select('id').where('done', '=', 0).execute())).toEqual([])
  })

  test('while the provider is away an event waits, for longer each time, and is worked off at last', async () => {
    const store = await newShop()
    const { provider } = store.seller
    let isAway = true
    const flaky: typeof provider = {
      ...provider,
      session: (id) => (isAway ? Promise.reject(new Error('away')) : provider.session(id)),
    }
    const away = shop({ desk: store.desk, seller: { ...store.seller, provider: flaky } })
    await away.buy()
    await expect(away.hearAll()).rejects.toThrow('away')
    await store.stripe.advance(60)
    expect(await away.sweep()).toBe(1)
    expect(await away.sweep()).toBe(0)
    isAway = false
    await store.stripe.advance(hour)
    expect(await away.sweep()).toBe(0)
    expect(await licenses(store)).toHaveLength(1)
  })

  test('two processes that sweep at once do each thing once', async () => {
    const store = await newShop()
    const other = await store.another()
    const worked: string[] = []
    for (let i = 0; i < 30; i++) {
      await store.receive({
        id: `evt_${i}`,
        type: 'invoice.paid',
        created: noon,
        livemode: false,
        objectId: 'in_1',
        subscriptionId: `sub_${i}`,
      })
    }
    await store.stripe.advance(60)
    const calls = { fulfil: store.fulfil, work: async (events: readonly Heard[]) => void worked.push(...events.map(({ id }) => id)) }
    await Promise.all([sweepPayments(store.selling, calls), sweepPayments(other.selling, calls)])
    expect(worked.toSorted()).toEqual(Array.from({ length: 30 }, (_, i) => `evt_${i}`).toSorted())
  })
}
