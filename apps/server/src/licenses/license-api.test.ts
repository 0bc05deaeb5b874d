import { contract, createClient, httpFetch } from '@convostat/api'
import { licenseStatus, licenseVerified } from '@convostat/api/schemas'
import { serializeLicense } from '@convostat/license'
import { describe, expect, test } from 'vitest'
import { clockedDesk, desk, hour, idOf, minute, noon } from '#testing/desks.ts'
import { holds, logged, servers } from '#testing/servers.ts'
import { chatOf, codeOf, visitor } from '#testing/visitor.ts'
import type { RunOptions } from '../run.ts'
import { revokeLicense } from './license-files.ts'

const serving = servers()

/** A server, and its desk as an operator has it beside it. */
async function house(options: Partial<RunOptions> = {}) {
  const { issue, folder, clock, desk } = clockedDesk()
  const server = await serving({ engine: 'browser', data: folder, licenseNow: () => clock.now, ...options })
  return { ...server, issue, clock, desk }
}

const did = (n: number) => `${String(n).padStart(21, 'd')}A`

describe.each(['browser', 'server'] as const)('with the engine %s', (engine) => {
  test('a license is activated, asked for and given back over HTTP, as the contract says', async () => {
    const { origin, issue } = await house({ engine })
    const api = createClient(contract, httpFetch(origin))
    const headers = { 'X-Device-Id': did(1), 'X-Device-Label': 'Chrome on Windows' }
    const file = await issue()
    const verified = await api.license.verify({ ...file }, { headers })
    expect(licenseVerified.parse(verified)).toMatchObject({ status: 'valid', license: { is_pro: true, licensee: 'Ana Sol' } })
    const lent = { ...headers, Authorization: `Lease ${verified.lease}` }
    const status = await api.license.status({}, { headers: lent })
    expect(licenseStatus.parse(status)).toMatchObject({
      is_pro: true,
      state: 'active',
      lease: verified.lease,
      devices: { used: 1, max: 3 },
    })
    expect(await api.license.deactivate({}, { headers: lent })).toMatchObject({ status: 'deactivated', devices: { used: 0 } })
    expect(await api.license.status({}, { headers: lent })).toMatchObject({ is_pro: false, state: 'device_removed' })
  })

  test('a cookie alone suffices, which no script and no other site can use', async () => {
    const { origin, issue } = await house({ engine })
    const ana = visitor(origin)
    const answer = await ana.post('/api/license/verify', await issue())
    expect(answer.headers.getSetCookie().join()).toMatch(/^convostat_license=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(await (await ana.get('/api/license/status')).json()).toMatchObject({ is_pro: true })
    expect(await (await visitor(origin).get('/api/license/status')).json()).toMatchObject({ is_pro: false, state: 'none' })
    const over = await ana.post('/api/license/deactivate', {})
    expect([over.status, ana.cookie()]).toEqual([200, ''])
    const proxied = await visitor(origin).post('/api/license/verify', await issue(), { 'x-forwarded-proto': 'https' })
    expect(proxied.headers.getSetCookie().join()).toMatch(/^__Host-convostat_license=.*; Secure; SameSite=Strict$/)
  })

  test.each(['f'.repeat(32), 'F'.repeat(32), 'a3bb189e-8bf9-3888-9912-ace4e6543002', 'host:7.local_1', '1'.repeat(128)])(
    'a device that sends an id is known by the cookie alone from then on: %s',
    async (id) => {
      const { origin, issue } = await house({ engine })
      const ana = visitor(origin)
      const answer = await ana.post('/api/license/verify', await issue(), { 'X-Device-Id': id })
      expect([answer.status, answer.headers.getSetCookie().length]).toEqual([200, 1])
      for (const headers of [{}, { 'X-Device-Id': id }] as Record<string, string>[])
        expect(await (await ana.get('/api/license/status', { headers })).json()).toMatchObject({ is_pro: true, devices: { used: 1 } })
      expect(await (await ana.post('/api/license/deactivate', {})).json()).toMatchObject({ devices: { used: 0 } })
      expect(ana.cookie()).toBe('')
    },
  )

  test('T18: another site cannot spend anyone’s slots', async () => {
    const { origin, issue } = await house({ engine })
    const file = await issue()
    for (const headers of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }] as Record<string, string>[])
      expect(await codeOf(await visitor(origin).post('/api/license/verify', file, headers))).toEqual([403, 'forbidden_origin'])
  })
})

