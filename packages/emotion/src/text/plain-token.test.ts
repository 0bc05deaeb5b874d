// In one zone: letters and words, one by one.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Token } from './features.ts'
import { readPlain } from './plain-token.ts'
import { tokenOf, unspacedToken, wordToken } from './token.ts'

const encoder = new TextEncoder()
const token = new Token()

const contents = ({ role, word, count, features, weights }: Token) => ({
  role,
  word,
  features: [...features.subarray(0, count)],
  weights: [...weights.subarray(0, count)],
})

/** Null where the long way should be taken. */
function plainly(kind: number, raw: string) {
  const bytes = encoder.encode(raw)
  return readPlain(bytes, 0, bytes.length, kind, token) ? contents(token) : null
}

const isSame = (kind: number, raw: string): boolean => {
  const plain = plainly(kind, raw)
  if (plain !== null) expect([raw, plain]).toEqual([raw, contents(tokenOf(kind, raw))])
  return plain !== null
}

test.each([
  ['hello', wordToken],
  ["Don't", wordToken],
  ['HELLO', wordToken],
  ['not', wordToken],
  ['b4', wordToken],
  ['24', wordToken],
  ['größte', wordToken],
  ['Ёлка', wordToken],
  ['كيفك', wordToken],
  ['बहुत', wordToken],
  ['안녕하세요', wordToken],
  ['weltanschauungsangelegenheiten', wordToken],
  ['最高でした', unspacedToken],
  ['楽しくなかった', unspacedToken],
  ['但我不喜欢', unspacedToken],
  ['ขอบคุณ', unspacedToken],
])('%s needs no long way, and is the same by both', (raw, kind) => expect(isSame(kind, raw)).toBe(true))

test.each(['sooo', 'hahaha', 'lollollol', '2000', 'e\u0301te', 'ΟΔΟΣ', 'İstanbul', '\u1112\u1161', '𝒽i', ''])(
  '%s takes the long way',
  (raw) => expect(plainly(wordToken, raw)).toBeNull(),
)

test('every character is the same by both ways, alone and beside others', () => {
  for (let unit = 0x21; unit < 0x10000; unit += unit < 0x3400 ? 1 : 7) {
    if (unit >= 0xd800 && unit < 0xe000) continue
    const sign = String.fromCharCode(unit)
    for (const raw of [sign, `a${sign}`, `É${sign}b${sign}`, `क${sign}\u093c`, `${sign}\u0301`]) isSame(wordToken, raw)
    isSame(unspacedToken, `ไ${sign}้`)
  }
})

test('any word is the same by both ways', () => {
  const few = fc.string({
    unit: fc.constantFrom('a', 'b', 'A', 'é', '0', 'ß', 'ै', 'ं', '้', 'ุ', 'ـ', 'َ', 'ّ', "'"),
    minLength: 1,
    maxLength: 32,
  })
  fc.assert(
    fc.property(
      fc.oneof(few, fc.string({ unit: 'binary', minLength: 1, maxLength: 32 })),
      fc.constantFrom(wordToken, unspacedToken),
      (raw, kind) => {
        const isOne = raw.isWellFormed() && encoder.encode(raw).length <= 96
        if (isOne) isSame(kind, raw)
      },
    ),
    { numRuns: 3000 },
  )
})
