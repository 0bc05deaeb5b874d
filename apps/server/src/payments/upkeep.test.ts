import { Failure } from '@convostat/api'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { auditOf, findLicense, revokeLicense } from '#licenses/license-files.ts'
import { day, hour, minute, noon } from '#testing/desks.ts'
import { ana, seller, sellerWithPrices } from '#testing/selling.ts'
import { shop } from '#testing/shop.ts'
import type { Outcome } from './checkout-looks.ts'
import type { Heard } from './events.ts'
import { licenseIdOf } from './orders.ts'
import { sweepPayments } from './process-events.ts'
import type { ListedSession, ListedSubscription, PaymentProvider } from './provider.ts'
import { reconcilePayments } from './reconcile.ts'
import { keepUp } from './schedule.ts'

const away = () => new Failure('payment_provider')
/** Long enough for all pending work: nothing here waits for anything outside this process. */
const ticks = async () => {
  for (let i = 0; i < 50; i++) await new Promise(setImmediate)
}

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

describe('the reconciler', () => {
  const mark = ({ read }: Pick<ReturnType<typeof shop>, 'read'>) => read((db) => db.selectFrom('marks').selectAll().executeTakeFirst())
  /** A shop whose provider has some calls replaced. */
  const otherwise = (store: ReturnType<typeof shop>, changes: Partial<PaymentProvider>) =>
    shop({ desk: store.desk, seller: { ...store.seller, provider: { ...store.seller.provider, ...changes } } })

  test('looks back three days from its mark, thirty in a full run, and at everything without a mark', async () => {
    const store = shop()
    const asked: number[] = []
    async function* paidSessions(since: number): AsyncGenerator<ListedSession> {
      asked.push(since - noon)
      yield* []
    }
    const { reconcile } = otherwise(store, { paidSessions })
    await reconcile(false)
    expect(await mark(store)).toEqual({ name: 'reconciled', at: noon })
    await store.stripe.advance(hour)
    await reconcile(false)
    await reconcile(true)
    expect(asked).toEqual([-noon, -3 * day, hour - 30 * day])
    expect(await mark(store)).toEqual({ name: 'reconciled', at: noon + hour })
    // A mark of a time that is yet to come.
    await store.desk.database.write((db) =>
      db
        .updateTable('marks')
        .set({ at: noon + hour + 1 })
        .execute(),
    )
    await reconcile(false)
    expect(asked.at(-1)).toBe(-noon)
    expect(store.lines).toEqual([])
  })

  test('logs what it made and moved, and nothing without changes', async () => {
    const store = shop()
    const { subId } = await store.buy()
    expect(await store.reconcile(false)).toEqual({ made: 1, moved: 0, failed: 0 })
    await store.stripe.cancelAtPeriodEnd(subId, true)
    expect(await store.reconcile(false)).toEqual({ made: 0, moved: 1, failed: 0 })
    expect(await store.reconcile(false)).toEqual({ made: 0, moved: 0, failed: 0 })
    expect(store.lines).toEqual(['payment=reconciled made=1 moved=0 failed=0', 'payment=reconciled made=0 moved=1 failed=0'])
    // A log is not needed.
    await store.stripe.cancelAtPeriodEnd(subId, false)
    expect(await shop({ desk: store.desk, seller: store.seller, log: undefined }).reconcile(false)).toMatchObject({ moved: 1 })
  })

  test('continues after a failure, and sets no mark where sessions failed', async () => {
    const store = shop()
    const [one, two] = [await store.buy(), await store.buy()]
    const session: PaymentProvider['session'] = (id) => (id === one.sessionId ? Promise.reject(away()) : store.seller.provider.session(id))
    const broken = otherwise(store, { session })
    expect(await broken.reconcile(false)).toEqual({ made: 1, moved: 0, failed: 1 })
    expect(broken.lines).toEqual([
      'payment=not_reconciled part=session error=payment_provider',
      'payment=reconciled made=1 moved=0 failed=1',
    ])
    expect(await mark(store)).toBeUndefined()
    await store.reconcile(false)
    await store.stripe.advance(minute)
    for (const { subId } of [one, two]) await store.stripe.cancelAtPeriodEnd(subId, true)
    const subscription: PaymentProvider['subscription'] = (id) =>
      id === one.subId ? Promise.reject(away()) : store.seller.provider.subscription(id)
    const other = otherwise(store, { subscription })
    expect(await other.reconcile(false)).toEqual({ made: 0, moved: 1, failed: 1 })
    expect(other.lines[0]).toBe('payment=not_reconciled part=subscription error=payment_provider')
    // Subscriptions are all looked at each time.
    expect(await mark(store)).toMatchObject({ at: noon + minute })
  })

  test.each([
    ['sessions', 'paidSessions'],
    ['subscriptions', 'subscriptions'],
  ] as const)('%s that cannot be listed are logged as such', async (part, call) => {
    const store = shop()
    const broken = otherwise(store, {
      async *[call](): AsyncGenerator<never> {
        yield* await Promise.reject<never[]>(away())
      },
    })
    expect(await broken.reconcile(false)).toEqual({ made: 0, moved: 0, failed: 1 })
    expect(broken.lines[0]).toBe(`payment=not_reconciled part=${part} error=payment_provider`)
    expect(await shop({ desk: store.desk, seller: broken.seller, log: undefined }).reconcile(false)).toMatchObject({ failed: 1 })
  })

  test('stops after the current one, and sets no mark', async () => {
    const store = shop()
    const [{ subId }] = [await store.buy(), await store.buy()]
    const leaving = new AbortController()
    const fulfil = vi.fn(async (id: string) => {
      leaving.abort()
      return store.fulfil(id)
    })
    const { signal } = leaving
    const syncSubscription = vi.fn(async () => undefined)
    const calls = { fulfil, syncSubscription }
    expect(await reconcilePayments(store.selling, calls, { isFull: true, signal })).toEqual({ made: 1, moved: 0, failed: 0 })
    expect(await reconcilePayments(store.selling, calls, { isFull: true, signal })).toEqual({ made: 0, moved: 0, failed: 0 })
    expect([fulfil.mock.calls.length, syncSubscription.mock.calls.length, await mark(store)]).toEqual([1, 0, undefined])
    // Nor is a subscription begun, though there is something to do.
    await store.stripe.cancelAtPeriodEnd(subId, true)
    const late = new AbortController()
    const provider: PaymentProvider = {
      ...store.seller.provider,
      async *subscriptions() {
        late.abort()
        yield* store.seller.provider.subscriptions()
      },
    }
    await reconcilePayments({ ...store.selling, provider }, { ...store, syncSubscription }, { isFull: true, signal: late.signal })
    expect([syncSubscription.mock.calls.length, await mark(store)]).toEqual([0, undefined])
  })

  test('ignores foreign sessions, and looks at no session twice', async () => {
    const store = shop()
    const { sessionId } = await store.buy()
    const fulfil = vi.fn(store.fulfil)
    const look = (seller = store.seller) =>
      reconcilePayments({ ...store.selling, provider: seller.provider }, { ...store, fulfil }, { isFull: false })
    const { stripe } = store
    stripe.state.sessions[sessionId].currency = 'eur'
    await look()
    expect(fulfil).not.toHaveBeenCalled()
    stripe.state.sessions[sessionId].currency = 'usd'
    // Its price is ours no more, and it names an order of ours.
    delete stripe.state.sessions[sessionId].metadata?.plan
    const later = sellerWithPrices(store.seller, { monthly: 'price_monthly8', annual: 'price_annual60' })
    await look(later)
    expect(fulfil).toHaveBeenCalledExactlyOnceWith(sessionId)
    await look(later)
    expect(fulfil).toHaveBeenCalledOnce()
  })

  test('fetches unchanged subscriptions in a full run only', async () => {
    const store = shop()
    const { sessionId } = await store.buy()
    await store.fulfil(sessionId)
    const subscription = vi.fn(store.seller.provider.subscription)
    const counting = otherwise(store, { subscription })
    await counting.reconcile(false)
    expect(subscription).not.toHaveBeenCalled()
    await counting.reconcile(true)
    expect(subscription).toHaveBeenCalledOnce()
    // One that is gone is nothing to move.
    subscription.mockResolvedValue(null)
    expect(await counting.reconcile(true)).toEqual({ made: 0, moved: 0, failed: 0 })
  })
})

