import { describe, expect, test } from 'vitest'
import { learn } from './grammar.ts'
import { type DateTest, HeaderMatcher, headerAt, hour24, secondOfDay, utf8Length } from './header-matcher.ts'

const encoder = new TextEncoder()
function bytesOf(text: string): { bytes: Uint8Array; size: number } {
  const content = encoder.encode(text)
  const bytes = new Uint8Array(content.length + 64)
  bytes.set(content)
  return { bytes, size: content.length }
}

/** A matcher for a text, which knows what its lines, or those of another text, teach. */
function matcherOf(text: string, { taughtBy = text, isPossible = () => true }: { taughtBy?: string; isPossible?: DateTest } = {}) {
  const { bytes, size } = bytesOf(text)
  const taught = bytesOf(taughtBy)
  const { grammar } = learn(taught.bytes, taught.size) ?? {}
  if (!grammar) throw new Error('no header')
  const lines: number[] = []
  for (let line = 0; line < size; line = bytes.indexOf(10, line) + 1) lines.push(line)
  return { bytes, size, grammar, lines, matcher: new HeaderMatcher(bytes, size, grammar, isPossible) }
}

/** Of each line: the date, the second of the day and the text's place by the matcher, and by the general reading. */
function bothOf(text: string, taughtBy = text) {
  const { bytes, size, grammar, lines, matcher } = matcherOf(text, { taughtBy })
  const fast = lines.map((line) => (matcher.match(line) ? [matcher.dates[matcher.dates.length - 1], matcher.second, matcher.end] : null))
  const slow = lines.map((line) => {
    const found = headerAt(bytes, size, line)
    const second = found && grammar.families.has(found.header.family) ? secondOfDay(found.header) : null
    return found && second !== null ? [found.header.date, second, line + utf8Length(found.text, found.header.end)] : null
  })
  return { fast, slow, matcher }
}

const plain = '24/09/2026, 14:32 - Ana: hi\n24/09/2026, 14:33 - Ben: yo\n'
const iphone = '[24/09/2026, 14:32:10] Ana: hi\n[24/09/2026, 14:33:10] Ben: yo\n'

describe('the matcher finds what the general reading finds', () => {
  test.each([
    ['a tab inside a date', `${plain}24\t/09/2026, 14:34 - Ana: x\n`, 3],
    ['a mark of direction, then a byte order mark', `${plain}\u202a\ufeff24/09/2026, 14:34 - Ana: x\n`, 3],
    ['the same in another order', `${plain}\ufeff\u2068\u200e24/09/2026, 14:34 - Ana: x\n`, 3],
    ['a bracket with nothing behind it, then one with a blank', `[24/09/2026, 14:32:10]Ana: hi\n${iphone}`, 3],
    ['a bracket with a blank behind it, then one with nothing', `${iphone}[24/09/2026, 14:34:10]Ana: hi\n`, 3],
    ['a dash without blanks, then one with them', `24/09/2026, 14:32-Ana: hi\n${plain}`, 3],
    ['a dash with one blank', `1/2/24, 9:05 AM -Ana: hi\n1/2/24, 9:06 AM - Ana: hi\n`, 2],
    ['a month of four digits', `${plain}24/2024/2026, 14:34 - Ana: x\n`, 2],
    ['a month of three digits', `${plain}24/009/2026, 14:34 - Ana: x\n`, 2],
    ['a short year among long ones', `${plain}24/09/26, 14:34 - Ana: x\n`, 2],
    [
      'nothing between the time and a sender',
      '1. 1. 2026. 0:00:01 Tom: a\n1. 1. 2026. 0:00:02 Tom the great\n1. 1. 2026. 0:00:03 Ana:b\n',
      1,
    ],
    ['minutes without a zero, in a file that writes it', `${plain}24/09/2026, 14:5 - Ana: x\n24/09/2026, 14:06 - Ana: x\n`, 3],
    ['minutes without a zero', `${plain}24/09/2026, 14:5 - Ana: x\n24/09/2026, 14:6 - Ben: x\n24/09/2026, 14:17 - Ben: x\n`, 5],
    ['markers in turn', '1/2/24, 9:05 AM - Ana: a\n1/2/24, 9:05 PM - Ana: a\n1/2/24, 12:05 AM - Ana: a\n1/2/24, 21:05 - Ana: a\n', 4],
    ['an hour no clock of twelve shows', '1/2/24, 9:05 AM - Ana: a\n1/2/24, 13:05 AM - Ana: a\n1/2/24, 9:06 AM - Ana: a\n', 2],
    [
      'an hour no clock shows behind its marker',
      '2026/3/5 下午9:05 - Ana: a\n2026/3/5 下午25:05 - Ana: a\n2026/3/5 下午9:06 - Ana: a\n',
      2,
    ],
    ['24 o’clock', `${plain}24/09/2026, 24:00 - Ana: x\n24/09/2026, 25:00 - Ana: x\n`, 3],
    ['digits of another script in between', `${plain}٢٤/٠٩/٢٠٢٦, ١٤:٣٤ - Ana: x\n24/09/2026, 14:35 - Ana: x\n`, 4],
  ])('%s', (_name, text, headers) => {
    const { fast, slow } = bothOf(text)
    expect(fast).toEqual(slow)
    expect(fast.filter((found) => found !== null)).toHaveLength(headers)
  })
})

