import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '@convostat/installation/cannot-start'
import { readLicenseObject, serializeLicense } from '@convostat/license'
import { expect, onTestFinished, test, vi } from 'vitest'
import { issueLicense } from '#licenses/issue.ts'
import { day, desk, noon, wish } from '#testing/desks.ts'
import { temporaryFolder } from '#testing/published-folder.ts'
import { logged, servers } from '#testing/servers.ts'
import { codeOf, visitor } from '#testing/visitor.ts'
import type { RunOptions } from '../run.ts'

const serving = servers()
const did = 'd'.repeat(21).concat('A')

/** A server as a fresh clone starts it, and someone who wants Pro. */
async function house(options: Partial<RunOptions> = {}) {
  const log = vi.spyOn(console, 'info').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  const clock = { now: noon }
  const server = await serving({ engine: 'browser', mode: 'development', licenseNow: () => clock.now, rates: {}, ...options })
  const ana = visitor(server.origin)
  const page = async (path: string) => (await ana.get(path)).text()
  const play = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    ana.ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: server.origin, ...headers } })

  /** Asks to buy, as the pricing page does; the path of the page to pay on. */
  async function begin(plan: 'monthly' | 'annual' = 'monthly'): Promise<string> {
    const { checkout_url } = await (await ana.post('/api/payment/create-checkout-session', { base_url: server.origin, plan })).json()
    expect(checkout_url).toMatch(`${server.origin}/sandbox/checkout/cs_test_`)
    return new URL(checkout_url).pathname
  }
  const buyer = { name: 'Zoë Sól', email: 'zoe@example.com' }
  const pay = async (path: string, action = 'pay') => (await play(path, { ...buyer, action })).headers.get('location') ?? ''
  const sessionIn = (location: string) => new URL(location).searchParams.get('session_id') ?? ''
  const verified = async (session_id: string) => (await ana.post('/api/payment/verify-session', { session_id })).json()

  /** Buys; the license file, and how it stands for a browser that has it and takes the next one where there is one. */
  async function buy(plan?: 'monthly' | 'annual') {
    const { license_data: file } = await verified(sessionIn(await pay(await begin(plan))))
    let kept = file
    const activated = async () => (await ana.post('/api/license/verify', kept, { 'X-Device-Id': did })).json()
    const status = async () => {
      let answer = await activated()
      if (answer.code === 'license_superseded') {
        kept = answer.license
        answer = await activated()
      }
      return answer.license ?? answer
    }
    expect(await status()).toMatchObject({ is_pro: true })
    return { file: readLicenseObject(file), status }
  }
  const subscription = async (): Promise<string> => /\/sandbox\/subscription\/(\w+)/.exec(await page('/sandbox'))?.[0] ?? ''
  const mails = () => readdirSync(join(server.data, 'mail')).map((name) => name.split('-').slice(5, -1).join('-') || name)
  const subjects = async () => [...(await page('/sandbox/mail')).matchAll(/class="subject">([^<]*)</g)].map(([, subject]) => subject)
  return { ...server, log, clock, ana, page, play, begin, pay, sessionIn, verified, buy, buyer, subscription, mails, subjects }
}

const payloadOf = (file: { payload: string }) => JSON.parse(Buffer.from(file.payload, 'base64url').toString())

test('Pro is bought without anyone’s keys: paid on a page that says what it is, activated, and mailed into the folder', async () => {
  const { begin, page, buy, subjects, ana, data, mails } = await house()
  const checkout = await page(await begin('annual'))
  expect(checkout).toContain('Sandbox: no card is charged')
  expect(checkout).toContain('Pay $59')
  const { file, status } = await buy('annual')
  expect(payloadOf(file)).toMatchObject({ mode: 'test', plan: 'annual', licensee: 'Zoë Sól', seq: 1, iat: noon })
  expect(await status()).toMatchObject({ is_pro: true, state: 'active', plan: 'annual' })
  expect(await subjects()).toEqual(['Your ConvoStat Pro license'])
  expect(mails()).toHaveLength(1)
  const [, path = ''] = /href="(\/sandbox\/mail\/[^"]+)"/.exec(await page('/sandbox/mail')) ?? []
  expect(await page(path)).toContain('zoe@example.com')
  expect(await page(`${path}?as=plain`)).toContain('Paid until:  March 1, 2028, then $59 per year')
  const attached = await ana.get(`${path}/attachments/0`)
  expect(attached.headers.get('content-disposition')).toBe(`attachment; filename="license.json"; filename*=UTF-8''license.json`)
  expect(await attached.text()).toBe(serializeLicense(file))
  expect(await page(`${path}/eml`)).toBe(readFileSync(join(data, 'mail', path.split('/')[3]), 'utf8'))
})

