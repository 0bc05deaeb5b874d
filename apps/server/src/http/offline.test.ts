import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { webBuild } from '#testing/published-folder.ts'
import { serverApp } from '../app.ts'
import type { PageSettings } from './page-settings.ts'
import { publish } from './web-build.ts'

async function serviceWorker(told: Partial<PageSettings> = {}, changes: Record<string, string> = {}, path = '/service-worker.js') {
  const engine = told.engine ?? 'browser'
  const license: PageSettings['license'] = { mode: 'live', keys: [] }
  const published = publish(webBuild(changes), { engine, license, brand: {}, payments: null, offline: true, ...told })
  const app = serverApp({ published, engine, hosts: [], api: new Hono() })
  const answer = await app.request(`http://localhost:4321${path}`, { headers: { host: 'localhost:4321' } })
  const script = await answer.text()
  return { answer, script, told: JSON.parse(/^self\.told=(.*);\n/.exec(script)?.[1] ?? '"absent"') }
}

test('the service worker gets every document and file that it keeps, and its version follows from them', async () => {
  const { answer, script, told } = await serviceWorker()
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  // Asked for again at every visit: else a new version would not be noticed.
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(script.endsWith('void self.told')).toBe(true)
  expect(told).toEqual({
    app: ['/app', '/dashboard'],
    appDocument: '/app',
    site: ['/'],
    toKeep: [
      { url: '/app', revision: expect.stringMatching(/^[\w-]{22}$/) },
      { url: '/', revision: expect.stringMatching(/^[\w-]{22}$/) },
      { url: '/assets/app-a1B2c3D4.js', revision: null },
      { url: '/demo-chat.txt', revision: expect.stringMatching(/^[\w-]{22}$/) },
    ],
  })
})

test('it may fetch what it keeps and itself, without a query, and nothing else', async () => {
  const { answer } = await serviceWorker()
  const connections = answer.headers.get('connection-allowlist') ?? ''
  expect(connections.replaceAll('\\\\', '\\').split(' ')).toEqual([
    // Without it the browser could not look for a newer version, and nobody could ever be rid of this one.
    '("*://localhost:4321/service-worker.js\\?"',
    '"*://localhost:4321/app\\?"',
    '"*://localhost:4321/\\?"',
    '"*://localhost:4321/assets/app-a1B2c3D4.js\\?"',
    '"*://localhost:4321/demo-chat.txt\\?")',
  ])
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
  expect((await serviceWorker({}, {}, '/service-worker.js?x')).answer.status).toBe(404)
})

test('another word in a document, or another rule for it, is another version', async () => {
  const revision = async (...given: Parameters<typeof serviceWorker>) => (await serviceWorker(...given)).told.toKeep[0].revision
  const usual = await revision()
  expect(await revision()).toBe(usual)
  expect(await revision({ brand: { support_email: 'help@example.com' } })).not.toBe(usual)
  // The rules name every file that the chat screens may load.
  expect(await revision({}, { 'assets/more-a1B2c3D5.js': 'void 0' })).not.toBe(usual)
})

test('where nothing should be kept, the script takes the service worker away and may fetch nothing', async () => {
  const { answer, told } = await serviceWorker({ offline: false, engine: 'server' })
  expect(told).toBeNull()
  expect(answer.headers.get('connection-allowlist')).toBe('()')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('a list that names what was not built stops the start with a sentence', async () => {
  const offline = JSON.stringify({ files: ['/assets/gone-a1B2c3D4.js'], online: [] })
  await expect(serviceWorker({}, { 'offline.json': offline })).rejects.toThrow('offline.json: /assets/gone-a1B2c3D4.js is not in the build')
})
