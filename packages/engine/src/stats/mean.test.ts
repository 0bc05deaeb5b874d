import { expect, test } from 'vitest'
import { mean } from './mean.ts'

test('a mean is the sum as a part of how many there are, beyond 32 bits too; of none there is none', () => {
  expect(mean(Uint32Array.of(1, 2, 6))).toBe(3)
  expect(mean(Uint32Array.of(4_294_967_295, 4_294_967_294))).toBe(4_294_967_294.5)
  expect(mean(new Uint32Array(0))).toBeNull()
})
