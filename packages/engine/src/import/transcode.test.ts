import { expect, test } from 'vitest'
import { decoderOf, western } from './transcode.ts'

test('windows-1252 has quotes, dashes and the euro where Latin-1 has control characters', () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, i) => 0x80 + i)
  expect(decoderOf('windows-1252')(bytes)).toBe(western)
})

test('control characters of any other encoding stay what they are', () => {
  expect(decoderOf('utf-8')(new TextEncoder().encode('a\u0085b\u0093'))).toBe('a\u0085b\u0093')
})
