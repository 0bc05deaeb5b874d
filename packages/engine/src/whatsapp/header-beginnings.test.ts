/** Which lines are read as a header at all, the slow way or the fast one: the matcher looks at a line's first bytes before it reads it. */
import { describe, expect, test } from 'vitest'
import { learn } from './grammar.ts'
import { couldBeBracketed, HeaderMatcher } from './header-matcher.ts'

const encoder = new TextEncoder()
const bytesOf = (text: string): Uint8Array => Uint8Array.of(...encoder.encode(text), ...new Uint8Array(500))

const android = '24/09/2026, 14:32 - Ana: hi\n24/09/2026, 14:33 - Ben: yo\n'
const iphone = '[24/09/2026, 14:32:10] Ana: hi\n[24/09/2026, 14:33:10] Ben: yo\n'
const named = '24 March 2026, 14:32 - Ana: hi\n24 March 2026, 14:33 - Ben: yo\n'

/** Of a line in a file like this one: whether it is a header, and whether that took the general reading. */
function readIn(file: string, line: string): [isHeader: boolean, isReadSlowly: boolean] {
  const text = `${file}${line}\n`
  const bytes = bytesOf(text)
  const size = encoder.encode(text).length
  const learned = learn(bytes, encoder.encode(file).length)
  if (!learned) throw new Error('no header')
  const matcher = new HeaderMatcher(bytes, size, { ...learned.grammar, families: learned.families }, () => true)
  for (let at = 0; at < encoder.encode(file).length; at = bytes.indexOf(10, at) + 1) matcher.match(at)
  const before = matcher.readSlowly
  const isHeader = matcher.match(encoder.encode(file).length)
  return [isHeader, matcher.readSlowly > before]
}
const isLookedAt = (file: string) => (line: string) => readIn(file, line)[1]

describe('a line is looked at where it begins as headers of the file do', () => {
  const numbers = [
    '1/x',
    '12/3',
    '12.3',
    '1-2',
    '1 /x',
    '1\t.x',
    '1年',
    '1 年',
    '1\u0080',
    '12345/',
    '0.',
    '9-',
    '٣ x',
    '令x',
    '平x',
    '昭x',
    'R6.1',
    'H31/',
    'S50-',
  ]
  const others = [
    '',
    'x',
    '/1',
    ':1',
    '1x',
    '1 x',
    '1',
    '1,',
    '1:30',
    '123456/',
    '1  /',
    'T6/',
    'RR6/',
    'é1/',
    '中1/',
    '€1/',
    '😀1/',
    ' 1/',
    '[12345]',
    '-',
  ]
  test.each([
    ['numbers', android, numbers, others],
    ['brackets', iphone, ['[12345]', '[٣٣٣]', '\u200e[12345] x'], ['[1234]', '[x] milk', 'x', '1/2', '(12345)', '']],
    [
      'brackets or numbers',
      iphone.repeat(5) + android.repeat(5),
      [...numbers, '[12345]'],
      ['[1234]', ...others.filter((line) => !line.startsWith('['))],
    ],
    ['words', named, ['x', '!', '1', 'é', '\u200ex'], ['', ' x', '\tx', '\u200e x']],
  ])('%s', (_, file, yes, no) => {
    expect(yes.filter((line) => !isLookedAt(file)(line))).toEqual([])
    expect(no.filter(isLookedAt(file))).toEqual([])
  })

  test('behind marks that cannot be seen', () => {
    const marks = [
      '\u200b',
      '\u200c',
      '\u200e',
      '\u200f',
      '\u2010',
      '\u202a',
      '\u202e',
      '\u204b',
      '\u2066',
      '\u2069',
      '\ufeff',
      '\u202a\ufeff',
      '\u2068\u200e\u2069',
    ]
    const letters = ['\u200a', '\u2040', '\u2080', '\u20ac', '\ufefc', '\uff3f', '\u3000', '\u118e', '\u008e']
    expect(marks.filter((mark) => !isLookedAt(android)(`${mark}12/3`))).toEqual([])
    expect(letters.filter((letter) => isLookedAt(android)(`${letter}12/3`))).toEqual([])
  })
})