test('what goes otherwise: a wrong address, a card that is declined, nothing bought, a bank that takes days', async () => {
  const { begin, play, pay, buyer, page, sessionIn, verified, subjects, origin } = await house()
  const path = await begin()
  for (const wrong of [{ email: 'zoe' }, { email: 'a@b.c\r\nBcc: x@evil.test' }, { name: '' }, { name: 'a\nb' }]) {
    const answer = await play(path, { ...buyer, action: 'pay', ...wrong })
    expect([answer.status, (await answer.text()).includes('aria-invalid="true"')]).toEqual([422, true])
  }
  const declined = await play(path, { ...buyer, action: 'decline' })
  const shown = await page(declined.headers.get('location') ?? '')
  expect([declined.status, shown.includes('The card was declined. Nothing was charged'), shown.includes(buyer.name)]).toEqual([
    303,
    true,
    true,
  ])
  expect(await pay(path, 'cancel')).toBe(`${origin}/pricing`)

  expect(await pay(path, 'later')).toBe(path)
  expect(await page(path)).toContain('The bank is at work')
  const { id } = { id: path.split('/').at(-1) ?? '' }
  expect(await verified(id)).toMatchObject({ status: 'pending', retry_after: 2, paid: false })
  const arrived = await pay(path, 'arrive')
  expect(sessionIn(arrived)).toBe(id)
  expect(await verified(id)).toMatchObject({ status: 'success' })
  expect(await page(path)).toContain('This checkout is over')

  const other = await begin()
  await pay(other, 'later')
  await play(other, { action: 'bounce', back: 'purchases' })
  expect(await verified(other.split('/').at(-1) ?? '')).toMatchObject({ code: 'payment_not_completed' })
  expect(await subjects()).toEqual(expect.arrayContaining(['Your ConvoStat purchase was not completed', 'Your ConvoStat Pro license']))
})

test('time is moved on: the subscription is renewed, fails, is paid after all; what the own desk issued goes by the real time', async () => {
  const { buy, play, page, subscription, subjects, data, ana } = await house()
  const file = await issueLicense(desk(data), { ...wish, plan: 'monthly' }, noon)
  expect((await ana.post('/api/license/verify', file, { 'X-Device-Id': 'e'.repeat(22) })).status).toBe(200)
  const { status } = await buy()
  await play('/sandbox/clock', { action: 'period' })
  expect(await page('/sandbox/clock')).toContain('April 1, 2027, 12:01 PM UTC')
  expect(await status()).toMatchObject({ is_pro: true, state: 'active', period_end: '2027-05-01T12:00:00.000Z' })
  const path = await subscription()
  await play(path, { action: 'refuse' })
  await play('/sandbox/clock', { action: 'month' })
  await play('/sandbox/clock', { action: 'hour' })
  expect(await status()).toMatchObject({ is_pro: true, state: 'grace', subscription: 'past_due' })
  expect(await page(path)).toContain('Renewal not paid')
  await play(path, { action: 'payOpen' })
  expect(await status()).toMatchObject({ is_pro: true, state: 'active', subscription: 'active', period_end: '2027-06-01T12:00:00.000Z' })
  expect(await subjects()).toEqual([
    'Your ConvoStat Pro subscription was renewed',
    'Your ConvoStat payment did not go through',
    'Your ConvoStat Pro subscription was renewed',
    'Your ConvoStat Pro license',
  ])
  // Three months later for the sandbox, and not a second for this one.
  expect((await ana.post('/api/license/verify', file, { 'X-Device-Id': 'e'.repeat(22) })).status).toBe(200)
})

