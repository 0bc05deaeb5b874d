import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { webBuild } from '#testing/published-folder.ts'
import type { PageSettings } from './page-settings.ts'
import { drawnAnew, originAt, siteDocument } from './site-documents.ts'
import { publish } from './web-build.ts'

const told: PageSettings = { engine: 'browser', license: { mode: 'live', keys: [] }, brand: {}, payments: 'sandbox', offline: false }
const textAt = (document: ReturnType<typeof siteDocument>, host: string) => document.at(host).body().toString()

test('a page names the host and the address it was asked at, and is the same page all the same', () => {
  const document = siteDocument('a.html', '<link href="https://origin.convostat.invalid/about"><p>host.convostat.invalid</p>')
  expect(textAt(document, 'localhost:4321')).toBe('<link href="http://localhost:4321/about"><p>localhost:4321</p>')
  expect(textAt(document, 'chats.example')).toBe('<link href="https://chats.example/about"><p>chats.example</p>')
  expect(document.at('chats.example')).toBe(document.at('chats.example'))
  expect(document.at('chats.example').etag).not.toBe(document.at('localhost').etag)
})

test('however many hosts it is asked at, few are kept', () => {
  const document = siteDocument('a.html', 'host.convostat.invalid')
  const first = document.at('localhost:1')
  for (let port = 2; port < 20; port++) document.at(`localhost:${port}`)
  expect(document.at('localhost:1')).not.toBe(first)
  expect(textAt(document, 'localhost:1')).toBe('localhost:1')
})

test('where the pages are for everyone is believed before the host', () => {
  expect(originAt('localhost:4321', 'https://chats.example/x')).toBe('https://chats.example')
  expect(originAt('127.0.0.1:80', null)).toBe('http://127.0.0.1:80')
  expect(originAt('[::1]:80', null)).toBe('http://[::1]:80')
  expect(originAt('chats.example', 'no address')).toBe('https://chats.example')
})

test('pages are redrawn only where the server’s settings differ from the build’s, and the redrawn ones are sent', async () => {
  const routes = {
    site: { '/': 'site/en/index.html' },
    notFound: { en: 'site/en/404.html' },
    app: ['/app'],
    languages: ['en'],
    asBuilt: { engine: 'browser', brand: '{}', payments: 'sandbox' },
    printer: '/p',
    loopback: '/l',
  }
  const metas = ['engine', 'license', 'brand', 'payments', 'offline'].map((name) => `<meta name="convostat-${name}" content="">`).join('')
  const folder = webBuild({
    'routes.json': JSON.stringify(routes),
    'site/site-template.html': metas,
    'site/app-template.html': metas,
    'site/draw.js': `export const drawSite = async ({ site, app }, told, languages) => ({
      pages: languages.map((language) => [
        { path: '/', html: site + language + JSON.stringify(told) }, { path: null, html: site + 'nothing' }]),
      app: app + 'start at host.convostat.invalid with ' + told.engine })`,
  })
  expect((await drawnAnew(folder, told)).size).toBe(0)
  const other: PageSettings = { ...told, engine: 'server', payments: null }
  const anew = await drawnAnew(folder, other)
  const published = publish(folder, other, anew)
  const html = published.site.get('/')!.at('localhost').body().toString()
  expect(html).toContain('<meta name="convostat-engine" content="server">')
  expect(html).toContain('en{"engine":"server","brand":"{}","payments":""}')
  const start = published.appDocument.at('chats.example').body().toString()
  expect(start).toContain('<meta name="convostat-engine" content="server">')
  expect(start).toContain('start at chats.example with server')
  expect(published.notFound.get('en')!.at('localhost').body().toString()).toContain('nothing')
  expect([...published.files.keys()].filter((path) => path.includes('site/'))).toEqual([])
  expect(readFileSync(join(folder, 'site/en/index.html'), 'utf8')).toContain('<title>Site</title>')
})