const two = (n: number): string => String(n).padStart(2, '0')
const inDigitsFrom = (zero: number, text: string): string => text.replace(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)))
const twelve = (hour: number): number => hour % 12 || 12
interface When {
  day: number
  month: number
  hour: number
  minute: number
  second: number
}
/** Phones' headers, and how many lines in a chat over twenty days take the general reading: the first, and where a header is of a new form. */
const layouts: [name: string, header: (when: When) => string, readSlowly: number][] = [
  ['Android', ({ day, month, hour, minute }) => `${two(day)}/${two(month)}/2026, ${two(hour)}:${two(minute)} - `, 1],
  ['one digit where one will do', ({ day, month, hour, minute }) => `${day}.${month}.26, ${hour}:${two(minute)} - `, 1],
  ['dots in the time', ({ day, month, hour, minute }) => `${day}.${month}.2026 klo ${hour}.${two(minute)} - `, 1],
  [
    'AM and PM',
    ({ day, month, hour, minute }) => `${month}/${day}/26, ${twelve(hour)}:${two(minute)}\u202f${hour < 12 ? 'AM' : 'PM'} - `,
    2,
  ],
  ['iPhone', ({ day, month, hour, minute, second }) => `[${two(day)}.${two(month)}.26, ${two(hour)}:${two(minute)}:${two(second)}] `, 1],
  [
    'iPhone, AM and PM',
    ({ day, month, hour, minute, second }) =>
      `[${day}/${month}/2026, ${twelve(hour)}:${two(minute)}:${two(second)} ${hour < 12 ? 'am' : 'pm'}] `,
    2,
  ],
  [
    'a mark before the bracket',
    ({ day, hour, minute, second }) => `\u200e[${two(day)}.03.26, ${two(hour)}:${two(minute)}:${two(second)}] `,
    1,
  ],
  ['another mark before the bracket', ({ day, hour, minute }) => `\u200f[${two(day)}.03.26, ${two(hour)}:${two(minute)}:00] `, 1],
  ['a copy from the web', ({ day, month, hour, minute }) => `[${hour}:${two(minute)}, ${day}/${month}/2026] `, 1],
  ['a copy from the web without years', ({ day, month, hour, minute }) => `[${hour}:${two(minute)}, ${day}/${month}] `, 1],
  ['year first', ({ day, month, hour, minute }) => `2026-${two(month)}-${two(day)} ${hour}:${two(minute)} - `, 1],
  [
    'Arabic digits',
    ({ day, hour, minute }) => inDigitsFrom(0x660, `${day}/3/2026 ${twelve(hour)}:${two(minute)} ${hour < 12 ? 'ص' : 'م'} - `),
    2,
  ],
  [
    'Adlam digits, four bytes each',
    ({ day, hour, minute }) => inDigitsFrom(0x1e950, `${two(day)}/09/26, ${two(hour)}:${two(minute)} - `),
    1,
  ],
  // A marker before the time is part of what must be the same.
  [
    'a marker before the time',
    ({ day, hour, minute }) => `2026/3/${day} ${hour < 12 ? '上午' : '下午'}${twelve(hour)}:${two(minute)} - `,
    40,
  ],
  // The name of a month is not a number, and neither is an era's year: dates of both are read again.
  ['months by name', ({ day, hour, minute }) => `${day} March 2026, ${hour}:${two(minute)} - `, 20],
  ['an era', ({ day, hour, minute }) => `[R8/3/${day} ${hour}:${two(minute)}:00] `, 20],
  // Two senders: each is met once.
  ['nothing before the sender', ({ day, hour, minute, second }) => `${day}. 3. 2026. ${hour}:${two(minute)}:${two(second)} `, 2],
  // A clock of letters has no fast way.
  ['a clock of letters', ({ day, hour, minute }) => `2026-03-${two(day)} ${hour} h ${two(minute)} - `, 480],
]
/** Twenty days, each from midnight to the last hour. */
const whens: When[] = Array.from({ length: 480 }, (_, i) => ({
  day: 1 + Math.floor(i / 24) + (i >= 240 ? 5 : 0),
  month: 3,
  hour: i % 24,
  minute: (i * 7) % 60,
  second: (i * 11) % 60,
}))
const lineOf = (header: string, i: number): string => `${header}${i % 2 ? 'Ana' : 'Ben'}: ${i}`

