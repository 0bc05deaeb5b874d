import { Failure } from '@convostat/api'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { day, hour, minute, noon } from '#testing/desks.ts'
import { sellerWithPrices } from '#testing/selling.ts'
import { shop } from '#testing/shop.ts'
import { ticks } from '#testing/ticks.ts'
import type { ListedSession, ListedSubscription, PaymentProvider } from './provider.ts'
import { reconcilePayments } from './reconcile.ts'
import { keepUp } from './schedule.ts'

const away = () => new Failure('payment_provider')

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