describe('while a server runs', () => {
  /** A server’s jobs, run by hand instead of by timers. */
  async function running(changes: Partial<PaymentProvider> = {}) {
    const store = shop()
    const unref = vi.fn()
    const every = vi.spyOn(globalThis, 'setInterval').mockImplementation(() => ({ unref }) as never)
    onTestFinished(() => void vi.restoreAllMocks())
    const since: number[] = []
    async function* paidSessions(from: number): AsyncGenerator<ListedSession> {
      since.push(from)
      yield* []
    }
    async function* subscriptions(): AsyncGenerator<ListedSubscription> {
      yield* []
    }
    const provider = { ...store.seller.provider, paidSessions, subscriptions, ...changes }
    const clock = { back: 0 }
    const now = () => store.stripe.now() - clock.back
    const upkeep = keepUp({ ...store.selling, provider, now }, store)
    const jobs = every.mock.calls.slice(0, 2).map(([job]) => job as () => void)
    return { ...store, upkeep, unref, every, jobs, since, clock, idle: ticks }
  }

  test('it sweeps and reconciles on start, then each minute and each hour', async () => {
    const { every, unref, jobs, since, read, desk, upkeep, idle } = await running()
    expect(every.mock.calls.slice(0, 2).map(([, milliseconds]) => milliseconds)).toEqual([60_000, 3_600_000])
    // No timer keeps the process.
    expect(unref).toHaveBeenCalledTimes(2)
    await idle()
    expect(since).toHaveLength(1)
    await desk.database.write((db) =>
      db.insertInto('orders').values({ id: 'ord_1', plan: 'monthly', state: 'new', created: noon, next_at: noon }).execute(),
    )
    jobs[0]()
    await idle()
    expect(await read((db) => db.selectFrom('orders').select('state').execute())).toEqual([{ state: 'expired' }])
    jobs[1]()
    await idle()
    expect(since).toHaveLength(2)
    await upkeep.close()
  })

  test('it reconciles everything on start and each day, also where the clock was set back', async () => {
    const { jobs, since, stripe, clock, idle, upkeep, desk } = await running()
    await idle()
    for (const seconds of [day - 1, 1]) {
      await stripe.advance(seconds)
      jobs[1]()
      await idle()
    }
    clock.back = 2 * day
    await desk.database.write((db) =>
      db
        .updateTable('marks')
        .set({ at: noon - 2 * day })
        .execute(),
    )
    jobs[1]()
    await idle()
    const [three, thirty] = [3 * day, 30 * day]
    expect(since).toEqual([0, noon - three, noon + day - 1 - thirty, noon - 2 * day - thirty])
    await upkeep.close()
  })

  test('after a failure the next run is a full one again', async () => {
    let isAway = true
    const since: number[] = []
    const { jobs, idle, upkeep, stripe, lines, desk } = await running({
      async *paidSessions(from): AsyncGenerator<ListedSession> {
        since.push(from)
        if (isAway) throw away()
        yield* []
      },
    })
    await idle()
    await desk.database.write((db) => db.insertInto('marks').values({ name: 'reconciled', at: noon }).execute())
    isAway = false
    await stripe.advance(hour)
    for (const _ of [1, 2]) {
      jobs[1]()
      await idle()
    }
    expect(since).toEqual([0, noon - 30 * day, noon + hour - 3 * day])
    expect(lines).toContain('payment=not_reconciled part=sessions error=payment_provider')
    await upkeep.close()
  })

  test('a job never runs twice at a time; its failure is logged, unless the server is stopping', async () => {
    const { jobs, upkeep, desk, selling, lines, idle } = await running()
    await idle()
    lines.length = 0
    const looks: (() => void)[] = []
    const { read } = desk.database
    desk.database.read = () => new Promise((_, reject) => void looks.push(() => reject(away())))
    jobs[0]()
    jobs[0]()
    await idle()
    expect(looks).toHaveLength(1)
    looks[0]()
    await idle()
    expect(lines).toEqual(['payment=job_failed error=payment_provider'])
    jobs[0]()
    await idle()
    expect(looks).toHaveLength(2)
    upkeep.stop()
    looks[1]()
    await idle()
    expect(lines).toHaveLength(1)
    desk.database.read = read
    expect(selling.now()).toBe(noon)
    await upkeep.close()
  })

  test('closing waits for the running job and stops the timers', async () => {
    const stopped = vi.spyOn(globalThis, 'clearInterval')
    const { upkeep, desk, jobs, every, idle } = await running()
    await idle()
    const order: string[] = []
    const { read } = desk.database
    let end: () => void = () => undefined
    const wait = new Promise<void>((resolve) => {
      end = resolve
    })
    desk.database.read = async (work) => {
      await wait
      order.push('done')
      return read(work)
    }
    jobs[0]()
    const closing = upkeep.close().then(() => order.push('closed'))
    await idle()
    expect(order).toEqual([])
    end()
    await closing
    expect(order.at(-1)).toBe('closed')
    expect(order).toContain('done')
    for (const { value } of every.mock.results.slice(0, 2)) expect(stopped).toHaveBeenCalledWith(value)
  })
})

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
