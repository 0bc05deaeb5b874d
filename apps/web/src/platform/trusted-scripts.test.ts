import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownScript, trustOwnScripts } from './trusted-scripts.ts'

beforeEach(() => void vi.stubGlobal('location', new URL('http://localhost:4321/app')))
afterEach(() => void vi.unstubAllGlobals())

test.each(['/assets/worker-Ab12_-Yz.js', 'http://localhost:4321/assets/printer-P1r2I3n4.js', '/service-worker.js'])(
  '%s is ours',
  (address) => {
    expect(ownScript(address)).toBe(address)
  },
)

test.each([
  'https://evil.test/assets/worker-Ab12_-Yz.js',
  'http://localhost:4322/assets/worker-Ab12_-Yz.js',
  '/assets/worker-Ab12_-Yz.js?said=something',
  '/assets/../api/export/csv',
  '/assets/a/b.js',
  'blob:http://localhost:4321/0f',
  'data:text/javascript,1',
  'javascript:1',
])('%s is not', (address) => {
  expect(ownScript(address)).toBeNull()
})

test('one policy is made; a browser without them works, too', () => {
  trustOwnScripts()
  const createPolicy = vi.fn()
  vi.stubGlobal('trustedTypes', { createPolicy })
  trustOwnScripts()
  expect(createPolicy.mock.calls).toEqual([['default', { createScriptURL: ownScript }]])
})
