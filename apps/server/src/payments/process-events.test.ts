import { Failure } from '@convostat/api'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { day, hour, minute, noon } from '#testing/desks.ts'
import { shop } from '#testing/shop.ts'
import { ticks } from '#testing/ticks.ts'
import type { Outcome } from './checkout-looks.ts'
import type { Heard } from './events.ts'
import { sweepPayments } from './process-events.ts'

const away = () => new Failure('payment_provider')
/** A desk with events and orders put there by hand; their processing is only recorded. */
function swept({ outcome = { state: 'pending' } as Outcome, during = async (_: readonly string[]): Promise<unknown> => undefined } = {}) {
  const store = shop()
  const { write } = store.desk.database
  const worked: string[][] = []
  const leaving = new AbortController()
  const calls = {
    work: async (events: readonly Heard[]) => {
      worked.push(events.map(({ id }) => id))
      await during(events.map(({ id }) => id))
    },
    fulfil: vi.fn(async (): Promise<Outcome> => outcome),
  }
  return {
    ...store,
    worked,
    leaving,
    fulfil: calls.fulfil,
    sweep: () => sweepPayments(store.selling, calls, leaving.signal),
    event: (id: string, facts: object = {}) =>
      write((db) =>
        db
          .insertInto('events')
          .values({ id, type: 'invoice.paid', object_id: null, session_id: null, sub_id: null, received: noon, next_at: noon, ...facts })
          .execute(),
      ),
    order: (id: string, facts: object = {}) =>
      write((db) =>
        db
          .insertInto('orders')
          .values({ id, session_id: `cs_${id}`, plan: 'monthly', state: 'open', created: noon, next_at: noon, ...facts })
          .execute(),
      ),
    events: () => store.read((db) => db.selectFrom('events').select(['id', 'next_at', 'attempts']).orderBy('id').execute()),
    orders: () => store.read((db) => db.selectFrom('orders').select(['id', 'state', 'next_at', 'attempts']).orderBy('id').execute()),
  }
}

describe('the sweep of events', () => {
  test('processes due events, also those left by a clock that was ahead, grouped by subject', async () => {
    const { event, sweep, worked } = swept()
    const longest = hour + 5 * minute
    await event('due', { sub_id: 'sub_1' })
    await event('also', { sub_id: 'sub_1', next_at: noon - 5 })
    await event('early', { next_at: noon - 9 })
    await event('later', { next_at: noon + 1 })
    await event('latest', { next_at: noon + longest })
    await event('never', { next_at: noon + longest + 1 })
    await event('done', { done: 1 })
    expect(await sweep()).toBe(0)
    expect(worked.map((ids) => ids.toSorted()).sort()).toEqual([['also', 'due'], ['early'], ['never']])
  })

  test('claims rows for a minute, retries failures later each time, and logs their code', async () => {
    const { event, sweep, events, lines } = swept({ during: async ([id]) => id !== 'good' && Promise.reject(away()) })
    await event('bad', { sub_id: 'sub_1', attempts: 2 })
    await event('other', { sub_id: 'sub_1' })
    await event('good')
    expect(await sweep()).toBe(2)
    expect(await events()).toEqual([
      { id: 'bad', next_at: noon + 2 * minute, attempts: 3 },
      { id: 'good', next_at: noon + minute, attempts: 1 },
      { id: 'other', next_at: noon + 2 * minute, attempts: 1 },
    ])
    expect(lines).toEqual(['payment=not_swept of=events count=2 attempts=3 error=payment_provider'])
  })

  test('renews its claims four times a minute, except finished rows and rows that another process took', async () => {
    const every = vi.spyOn(globalThis, 'setInterval')
    onTestFinished(() => void vi.restoreAllMocks())
    const at = (id: string) => found.find((row) => row.id === id)?.next_at
    const rows: (number | undefined)[][] = []
    let found: Awaited<ReturnType<ReturnType<typeof swept>['events']>> = []
    const { event, sweep, events, stripe, desk } = swept({
      during: async ([id]) => {
        if (id === 'a') await desk.database.write((db) => db.updateTable('events').set({ next_at: 7 }).where('id', '=', 'c').execute())
        for (const _ of [1, 2]) {
          await stripe.advance(10)
          const [renew, milliseconds] = every.mock.calls.at(-1) ?? []
          expect(milliseconds).toBe(15_000)
          ;(renew as () => void)()
          await ticks()
          found = await events()
        }
        rows.push([at('a'), at('b'), at('c')])
      },
    })
    for (const id of ['a', 'b', 'c']) await event(id, { sub_id: id })
    await sweep()
    const held = noon + minute
    expect(rows).toEqual([
      [held + 20, held + 20, 7],
      [held + 20, held + 40, 7],
      [held + 20, held + 40, 7],
    ])
  })

  test('processes fifty at a time, the oldest first, and stops after the current one', async () => {
    const { event, sweep, worked, leaving, events } = swept({
      during: async () => worked.length === 60 && leaving.abort(),
    })
    for (let i = 0; i < 101; i++) await event(`evt_${i}`, { sub_id: `sub_${i}`, next_at: noon - i })
    expect(await sweep()).toBe(0)
    expect(worked).toHaveLength(60)
    expect((await events()).filter(({ attempts }) => attempts === 0)).toMatchObject([{ id: 'evt_0' }])
  })

  test('deletes finished events after thirty days', async () => {
    const { event, sweep, events } = swept()
    await event('old', { done: 1, received: noon - 30 * day - 1 })
    await event('young', { done: 1, received: noon - 30 * day })
    await event('undone', { received: noon - 40 * day })
    await sweep()
    expect((await events()).map(({ id }) => id)).toEqual(['undone', 'young'])
  })
})

