import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFlatObject } from './strict-json.ts'

const plain = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'":\\{}, ') }), fc.integer(), fc.boolean(), fc.constant(null))
const key = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'":\\{} ') }), fc.constantFrom('__proto__', 'constructor'))
const entries = fc.uniqueArray(fc.tuple(key, fc.oneof(plain, fc.array(plain, { maxLength: 3 }))), {
  selector: ([name]) => name,
  maxLength: 6,
})
const written = (pairs: [string, unknown][], space: string) =>
  `{${space}${pairs.map(([name, value]) => `${JSON.stringify(name)}${space}:${space}${JSON.stringify(value)}`).join(`,${space}`)}${space}}`

test('a flat object is read as JSON.parse reads it, however it is spaced, with any texts', () => {
  fc.assert(
    fc.property(entries, fc.constantFrom('', ' ', '\r\n\t'), (pairs, space) => {
      const text = written(pairs, space)
      expect(parseFlatObject(text)).toEqual(JSON.parse(text))
    }),
    { numRuns: 2000 },
  )
})

test('L7 a key that is twice is refused, wherever the second is', () => {
  fc.assert(
    fc.property(entries, fc.nat(), fc.nat(), plain, (pairs, which, where, value) => {
      fc.pre(pairs.length > 0)
      const twice = pairs.toSpliced(where % (pairs.length + 1), 0, [pairs[which % pairs.length]?.[0] ?? '', value])
      expect(parseFlatObject(written(twice, ' '))).toBeNull()
    }),
    { numRuns: 2000 },
  )
})

test('L7 a key written with an escape is the same key', () => expect(parseFlatObject('{"kid":1,"\\u006bid":2}')).toBeNull())

test.each([
  '',
  'null',
  '[]',
  '"a"',
  '1',
  '{',
  '{"a":{}}',
  '{"a":[{}]}',
  '{"a":[[]]}',
  '{"a":1}{"a":1}',
  '{"a":1,}',
  "{'a':1}",
  '{"a":NaN}',
  '{"a":1}//',
])('%j is not a flat object', (text) => expect(parseFlatObject(text)).toBeNull())

test('a megabyte of brackets, of quotes or of blanks is read once: read again from each place, this would time out', () => {
  const size = 1_000_000
  for (const text of [
    '['.repeat(size),
    '{"a":'.repeat(size / 5),
    '"'.repeat(size),
    `{"a"${' '.repeat(size)}`,
    `{"a":"${'\\"'.repeat(size / 2)}`,
  ])
    expect(parseFlatObject(text)).toBeNull()
})
