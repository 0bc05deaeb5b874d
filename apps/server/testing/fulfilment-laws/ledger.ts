import { expect, test } from 'vitest'
import { revokeBought } from '#commands/revoke-command.ts'
import type { LicenseDatabase } from '#licenses/license-database.ts'
import { findLicense } from '#licenses/license-files.ts'
import { licenseIdOf } from '#payments/orders.ts'
import type { PaymentProvider } from '#payments/provider.ts'
import { day } from '../desks.ts'
import { ana, priceIds, type Seller, sellerWithPrices } from '../selling.ts'
import { type SellingDesk, shop } from '../shop.ts'
import { licenses, type NewShop } from './shops.ts'

/** A buyer on their way: what they bought, as the provider names it. */
interface Purchase {
  store: SellingDesk
  sessionId: string
  subId: () => string
}

interface Story {
  plan?: 'monthly' | 'annual'
  /** What happens on which day; every purchase is opened on day 0. */
  days: Partial<Record<number, (purchase: Purchase) => Promise<unknown>>>
  /** What the ledger says in the end: the mails, the state of its subscription, and how many payments were kept. */
  mails: string[]
  billing: string | null
  payments: number
}

const pay = ({ store, sessionId }: Purchase) => store.stripe.pay(sessionId, ana)
const revoked = (isRefund: boolean) => async (purchase: Purchase) => {
  const { store, sessionId } = purchase
  // As a person would: once there is a license.
  await store.fulfil(sessionId)
  const license = await store.read((db) => findLicense(db, licenseIdOf(sessionId)))
  if (!license) throw new Error('expected a license')
  await revokeBought(
    store.desk,
    license,
    { reason: null, isRefund },
    { provider: store.seller.provider, confirm: async () => null, now: store.stripe.now },
  )
}

/** 45 days, in which a month is renewed on the 31st. */
const lastDay = 45
const stories: Record<string, Story> = {
  'a month, renewed': { days: { 1: pay }, mails: ['issued', 'renewed'], billing: 'active', payments: 2 },
  'a year': { plan: 'annual', days: { 1: pay }, mails: ['issued'], billing: 'active', payments: 1 },
  'nobody pays': { days: {}, mails: [], billing: null, payments: 0 },
  'revoked, kept': { days: { 1: pay, 5: revoked(false) }, mails: ['issued'], billing: 'ended', payments: 1 },
  'revoked, given back': { days: { 1: pay, 5: revoked(true) }, mails: ['issued', 'refunded'], billing: 'refunded', payments: 0 },
  'paid once the prices have changed': { days: { 4: pay }, mails: ['issued', 'renewed'], billing: 'active', payments: 2 },
  'a bank that fails, and then pays': {
    days: {
      1: ({ store, sessionId }) => store.stripe.payLater(sessionId, ana),
      3: ({ store, sessionId }) => store.stripe.arrive(sessionId, 'failed', { isOver: false }),
      8: ({ store, subId }) => store.stripe.payOpenInvoice(subId()),
    },
    mails: ['payment_failed', 'issued', 'renewed'],
    billing: 'active',
    payments: 2,
  },
  'a renewal that a bank takes six days for': {
    days: {
      1: pay,
      2: ({ store, subId }) => store.stripe.payByBank(subId()),
      38: ({ store, subId }) => store.stripe.arriveRenewal(subId(), 'succeeded'),
    },
    mails: ['issued', 'renewed'],
    billing: 'active',
    payments: 2,
  },
  'given back after an invoice of nothing': {
    plan: 'annual',
    days: {
      1: pay,
      6: ({ store, subId }) => store.stripe.switchTo(subId(), priceIds.monthly),
      12: ({ store, subId }) => store.stripe.refund(subId()),
    },
    mails: ['issued', 'renewed', 'refunded'],
    billing: 'refunded',
    payments: 0,
  },
  'disputed at once, and won': {
    days: {
      1: (purchase) => pay(purchase).then(() => purchase.store.stripe.dispute(purchase.subId())),
      9: ({ store, subId }) => store.stripe.closeDispute(subId(), 'won'),
    },
    mails: ['disputed', 'issued', 'renewed'],
    billing: 'active',
    payments: 2,
  },
  'cancelled, to the end of its month': {
    days: { 1: pay, 7: ({ store, subId }) => store.stripe.cancelAtPeriodEnd(subId(), true) },
    mails: ['issued', 'cancel_scheduled', 'ended'],
    billing: 'ended',
    payments: 1,
  },
}

/**
 * A shop of two servers on the same tables, driven by signed events that come in any order, up to ten times, or never; old ones
 * are sent again; servers die at any question to the provider and at any commit. In the end everyone has what they paid for, and
 * has paid for what they have. `each`: how many buyers live each story.
 */