describe('the sweep of orders', () => {
  test.each<[Outcome['state'], string, { state: string; next_at: number | null }]>([
    ['open', 'open', { state: 'open', next_at: noon + day }],
    ['pending', 'open', { state: 'open', next_at: noon + day }],
    ['waiting', 'paid_waiting', { state: 'paid_waiting', next_at: noon + minute }],
    ['not_paid', 'open', { state: 'open', next_at: null }],
    ['unknown', 'open', { state: 'expired', next_at: null }],
    ['refused', 'open', { state: 'expired', next_at: null }],
    ['fulfilled', 'paid_waiting', { state: 'paid_waiting', next_at: null }],
    ['fulfilled', 'new', { state: 'new', next_at: null }],
    ['not_paid', 'new', { state: 'expired', next_at: null }],
  ])('whose session is %s, in state %s', async (state, before, after) => {
    const { order, sweep, orders, fulfil } = swept({ outcome: { state } as Outcome })
    await order('ord_1', { state: before })
    await order('ord_2', { next_at: null })
    expect(await sweep()).toBe(0)
    expect(fulfil).toHaveBeenCalledExactlyOnceWith('cs_ord_1')
    expect((await orders())[0]).toEqual({ id: 'ord_1', attempts: 1, ...after })
  })

  test('that never reached the provider expire without a request', async () => {
    const { order, sweep, orders, fulfil } = swept()
    await order('ord_1', { session_id: null, state: 'new' })
    await sweep()
    expect(fulfil).not.toHaveBeenCalled()
    expect(await orders()).toEqual([{ id: 'ord_1', state: 'expired', next_at: null, attempts: 1 }])
  })

  test('processes each order separately, also those left by a clock that was ahead', async () => {
    const { order, sweep, fulfil, lines, orders } = swept()
    fulfil.mockRejectedValueOnce(away())
    const longest = day + 10 * minute
    await order('ord_1', { next_at: noon - 1 })
    await order('ord_2')
    await order('ord_3', { next_at: noon + longest })
    await order('ord_4', { next_at: noon + longest + 1 })
    expect(await sweep()).toBe(1)
    expect(fulfil.mock.calls).toEqual([['cs_ord_1'], ['cs_ord_2'], ['cs_ord_4']])
    expect(lines).toEqual(['payment=not_swept of=orders count=1 attempts=1 error=payment_provider'])
    expect((await orders())[0].next_at).toBe(noon + 30)
  })

  test('are retried where their license was never synced', async () => {
    const { buy, stripe, read, desk, selling, fulfil } = shop()
    const { sessionId } = await buy()
    await fulfil(sessionId)
    const next = () => read((db) => db.selectFrom('orders').select('next_at').executeTakeFirst())
    const again = async (applied_gen: number) => {
      await desk.database.write(async (db) => {
        await db.updateTable('licenses').set({ applied_gen }).execute()
        await db.updateTable('orders').set({ next_at: stripe.now(), attempts: 0 }).execute()
      })
      await sweepPayments(selling, { fulfil: async () => ({ state: 'fulfilled', lid: '', orderId: '' }), work: async () => undefined })
      return (await next())?.next_at
    }
    // With the attempts that this sweep has counted.
    expect(await again(0)).toBe(noon + 30)
    expect(await again(1)).toBeNull()
  })
})
