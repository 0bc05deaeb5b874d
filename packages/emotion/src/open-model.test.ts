import { readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { modelVersion } from './model-version.ts'
import { openModel, WeightsError } from './open-model.ts'
import { checksumOf } from './weights-file.ts'

const weights = new Uint8Array(readFileSync(new URL('../weights/emotion.bin', import.meta.url)))

test('the shipped weights open, and take at most 2.5 MB on the way', () => {
  expect(openModel(weights).rowCount).toBeGreaterThan(100_000)
  expect(gzipSync(weights, { level: 9 }).length).toBeLessThanOrEqual(2_500_000)
  expect(gunzipSync(gzipSync(weights)).length).toBe(weights.length)
})

test('the shipped weights say which model they are, as the code that keeps their scores does', () => {
  expect(openModel(weights).version).toBe(modelVersion)
})

test('weights that lack their end are refused', () => {
  for (const length of [0, 3, 11, 12, 5000, weights.length - 1]) expect(() => openModel(weights.subarray(0, length))).toThrow(WeightsError)
})

test('weights with any byte changed are refused', () => {
  fc.assert(
    fc.property(fc.nat(weights.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
      const damaged = weights.slice()
      damaged[at] ^= by
      expect(() => openModel(damaged)).toThrow(WeightsError)
    }),
    { numRuns: 20 },
  )
})

test('weights of another version are refused, with a checksum that fits', () => {
  const text = new TextDecoder('latin1').decode(weights)
  const at = text.indexOf('"version":1')
  const other = weights.slice()
  other[at + '"version":'.length] = 0x32
  new DataView(other.buffer).setUint32(8, checksumOf(other.subarray(12)), true)
  expect(() => openModel(other)).toThrow('version 2')
})
