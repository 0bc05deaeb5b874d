import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJsonObject } from './strict-json.ts'

test('an object reads as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 5 })), (value) => {
      const text = JSON.stringify(value)
      expect(parseJsonObject(text)).toEqual(JSON.parse(text))
    }),
  )
})

test.each([
  '',
  '{',
  '}',
  'null',
  '[]',
  '"a"',
  '1',
  'true',
  '{"a":NaN}',
  '{"a":Infinity}',
  '{"a":01}',
  "{'a':1}",
  '{"a":1,}',
  '{a:1}',
  '{"a":1}{"a":1}',
  '{"a":"\u0001"}',
  '{"a":"unended',
  '{"\\x":1}',
])('%j is not a JSON object', (text) => {
  expect(() => parseJsonObject(text)).toThrow(expect.objectContaining({ code: 'json_invalid' }))
})

test.each([
  '{"a":1,"a":2}',
  '{"b":{"a":1,"a":1}}',
  '{"a":1,"\\u0061":2}',
  '{"a":1,"b":[{"a":2}],"a" : 3}',
  '{"__proto__":1,"__proto__":2}',
])('%s names a value twice', (text) => expect(() => parseJsonObject(text)).toThrow(/twice/))

test.each(['{"a":{"a":1},"b":[{"a":1},{"a":2}]}', '{"a":"{\\"a\\":1,\\"a\\":2}"}', '{"a":"x:\\"a\\":","b":":"}', '{"a":["a","a"]}'])(
  '%s names none twice',
  (text) => expect(parseJsonObject(text)).toEqual(JSON.parse(text)),
)

test('32 levels are read, 33 are not, and a million end nothing', () => {
  const nested = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`
  expect(parseJsonObject(nested(32))).toBeDefined()
  expect(() => parseJsonObject(nested(33))).toThrow(/deeper than 32/)
  expect(() => parseJsonObject(`{"a":${'['.repeat(1e6)}${']'.repeat(1e6)}}`)).toThrow(/deeper than 32/)
})

test('a key named __proto__ changes nothing but itself', () => {
  const value = parseJsonObject('{"__proto__":{"is_pro":true}}')
  expect('is_pro' in value).toBe(false)
  expect('is_pro' in {}).toBe(false)
})