test('a header like the one before is read the fast way behind the marks of an iPhone, and slowly behind others', () => {
  for (const [file, header] of [
    [android, '24/09/2026, 14:34 - Ana: x'],
    [android, '25/09/2026, 14:34 - Ana: x'],
    [iphone, '[24/09/2026, 14:34:10] Ana: x'],
  ] as const) {
    for (const marks of ['', '\u200e', '\u200f', '\ufeff', '\u200f\u200e', '\ufeff\u200e', '\u200e\ufeff\u200f'])
      expect([marks, header, readIn(file, marks + header)]).toEqual([marks, header, [true, false]])
    for (const marks of ['\u202a', '\u2066', '\u200b', '\u200e\u202a'])
      expect([marks, header, readIn(file, marks + header)[1]]).toEqual([marks, header, true])
  }
})

test('brackets can contain a date and a time if they close in reach, on the line, behind five digits', () => {
  const oracle = (text: string): boolean => {
    const inside = encoder.encode(text).subarray(1, 400)
    const close = inside.findIndex((byte) => byte === 93 || byte === 10)
    return (
      close < 0 ||
      (inside[close] === 93 && inside.subarray(0, close).filter((byte) => byte >= 0x80 || (byte >= 48 && byte <= 57)).length >= 5)
    )
  }
  const fill = (n: number, end: string) => `[${'x'.repeat(n)}${end}`
  const texts = [
    '[]',
    '[1234]',
    '[12345]',
    '[12345\n]',
    '[1a2/3:4]',
    '[1a2/3:4;5]',
    '[09٣]',
    '[٣é1]',
    '[\u0080\u0080]',
    '[1\u00801\u0080]',
    '[12345',
    '[[12345]',
    '[1234]5]',
    '[////:::::]',
  ]
  for (const end of [']', '\n', '12345]', '12345\n']) for (let n = 388; n < 404; n++) texts.push(fill(n, end))
  for (const text of texts)
    expect([text, couldBeBracketed(Uint8Array.of(...encoder.encode(text), 10, ...new Uint8Array(500)), 0)]).toEqual([
      text,
      oracle(`${text}\n${'\0'.repeat(500)}`),
    ])
})

describe('a file in which nothing ends the header', () => {
  const header = (i: number) => `1. 1. 2026. 0:00:${String(i % 60).padStart(2, '0')} `
  const chat = (senders: number) => Array.from({ length: senders }, (_, i) => `${header(i)}P${i}: a\n`).join('')
  test('remembers its last 64 senders or more', () => {
    expect(readIn(chat(3), `${header(1)}P0: x`)).toEqual([true, false])
    expect(readIn(chat(3), `${header(1)}P2: x`)).toEqual([true, false])
    expect(readIn(chat(3), `${header(1)}P3: x`)).toEqual([true, true])
    expect(readIn(chat(3), `${header(1)}P22: x`)).toEqual([true, true])
    expect(readIn(chat(80), `${header(1)}P0: x`)).toEqual([true, false])
    expect(readIn(chat(80), `${header(1)}P62: x`)).toEqual([true, false])
    expect(readIn(chat(80), `${header(1)}P79: x`)).toEqual([true, false])
    expect(readIn(chat(80), `${header(1)}P70: x`)).toEqual([true, true])
  })
})

describe('after another form of header', () => {
  test.each([
    ['another clock', '1/2/24, 9:05 AM - A: a\n', '1/2/24, 9.05 AM - A: a\n', '1/2/24, 9.06 AM - A: a'],
    ['seconds', '1/2/24, 9:05 AM - A: a\n', '1/2/24, 9:05:10 AM - A: a\n', '1/2/24, 9:05:11 AM - A: a'],
    ['no marker', '1/2/24, 9:05 AM - A: a\n', '1/2/24, 9:05 - A: a\n', '1/2/24, 9:06 - A: a'],
    ['a marker', '1/2/24, 9:05 - A: a\n', '1/2/24, 9:05 AM - A: a\n', '1/2/24, 9:06 AM - A: a'],
  ])('one line teaches %s', (_, first, other, next) => {
    expect(readIn(first.repeat(5) + other.repeat(5), next)).toEqual([true, false])
    expect(readIn(first.repeat(5) + other.repeat(5), first.trim())).toEqual([true, true])
  })

  test('each marker is taught once', () => {
    const at = (marker: string) => `1/2/24, 9:05 ${marker} - A: a`
    const chat = `${['AM', 'PM', 'AM'].map(at).join('\n')}\n`
    for (const marker of ['AM', 'PM']) expect(readIn(chat, at(marker))).toEqual([true, false])
    expect(readIn(chat, at('a.m.'))[1]).toBe(true)
  })
})
