import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { webBuild } from '#testing/published-folder.ts'
import { serverApp } from '../app.ts'
import type { PageSettings } from './page-settings.ts'
import type { Engine } from './policies.ts'
import { publish } from './web-build.ts'

const script = '/assets/app-a1B2c3D4.js'
const weights = '/assets/emotion-Q7w8E9r0.bin'
const pack = '/assets/report-R5t6Y7u8.bin'
const printer = '/assets/printer-P1r2I3n4.js'
const loopback = '/assets/loopback-L5o6O7p8.js'
const licenseCalls = ['status', 'verify', 'deactivate', 'recover', 'portal'].map((call) => `/api/license/${call}`)

function site(engine: Engine = 'browser', brand: PageSettings['brand'] = {}, payments: PageSettings['payments'] = null) {
  const offline = engine === 'browser'
  const published = publish(webBuild(), { engine, license: { mode: 'live', keys: [] }, brand, payments, offline })
  const app = serverApp({ published, engine, hosts: [], api: new Hono() })
  return (path: string, init: RequestInit = {}) =>
    app.request(`http://localhost:4321${path}`, { ...init, headers: { host: 'localhost:4321', ...init.headers } })
}

/** A Content-Security-Policy as directive -> value. */
function policyOf(answer: Response): Record<string, string> {
  const directives = answer.headers.get('content-security-policy')?.split('; ') ?? []
  return Object.fromEntries(directives.map((text) => [text.slice(0, text.indexOf(' ')), text.slice(text.indexOf(' ') + 1)]))
}

/** What a Connection-Allowlist lets through, a pattern an entry, as they read without quoting. */
const connectionsOf = (answer: Response): string[] =>
  [...(answer.headers.get('connection-allowlist') ?? '').matchAll(/"([^"]*)"/g)].map(([, pattern]) => pattern.replaceAll('\\\\', '\\'))

