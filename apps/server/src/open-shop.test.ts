import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '@convostat/installation/cannot-start'
import { Hono } from 'hono'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { issueLicense } from '#licenses/issue.ts'
import { realSales } from '#payments/real-sales.ts'
import { desk, noon, wish } from '#testing/desks.ts'
import { temporaryFolder } from '#testing/published-folder.ts'
import { ana, apiKey, priceIds, seller, webhookSecret } from '#testing/selling.ts'
import { openShop, type ShopOptions } from './open-shop.ts'

const settings = { mode: 'test', key: apiKey, webhookSecret, prices: priceIds } as const
/** Nobody listens there. */
const mail = {
  server: { host: '127.0.0.1', port: 1, secure: false, auth: null },
  from: { name: 'ConvoStat', address: 'pro@example.com' },
} satisfies ShopOptions['mail']
const home = 'https://home.example'
const asker = { did: 'device-1', label: null, replaceSlot: null, lease: null, session: null, wantsSession: true }

// No random delay before a lost license is looked up.
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => void vi.restoreAllMocks())
})

/** The shop of a desk in its own folder, with the lines that it logs. */
async function opened(changes: Partial<ShopOptions> = {}, dataFolder = temporaryFolder()) {
  const lines: string[] = []
  for (const level of ['info', 'error'] as const) vi.spyOn(console, level).mockImplementation((line) => void lines.push(`${line}`))
  const own = desk(dataFolder, { mode: 'test' })
  const mailFolder = join(dataFolder, 'mail')
  const options: ShopOptions = {
    ...{ mode: 'production', payments: null, mail: { server: null, from: null }, mailFolder, dataFolder, now: () => noon },
    ...{ origins: () => new Set(['http://localhost']), home: () => home, brand: { support_email: 'help@home.example' } },
    ...changes,
  }
  const shop = await openShop(own, options)
  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    await shop.close()
  }
  onTestFinished(close)
  const mails = () =>
    vi.waitFor(() => {
      const found = readdirSync(mailFolder).filter((name) => name.endsWith('.eml'))
      expect(found).not.toEqual([])
      return found.map((name) => readFileSync(join(mailFolder, name), 'utf8'))
    })
  return { ...shop, close, own, dataFolder, mails, lines }
}

test('in production without an account nothing is sold, and without a mail server nothing is mailed', async () => {
  const { own, trust, payments, sales, letters, playing, licenses, sweep, stop, tellTo, close } = await opened()
  expect([trust, payments, sales, letters, playing]).toEqual([own.trust, null, undefined, undefined, null])
  const file = await issueLicense(own, wish, noon)
  expect((await licenses.verify(file, asker)).answer).toMatchObject({ license: { is_pro: true } })
  tellTo(new Hono())
  await sweep()
  stop()
  await close()
})

test('with a mail server, lost licenses can be requested, and no link to a subscription', async () => {
  const { letters, sales, payments, close } = await opened({ mail })
  expect([payments, sales, typeof letters?.recover, letters?.portal]).toEqual([null, undefined, 'function', undefined])
  expect(await letters?.recover('ana@example.com')).toMatchObject({ status: 'accepted' })
  await close()
})

/** Whole seconds since 1970, of now. */
const aboutNow = expect.closeTo(Date.now() / 1000, -3)

test('without a clock given, the shop uses this computer’s', async () => {
  const { stripe } = seller()
  const { own, letters, sales, close } = await opened({ payments: settings, mail, fetch: stripe.fetch, now: undefined })
  await sales?.calls.checkout('http://localhost', 'monthly', null)
  await issueLicense(own, wish, Math.floor(Date.now() / 1000))
  await letters?.recover('ana@example.com')
  await vi.waitFor(async () => {
    const sent = await own.database.read((db) => db.selectFrom('outbox').select(['kind', 'created']).execute())
    expect(sent).toEqual([{ kind: 'recovery', created: aboutNow }])
  })
  expect(await own.database.read((db) => db.selectFrom('orders').select('created').execute())).toEqual([{ created: aboutNow }])
  await close()
})

test('with an account, licenses are sold through it, at the prices of the pages', async () => {
  const { stripe } = seller()
  const { sales, payments, letters, playing, close, own, trust, stop, licenses } = await opened({
    payments: settings,
    mail,
    fetch: stripe.fetch,
    now: stripe.now,
  })
  expect([payments, playing, trust, typeof letters?.recover]).toEqual(['test', null, own.trust, 'function'])
  expect(letters?.portal).toBe(sales?.portal.ask)
  const { checkout_url } = (await sales?.calls.checkout('http://localhost', 'annual', null)) ?? {}
  expect(checkout_url).toContain(Object.keys(stripe.state.sessions)[0])
  await expect(sales?.calls.checkout('http://other.example', 'annual', null)).rejects.toMatchObject({ code: 'base_url_not_allowed' })
  // In the desk's tables, by the shop's clock.
  expect(await own.database.read((db) => db.selectFrom('orders').select(['created', 'base_url']).execute())).toEqual([
    { created: noon, base_url: 'http://localhost' },
  ])
  const file = await issueLicense(own, wish, noon)
  await expect(sales?.portal.ask(asker, file)).rejects.toMatchObject({ code: 'not_available' })
  await expect(sales?.portal.ask(asker)).rejects.toMatchObject({ code: 'pro_required' })
  await licenses.sweep()
  stop()
  await close()
})