describe('L10, T11: three devices', () => {
  test('a fourth is 409 with the list, and takes the place of one it names', async () => {
    const { origin, issue } = await house()
    const file = await issue()
    const ask = (n: number, more = {}) =>
      visitor(origin).post('/api/license/verify', file, { 'X-Device-Id': did(n), 'X-Device-Label': `Phone ${n}`, ...more })
    for (const n of [1, 2, 3]) expect((await ask(n)).status).toBe(200)
    const refused = await ask(4)
    const { devices, ...failure } = await refused.json()
    expect([refused.status, failure.code]).toEqual([409, 'device_limit'])
    expect(devices.map(({ slot, label }: { slot: number; label: string }) => [slot, label])).toEqual(
      [1, 2, 3].map((n) => [n, `Phone ${n}`]),
    )
    expect((await ask(4, { 'X-Replace-Slot': '2' })).status).toBe(200)
    expect((await ask(2)).status).toBe(409)
    expect((await ask(3)).status).toBe(200)
  })

  test('fifty at once: three are in', async () => {
    const { origin, issue } = await house({ rates: {} })
    const file = await issue()
    const asked = Array.from({ length: 50 }, (_, n) => visitor(origin).post('/api/license/verify', file, { 'X-Device-Id': did(n) }))
    const statuses = (await Promise.all(asked)).map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(3).fill(200), ...Array(47).fill(409)])
  })
})

test.each([
  ['X-Device-Id', 'short'],
  ['X-Device-Id', 'with space'],
  ['X-Device-Id', `${'d'.repeat(20)}../`],
  ['X-Device-Id', '1'.repeat(129)],
  ['X-Replace-Slot', '0'],
  ['X-Replace-Slot', '4'],
  ['X-Replace-Slot', '1e0'],
  ['X-Replace-Slot', '2, 3'],
])('%s: %s is refused by name', async (name, value) => {
  const { origin, issue } = await house()
  const answer = await visitor(origin).post('/api/license/verify', await issue(), { 'X-Device-Id': did(1), [name]: value })
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'field_invalid', field: name })])
})

test.each([
  ['a very long one', 'x'.repeat(500), 'x'.repeat(80)],
  ['one with marks that turn the direction', 'Chrome\u00ad\u00a0\u00a0on Windows', 'Chrome on Windows'],
  ['none', '', 'Unnamed device'],
])('the label of a device is one short line: %s', async (_, given, kept) => {
  const { origin, issue } = await house()
  const headers = { 'X-Device-Id': did(1), 'X-Device-Label': given }
  const { devices } = await (await visitor(origin).post('/api/license/verify', await issue(), headers)).json()
  expect(devices.list[0].label).toBe(kept)
})

test('L1, L7: a body that is not a license is named as such; one that is too large for anything is 413', async () => {
  const { origin, issue } = await house()
  const text = serializeLicense(await issue())
  const send = (body: BodyInit, type = 'application/json') =>
    visitor(origin).ask('/api/license/verify', { method: 'POST', body, headers: { 'content-type': type, 'X-Device-Id': did(1) } })
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '7',
    '{}',
    `${text.slice(0, -2)},"v":1}`,
    text.replace('{', '{"pub":"x",'),
    `{"__proto__":{"is_pro":true}}`,
  ]
  for (const body of [...bodies, `${text}${' '.repeat(16_384)}`]) expect(await codeOf(await send(body))).toEqual([400, 'license_malformed'])
  expect(await codeOf(await send('x'.repeat(1_000_001)))).toEqual([413, 'too_large'])
  expect(await codeOf(await send(text, 'text/plain'))).toEqual([415, 'wrong_type'])
  expect((await send(`\n${JSON.stringify(JSON.parse(text), null, 2)}\r\n`)).status).toBe(200)
})

test('L13: the status is 200 for any body', async () => {
  const { origin } = await house()
  for (const authorization of ['', 'Lease', 'Lease x', 'lease a.b.c', 'Bearer x', `Lease ${'a'.repeat(10_000)}`, 'Lease a b']) {
    const answer = await visitor(origin).get('/api/license/status', {
      headers: { authorization, 'X-Device-Id': 'no id', cookie: 'convostat_license=x' },
    })
    expect([answer.status, (await answer.json()).is_pro]).toEqual([200, false])
  }
})

test('T16: verifying is for people: after 120 at once it is 429, with the time to wait; the status is not counted', async () => {
  const { origin, issue } = await house()
  const file = await issue()
  const ask = () => visitor(origin).post('/api/license/verify', file, { 'X-Device-Id': did(1) })
  const answers = await Promise.all(Array.from({ length: 150 }, ask))
  // While they come some places are free again: how many is the machine's affair.
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(4)
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['1']))
  for (let i = 0; i < 50; i++) expect((await visitor(origin).get('/api/license/status')).status).toBe(200)
})

