import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBase64url, encodeBase64url } from './base64url.ts'

test('bytes come back from their text, which is that of Node', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      const text = encodeBase64url(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64url'))
      expect([...(decodeBase64url(text) ?? [])]).toEqual([...bytes])
    }),
    { numRuns: 2000 },
  )
})

test('bytes have one text: any other text is refused, or is of other bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'AQgwZz09-_+/= \n\t.'), maxLength: 12 }), (text) => {
      const bytes = decodeBase64url(text)
      if (bytes) expect(encodeBase64url(bytes)).toBe(text)
    }),
    { numRuns: 5000 },
  )
})

test.each(['QQ==', 'QQ=', 'QR', 'QUJ', 'QUI\n', ' QUI', 'QU I', '+/+/', 'Q', 'QUJDR', 'QÜJD', 'QQ\0', 'null.'])('%j is refused', (text) => {
  expect(decodeBase64url(text)).toBeNull()
})
