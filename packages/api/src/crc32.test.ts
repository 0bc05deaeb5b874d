import { expect, test } from 'vitest'
import { crc32 } from './crc32.ts'

test.each([
  ['', 0],
  ['a', 0xe8b7be43],
  ['123456789', 0xcbf43926],
])('the checksum of “%s” is the known one, whole and in pieces', (text, known) => {
  const bytes = new TextEncoder().encode(text)
  expect(crc32(bytes)).toBe(known)
  for (let at = 0; at <= bytes.length; at++) expect(crc32(bytes.subarray(at), crc32(bytes.subarray(0, at)))).toBe(known)
})
