import { expect, test, vi } from 'vitest'
import { keeping, licenseKind, newRecord, storedRecord } from '#store/license.ts'
import { memoryShelf } from '#store/record-store.ts'
import { bringEarlierLicense } from './earlier-license.ts'

const withLicense = (lid: string) => keeping(newRecord(), { file: '{}', lid, lease: null, ended: null }, 1)
const [first, second] = [`lic_${'a'.repeat(26)}`, `lic_${'b'.repeat(26)}`]
const placeWith = (record: unknown) => ({ read: async () => record, clear: vi.fn(async () => undefined) })

test('a license that lay elsewhere is brought here with its device, once', async () => {
  const shelf = memoryShelf(licenseKind)
  const record = withLicense(first)
  const place = placeWith(record)
  await bringEarlierLicense(shelf, place)
  expect(await storedRecord(shelf)).toEqual(record)
  expect(place.clear).toHaveBeenCalledOnce()
})

test('a license that is here stays', async () => {
  const shelf = memoryShelf(licenseKind)
  await bringEarlierLicense(shelf, placeWith(withLicense(first)))
  await bringEarlierLicense(shelf, placeWith(withLicense(second)))
  expect((await storedRecord(shelf))?.kept?.lid).toBe(first)
})

test.each([undefined, null, {}, { ...newRecord(), did: 'edited' }])('%j is not a license, and stays where it is', async (record) => {
  const shelf = memoryShelf(licenseKind)
  const place = placeWith(record)
  await bringEarlierLicense(shelf, place)
  expect(await storedRecord(shelf)).toBe(null)
  expect(place.clear).not.toHaveBeenCalled()
})