export function ledgerLaw(newShop: NewShop, { each, seed }: { each: number; seed: number }): void {
  test('the ledger: 2 % of all events lost, the others shuffled, repeated and replayed, servers that die: each story ends as it should', async () => {
    const random = randomBy(seed)
    const chance = (share: number) => random() < share
    const first = await newShop()
    const others = await first.another()
    const tables = [first.desk, others.desk]
    const { stripe } = first
    const told = new Set<string>()
    const left: string[] = []
    let [deaths, lost, sent] = [0, 0, 0]
    /** At what it is sold now. */
    let seller: Seller = first.seller

    const server = () => {
      const desk = tables[Math.floor(random() * tables.length)]
      return chance(0.25) ? shop(dying({ desk, seller }, 1 + Math.floor(random() * 12))) : shop({ desk, seller })
    }
    const survived = (work: Promise<unknown>) =>
      work.catch((error: unknown) => {
        if (!(error instanceof Died)) throw error
        deaths += 1
      })

    async function tell(): Promise<void> {
      for (const { id } of stripe.events()) {
        if (told.has(id)) continue
        told.add(id)
        if (chance(0.02)) lost += 1
        else for (let times = chance(0.1) ? 10 : 1; times > 0; times--) left.push(id)
      }
      // Some wait for the next day, some come again.
      for (const id of stripe.events().map((event) => event.id)) if (chance(0.01)) left.push(id)
      for (let waiting = left.length; waiting > 0; waiting--) {
        const [id] = left.splice(Math.floor(random() * left.length), 1)
        if (chance(0.2)) left.push(id)
        else {
          sent += 1
          await survived(server().hear(id))
        }
      }
    }

    const purchases: (Purchase & { story: Story; name: string })[] = []
    for (const [name, story] of Object.entries(stories)) {
      for (let i = 0; i < each; i++) {
        const sessionId = await first.begin(story.plan)
        purchases.push({ store: first, sessionId, subId: () => first.subscriptionOf(sessionId), story, name })
      }
    }
    for (let today = 1; today <= lastDay; today++) {
      // A checkout is not open for 24 hours here: no time passes until all early ones are paid.
      if (today > 4) await stripe.advance(day)
      if (today === 4) seller = sellerWithPrices(seller, { monthly: 'price_monthly8', annual: 'price_annual60' })
      for (const purchase of purchases) {
        await purchase.story.days[today]?.({ ...purchase, store: { ...first, ...shop({ desk: first.desk, seller }) } })
        if (chance(0.1)) await survived(server().handOver(purchase.sessionId).catch(unlessReadOften))
      }
      await tell()
      await survived(server().sweep())
      if (today % 5 === 0 || today === 33) await survived(server().reconcile(today % 10 === 0))
    }
    await stripe.advance(3600)
    const last = shop({ desk: first.desk, seller })
    await last.sweep()
    await last.reconcile()
    await last.reconcile()
    expect(await last.reconcile()).toEqual({ made: 0, moved: 0, failed: 0 })

    const found = await licenses(first)
    const rows = await first.read((db) => db.selectFrom('outbox').select(['about', 'kind']).execute())
    const orders = await first.read((db) => db.selectFrom('orders').select(['id', 'session_id']).execute())
    for (const { name, story, sessionId, subId } of purchases) {
      const lid = licenseIdOf(sessionId)
      const order = orders.find((each) => each.session_id === sessionId)?.id
      const mails = rows.filter(({ about }) => about === lid || about === order).map(({ kind }) => kind)
      const license = found.find((each) => each.lid === lid)
      const { customer } = stripe.state.subscriptions[subId()] ?? { customer: '' }
      const kept = Object.values(stripe.state.charges).filter((charge) => charge.customer === customer && charge.paid && !charge.refunded)
      expect([name, license?.billing ?? null, mails.sort(), kept.length]).toEqual([
        name,
        story.billing,
        story.mails.toSorted(),
        story.payments,
      ])
    }
    expect(found).toHaveLength(purchases.filter(({ story }) => story.billing !== null).length)
    // It was as rough as it is said to be.
    expect([lost > 0, deaths > 0, sent > purchases.length * 5]).toEqual([true, true, true])
  })
}

class Died extends Error {}

/** A server that dies at its nth question to the provider or commit: before it, or right after. What it began is never ended. */
function dying({ desk, seller }: { desk: LicenseDatabase; seller: Seller }, nth: number) {
  let count = 0
  const isDead = () => count >= nth
  async function orDie<T>(work: () => Promise<T>): Promise<T> {
    if (isDead()) throw new Died()
    count += 1
    if (count === nth && nth % 2 === 0) throw new Died()
    const result = await work()
    if (isDead()) throw new Died()
    return result
  }
  const { provider } = seller
  const asked = ['session', 'subscription', 'subscriptionIds', 'sessionOf', 'refundAfter', 'end'] as const
  const wrapped = Object.fromEntries(
    asked.map((name) => [name, (...given: [never, never]) => orDie<unknown>(() => provider[name](...given))]),
  )
  const database: LicenseDatabase['database'] = {
    ...desk.database,
    read: (work) => (isDead() ? Promise.reject(new Died()) : desk.database.read(work)),
    write: (work) => orDie(() => desk.database.write(work)),
  }
  return {
    desk: { ...desk, database },
    seller: { ...seller, provider: { ...provider, ...(wrapped as Partial<PaymentProvider>) } },
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomBy(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

function unlessReadOften(error: unknown): void {
  if ((error as { code?: string }).code !== 'session_read_limit') throw error
}
