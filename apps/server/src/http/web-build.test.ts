import { expect, test } from 'vitest'
import { webBuild } from '#testing/published-folder.ts'
import type { PageSettings } from './page-settings.ts'
import { publish } from './web-build.ts'

const told: PageSettings = { engine: 'browser', license: { mode: 'live', keys: [] }, brand: {}, payments: null, offline: true }

test('both documents learn the engine', () => {
  const published = publish(webBuild(), { ...told, engine: 'server' })
  for (const page of [published.site.get('/')!.at('localhost'), published.appDocument.at('localhost')]) {
    expect(page.body().toString()).toContain('<meta name="convostat-engine" content="server">')
  }
})

test('both documents learn whose licenses to take, who to name and who takes the money, with anything an operator wrote', () => {
  const license = { mode: 'test', keys: [{ kid: 'k1', pub: 'AAAA' }] } as const
  const brand = { support_email: 'help@example.com', social: { '"><script>alert(1)</script>&amp;': 'https://m.example/@us?a=$1&b' } }
  const published = publish(webBuild(), { engine: 'browser', license, brand, payments: 'sandbox', offline: true })
  for (const page of [published.site.get('/')!.at('localhost'), published.appDocument.at('localhost')]) {
    const html = page.body().toString()
    expect(html).not.toContain('<script>')
    expect(JSON.parse(contentOf(html, 'license'))).toEqual(license)
    expect(JSON.parse(contentOf(html, 'brand'))).toEqual(brand)
    expect(contentOf(html, 'payments')).toBe('sandbox')
  }
})

/** As a browser reads it. */
function contentOf(html: string, name: string): string {
  const [, content = ''] = new RegExp(`<meta name="convostat-${name}" content="([^"]*)">`).exec(html) ?? []
  return content.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

test('documents and the list of routes are not files', () => {
  const { files } = publish(webBuild(), told)
  expect([...files.keys()].sort()).toEqual([
    '/assets/app-a1B2c3D4.js',
    '/assets/emotion-Q7w8E9r0.bin',
    '/assets/engine-Ab12_-Yz.js',
    '/assets/logo.svg',
    '/assets/loopback-L5o6O7p8.js',
    '/assets/printer-P1r2I3n4.js',
    '/assets/report-R5t6Y7u8.bin',
    '/demo-chat.txt',
    '/favicon.ico',
    '/service-worker.js',
  ])
})

test('only a file named by its content is kept for good', () => {
  const { files, appDocument } = publish(webBuild(), told)
  const kept = [...files].filter(([, { isImmutable }]) => isImmutable).map(([path]) => path)
  expect(kept.sort()).toEqual([
    '/assets/app-a1B2c3D4.js',
    '/assets/emotion-Q7w8E9r0.bin',
    '/assets/engine-Ab12_-Yz.js',
    '/assets/loopback-L5o6O7p8.js',
    '/assets/printer-P1r2I3n4.js',
    '/assets/report-R5t6Y7u8.bin',
  ])
  expect(appDocument.at('localhost').isImmutable).toBe(false)
})

test.each([
  [
    'a document without the place for the engine',
    { 'app.html': '<!doctype html>' },
    'app.html: expected <meta name="convostat-engine" content="...">',
  ],
  [
    'routes that are no list',
    { 'routes.json': '{"site":{"/":"site/en/index.html"},"notFound":{"en":"site/en/404.html"},"app":"/app"}' },
    'routes.json: expected "app" to be a list of paths, got "/app"',
  ],
  [
    'a page that stands at no path',
    { 'routes.json': '{"site":{"pricing":"site/en/pricing.html"},"app":[]}' },
    'expected "site" to be a table of documents, got {"pricing":"site/en/pricing.html"}',
  ],
])('%s stops the start with a sentence', (_case, changes, sentence) => {
  expect(() => publish(webBuild(changes), told)).toThrow(sentence)
})