test('wrong prices end the start; a provider that does not answer does not delay it', async () => {
  const wrong = seller()
  wrong.stripe.state.prices[priceIds.annual].unit_amount = 999
  const at = { payments: settings, mail, now: wrong.stripe.now }
  await expect(opened({ ...at, fetch: wrong.stripe.fetch })).rejects.toThrow(CannotStart)
  const away = seller()
  away.stripe.fail({ kind: 'reset' })
  const { sales, lines, stop } = await opened({ ...at, fetch: away.stripe.fetch })
  expect(lines.filter((line) => line.startsWith('payment='))).toEqual([
    'payment=prices_not_checked The payment provider could not be asked for its prices. That is tried again each minute.',
  ])
  const stopped = vi.spyOn(globalThis, 'clearInterval')
  stop()
  expect(stopped).toHaveBeenCalled()
  expect((await sales?.calls.checkout('http://localhost', 'monthly', null))?.checkout_url).toContain('https://')
})

test('an account without a mail server is a programming error', async () => {
  const { own, licenses } = await opened()
  const given = { desk: own, licenses, origins: () => new Set<string>(), home: () => home, settings, brand: {} }
  for (const half of [
    { server: null, from: mail.from },
    { server: mail.server, from: null },
  ])
    await expect(realSales({ ...given, mail: half })).rejects.toThrow(
      'expected a mail server beside the payment provider, as the options demand it',
    )
})

test('in development everything is simulated: a payment becomes a license, and a mail in a folder', async () => {
  const { sales, payments, letters, playing, trust, own, licenses, tellTo, sweep, mails, close, dataFolder } = await opened({
    mode: 'development',
  })
  if (!sales || !playing) throw new Error('expected a sandbox')
  const { sandbox, settled, mailed } = playing
  expect(payments).toBe('sandbox')
  expect(trust.keys.map(({ kid }) => kid)).toEqual([own.signing.kid, sandbox.desk.signing.kid])
  expect([letters?.portal, playing.mailFolder]).toEqual([sales.portal.ask, join(dataFolder, 'mail')])
  await sales.calls.checkout('http://localhost', 'monthly', null)
  const [id] = Object.keys(sandbox.standIn.state.sessions)
  const api = new Hono().post('/api/payment/webhook', async (c) =>
    c.json(
      await sales.calls.webhook({
        body: new Uint8Array(await c.req.arrayBuffer()),
        signature: c.req.header('stripe-signature') ?? null,
        encoding: null,
      }),
    ),
  )
  tellTo(api)
  await sandbox.standIn.pay(id, ana)
  await settled()
  const [sent] = await mails()
  expect(sent).toMatch(/^From: ConvoStat <pro@convostat\.invalid>$/m)
  expect(sent).toMatch(/^Reply-To: help@home\.example$/m)
  expect(sent).toContain('To: Ana Sol <ana@example.com>')
  const answer = await sales.calls.verify(id)
  if (answer.status !== 'success') throw new Error('expected a license')
  expect((await licenses.verify(answer.license_data, asker)).answer).toMatchObject({ license: { is_pro: true } })
  // Both desks look for lost licenses, and the mails of both are awaited.
  await issueLicense(own, { ...wish, licensee: 'Ana at her desk' }, noon)
  await letters?.recover(ana.email)
  await mailed()
  expect(await mails()).toHaveLength(3)
  // A sweep runs what is due in the sandbox, too.
  sandbox.standIn.state.subscriptions[Object.keys(sandbox.standIn.state.subscriptions)[0]].items.data[0].current_period_end = noon - 1
  const before = sandbox.standIn.events().length
  await sweep()
  expect(sandbox.standIn.events().length).toBeGreaterThan(before)
  await close()
})

test('in development beside another server with a sandbox, nothing is sold, and mails go into the folder', async () => {
  const first = await opened({ mode: 'development' })
  const { own, letters, playing, payments, sales, mails, close } = await opened({ mode: 'development' }, first.dataFolder)
  expect([playing, payments, sales, letters?.portal]).toEqual([null, null, undefined, undefined])
  await issueLicense(own, wish, noon)
  await letters?.recover('ana@example.com')
  const [sent] = await mails()
  expect(sent).toMatch(/^From: ConvoStat <pro@convostat\.invalid>$/m)
  expect(sent).toMatch(/^Reply-To: help@home\.example$/m)
  expect(sent).toMatch(/^Date: Mon, 01 Mar 2027 12:00:00 \+0000$/m)
  await close()
})

test('a closed shop has queued every requested mail, and stopped every timer', async () => {
  for (const options of [{ mail }, { mode: 'development' as const }]) {
    const begun = vi.spyOn(globalThis, 'setInterval')
    const ended = vi.spyOn(globalThis, 'clearInterval')
    const { own, letters, close } = await opened(options)
    await issueLicense(own, wish, noon)
    await letters?.recover('ana@example.com')
    await close()
    expect(await own.database.read((db) => db.selectFrom('outbox').select('kind').execute())).toEqual([{ kind: 'recovery' }])
    for (const { value } of begun.mock.results) expect(ended).toHaveBeenCalledWith(value)
  }
  const { stripe } = seller()
  const begun = vi.spyOn(globalThis, 'setInterval')
  const ended = vi.spyOn(globalThis, 'clearInterval')
  const { close } = await opened({ payments: settings, mail, fetch: stripe.fetch, now: stripe.now })
  const timers = begun.mock.results.map(({ value }) => value)
  expect(timers.length).toBeGreaterThan(1)
  await close()
  for (const timer of timers) expect(ended).toHaveBeenCalledWith(timer)
})

test('in development with an account, licenses are sold through that account', async () => {
  const { stripe } = seller()
  const { payments, playing } = await opened({ mode: 'development', payments: settings, mail, fetch: stripe.fetch, now: stripe.now })
  expect([payments, playing]).toEqual(['test', null])
})
