import { expect, test } from 'vitest'
import { zipFile, zipOf } from '#testing/zip-builder.ts'
import { chat, codeOf, LIMIT, long, named, text, textOf } from '#testing/zip-opening.ts'
import { openExport } from './open-export.ts'

test('Z4: a text that unpacks beyond the limit is not unpacked', async () => {
  expect(await codeOf(await zipFile([{ name: '_chat.txt', data: long }]), 1000)).toBe('zip_too_large')
  expect(await codeOf(await zipFile([{ name: '_chat.txt', data: chat }]), chat.length)).toBe('opened')
})

test('Z4: 200 MB of zeros in 204 kB are refused before a byte is unpacked', async () => {
  // The packed bytes need not unpack to what is declared: they are not looked at.
  const bomb = await zipFile([{ name: '_chat.txt', data: new Uint8Array(204 << 10), method: 0, central: { method: 8, size: 200 << 20 } }])
  const before = process.memoryUsage().arrayBuffers
  expect(await codeOf(bomb)).toBe('zip_too_large')
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 << 20)
})

test('Z4, T4: a real bomb of 60 MB is refused though it is below the limit', async () => {
  expect(await codeOf(await zipFile([{ name: '_chat.txt', data: new Uint8Array(60 << 20) }]))).toBe('zip_too_large')
})

test('Z4: text that packs very well is opened as long as it is small', async () => {
  const dull = '[24/09/2026, 14:32:10] Ana: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n'.repeat(40_000)
  expect((await textOf(await zipFile([{ name: '_chat.txt', data: dull }]))).length).toBe(dull.length)
})

test.each(['packed', 'stored'])('Z5: a text longer than declared is refused (%s)', async (how) => {
  const method = how === 'packed' ? 8 : 0
  const lie = { name: '_chat.txt', data: long.slice(0, 25_000), method, central: { size: 100 } } as const
  expect(await codeOf(await zipFile([lie]))).toBe('zip_size_mismatch')
  expect(await codeOf(await zipFile([{ ...lie, local: { size: 100 } }]))).toBe('zip_size_mismatch')
})

test('Z5: a text shorter than declared is refused', async () => {
  expect(await codeOf(await zipFile([{ name: '_chat.txt', data: long, central: { size: long.length + 1 } }]))).toBe('zip_size_mismatch')
})

test('Z5: a bomb that declares little is stopped where it passes what it declares', async () => {
  const bomb = { name: '_chat.txt', data: new Uint8Array(10 << 20), central: { size: 1000 } }
  expect(await codeOf(await zipFile([bomb]))).toBe('zip_size_mismatch')
})

test.each([0xfffffffe, 0xf0000000])('Z6: no room is made for %i bytes that 25,000 cannot be', async (size) => {
  const lie = { name: '_chat.txt', data: long.slice(0, 25_000), central: { size } }
  const before = process.memoryUsage().arrayBuffers
  expect(await codeOf(await zipFile([lie]))).toBe('zip_size_mismatch')
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 << 20)
})

test('Z6: a smaller lie gets room only for what comes', async () => {
  let seed = 1
  const noise = Uint8Array.from({ length: 300_000 }, () => {
    seed = (seed * 48_271) % 0x7fffffff
    return 33 + (seed % 90)
  })
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  const report = (): void => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
  }
  const lie = await zipFile([{ name: '_chat.txt', data: noise, central: { size: 100 << 20 } }])
  await expect(openExport(lie, { limitBytes: LIMIT, host: { report } })).rejects.toMatchObject({ code: 'zip_too_large' })
  const smaller = await zipFile([{ name: '_chat.txt', data: noise, central: { size: 40 << 20 } }])
  await expect(openExport(smaller, { limitBytes: LIMIT, host: { report } })).rejects.toMatchObject({ code: 'zip_size_mismatch' })
  expect(most).toBeLessThan(20 << 20)
})

test.each([8, 0] as const)('Z7: a wrong checksum is refused (method %i)', async (method) => {
  expect(await codeOf(await zipFile([{ ...text, method, central: { crc: 0x12345678 } }]))).toBe('zip_checksum')
})

test('Z7: a flipped letter in a stored text is refused', async () => {
  const bytes = await zipOf([{ ...text, method: 0 }])
  bytes[39 + 35] ^= 1
  expect(await codeOf(named(bytes))).toBe('zip_checksum')
})
