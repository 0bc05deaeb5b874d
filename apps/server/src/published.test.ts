import { expect, test } from 'vitest'
import { publish } from './published.ts'
import { webBuild } from './testing/published-folder.ts'

test('both documents learn the engine', () => {
  const published = publish(webBuild(), 'server')
  for (const { bytes } of [published.siteDocument, published.appDocument]) {
    expect(bytes.toString()).toContain('<meta name="convostat-engine" content="server">')
  }
})

test('documents and the list of routes are not files', () => {
  const { files } = publish(webBuild(), 'browser')
  expect([...files.keys()].sort()).toEqual([
    '/assets/app-a1B2c3D4.js',
    '/assets/engine-Ab12_-Yz.js',
    '/assets/logo.svg',
    '/demo-chat.txt',
    '/favicon.ico',
  ])
})

test('only a file named by its content is kept for good', () => {
  const { files, appDocument } = publish(webBuild(), 'browser')
  const kept = [...files].filter(([, { isImmutable }]) => isImmutable).map(([path]) => path)
  expect(kept.sort()).toEqual(['/assets/app-a1B2c3D4.js', '/assets/engine-Ab12_-Yz.js'])
  expect(appDocument.isImmutable).toBe(false)
})

test.each([
  [
    'a document without the place for the engine',
    { 'app.html': '<!doctype html>' },
    'app.html: expected <meta name="convostat-engine" content="browser">',
  ],
  [
    'routes that are no list',
    { 'routes.json': '{"site":["/"],"app":"/app"}' },
    'routes.json: expected "app" to be a list of paths, got "/app"',
  ],
  ['a route that is no path', { 'routes.json': '{"site":["pricing"],"app":[]}' }, 'expected "site" to be a list of paths, got ["pricing"]'],
])('%s stops the start with a sentence', (_case, changes, sentence) => {
  expect(() => publish(webBuild(changes), 'browser')).toThrow(sentence)
})
