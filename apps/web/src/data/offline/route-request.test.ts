import { expect, test } from 'vitest'
import type { CacheManifest } from './cache-manifest.ts'
import { wayOf } from './route-request.ts'

const told: CacheManifest = {
  app: ['/app', '/dashboard'],
  appDocument: '/app',
  site: ['/', '/pricing'],
  toKeep: [
    { url: '/app', revision: 'a' },
    { url: '/assets/app-a1B2c3D4.js', revision: null },
    { url: '/demo-chat.txt', revision: 'd' },
  ],
}
const origin = 'https://chat.example'
const way = (path: string, mode = 'cors', method = 'GET') => wayOf({ method, mode, url: new URL(path, origin).href }, told, origin)

test('every chat screen is answered with their one document, and a query is dropped, as the server does', () => {
  expect(['/app', '/dashboard'].map((path) => way(path, 'navigate'))).toEqual(['app', 'app'])
  expect(way('/dashboard?q=x', 'navigate')).toBe('bare')
})

test('the site comes from the network, since prices must be true; what its address carries is none of ours', () => {
  expect(way('/pricing', 'navigate')).toBe('site')
  expect(way('/?utm_source=friend', 'navigate')).toBeNull()
  expect(way('/payment-success?session_id=x', 'navigate')).toBeNull()
})

test('files of this version are answered as they are kept, never with a query', () => {
  expect(way('/assets/app-a1B2c3D4.js')).toBe('file')
  expect(way('/demo-chat.txt')).toBe('file')
  expect(way('/demo-chat.txt?x')).toBeNull()
})

test('another asset may be of the version before', () => {
  expect(way('/assets/app-Z9y8X7w6.js')).toBe('unknown')
})

test('what is sent, the calls of the API and other hosts never pass through it', () => {
  expect(way('/app', 'cors', 'POST')).toBeNull()
  expect(way('/api/license/status')).toBeNull()
  expect(way('/api/license/status', 'navigate')).toBeNull()
  expect(way('/sandbox/mail', 'navigate')).toBeNull()
  expect(way('https://other.example/assets/app-a1B2c3D4.js')).toBeNull()
})