test('canceled, kept, canceled to its end; disputed, won; refunded: the license follows at the next look', async () => {
  const { buy, play, subscription, subjects, page } = await house()
  const { status } = await buy()
  const path = await subscription()
  await play(path, { action: 'cancel' })
  expect(await status()).toMatchObject({ is_pro: true, cancel_at_period_end: true })
  await play(path, { action: 'keep' })
  expect(await status()).toMatchObject({ is_pro: true, cancel_at_period_end: false })
  await play(path, { action: 'dispute' })
  expect(await status()).toMatchObject({ code: 'license_suspended' })
  await play(path, { action: 'win' })
  expect(await status()).toMatchObject({ is_pro: true, state: 'active' })
  await play(path, { action: 'refund' })
  expect(await status()).toMatchObject({ code: 'license_revoked' })
  expect(await page(path)).toContain('Refunded')
  expect(new Set(await subjects())).toEqual(
    new Set([
      'Your ConvoStat Pro license',
      'Your ConvoStat subscription is canceled',
      'Your ConvoStat subscription continues',
      'A payment for ConvoStat is disputed',
      'Your ConvoStat license is active again',
      'Your ConvoStat payment was refunded',
    ]),
  )
})

test('the way to the subscription: asked for with the license, linked by mail and by the answer', async () => {
  const { buy, ana, page, subjects, origin } = await house()
  await buy()
  const { portal_url, message } = await (await ana.post('/api/license/portal', {})).json()
  expect([new URL(portal_url).origin, message]).toEqual([origin, 'We have sent the link to z***@example.com.'])
  expect(await page(new URL(portal_url).pathname)).toContain('Cancel at the end of the period')
  await expect.poll(subjects).toContain('Manage your ConvoStat subscription')
})

test('no other site moves anything: a form of theirs is refused', async () => {
  const { begin, play, page, buyer } = await house()
  const path = await begin()
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of foreign)
    for (const at of [path, '/sandbox/clock']) expect((await play(at, { ...buyer, action: 'pay' }, headers)).status).toBe(403)
  expect(await page('/sandbox')).toContain('Nothing was bought yet.')
  expect((await play(path, { name: 'x'.repeat(20_000), action: 'pay' })).status).toBe(413)
})

test('every page says what it is, runs no script, loads nothing from elsewhere, and shows names as they were written', async () => {
  const { begin, play, page, ana, subscription } = await house()
  await play(await begin(), { name: '<script>alert(1)</script> & "co"', email: 'zoe@example.com', action: 'pay' })
  const paths = ['/sandbox', '/sandbox/clock', '/sandbox/mail', await begin(), await subscription()]
  const [, mail = ''] = /href="(\/sandbox\/mail\/[^"]+)"/.exec(await page('/sandbox/mail')) ?? []
  for (const path of [...paths, mail]) {
    const answer = await ana.get(path)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('Sandbox: no card is charged')
    expect(html).not.toMatch(/<script|\son\w+=|style=|https?:\/\/(?!localhost)/)
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; font-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
  }
  expect(await page(await subscription())).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;co&quot;')
  const body = await ana.get(`${mail}/body`)
  expect(body.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox /,
  )
  expect(await body.text()).not.toMatch(/<script|<img|src=/)
})

test('what is not there is a page that says so', async () => {
  const { ana } = await house()
  const nowhere = [
    '/sandbox/nothing',
    '/sandbox/checkout/cs_test_x',
    '/sandbox/checkout/__proto__',
    '/sandbox/subscription/constructor',
    '/sandbox/portal/x',
    '/sandbox/mail/..%2f..%2flicense%2fsigning-key.json',
    '/sandbox/mail/x.eml/attachments/0',
    '/dev/mails/x',
  ]
  for (const path of nowhere) {
    const answer = await ana.get(path)
    expect([path, answer.status, (await answer.text()).includes('There is nothing here')]).toEqual([path, 404, true])
  }
})

