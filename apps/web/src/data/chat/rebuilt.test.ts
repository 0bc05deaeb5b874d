import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})

async function page() {
  vi.resetModules()
  return import('./rebuilt.ts')
}

test('a rebuilt list is reported on every page until the notice is dismissed, and then on none', async () => {
  ;(await page()).noteRebuilt(['upload_1', 'upload_2'])
  const { rebuiltIds, noteRebuilt, forgetRebuilt } = await page()
  expect(rebuiltIds()).toEqual(['upload_1', 'upload_2'])
  forgetRebuilt()
  // The worker says it again with every list.
  noteRebuilt(['upload_1', 'upload_2'])
  expect(rebuiltIds()).toEqual([])
  expect((await page()).rebuiltIds()).toEqual([])
  noteRebuilt(['upload_1', 'upload_3'])
  expect(rebuiltIds()).toEqual(['upload_3'])
})

test('it is reported where nothing can be stored, too', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { rebuiltIds, noteRebuilt, forgetRebuilt } = await page()
  noteRebuilt(['upload_1'])
  expect(rebuiltIds()).toEqual(['upload_1'])
  forgetRebuilt()
  noteRebuilt(['upload_1'])
  expect(rebuiltIds()).toEqual([])
})