test('the report pack is sent as it is, separately, and only its script may compile WebAssembly', async () => {
  const sent = await site()(pack, { headers: { 'accept-encoding': 'gzip' } })
  expect(Object.fromEntries(sent.headers)).toMatchObject({
    'content-length': '720000',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(sent.headers.get('content-encoding')).toBeNull()
  const bytes = 'compiler and fonts'.repeat(40_000)
  expect((await sent.text()) === bytes).toBe(true)
  expect((await (await site()(pack)).text()) === bytes).toBe(true)
  expect((await site()(pack, { headers: { 'if-none-match': sent.headers.get('etag') ?? '' } })).status).toBe(304)
  const script = await site()(printer)
  expect(policyOf(script)).toEqual({ 'default-src': "'none'", 'script-src': "'wasm-unsafe-eval'", 'frame-ancestors': "'none'" })
  expect(script.headers.get('connection-allowlist')).toBe('()')
  expect(policyOf(await site()('/assets/app-a1B2c3D4.js'))).toEqual({ 'default-src': "'none'", 'frame-ancestors': "'none'" })
})

test('one script alone may reach another program: the local model, at its address on this computer', async () => {
  const script = await site()(loopback)
  expect(policyOf(script)).toEqual({
    'default-src': "'none'",
    'connect-src': 'http://127.0.0.1:11434',
    'frame-ancestors': "'none'",
  })
  expect(script.headers.get('connection-allowlist')).toBe('("http://127.0.0.1:11434/*")')
  for (const path of ['/app', '/assets/app-a1B2c3D4.js', '/assets/engine-Ab12_-Yz.js', printer]) {
    expect(JSON.stringify([...(await site()(path)).headers])).not.toContain('11434')
  }
})

describe('the chat screens', () => {
  test.each(['/app', '/dashboard'])('%s is the app document', async (path) => {
    const answer = await site()(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain('<title>Chat screens</title>')
  })

  test('may reach nothing but their own files, the demo chats, what feelings are read with and the calls about a license', async () => {
    const answer = await site()('/app')
    expect(policyOf(answer)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': 'data: blob:',
      'font-src': "'self'",
      'connect-src': ['/demo-chat.txt', '/demo-group-chat.txt', weights, pack, ...licenseCalls]
        .map((path) => `localhost:4321${path}`)
        .join(' '),
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-src': "'none'",
      'frame-ancestors': "'none'",
    })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-dns-prefetch-control': 'off',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    })
    expect(answer.headers.get('permissions-policy')).toContain('camera=(), ')
  })

  test('may connect to the exact paths of published files, without a query, and to no other host', async () => {
    expect(connectionsOf(await site()('/app')).sort()).toEqual(
      [
        '/',
        '/app',
        '/assets/app-a1B2c3D4.js',
        weights,
        printer,
        pack,
        '/assets/engine-Ab12_-Yz.js',
        '/assets/logo.svg',
        loopback,
        '/dashboard',
        '/demo-chat.txt',
        '/favicon.ico',
        '/service-worker.js',
        ...licenseCalls,
      ]
        .map((path) => `*://localhost:4321${path}\\?`)
        .sort(),
    )
  })

  test('may link to the mails of the sandbox, by that one address, and nowhere else for its sake', async () => {
    const usual = connectionsOf(await site()('/app'))
    for (const payments of ['live', 'test'] as const) expect(connectionsOf(await site('browser', {}, payments)('/app'))).toEqual(usual)
    const inSandbox = connectionsOf(await site('browser', {}, 'sandbox')('/app'))
    expect(inSandbox.filter((pattern) => !usual.includes(pattern))).toEqual(['*://localhost:4321/sandbox/mail\\?'])
    expect(policyOf(await site('browser', {}, 'sandbox')('/app'))).toEqual(policyOf(await site()('/app')))
  })

  test('may reach the calls of this server as well, where it reads the chats', async () => {
    const answer = await site('server')('/app')
    expect(policyOf(answer)['connect-src']).toBe('localhost:4321/demo-chat.txt localhost:4321/demo-group-chat.txt localhost:4321/api/')
    expect(connectionsOf(answer)).toContain('*://localhost:4321/api/*')
    expect(connectionsOf(answer).filter((pattern) => !pattern.endsWith('\\?'))).toHaveLength(1)
    expect(await answer.text()).toContain('<meta name="convostat-engine" content="server">')
  })

  test('may open a mail to the addresses that the operator gave, and to no other', async () => {
    const answer = await site('browser', { support_email: 'help+us@chats.example', contact_email: 'hello@chats.example' })('/app')
    const mails = connectionsOf(answer).filter((pattern) => pattern.startsWith('mailto'))
    expect(mails).toEqual(['mailto\\:help\\+us\\@chats.example', 'mailto\\:hello\\@chats.example'])
  })

  test('take no query: it is dropped from the address', async () => {
    const answer = await site()('/dashboard?q=secret')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/dashboard')
  })
})

describe('the site', () => {
  test('/ is the site document, with any query', async () => {
    for (const path of ['/', '/?utm_source=friend']) expect(await (await site()(path)).text()).toContain('<title>Site</title>')
  })

  test('has its own policy: it may be left by links, but loads nothing foreign', async () => {
    const answer = await site()('/')
    expect(policyOf(answer)).toMatchObject({ 'default-src': "'none'", 'script-src': "'self'", 'frame-ancestors': "'none'" })
    expect(policyOf(answer)).not.toHaveProperty('worker-src')
    expect(answer.headers.has('connection-allowlist')).toBe(false)
  })

  test('an unknown page is 404 and still shows the site', async () => {
    const answer = await site()('/dashbord', { headers: { accept: 'text/html,*/*' } })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('<title>Nothing here</title>')
    expect(policyOf(answer)['script-src']).toBe("'self'")
  })

  test('a slash too many is put right', async () => {
    const answer = await site()('/dashboard/')
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/dashboard'])
  })
})

describe('files', () => {
  test.each([script, '/assets/engine-Ab12_-Yz.js'])('%s, run as a worker, has no network at all', async (path) => {
    const answer = await site()(path)
    expect(policyOf(answer)['default-src']).toBe("'none'")
    expect(answer.headers.get('connection-allowlist')).toBe('()')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  test('are kept for good when named by their content, else asked for again', async () => {
    expect((await site()(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await site()('/assets/logo.svg')).headers.get('cache-control')).toBe('no-cache')
  })

  test('the weights that feelings are read with are kept for good, and compressed where that gains something', async () => {
    const zipped = await site()(weights, { headers: { 'accept-encoding': 'gzip' } })
    expect(Object.fromEntries(zipped.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    })
    expect(gunzipSync(await zipped.arrayBuffer())).toHaveLength(4000)
  })

  test('are not sent twice', async () => {
    const get = site()
    const etag = (await get('/demo-chat.txt')).headers.get('etag') ?? ''
    const again = await get('/demo-chat.txt', { headers: { 'if-none-match': `"other", W/${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get('/demo-chat.txt', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test.each([
    { taken: 'gzip', encoding: 'gzip', unpack: gunzipSync },
    { taken: 'gzip, deflate, br;q=0.9', encoding: 'br', unpack: brotliDecompressSync },
    { taken: 'br;q=0, GZIP;q=0.5', encoding: 'gzip', unpack: gunzipSync },
  ])('are compressed for who takes it: $taken', async ({ taken, encoding, unpack }) => {
    const get = site()
    const plain = await get('/demo-chat.txt')
    const packed = await get('/demo-chat.txt', { headers: { 'accept-encoding': taken } })
    expect(packed.headers.get('content-encoding')).toBe(encoding)
    expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    expect(unpack(await packed.arrayBuffer()).toString()).toBe(await plain.text())
  })

  test.each(['gzip;q=0', 'gzip; q=0.0, brr', 'xgzip', ''])('are sent as they are to who takes %s', async (encodings) => {
    expect((await site()('/demo-chat.txt', { headers: { 'accept-encoding': encodings } })).headers.has('content-encoding')).toBe(false)
  })

  test('HEAD answers as GET, without the body', async () => {
    const answer = await site()('/demo-chat.txt', { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '2800', ''])
  })

  test.each([
    [`${script}?leak=secret`],
    ['/demo-chat.txt?x'],
    ['/index.html'],
    ['/app.html'],
    ['/routes.json'],
    ['/../package.json'],
    ['/%2e%2e/package.json'],
    ['/assets/..%2f..%2fpackage.json'],
    ['/assets/%5c..%5cx'],
    ['/assets/'],
    ['/assets/app-a1B2c3D4.js%00'],
    ['/__proto__'],
  ])('%s is not there', async (path) => {
    const answer = await site()(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('There is nothing here.')
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const answer = await site()('/app', { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

test('/health is ok once the server answers', async () => {
  const answer = await site()('/health')
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
})

test.each(['evil.test', 'localhost.evil.test', 'evil.test:4321', 'localhost@evil.test', '', 'localhost:4321:80'])(
  'a request addressed to "%s" is refused, so that a foreign name resolving to this computer reads nothing',
  async (host) => {
    const answer = await site()('/app', { headers: { host } })
    expect([answer.status, (await answer.json()).code]).toEqual([421, 'wrong_host'])
  },
)

test.each(['localhost', 'LOCALHOST:80', '127.0.0.1:4321', '[::1]:4321'])('%s is this server', async (host) => {
  expect((await site()('/health', { headers: { host } })).status).toBe(200)
})

test('the policy names the host that was asked, and none where it cannot', async () => {
  expect(policyOf(await site()('/app', { headers: { host: '127.0.0.1:9' } }))['connect-src']).toBe(
    ['/demo-chat.txt', '/demo-group-chat.txt', weights, pack, ...licenseCalls].map((path) => `127.0.0.1:9${path}`).join(' '),
  )
  expect(policyOf(await site()('/app', { headers: { host: '[::1]:9' } }))['connect-src']).toBe("'self'")
})
