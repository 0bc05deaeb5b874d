import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countWords, wordsCounted } from './words-counted.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => vi.unstubAllGlobals())

test('what a reader counts is kept on the device; nothing is kept of what everyone begins with', () => {
  expect(wordsCounted()).toEqual({ everyday: false, names: false })
  countWords({ everyday: true, names: true })
  expect([...kept]).toEqual([['words-counted', 'everyday names']])
  expect(wordsCounted()).toEqual({ everyday: true, names: true })
  expect(wordsCounted()).toBe(wordsCounted())
  countWords({ everyday: false, names: false })
  expect(kept.size).toBe(0)
})

test('what is there by hand chooses nothing', () => {
  kept.set('words-counted', '{"everyday":1} ,,')
  expect(wordsCounted()).toEqual({ everyday: false, names: false })
})

test('where storage is denied, the choice lasts as long as the page', () => {
  localStorage.setItem = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  countWords({ everyday: true, names: false })
  expect(wordsCounted()).toEqual({ everyday: true, names: false })
})
