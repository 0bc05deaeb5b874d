import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const written = async () => (await import('./index.ts')).format.count(1234567)

test('numbers follow what the reader prefers', async () => {
  vi.stubGlobal('navigator', { languages: ['de-DE', 'fr'] })
  expect(await written()).toBe('1.234.567')
})

test.each([
  ['no navigator', undefined],
  ['one that tells no languages, as libraries give one to Node', { language: 'en-US', platform: '', userAgent: '' }],
  ['one that prefers nothing', { languages: [] }],
])('%s: numbers are written as in English', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(await written()).toBe('1,234,567')
})
