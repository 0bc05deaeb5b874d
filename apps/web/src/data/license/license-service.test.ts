import { Failure } from '@convostat/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { licenseService } from './license-service.ts'

const me = { did: 'AAAAAAAAAAAAAAAAAAAAAA', label: 'Chrome on Windows' }
const free = { is_pro: false, tier: 'free', licensee: null, expires: null, features: [], state: 'none' }
const verified = {
  status: 'valid',
  message: 'License activated successfully!',
  license: { ...free, is_pro: true, tier: 'pro' },
  lease: 'k.p.s',
}
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** The service behind a network that answers this. */
function behind(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  const service = licenseService('https://chats.example', async (url, init) => {
    const request = new Request(url instanceof Request ? url : String(url), init)
    requests.push(request)
    return answer(request)
  })
  return { service, requests }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('an activation says which device it is, and whose place it takes; nothing else is sent', async () => {
  const { service, requests } = behind(() => json(verified))
  expect(await service.verify('{"kid":"a"}', me, { replaceSlot: 2 })).toMatchObject({ lease: 'k.p.s', license: { is_pro: true } })
  const [request] = requests
  expect([request.method, request.url, await request.text()]).toEqual(['POST', 'https://chats.example/api/license/verify', '{"kid":"a"}'])
  expect(Object.fromEntries(request.headers)).toEqual({
    'content-type': 'application/json',
    'x-device-id': me.did,
    'x-device-label': me.label,
    'x-replace-slot': '2',
  })
  expect([request.cache, request.redirect, request.credentials]).toEqual(['no-store', 'error', 'same-origin'])
})

test('later it says so by its lease, which is in no address', async () => {
  const { service, requests } = behind(({ method }) =>
    method === 'GET' ? json(free) : json({ status: 'deactivated', devices: { used: 1, max: 3 } }),
  )
  await service.status('k.p.s', me)
  expect(await service.deactivate('k.p.s', me, 3)).toEqual({ used: 1, max: 3 })
  expect(requests.map(({ url }) => url)).toEqual([
    'https://chats.example/api/license/status',
    'https://chats.example/api/license/deactivate',
  ])
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Lease k.p.s', 'Lease k.p.s'])
  expect(await requests[1].json()).toEqual({ slot: 3 })
})

test('without a lease the session speaks', async () => {
  const { service, requests } = behind(() => json({ status: 'deactivated', devices: { used: 0, max: 3 } }))
  await service.deactivate(null, me)
  expect([requests[0].headers.has('authorization'), requests[0].credentials]).toEqual([false, 'same-origin'])
})

test('where the lease says who asks, no cookie is included', async () => {
  const sent: (RequestCredentials | undefined)[] = []
  const seen: typeof fetch = async (_, init) => {
    sent.push(init?.credentials)
    return json(free)
  }
  await licenseService('https://chats.example', seen, 'omit').status('k.p.s', me)
  expect(sent).toEqual(['omit'])
})

test.each<[string, () => Response | Promise<Response>]>([
  ['500', () => json({ code: 'unknown', detail: 'x' }, 500)],
  ['502 with a page', () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ['503', () => json(new Failure('unavailable'), 503)],
  ['a hotel’s page', () => new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } })],
  ['a hotel’s page that forbids', () => new Response('<html>Sign in</html>', { status: 403 })],
  ['JSON of something else', () => json({ ok: true })],
  ['a yes where it says whether', () => json({ ...free, is_pro: 'yes' })],
  ['null', () => json(null)],
  ['nothing', () => new Response('')],
  ['half of it', () => new Response('{"is_pro":true,"tier":"pro"')],
  ['no network, or another origin without leave', () => Promise.reject(new TypeError('Failed to fetch'))],
])('L13: %s is not an answer', async (_what, answer) => {
  const { service } = behind(answer)
  await expect(service.status('k.p.s', me)).rejects.toMatchObject({ code: 'unavailable' })
  await expect(service.verify('{}', me, {})).rejects.toMatchObject({ code: 'unavailable' })
  await expect(service.deactivate('k.p.s', me)).rejects.toMatchObject({ code: 'unavailable' })
})

test('L13: who says nothing for 20 seconds is no longer waited for', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const aborter = new AbortController()
    setTimeout(() => aborter.abort(new DOMException('', 'TimeoutError')), ms)
    return aborter.signal
  })
  const { service } = behind(({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))))
  let failed: unknown = null
  service.status('k.p.s', me).catch((error) => {
    failed = error
  })
  await vi.advanceTimersByTimeAsync(19_900)
  expect(failed).toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  expect(failed).toMatchObject({ code: 'unavailable' })
  timeout.mockRestore()
})

test('a cancellation is reported as one, and not as a service that did not answer', async () => {
  const { service } = behind(({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))))
  const aborter = new AbortController()
  const asking = service.verify('{}', me, { signal: aborter.signal })
  aborter.abort()
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
})

test('a refusal keeps its code and sentence, its devices and the newer file', async () => {
  const devices = [{ slot: 1, label: 'Firefox on Linux', last_seen: '2026-11-22T12:00:00.000Z' }]
  const limit = await behind(() => json(new Failure('device_limit', { devices }), 409))
    .service.verify('{}', me, {})
    .catch((error) => error)
  expect([limit.code, limit.devices]).toEqual(['device_limit', devices])
  const license = { format: 'convo-license', v: 1 }
  const old = await behind(() => json(new Failure('license_superseded', { license }), 403))
    .service.verify('{}', me, {})
    .catch((error) => error)
  expect([old.code, old.license]).toEqual(['license_superseded', license])
  const busy = behind(() => new Response(JSON.stringify(new Failure('too_many')), { status: 429, headers: { 'retry-after': '90' } }))
  await expect(busy.service.status('k.p.s', me)).rejects.toMatchObject({ code: 'too_many', retryAfter: 90 })
})
