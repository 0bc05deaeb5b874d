import { LicenseFault, readLicense } from '@convostat/license'
import { expect, test } from 'vitest'
import { createClient, httpFetch } from './client.ts'
import { contract } from './contract.ts'
import { Failure, failures } from './failure.ts'
import { createLicenseApi, noLicenses } from './handlers/license.ts'
import { createApp } from './http.ts'

/** A server whose desk says what it was given, over HTTP. */
const given: unknown[] = []
const verify = (file: Record<string, unknown>) => {
  given.push(file)
  throw new Failure('license_signature')
}
const app = createApp(contract, () => createLicenseApi({ ...noLicenses, verify }))

const send = async (body: BodyInit | undefined, type = 'application/json') => {
  const response = await app.request('/api/license/verify', { method: 'POST', body, headers: { 'content-type': type } })
  const { code, detail } = await response.json()
  return [response.status, code, detail]
}
const malformed = [400, 'license_malformed', 'Please upload a valid license.json file']

test.each<[string, BodyInit]>([
  ['nothing', ''],
  ['no JSON', 'license'],
  ['a list', '[]'],
  ['a word', '"pro"'],
  ['a key twice', '{"kid":"a","kid":"b"}'],
  ['a key twice, written differently', '{"kid":"a","\\u006bid":"b"}'],
  ['half of it', '{"format":"convo-license"'],
  ['too deep', '['.repeat(40)],
  ['no UTF-8', new Uint8Array([0x7b, 0xff, 0x7d])],
  ['more than 16 KB', JSON.stringify({ kid: 'a'.repeat(16_384) })],
])('a license file of %s is one failure', async (_what, body) => {
  given.length = 0
  expect(await send(body)).toEqual(malformed)
  expect(given).toEqual([])
})

test.each([
  ['little-endian', [0x7b, 0, 0x7d, 0]],
  ['big-endian', [0, 0x7b, 0, 0x7d]],
  ['with its mark', [0xff, 0xfe, 0x7b, 0, 0x7d, 0]],
])('one that was saved as UTF-16 (%s) says what to do, as a file in the page does', async (_how, bytes) => {
  const body = new Uint8Array(bytes)
  const inPage = await Promise.resolve()
    .then(() => readLicense(body))
    .catch(Failure.from)
  expect(await send(body)).toEqual([400, 'license_malformed', expect.stringContaining('UTF-16')])
  expect((await send(body))[2]).toBe((inPage as Failure).detail)
})

test('what is an object is handed over as it is, up to 16 KB', async () => {
  given.length = 0
  const file = { format: 'convo-license', v: 1, extra: 'x'.repeat(16_000) }
  expect((await send(JSON.stringify(file)))[1]).toBe('license_signature')
  expect(given).toEqual([file])
})

test('a body that no license could be, or no JSON by its type, is refused as ever', async () => {
  const [status, code, detail] = await send(JSON.stringify({ kid: 'a'.repeat(1_000_001) }))
  expect([status, code, detail]).toEqual([413, 'too_large', malformed[2]])
  expect((await send('{}', 'text/plain'))[0]).toBe(415)
})

test('devices and the newer file travel with a refusal; what is neither does not', async () => {
  const devices = [{ slot: 1, label: 'Chrome on Windows', last_seen: '2026-11-22T12:00:00.000Z', is_this: false }]
  const license = { format: 'convo-license', v: 1 }
  const refusing = createApp(contract, () =>
    createLicenseApi({
      ...noLicenses,
      verify: () => {
        throw new Failure('device_limit', { devices, license })
      },
    }),
  )
  const api = createClient(
    contract,
    httpFetch('http://localhost', async (input, init) => refusing.request(new Request(input, init))),
  )
  const failure = await api.license.verify({}).catch((error) => error)
  expect(failure).toMatchObject({ code: 'device_limit', status: 409, devices, license, detail: failures.device_limit[1] })
  expect(Failure.read({ code: 'device_limit', devices: [{ slot: 'a' }, 7, null, devices[0]], license: 'x' })).toMatchObject({
    devices,
    license: undefined,
  })
})

test('what a request says beside a call goes with it, and only with it', async () => {
  const seen: Headers[] = []
  const api = createClient(
    contract,
    httpFetch('http://localhost', async (input, init) => {
      seen.push(new Headers(init?.headers))
      return app.request(new Request(input, init))
    }),
  )
  await api.license.status({}, { headers: { 'X-Device-Id': 'a' } })
  await api.license.status()
  expect(seen.map((headers) => headers.get('x-device-id'))).toEqual(['a', null])
})

test('a fault of a license is the failure of its name; one that was saved as UTF-16 says what to do', () => {
  expect(Failure.from(new LicenseFault('license_revoked', 'for developers'))).toMatchObject({
    code: 'license_revoked',
    status: 403,
    detail: failures.license_revoked[1],
  })
  expect(Failure.from(new LicenseFault('license_malformed', 'x', 'utf16')).detail).toMatch(/UTF-16/)
})
