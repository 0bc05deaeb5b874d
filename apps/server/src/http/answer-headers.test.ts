// In one zone: headers of any answer.
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { webBuild } from '#testing/published-folder.ts'
import { rawHttp } from '#testing/raw-http.ts'
import { servers } from '#testing/servers.ts'
import { serverApp } from '../app.ts'
import { always } from './policies.ts'
import { publish } from './web-build.ts'

const serving = servers()
const line = (...lines: string[]) => `${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`

/** Requests whose answers come from every part of the server: pages, redirects, files, calls, refusals, and Node itself. */
const requests: Record<string, string> = {
  'a page of the site': line('GET / HTTP/1.1', 'Host: localhost'),
  'a chat screen': line('GET /app HTTP/1.1', 'Host: localhost'),
  'a redirect that takes a query away': line('GET /app?a=b HTTP/1.1', 'Host: localhost'),
  'a redirect that takes a slash away': line('GET /app/ HTTP/1.1', 'Host: localhost'),
  'a redirect that is asked with HEAD': line('HEAD /app/// HTTP/1.1', 'Host: localhost'),
  'a file': line('GET /demo-chat.txt HTTP/1.1', 'Host: localhost'),
  'nothing there': line('GET /nothing HTTP/1.1', 'Host: localhost'),
  'a method that pages do not have': line('DELETE / HTTP/1.1', 'Host: localhost'),
  'a call': line('GET /api/license/status HTTP/1.1', 'Host: localhost'),
  'a call that does not exist': line('GET /api/nothing HTTP/1.1', 'Host: localhost'),
  'a call without a chat': line('GET /api/overview HTTP/1.1', 'Host: localhost'),
  'a call from another port': line('GET /api/overview HTTP/1.1', 'Host: localhost', 'Sec-Fetch-Site: same-site'),
  'a body that is none': line('POST /api/search HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Content-Length: 0'),
  'its health': line('GET /health HTTP/1.1', 'Host: localhost'),
  'a name that is not ours': line('GET / HTTP/1.1', 'Host: evil.test'),
  'no name': line('GET / HTTP/1.1'),
  'no name, as it was long ago': line('GET / HTTP/1.0'),
  'an expectation': line('GET / HTTP/1.1', 'Host: localhost', 'Expect: miracles'),
  'an upgrade': line('GET / HTTP/1.1', 'Host: localhost', 'Upgrade: websocket', 'Connection: Upgrade'),
  'an address that is none': line('GET /\\..\\x HTTP/1.1', 'Host: localhost'),
  'no HTTP': 'nonsense\r\n\r\n',
  'headers that are too long': line('GET / HTTP/1.1', 'Host: localhost', `X-A: ${'a'.repeat(17_000)}`),
}

describe.each(['browser', 'server'] as const)('with --engine %s', (engine) => {
  test('every answer leaves with all headers and a policy, redirects and refusals included', async () => {
    const { port } = await serving({ engine })
    for (const [what, request] of Object.entries(requests)) {
      const { status, headers } = await rawHttp(port, request)
      expect([what, status, headers]).toEqual([what, expect.any(Number), expect.objectContaining(always)])
      expect([what, headers['content-security-policy']]).toEqual([what, expect.stringContaining("default-src 'none'")])
    }
  })
})

test('an answer without headers gets them, from any part of the server', async () => {
  const published = publish(webBuild(), {
    engine: 'server',
    license: { mode: 'live', keys: [] },
    brand: {},
    payments: null,
    offline: false,
  })
  const bare = new Hono().all('*', (c) => (c.req.path.endsWith('/on') ? c.redirect('/elsewhere', 303) : c.text('bare')))
  const failing = new Hono().all('*', () => Promise.reject(new Error('a mistake')))
  const app = serverApp({ published, engine: 'server', hosts: [], api: failing, sandbox: bare })
  for (const path of ['/sandbox/on', '/sandbox', '/api/overview']) {
    const { headers } = await app.request(`http://localhost${path}`, { headers: { host: 'localhost' } })
    expect([path, Object.fromEntries(headers)]).toEqual([
      path,
      expect.objectContaining({ ...always, 'content-security-policy': expect.any(String) }),
    ])
  }
})
