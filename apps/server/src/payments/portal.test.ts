import { expect, test, vi } from 'vitest'
import { issueLicense } from '#licenses/issue.ts'
import { day, desk, hour, noon } from '#testing/desks.ts'
import { bought, sellingServers } from '#testing/selling-server.ts'
import { codeOf, visitor } from '#testing/visitor.ts'
import { portal } from './portal.ts'

// The way to a subscription.

const { house } = sellingServers()

async function subscriber() {
  const at = await house()
  const id = await bought(at)
  const { license_data } = await (await at.verify(id)).json()
  const buyer = visitor(at.origin)
  await buyer.post('/api/license/verify', license_data)
  const provider = at.provider
  const licenses = { status: async () => ({ answer: { license_id: null } as never }) }
  const own = desk(at.data, { mode: 'test' })
  const ways = portal({ desk: own, licenses, provider, home: () => at.origin, now: at.stripe.now })
  return { ...at, buyer, file: license_data, ways, link: async () => ways.linkFor((await at.rows('licenses'))[0]) }
}

test('is mailed to the buyer, three times an hour at most, and not shown to the caller', async () => {
  const { buyer, rows, stripe } = await subscriber()
  for (let i = 0; i < 5; i++) {
    const answer = await buyer.post('/api/license/portal', {})
    expect([answer.status, await answer.json()]).toEqual([202, { status: 'sent', message: 'We have sent the link to a***@example.com.' }])
  }
  const mails = async () => (await rows('outbox')).filter(({ kind }) => kind === 'portal').map(({ seq }) => Number(seq))
  expect(await mails()).toEqual([1, 2, 3])
  await stripe.advance(hour)
  await buyer.post('/api/license/portal', {})
  expect(await mails()).toEqual([1, 2, 3, 4])
  expect(Object.keys(stripe.state.portals)).toEqual([])
})

test('is nobody’s who has no license, or one that was not bought', async () => {
  const { origin, data } = await house()
  expect(await codeOf(await visitor(origin).post('/api/license/portal', {}))).toEqual([402, 'pro_required'])
  const own = desk(data, { mode: 'test' })
  const file = await issueLicense(own, { licensee: 'Ben', email: 'ben@example.com', plan: 'annual', expires: null }, noon)
  const ben = visitor(origin)
  await ben.post('/api/license/verify', file)
  expect(await codeOf(await ben.post('/api/license/portal', {}))).toEqual([400, 'not_available'])
})

test('leads there for a day, from a mail on another site, again each time', async () => {
  const { link, stripe, origin } = await subscriber()
  const address = await link()
  expect(address).toMatch(new RegExp(`^${origin}/subscription/lic_`))
  const follow = (url = address) => fetch(url, { redirect: 'manual', headers: { 'sec-fetch-site': 'cross-site' } })
  for (const n of [1, 2]) {
    const answer = await follow()
    expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([303, 'no-referrer'])
    expect(answer.headers.get('location')).toBe(`https://billing.stripe.com/p/session/${Object.keys(stripe.state.portals)[n - 1]}`)
  }
  const wrong = [
    address.slice(0, -1),
    `${address.slice(0, -1)}${address.endsWith('A') ? 'E' : 'A'}`,
    address.replace(/\.(\d+)\./, (_, n) => `.${Number(n) + 1}.`),
    address.replace('lic_', 'lic_a'),
    `${origin}/subscription/x`,
  ]
  for (const url of wrong) expect((await follow(url)).status, url).toBe(410)
  await stripe.advance(day)
  const over = await follow()
  expect([over.status, over.headers.get('location')]).toEqual([410, null])
  expect(over.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(await over.text()).toContain('<a href="/settings">Open Settings</a>')
})

test('is said to be closed while the provider does not answer', async () => {
  const { link, stripe, lines } = await subscriber()
  const address = await link()
  stripe.fail({ kind: 'reset', times: 3 })
  const answer = await fetch(address, { redirect: 'manual' })
  expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('cannot be opened right now')])
  expect(lines.join('\n')).not.toContain(address.split('/').at(-1))
  expect((await fetch(address, { redirect: 'manual' })).status).toBe(303)
})

test('is mailed to the buyer where Pro is closed and the subscription continues: for the file alone, and for the address', async () => {
  const { file, stripe, origin, rows } = await subscriber()
  const [{ sub_id, period_end }] = await rows('licenses')
  await stripe.refuseCard(sub_id ?? '')
  await stripe.advance(period_end - stripe.now() + 4 * day)
  const anybody = visitor(origin)
  expect(await codeOf(await anybody.post('/api/license/verify', file))).toEqual([403, 'license_expired'])
  const answer = await anybody.post('/api/license/portal', { license: file })
  expect([answer.status, await answer.json()]).toEqual([202, { status: 'sent', message: 'We have sent the link to a***@example.com.' }])
  const forged = { ...file, sig: `${file.sig[0] === 'A' ? 'B' : 'A'}${file.sig.slice(1)}` }
  expect(await codeOf(await anybody.post('/api/license/portal', { license: forged }))).toEqual([400, 'license_signature'])
  expect(await codeOf(await anybody.post('/api/license/portal', { license: {} }))).toEqual([400, 'license_malformed'])
  await anybody.post('/api/license/recover', { email: 'ana@example.com' })
  const mails = async () => (await rows('outbox')).filter(({ kind }) => kind === 'portal' || kind === 'recovery').map(({ kind }) => kind)
  await vi.waitFor(async () => expect(await mails()).toEqual(['portal', 'portal']))
})
