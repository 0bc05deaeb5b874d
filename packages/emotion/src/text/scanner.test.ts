// In one zone: letters and words, one by one.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feels } from './roles.ts'
import { Scanner } from './scanner.ts'
import { Vocabulary } from './vocabulary.ts'

/** `word` as it is, `-word` denied, `?word` asked, `?-word` both, `<word` before a "but", `~word` mocked, `+word` beside a face. */
function read(text: string): string {
  const { bytes, end } = encoded(text)
  const scanner = new Scanner(new Vocabulary(5000, () => {}))
  scanner.scan(bytes, 0, end)
  const marks = ['', '-', '?', '?-', '<', '~', '+']
  return Array.from({ length: scanner.count }, (_, i) => {
    const raw = new TextDecoder().decode(bytes.subarray(scanner.start[i], scanner.end[i]))
    return `${marks[scanner.group[i]]}${raw}`
  }).join(' ')
}

function encoded(text: string): { bytes: Uint8Array; end: number } {
  const written = new TextEncoder().encode(text)
  const bytes = new Uint8Array(written.length + 64)
  bytes.set(written)
  return { bytes, end: written.length }
}

test('what follows a "not" is denied, three words far', () => {
  expect(read('this is not a good day today')).toBe('this is not -a -good -day today')
})

test('a clause ends what is denied', () => {
  expect(read('not today, good')).toBe('not -today , good')
})

test.each([
  ['I don’t like it', 'I don’t -like -it'],
  ['i dont like it', 'i dont -like -it'],
  ['das ist kein guter Tag', 'das ist kein -guter -Tag'],
  ['ce n’est pas bien', 'ce n’ -est pas -bien'],
  ['не люблю', 'не -люблю'],
  ['iyi değil', '-iyi değil'],
  ['accha nahi hai', '-accha nahi -hai'],
  ['좋지 않아', '-좋지 않아'],
  ['我不喜欢，很累', '-我不喜欢 ， 很累'],
  ['楽しくなかった', '-楽しくなかった'],
])('%s', (text, tokens) => expect(read(text)).toBe(tokens))

test('the words of a question are asked', () => {
  expect(read('ok. are you angry?')).toBe('ok . ?are ?you ?angry ?')
})

test('a denied run has no feature of its own as a whole', () => {
  const { bytes, end } = encoded('楽しくなかった')
  const scanner = new Scanner(new Vocabulary(5000, () => {}))
  scanner.scan(bytes, 0, end)
  expect(scanner.extraCount).toBe(0)
})

test('what is before a "but" is set apart', () => {
  expect(read('很累，但是开心')).toBe('<很累 ， 但是开心')
  expect(read('nice but slow')).toBe('<nice but slow')
})

test('a face that mocks turns the words of its message around', () => {
  expect(read('great job 🙄')).toBe('~great ~job 🙄')
  expect(read('great job 😍')).toBe('+great +job 😍')
})

test('links and mentions are one token each, whatever they contain', () => {
  expect(read('see https://x.org/happy?love=1 now')).toBe('see https://x.org/happy?love=1 now')
  expect(read('@⁨Great Love⁩ hi')).toBe('@⁨Great Love⁩ hi')
})

test('a row of one emoji is one token, another emoji begins a new one', () => {
  expect(read('😂😂😂😂😭')).toBe('😂😂😂😂 😭')
  expect(read('👩‍❤️‍👨🇩🇪👍🏽')).toBe('👩‍❤️‍👨 🇩🇪 👍🏽')
})

test('emoticons keep their mouths', () => {
  expect(read('nice :D <3 :-)')).toBe('+nice :D <3 :-)')
})

test('numbers, links and marks alone carry no feeling that could be scored; words and emoji do', () => {
  const canScore = (text: string): boolean => {
    const { bytes, end } = encoded(text)
    const scanner = new Scanner(new Vocabulary(5000, () => {}))
    scanner.scan(bytes, 0, end)
    return (scanner.roles & feels) !== 0
  }
  for (const text of ['', ' ', '12:30', '!!!', '...', 'https://a.example/x', '+49 170 1234567', '?'])
    expect([text, canScore(text)]).toEqual([text, false])
  for (const text of ['ok', '😂', ':)', '<3', '好', 'नहीं', '))))']) expect([text, canScore(text)]).toEqual([text, true])
})

test('any text is cut into tokens in order, none beyond its end', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { bytes, end } = encoded(text.toWellFormed())
      const scanner = new Scanner(new Vocabulary(5000, () => {}))
      scanner.scan(bytes, 0, end)
      let last = 0
      for (let i = 0; i < scanner.count; i++) {
        expect(scanner.start[i]).toBeGreaterThanOrEqual(last)
        expect(scanner.end[i]).toBeGreaterThan(scanner.start[i])
        last = scanner.end[i]
      }
      expect(last).toBeLessThanOrEqual(end)
    }),
  )
})

test('short words are the same tokens as by the long way, wherever they are and whatever ends them', () => {
  const word = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'B', 'z', 'T'), minLength: 1, maxLength: 14 }),
    fc.string({ unit: fc.constantFrom('a', 'C', 'q', 'u', "'", '’', '…'), minLength: 2, maxLength: 8 }),
    fc.constantFrom(..."www WWW.a www.. http don't don’t isn't c'est qu'il y'know rock'n'roll good GOOD a1 1a né ä @ [ ` { \0".split(' ')),
  )
  const end = fc.constantFrom(' ', '', '.', ':', "'", '_', '’', '://', ',', '!', '?', '\n', '\0', ' 😀', 'é', '7')
  fc.assert(
    fc.property(fc.array(fc.tuple(word, end), { maxLength: 20 }), (parts) => {
      const text = parts.map((part) => part.join('')).join('')
      const { bytes, end: size } = encoded(text)
      const vocabulary = new Vocabulary(5000, () => {})
      const tokens = (scanner: Scanner): unknown => {
        scanner.scan(bytes, 0, size)
        const { count, extraCount, roles } = scanner
        const ofEach = [scanner.start, scanner.end, scanner.id, scanner.group].map((column) => [...column.subarray(0, count)])
        return [ofEach, roles, [...scanner.extraHash.subarray(0, extraCount)]]
      }
      expect(tokens(new Scanner(vocabulary))).toEqual(tokens(theLongWay(vocabulary, bytes)))
    }),
    { numRuns: 2000 },
  )
})

test('short words that differ in one letter are different tokens, whichever letter it is', () => {
  const words = Array.from({ length: 14 }, (_, size) => [
    'a'.repeat(size),
    ...Array.from({ length: size }, (_, at) => `${'a'.repeat(at)}b${'a'.repeat(size - at - 1)}`),
  ]).flat()
  const { bytes, end } = encoded(words.join(' '))
  const scanner = new Scanner(new Vocabulary(5000, () => {}))
  scanner.scan(bytes, 0, end)
  expect(scanner.count).toBe(104)
  expect(new Set(scanner.id.subarray(0, scanner.count)).size).toBe(104)
})

/** To it no four bytes are letters. */
function theLongWay(vocabulary: Vocabulary, bytes: Uint8Array): Scanner {
  return Object.assign(new Scanner(vocabulary), { bytes, view: { getInt32: () => 0 } })
}