describe('where the server reads the chats', () => {
  const proCall = '/api/relationship/balance'
  const long = chatOf('Ana', 'hello', 6000)

  test('the plan of a session is that of its license, at every call', async () => {
    const { origin, issue, desk, clock } = await house({ engine: 'server' })
    const ana = visitor(origin)
    expect(await codeOf(await ana.get(proCall))).toEqual([402, 'pro_required'])
    expect(await (await ana.upload(long)).json()).toMatchObject({ was_truncated: true, message_limit: 5000 })
    expect(await codeOf(await ana.get(proCall))).toEqual([402, 'pro_required'])
    const file = await issue()
    expect((await ana.post('/api/license/verify', file, { 'X-Device-Id': did(1) })).status).toBe(200)
    expect((await ana.get(proCall)).status).toBe(200)
    expect(await (await ana.upload(long)).json()).toMatchObject({ was_truncated: false, message_limit: null, original_message_count: 6001 })
    // Another visitor is who they were.
    const ben = visitor(origin)
    await ben.upload(chatOf('Ben', 'hi'))
    expect(await codeOf(await ben.get(proCall))).toEqual([402, 'pro_required'])
    await desk.database.write((db) => revokeLicense(db, idOf(file), null, clock.now))
    expect(await codeOf(await ana.get(proCall))).toEqual([402, 'pro_required'])
    expect(await (await ana.get('/api/license/status')).json()).toMatchObject({ is_pro: false, state: 'revoked' })
  })

  test('a license that ends takes Pro away at the next call', async () => {
    const { origin, issue, clock } = await house({ engine: 'server' })
    const ana = visitor(origin)
    await ana.post('/api/license/verify', await issue({ expires: noon + 10 * minute }))
    await ana.upload(chatOf('Ana', 'hi', 20))
    clock.now += 10 * minute - 1
    expect((await ana.get(proCall)).status).toBe(200)
    clock.now += 1
    expect(await codeOf(await ana.get(proCall))).toEqual([402, 'pro_required'])
    expect(await (await ana.get('/api/license/status')).json()).toMatchObject({
      is_pro: false,
      state: 'expired',
      reason: 'license_expired',
    })
  })

  test('nobody’s word on their plan is believed', async () => {
    const { origin } = await house({ engine: 'server' })
    const ana = visitor(origin)
    await ana.upload(chatOf('Ana', 'hi', 20))
    for (const path of [`${proCall}?plan=pro`, `${proCall}?is_pro=true`])
      expect(await codeOf(await ana.get(path, { headers: { 'x-plan': 'pro', cookie: `${ana.cookie()}; convostat_license=pro` } }))).toEqual(
        [402, 'pro_required'],
      )
  })

  test('an idle session is wiped, and its slot is free again', async () => {
    const { origin, issue, clock, running } = await house({ engine: 'server' })
    const file = await issue({ plan: 'annual' })
    for (let i = 0; i < 3; i++) expect((await visitor(origin).post('/api/license/verify', file)).status).toBe(200)
    expect((await visitor(origin).post('/api/license/verify', file)).status).toBe(409)
    clock.now += 2 * hour
    await running.sweep()
    expect((await visitor(origin).post('/api/license/verify', file)).status).toBe(200)
  })

  test('a server that starts again knows its licenses, devices and sessions', async () => {
    const { origin, issue, data, running, clock } = await house({ engine: 'server' })
    const ana = visitor(origin)
    await ana.post('/api/license/verify', await issue())
    await running.close(0)
    const next = await serving({ engine: 'server', data, licenseNow: () => clock.now })
    const again = visitor(next.origin, ana.cookie())
    expect(await (await again.get('/api/license/status')).json()).toMatchObject({ is_pro: true, devices: { used: 1 } })
  })
})

test('C9: a database that cannot be used is 503 with the time to come back, and nothing about the question', async () => {
  const log = logged()
  const { origin, issue, desk } = await house()
  const file = await issue({ licensee: 'Canary Name' })
  await desk.database.write((db) => db.schema.dropTable('devices').execute())
  const answer = await visitor(origin).post('/api/license/verify', file, { 'X-Device-Id': did(1) })
  expect([answer.status, answer.headers.get('retry-after'), (await answer.json()).code]).toEqual([503, '5', 'unavailable'])
  expect(log).toHaveBeenCalled()
  for (const asked of [/canary/i, file.payload.slice(0, 24), file.sig]) expect(JSON.stringify(log.mock.calls)).not.toMatch(asked)
})

test('T22: who a license is for is in the desk alone, a session’s token and a lease nowhere', async () => {
  const log = logged()
  const { origin, issue, data } = await house({ engine: 'server' })
  const ana = visitor(origin)
  const { lease } = await (await ana.post('/api/license/verify', await issue({ licensee: 'Canary', email: 'canary@example.com' }))).json()
  await ana.upload(chatOf('Ana', 'hi'))
  expect(holds(data, 'canary@example.com')).toBe(true)
  expect([holds(data, lease), holds(data, ana.cookie().split('=')[1]), holds(`${data}/sessions`, 'Canary')]).toEqual([false, false, false])
  expect(log).not.toHaveBeenCalled()
})

test('two servers on one data folder have one desk', async () => {
  const { origin, issue, data, clock } = await house()
  const other = await serving({ engine: 'browser', data, licenseNow: () => clock.now })
  const file = await issue()
  for (const [n, at] of [origin, other.origin, origin].entries())
    expect((await visitor(at).post('/api/license/verify', file, { 'X-Device-Id': did(n) })).status).toBe(200)
  for (const at of [origin, other.origin])
    expect((await visitor(at).post('/api/license/verify', file, { 'X-Device-Id': did(9) })).status).toBe(409)
  expect(desk(data).signing.kid).toBe(file.kid)
})
