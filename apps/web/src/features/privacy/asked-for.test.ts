import { expect, test } from 'vitest'
import { askedFor } from './asked-for.ts'

const origin = 'https://chat.example'
const asked = (...addresses: string[]) =>
  askedFor(
    addresses.map((name, place) => ({ name: new URL(name, origin).href, transferSize: place * 100 })),
    origin,
  )

test('every address is listed once, with how often it was asked for and what came', () => {
  expect(asked('/app', '/assets/app-a1B2c3D4.js', '/assets/app-a1B2c3D4.js')).toEqual([
    { kind: 'code', path: '/assets/app-a1B2c3D4.js', times: 2, bytes: 300, hasQuery: false },
    { kind: 'page', path: '/app', times: 1, bytes: 0, hasQuery: false },
  ])
})

test('each is described by what it is for', () => {
  const kinds = asked(
    '/assets/emotion-Q7w8E9r0.bin',
    '/assets/report-R5t6Y7u8.bin',
    '/assets/newsreader-a1B2c3D4.woff2',
    '/demo-group-chat.txt',
    '/api/license/status',
    '/api/search',
    'https://elsewhere.example/x',
  ).map(({ path, kind }) => [path, kind])
  expect(Object.fromEntries(kinds)).toEqual({
    '/assets/emotion-Q7w8E9r0.bin': 'model',
    '/assets/report-R5t6Y7u8.bin': 'printer',
    '/assets/newsreader-a1B2c3D4.woff2': 'type',
    '/demo-group-chat.txt': 'demo',
    '/api/license/status': 'license',
    '/api/search': 'chat',
    'https://elsewhere.example': 'other',
  })
})

test('a query and an upload’s number are not shown, but that there was a query is', () => {
  expect(asked('/api/search/up_12345?q=secret')).toEqual([{ kind: 'chat', path: '/api/search/…', times: 1, bytes: 0, hasQuery: true }])
})

test('what never left the page is not a request', () => {
  expect(asked('data:text/plain,x', 'blob:https://chat.example/1')).toEqual([])
})
