import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Texts } from './local.ts'

/** A module of its own for each test: it remembers what could not be stored. */
const stores = async (): Promise<Texts[]> => {
  const { local, session } = await import('./local.ts')
  return [local, session]
}

function stub(get: () => Storage | undefined): void {
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { configurable: true, get })
}

/** A store as browsers have it; a full one refuses what is set, an unwritable one every change. */
function storage({ isFull = false, isUnwritable = false } = {}): Storage {
  const texts: Record<string, string> = { before: 'stored' }
  const refuse = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  const methods = {
    getItem: (key: string) => texts[key] ?? null,
    setItem: isFull || isUnwritable ? refuse : (key: string, text: string) => void (texts[key] = text),
    removeItem: isUnwritable ? refuse : (key: string) => void delete texts[key],
  }
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(texts, name, { value })
  return texts as unknown as Storage
}

beforeEach(() => void vi.resetModules())
afterEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name)
})

const denied = () => {
  throw new DOMException('', 'SecurityError')
}

test.each([
  ['missing', () => undefined, false, null],
  ['denied', denied, false, null],
  ['full', storage.bind(null, { isFull: true }), false, 'stored'],
  ['unwritable', storage.bind(null, { isUnwritable: true }), false, 'stored'],
  ['usable', storage.bind(null, {}), true, 'stored'],
] as const)('where the store is %s nothing throws, and this page knows what was set and removed', async (_name, make, outlasts, before) => {
  const one = make === denied ? undefined : make()
  stub(() => (make === denied ? denied() : one))
  for (const texts of await stores()) {
    expect(texts.get('before')).toBe(before)
    expect(texts.set('key', 'text')).toBe(outlasts)
    expect(texts.get('key')).toBe('text')
    expect(texts.keys().sort()).toEqual(before ? ['before', 'key'] : ['key'])
    texts.remove('key')
    texts.remove('before')
    expect([texts.get('key'), texts.get('before'), texts.keys()]).toEqual([null, null, []])
    // Both are the same store here.
    one?.setItem === undefined || before === null || texts.set('before', 'stored')
    if (before !== null && !outlasts) break
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
  expect([local.get('key'), roomy.getItem('key')]).toEqual(['second', 'second'])
})