test('in production there is none of it: nothing is sold, and what the sandbox sold counts nowhere', async () => {
  const { buy, data, running } = await house()
  const { file } = await buy()
  await running.close(0)
  const real = await serving({ engine: 'browser', mode: 'production', data, licenseNow: () => noon })
  const ana = visitor(real.origin)
  expect(real.running.payments).toBeNull()
  for (const path of ['/sandbox', '/sandbox/mail', '/sandbox/clock', '/dev/mails']) expect((await ana.get(path)).status).toBe(404)
  expect(await codeOf(await ana.post('/api/payment/create-checkout-session', { base_url: real.origin }))).toEqual([
    503,
    'payment_unavailable',
  ])
  expect(await codeOf(await ana.post('/api/license/verify', { ...file }, { 'X-Device-Id': did }))).toEqual([400, 'license_key_unknown'])
})

test('a server that starts again has its purchases and its time; a second one beside it has no sandbox', async () => {
  const { buy, play, data, running } = await house()
  await buy()
  await play('/sandbox/clock', { action: 'month' })
  const second = await serving({ engine: 'browser', mode: 'development', data, licenseNow: () => noon })
  expect(second.running.payments).toBeNull()
  expect((await visitor(second.origin).get('/sandbox')).status).toBe(404)
  await running.close(0)
  const next = await serving({ engine: 'browser', mode: 'development', data, licenseNow: () => noon + day })
  const ana = visitor(next.origin)
  expect(await (await ana.get('/sandbox')).text()).toContain('Zoë Sól')
  expect(await (await ana.get('/sandbox/clock')).text()).toContain('April 2, 2027, 12:00 PM UTC')
})

test('a damaged sandbox is reported in a sentence, and is not recreated automatically', async () => {
  const { buy, data, running } = await house()
  await buy()
  await running.close(0)
  const path = join(data, 'sandbox', 'stripe-stand-in.json')
  writeFileSync(path, readFileSync(path, 'utf8').slice(0, 100))
  await expect(serving({ engine: 'browser', mode: 'development', data })).rejects.toThrow(
    new CannotStart(`${path} is damaged. Nothing real is in its folder: delete that to begin the sandbox anew.`),
  )
})

test('T22: nobody’s name or address is logged when something is bought, asked for or refused', async () => {
  const errors = logged()
  const { buy, ana, play, begin, log } = await house({ data: temporaryFolder() })
  await buy()
  await play(await begin(), { name: 'Zoë', email: 'zoe@example.com', action: 'decline' })
  await ana.post('/api/license/recover', { email: 'zoe@example.com' })
  expect(log.mock.calls.length).toBeGreaterThan(5)
  expect(JSON.stringify([errors.mock.calls, log.mock.calls])).not.toMatch(/Zoë|Sól|zoe@|example\.com/i)
})

test('in production a mail server that is away keeps nothing from starting: callers get the same answer, and the mail waits', async () => {
  const errors = logged()
  const data = temporaryFolder()
  const own = desk(data)
  await issueLicense(own, { ...wish, email: 'zoe@example.com' }, noon)
  const mail = {
    server: { host: '127.0.0.1', port: 1, secure: false, auth: null },
    from: { name: 'ConvoStat', address: 'pro@convostat.example' },
  }
  const { origin } = await serving({ engine: 'browser', mode: 'production', data, mail, licenseNow: () => noon, rates: {} })
  const ask = async (email: string) => {
    const answer = await visitor(origin).post('/api/license/recover', { email })
    return [answer.status, await answer.json()]
  }
  expect(await ask('zoe@example.com')).toEqual([
    202,
    { status: 'accepted', message: 'If a license exists for this address, we have sent it.' },
  ])
  expect(await ask('nobody@example.com')).toEqual(await ask('zoe@example.com'))
  const waiting = () => own.database.read((db) => db.selectFrom('outbox').select(['kind', 'sent_at', 'dead', 'attempts']).execute())
  await expect.poll(async () => (await waiting()).some(({ attempts }) => attempts > 0), { timeout: 20_000 }).toBe(true)
  for (const mail of await waiting()) expect(mail).toMatchObject({ kind: 'recovery', sent_at: null, dead: 0 })
  await expect.poll(() => errors.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(errors.mock.calls.join()).toMatch(/mail not sent, to be tried again: mail=\S+ kind=recovery attempts=1 error=ESOCKET/)
  expect(errors.mock.calls.join()).not.toMatch(/@|example\.com/)
})
