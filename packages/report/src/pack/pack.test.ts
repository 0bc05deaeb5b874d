import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packFile, readPack } from './pack.ts'

const part = (text: string) => ({ packed: deflateSync(text), length: text.length })
const file = packFile([part('compiler'), part('font one'), part('font two')], [65, 26])
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('a pack is read as it was written', async () => {
  const { compiler, fonts, coverage } = await readPack(file)
  expect([text(compiler), fonts.map(text), coverage]).toEqual(['compiler', ['font one', 'font two'], [65, 26]])
})

test('whatever is not a whole pack is refused', async () => {
  for (const wrong of [
    new Uint8Array(0),
    new Uint8Array(3),
    new TextEncoder().encode('<!doctype html>'),
    file.subarray(0, 40),
    file.subarray(0, -4),
  ])
    await expect(readPack(wrong)).rejects.toThrow()
  const damaged = file.slice()
  damaged[damaged.length - 8]! ^= 0xff
  await expect(readPack(damaged)).rejects.toThrow()
})
