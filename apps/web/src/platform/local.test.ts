import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Texts } from './local.ts'

/** A fresh module for each test: it remembers what could not be stored. */
const stores = async (): Promise<Texts[]> => {
  const { local, session } = await import('./local.ts')
  return [local, session]
}

function stub(get: () => unknown): void {
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { configurable: true, get })
}

/** A store as browsers have it; a full one refuses what is set, an unwritable one every change. */
function storage({ isFull = false, isUnwritable = false } = {}) {
  const texts: Record<string, string> = { before: 'stored' }
  const methods = {
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => {
      if (isFull || isUnwritable) throw new DOMException('', 'QuotaExceededError')
      texts[key] = text
    },
    removeItem: (key: string) => {
      if (isUnwritable) throw new DOMException('', 'QuotaExceededError')
      delete texts[key]
    },
  }
  // Its keys are the texts' alone.
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(texts, name, { value })
  return texts
}

beforeEach(() => void vi.resetModules())
afterEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name)
})

const denied = () => {
  throw new DOMException('', 'SecurityError')
}

const ways: [string, () => () => unknown, { outlasts: boolean; before: string | null }][] = [
  ['missing', () => () => undefined, { outlasts: false, before: null }],
  ['denied', () => denied, { outlasts: false, before: null }],
  ['full', () => ofOne(storage({ isFull: true })), { outlasts: false, before: 'stored' }],
  ['not to be written', () => ofOne(storage({ isUnwritable: true })), { outlasts: false, before: 'stored' }],
  ['usable', () => ofOne(storage()), { outlasts: true, before: 'stored' }],
]
const ofOne = (store: object) => () => store

test.each(ways)('where the store is %s nothing throws, and this page knows what was set and removed', async (_name, make, expected) => {
  for (const which of [0, 1]) {
    stub(make())
    const texts = (await stores())[which]
    expect(texts.get('before')).toBe(expected.before)
    expect(texts.set('key', 'text')).toBe(expected.outlasts)
    expect(texts.get('key')).toBe('text')
    expect(texts.keys().sort()).toEqual(expected.before ? ['before', 'key'] : ['key'])
    texts.remove('key')
    texts.remove('before')
    expect([texts.get('key'), texts.get('before'), texts.keys()]).toEqual([null, null, []])
  }
})

test('what was full once and has room again is stored', async () => {
  let isFull = true
  const roomy = storage()
  stub(() => (isFull ? storage({ isFull: true }) : roomy))
  const [local] = await stores()
  expect(local.set('key', 'first')).toBe(false)
  isFull = false
  expect(local.set('key', 'second')).toBe(true)
  expect([local.get('key'), roomy.key]).toEqual(['second', 'second'])
})