describe.each(layouts)('a chat in one layout: %s', (_name, header, readSlowly) => {
  const lines = whens.map((when, i) => lineOf(header(when), i))

  test('both read every line, to the second', () => {
    const { fast, slow } = bothOf(`${lines.join('\n')}\n`)
    const hasSeconds = header({ ...whens[0], second: 1 }) !== header({ ...whens[0], second: 2 })
    expect(fast).toEqual(slow)
    expect(fast.map((found) => found?.[1])).toEqual(
      whens.map(({ hour, minute, second }) => hour * 3600 + minute * 60 + (hasSeconds ? second : 0)),
    )
  })

  test('few lines take the slow way, and what a message contains takes none', () => {
    const text = lines.flatMap((line) => [line, 'and more', '- of it', '(what one writes)', ''])
    expect(bothOf(`${text.join('\n')}\n`).matcher.readSlowly).toBeLessThanOrEqual(readSlowly + (hasWords(header) ? whens.length * 3 : 0))
    expect(bothOf(`${lines.join('\n')}\n`).matcher.readSlowly).toBe(readSlowly)
  })

  test('both read the same in every line with one character too many, too few, or another', () => {
    const [am, pm] = [whens[9], whens[22]]
    const good = [am, pm, { ...pm, minute: 59 }, { ...am, day: 12 }].map((when, i) => lineOf(header(when), i))
    const changed = damaged(header({ ...pm, day: 13 })).flatMap((line, i) => [line, good[i % 2]])
    const lines = [...good, ...changed]
    const { fast, slow } = bothOf(`${lines.join('\n')}\n`, `${good.join('\n')}\n${good.join('\n')}\n`)
    const at = fast.findIndex((found, i) => JSON.stringify(found) !== JSON.stringify(slow[i]))
    expect([at, lines[at], fast[at]]).toEqual([-1, undefined, slow[at]])
  })
})

/** Where a line may begin with a word, any line may. */
const hasWords = (header: (when: When) => string): boolean => /March|上/.test(header(whens[0]))

const OTHERS = ['', '0', '3', '6', '9', ':', '.', '/', ' ', 'x', ']', '٣', 'à', '\u200e', '\u200f', '\u200b']
/** A header with each of its characters taken out or changed, with one more before each, and cut off at each. */
function damaged(header: string): string[] {
  const letters = [...header]
  return letters.flatMap((letter, i) => {
    const [before, after] = [letters.slice(0, i).join(''), `${letters.slice(i + 1).join('')}Ana: x`]
    return [before, ...OTHERS.flatMap((other) => [`${before}${other}${after}`, `${before}${other}${letter}${after}`])]
  })
}

test('a line that names no possible day is refused, counted, and the first of them remembered', () => {
  const text = `${plain}x\n99/09/2026, 14:34 - Ana: x\n98/09/2026, 14:35 - Ana: x\n24/09/2026, 14:34 - Ana: x\n`
  const { matcher, lines } = matcherOf(text, { isPossible: ({ a }) => a < 32 })
  expect([matcher.refused, matcher.firstRefused]).toEqual([0, -1])
  expect(lines.map((line) => matcher.match(line))).toEqual([true, true, false, false, false, true])
  expect([matcher.refused, matcher.firstRefused]).toEqual([2, lines[3]])
  expect(matcher.dates).toHaveLength(1)
})

test('messages of one day share their date, and the words for parts of the day are remembered', () => {
  const { matcher, lines } = matcherOf('1/2/24, 9:05 AM - A: a\n1/2/24, 9:06 AM - A: b\n1/2/24, 9:06 PM - A: c\n1/3/24, 9:06 PM - A: d\n')
  for (const line of lines) matcher.match(line)
  expect(matcher.dates.map(({ b }) => b)).toEqual([2, 2, 3])
  expect([...matcher.markers]).toEqual(['AM', 'PM'])
})

test('the language decides what a marker means', () => {
  const header = { hour: 3, minute: 4, second: 5 }
  const at = (period: string, language?: string) => secondOfDay({ ...header, period } as Parameters<typeof secondOfDay>[0], language)
  expect(at('')).toBe(3 * 3600 + 4 * 60 + 5)
  expect(at('PM')).toBe(15 * 3600 + 4 * 60 + 5)
})

test.each([
  [0, '', 0],
  [23, '', 23],
  [24, '', 0],
  [25, '', null],
  [12, 'AM', 0],
  [12, 'PM', 12],
  [1, 'PM', 13],
] as const)('%i o’clock %s is hour %s', (hour, period, wanted) => {
  expect(hour24({ hour, period })).toBe(wanted)
})

test.each([
  [59, 59, true],
  [60, 0, false],
  [0, 60, false],
])('%i minutes and %i seconds are a time: %s', (minute, second, isTime) => {
  const { grammar } = learn(...(Object.values(bytesOf(iphone)) as [Uint8Array, number])) ?? {}
  expect(secondOfDay({ ...(grammar?.sample as Parameters<typeof secondOfDay>[0]), minute, second }) !== null).toBe(isTime)
})

test('UTF-8 takes as many bytes as the encoder writes', () => {
  const text = 'a\u007f\u0080é\u07ff\u0800下\ud7ff\ue000\uffff😀\u{10ffff}z'
  for (let units = 0; units <= text.length; units++) {
    if (/[\ud800-\udbff]$/.test(text.slice(0, units))) continue
    expect([units, utf8Length(text, units)]).toEqual([units, encoder.encode(text.slice(0, units)).length])
  }
})
