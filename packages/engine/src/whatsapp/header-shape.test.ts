import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitOf, readAnyScript, readHeader } from './header-shape.ts'

const LRM = '\u200e'
const RLM = '\u200f'
const NNBSP = '\u202f'
const NBSP = '\u00a0'

/** A line, its numbers as written, its clock, and what follows the header. */
const lines: [line: string, date: [number, number, number], clock: [number, number, number], period: string, rest: string][] = [
  ['1/2/24, 9:05 AM - Ana: hi', [1, 2, 24], [9, 5, 0], 'AM', 'Ana: hi'],
  ['1/2/2024, 21:05 - Ana: hi', [1, 2, 2024], [21, 5, 0], '', 'Ana: hi'],
  ['24/09/26, 14:32 - Ana: hi', [24, 9, 26], [14, 32, 0], '', 'Ana: hi'],
  ['24/09/26, 2:32 pm - Ana: hi', [24, 9, 26], [2, 32, 0], 'pm', 'Ana: hi'],
  [`24/09/26, 2:32 p.${NBSP}m. - Ana: hi`, [24, 9, 26], [2, 32, 0], `p.${NBSP}m.`, 'Ana: hi'],
  [`9/24/26, 2:32${NNBSP}PM - Ana: hi`, [9, 24, 26], [2, 32, 0], 'PM', 'Ana: hi'],
  ['2026-09-24, 2:32 a.m. - Ana: hi', [2026, 9, 24], [2, 32, 0], 'a.m.', 'Ana: hi'],
  ['[24/09/26, 14:32:10] Ana: hi', [24, 9, 26], [14, 32, 10], '', 'Ana: hi'],
  ['[9/24/26, 2:32:10 PM] Ana: hi', [9, 24, 26], [2, 32, 10], 'PM', 'Ana: hi'],
  ['[24.09.26, 14:32:10] Ana: hi', [24, 9, 26], [14, 32, 10], '', 'Ana: hi'],
  ['[24.09.2026 14:32:10] Ana: hi', [24, 9, 2026], [14, 32, 10], '', 'Ana: hi'],
  ['[24/09/26 14.32.10] Ana: hi', [24, 9, 26], [14, 32, 10], '', 'Ana: hi'],
  ['24/09/26 14.32 - Ana: hi', [24, 9, 26], [14, 32, 0], '', 'Ana: hi'],
  ['[05.08.23, 5:52:02 PM] Ana: hi', [5, 8, 23], [5, 52, 2], 'PM', 'Ana: hi'],
  ['12/01/2023 14:30 - Ana: hi', [12, 1, 2023], [14, 30, 0], '', 'Ana: hi'],
  ['23.03.22 13:31 - Ana: hi', [23, 3, 22], [13, 31, 0], '', 'Ana: hi'],
  ['9-9-2024 9:05 - Ana: hi', [9, 9, 2024], [9, 5, 0], '', 'Ana: hi'],
  ['2024/12/01, 10:04 pm - Ana: hi', [2024, 12, 1], [10, 4, 0], 'pm', 'Ana: hi'],
  ['[2026/7/9 02:28:09] Ana: hi', [2026, 7, 9], [2, 28, 9], '', 'Ana: hi'],
  ['[14:56:01, 3/18/22] Musk Elon: hi', [3, 18, 22], [14, 56, 1], '', 'Musk Elon: hi'],
  ['[14:32, 24/09/2026] Ana: hi', [24, 9, 2026], [14, 32, 0], '', 'Ana: hi'],
  ['[9/9, 9:05 AM] Ana: hi', [9, 9, -1], [9, 5, 0], 'AM', 'Ana: hi'],
  ['9.9.2024 klo 9.05 - Ana: hi', [9, 9, 2024], [9, 5, 0], '', 'Ana: hi'],
  ['02.05.18 à 18:00 - Ana: hi', [2, 5, 18], [18, 0, 0], '', 'Ana: hi'],
  ['13. 6. 2018. 21:25:15 a: hi', [13, 6, 2018], [21, 25, 15], '', 'a: hi'],
  ['𞥒𞥔/𞥐𞥙/𞥒𞥖, 𞥑𞥔:𞥓𞥒 - Ana: hi', [24, 9, 26], [14, 32, 0], '', 'Ana: hi'],
  ['13. 6. 2018. 21:25:15: Ana: hi', [13, 6, 2018], [21, 25, 15], '', 'Ana: hi'],
  ['5. 3. 2024. u 15:04 - Ana: hi', [5, 3, 2024], [15, 4, 0], '', 'Ana: hi'],
  [`[9${RLM}/9${RLM}/2024، 9:05:09 م] Ana: hi`, [9, 9, 2024], [9, 5, 9], 'م', 'Ana: hi'],
  ['[٩‏/٩‏/٢٠٢٤، ٩:٠٥:٠٩ م] Ana: hi', [9, 9, 2024], [9, 5, 9], 'م', 'Ana: hi'],
  ['٢٥/١٢/٢٠٢٣ ٩:٠٥ م - Ana: hi', [25, 12, 2023], [9, 5, 0], 'م', 'Ana: hi'],
  ['۲۰۲۱/۵/۳۰، ۱۸:۴۴ - Ana: hi', [2021, 5, 30], [18, 44, 0], '', 'Ana: hi'],
  ['[9/9/2567 BE, 09:05:10] Ana: hi', [9, 9, 2567], [9, 5, 10], '', 'Ana: hi'],
  ['[R4/9/9 9:05:10] Ana: hi', [4, 9, 9], [9, 5, 10], '', 'Ana: hi'],
  ['24. 3. 5. PM 3:04 - Ana: hi', [24, 3, 5], [3, 4, 0], 'PM', 'Ana: hi'],
  ['2022. 3. 22. 오후 3:04 - Ana: hi', [2022, 3, 22], [3, 4, 0], '오후', 'Ana: hi'],
  ['2024/3/5 下午3:04 - Ana: hi', [2024, 3, 5], [3, 4, 0], '下午', 'Ana: hi'],
  ['[2024/3/5 下午3:04:05] Ana: hi', [2024, 3, 5], [3, 4, 5], '下午', 'Ana: hi'],
  ['2024. 03. 05. 15:04 - Ana: hi', [2024, 3, 5], [15, 4, 0], '', 'Ana: hi'],
  ['5. 3. 2024 15:04 - Ana: hi', [5, 3, 2024], [15, 4, 0], '', 'Ana: hi'],
  ['5.03.24 г., 15:04 - Ana: hi', [5, 3, 24], [15, 4, 0], '', 'Ana: hi'],
  ['[24/3/5 (15:04:09)] Ana: hi', [24, 3, 5], [15, 4, 9], '', 'Ana: hi'],
  ['2024-03-05 15 h 04 - Ana: hi', [2024, 3, 5], [15, 4, 0], '', 'Ana: hi'],
  ['Tuesday, 22 March 2022 at 9:05 - Ana: hi', [22, 3, 2022], [9, 5, 0], '', 'Ana: hi'],
  ['28 Aug 2013, 15:04 - Ana: hi', [28, 8, 2013], [15, 4, 0], '', 'Ana: hi'],
  ['March 5, 2018, 3:04 PM - Ana: hi', [3, 5, 2018], [3, 4, 0], 'PM', 'Ana: hi'],
  ['5 de marzo de 2024, 15:04 - Ana: hi', [5, 3, 2024], [15, 4, 0], '', 'Ana: hi'],
  ['2024年3月5日 下午3:04 - Ana: hi', [2024, 3, 5], [3, 4, 0], '下午', 'Ana: hi'],
  [`${LRM}[24/09/26, 14:32:10] Ana: hi`, [24, 9, 26], [14, 32, 10], '', 'Ana: hi'],
  ['\ufeff[24.09.26, 14:32:10] Ana: hi', [24, 9, 26], [14, 32, 10], '', 'Ana: hi'],
  ['[\ufeff24.09.26, 14:32:10] Ana: hi', [24, 9, 26], [14, 32, 10], '', 'Ana: hi'],
  ['24/09/2026, 14:32 – Ana: hi', [24, 9, 2026], [14, 32, 0], '', 'Ana: hi'],
  ['24/09/14 14:32:10: Ana: hi', [24, 9, 14], [14, 32, 10], '', 'Ana: hi'],
  ['24.09.26, 2:32 nachm. - Ana: hi', [24, 9, 26], [2, 32, 0], 'nachm.', 'Ana: hi'],
  ['2024-03-05 23 h 59 min 58 s - Ana: hi', [2024, 3, 5], [23, 59, 58], '', 'Ana: hi'],
  ['[2024-03-05 11 h 59 min 58 s p.m.] Ana: hi', [2024, 3, 5], [11, 59, 58], 'p.m.', 'Ana: hi'],
  ['[23. 10. 3. 5시 4분 9초] Ana: hi', [23, 10, 3], [5, 4, 9], '', 'Ana: hi'],
  ['18‏/3‏/1445 هـ 5:04 ص - Ana: hi', [18, 3, 1445], [5, 4, 0], 'ص', 'Ana: hi'],
  ['18/3/1445 AH, 5:04 AM - Ana: hi', [18, 3, 1445], [5, 4, 0], 'AM', 'Ana: hi'],
  ['民國112/10/3 上午5:04 - Ana: hi', [112, 10, 3], [5, 4, 0], '上午', 'Ana: hi'],
  ['AP 1402-07-11 05:04 - Ana: hi', [1402, 7, 11], [5, 4, 0], '', 'Ana: hi'],
  ['ه‍.ش. ۱۱/۷/۱۴۰۲،‏ ۵:۰۴ - Ana: hi', [11, 7, 1402], [5, 4, 0], '', 'Ana: hi'],
  ['24/09/2026, 14:5 - Ana: hi', [24, 9, 2026], [14, 5, 0], '', 'Ana: hi'],
  ['[24/09/2026, 14:5:7] Ana: hi', [24, 9, 2026], [14, 5, 7], '', 'Ana: hi'],
  ['Tue, 22/03/2022, 9:05 - Ana: hi', [22, 3, 2022], [9, 5, 0], '', 'Ana: hi'],
  ['Tue 22/03/2022, 9:05 - Ana: hi', [22, 3, 2022], [9, 5, 0], '', 'Ana: hi'],
  ['mar. 22/03/2022 à 9:05 - Ana: hi', [22, 3, 2022], [9, 5, 0], '', 'Ana: hi'],
  ['[Di., 22.03.22, 9:05:10] Ana: hi', [22, 3, 22], [9, 5, 10], '', 'Ana: hi'],
  ['2024-03-05T15:04:09 - Ana: hi', [2024, 3, 5], [15, 4, 9], '', 'Ana: hi'],
  ['[2024-03-05T15:04:09] Ana: hi', [2024, 3, 5], [15, 4, 9], '', 'Ana: hi'],
  ['4.03.21 г., 0:05 ч. - Ana: hi', [4, 3, 21], [0, 5, 0], '', 'Ana: hi'],
  ['3/10/23 05:04 น. - Ana: hi', [3, 10, 23], [5, 4, 0], '', 'Ana: hi'],
  ['3/4/2024, 12:00 m. - Ana: hi', [3, 4, 2024], [12, 0, 0], 'm.', 'Ana: hi'],
  ['3/4/2024, 12:00 meio-dia - Ana: hi', [3, 4, 2024], [12, 0, 0], 'meio-dia', 'Ana: hi'],
  ['3/4/2024, 3:04 de la madrugada - Ana - x: hi', [3, 4, 2024], [3, 4, 0], 'de la madrugada', 'Ana - x: hi'],
  ['3.10.2023, 5:04 לפנה״צ - Ana: hi', [3, 10, 2023], [5, 4, 0], 'לפנה״צ', 'Ana: hi'],
  ['5:04 da madrugada, 03/10/23 - Ana: hi', [3, 10, 23], [5, 4, 0], 'da madrugada', 'Ana: hi'],
  ['24/09/2026, 2:32 in the afternoon - Ana: hi', [24, 9, 2026], [2, 32, 0], 'in the afternoon', 'Ana: hi'],
]

describe('a header is read from its line', () => {
  test.each(lines)('%s', (line, date, clock, period, rest) => {
    const header = readHeader(line)
    expect(header && [header.date.a, header.date.b, header.date.c]).toEqual(date)
    expect(header && [header.hour, header.minute, header.second]).toEqual(clock)
    expect(header?.period).toBe(period)
    expect(line.slice(header?.end)).toBe(rest)
  })
})

test.each([
  '12/05/2023 is the deadline',
  'we meet 24/09, 14:32 or so',
  '1. milk',
  '10:30 - lunch',
  '[ ] buy bread',
  '[1] footnote',
  '2024-03-05 15:04 log line without anything else',
  '3/4 of the cake, 5:30 tomorrow',
  '',
  '5 eggs and 2 onions, 15:04 - done',
  'Kapitel 22/03/2022, 9:05 - Ana: hi',
  '24/09/2026, PM 2:32 AM - Ana: hi',
  '[24/09/2026, 14:32 - Ana: hi',
  '24/09/2026, 14:32] Ana: hi',
  '24/09/2026, 2:32 someday - Ana: hi',
])('is not a header: %s', (line) => {
  expect(readHeader(line)).toBeNull()
})

test('two phones with other habits make other families, one phone makes one', () => {
  const family = (line: string): string | undefined => readHeader(line)?.family
  expect(family('1/2/24, 9:05 AM - Ana: hi')).toBe(family('11/12/24, 10:05 PM - Ben: yo'))
  expect(family('[1/2/24, 9:05:00 AM] Ana: hi')).not.toBe(family('1/2/24, 9:05 AM - Ana: hi'))
  expect(family('[14:32, 24/09/2026] Ana: hi')).not.toBe(family('[24/09/2026, 14:32] Ana: hi'))
})

const parts = fc.constantFrom(
  ...'1|12|2024|24|3|09|/|.|-|. |,| |, |[|]|] |:|: | - |-| – |10:05|9.30|14:32:10'.split('|'),
  ...' PM| a.m.| p. m.|\u202fAM| Uhr| u| at | klo |BE| BE|R|(|)|Ana: hi|é|г.|年|\u200e|\u202a|\ufeff|\u00a0|\u2009|٣|March| h|d’|s|д'.split(
    '|',
  ),
)
const lineOfParts = fc.oneof(
  fc.array(parts, { maxLength: 14 }).map((pieces) => pieces.join('')),
  fc
    .tuple(parts, parts, parts, fc.constantFrom('', '[', '\u200e['), fc.constantFrom(' - ', '] ', ': ', '-', ']\u00a0'))
    .map(([a, b, c, open, end]) => `${open}1${a}/2/24, ${b}9:05${c}${end}Ana: hi`),
)

/** Headers with a few parts put into them anywhere. */
const nearHeader = fc
  .tuple(
    fc.constantFrom(
      '[24/09/2026, 14:32:10] Ana: hi',
      '9/24/26, 2:32\u202fPM - Ana: hi',
      'Tue, 22.03.2022 klo 9.30 - Ana: hi',
      '\u200e[24.09.26, 10:05 h] Ana: hi',
    ),
    fc.array(fc.tuple(parts, fc.nat(24), fc.nat(2)), { maxLength: 3 }),
  )
  .map(([line, changes]) => changes.reduce<string>((text, [part, at, length]) => text.slice(0, at) + part + text.slice(at + length), line))

test('the quick pattern reads nothing but what the patterns for all scripts read, and the same', () => {
  let read = 0
  let tried = 0
  fc.assert(
    fc.property(fc.oneof(nearHeader, lineOfParts), (line) => {
      tried++
      const header = readHeader(line)
      if (!header) return
      read++
      expect([line, header]).toEqual([line, readAnyScript(line)])
    }),
    { numRuns: 40_000, seed: 20261125 },
  )
  expect(read / tried).toBeGreaterThan(1 / 8)
})

test('a line is read as it is with an unseen mark before it', () => {
  fc.assert(
    fc.property(lineOfParts, (line) => {
      const header = readHeader(line)
      const marked = readHeader(`\u200e${line}`)
      const shift = (n: number | undefined) => (n === undefined ? undefined : n - 1)
      const { end, timeStart, timeEnd, ...rest } = marked ?? {}
      expect([line, header]).toEqual([line, marked && { ...rest, end: shift(end), timeStart: shift(timeStart), timeEnd: shift(timeEnd) }])
    }),
    { numRuns: 20_000, seed: 20261121 },
  )
})

describe('a tight dash ends the header at its first dash', () => {
  test.each([
    ['15.03.24, 10:00-Ana - Work: hi', 'Ana - Work: hi', ''],
    ['15.03.24, 10:02-Ana left - bye', 'Ana left - bye', ''],
    ['3/15/24, 10:00 PM-Ana - Work: hi', 'Ana - Work: hi', 'PM'],
    ['15.03.24, 10:00–Ana [x] y: hi', 'Ana [x] y: hi', ''],
    ['15.03.24, 10:00-Ana: a - b', 'Ana: a - b', ''],
    ['15.03.24, 10:00 - Ana-Work - x: hi', 'Ana-Work - x: hi', ''],
  ])('%s', (line, rest, period) => {
    const header = readHeader(line)
    expect([line.slice(header?.end), header?.period, header?.minute]).toEqual([rest, period, line.includes('10:02') ? 2 : 0])
  })
})

/** What of a header another may be written with, part by part: each reads as the plain header does, to the second. */
const joints =
  'at|à|às|klo|klock|Kl.|kl.|kl|Klock|plkst.|plkst|u|um|o|в|во|om|alle|alle ore|a las|la|ob|στις|בשעה|ساعت|lúc|pukul|pk.|pk|ee|tme|zeg.'.split(
    '|',
  )
const spaces = [' ', NBSP, NNBSP, '\u2009', '\t']
const marks = [...'\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff\u200b']
const digits = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0xff10, 0x1e950,
]
const inDigits = (zero: number, text: string) => text.replace(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)))
const minutes: [what: string, lines: string[]][] = [
  ['separators of the date', [...'/.-\u2010\u2011\u2012\uff0f'].map((sign) => `24${sign}9${sign}2026, 14:32 - Ana: hi`)],
  [
    'separators with blanks',
    ['/', '.', '-'].flatMap((sign) => spaces.map((space) => `24${sign}${space}9${space}${sign}2026, 14:32 - Ana: hi`)),
  ],
  ['what joins date and time', joints.flatMap((joint) => [`24/9/2026 ${joint} 14:32 - Ana: hi`, `24/9/2026, ${joint} 14:32 - Ana: hi`])],
  [
    'commas',
    [',', '،', '、', ''].flatMap((comma) =>
      ['', ' ', '  '].flatMap((space) => (comma + space ? [`24/9/2026${comma}${space}14:32 - Ana: hi`] : [])),
    ),
  ],
  ['blanks', spaces.flatMap((space) => [`24/9/2026,${space}14:32${space}-${space}Ana: hi`, `24/9/2026${space}${space}14:32 - Ana: hi`])],
  ['a dash between them', ['24/9/2026 - 14:32 - Ana: hi']],
  ['a parenthesis', ['24/9/2026 (14:32) - Ana: hi', '24/9/2026, (14:32) - Ana: hi']],
  ['dashes behind', [...'-–—'].flatMap((dash) => [`24/9/2026, 14:32 ${dash} Ana: hi`, `24/9/2026, 14:32${dash}Ana: hi`])],
  ['a colon behind', ['24/9/2026, 14:32: Ana: hi']],
  ['a tight dash before what only looks like an end', ['24/9/2026, 14:32-Ana: hi - there', '24/9/2026, 14:32-Ana: hi] there']],
  ['signs between hour and minute', [...':.：٫hh時时시點点'].map((clock) => `24/9/2026, 14${clock}32 - Ana: hi`)],
  ['with blanks', [' h ', ' h', 'h ', '時 ', ' 時 ', ' 시 '].map((clock) => `24/9/2026, 14${clock}32 - Ana: hi`)],
  [
    'words that say no more than o’clock',
    ['Uhr', 'uhr', 'hr', 'hrs', 'hr.', 'h', 'ч', 'ч.', 'น', 'น.', 'ê', 'hodź', '-ին', '#'].map(
      (word) => `24/9/2026, 14:32${word.startsWith('-') ? '' : ' '}${word} - Ana: hi`,
    ),
  ],
  ['a stop behind', ['24/9/2026, 14:32. - Ana: hi', '24/9/2026., 14:32 - Ana: hi']],
  [
    'years with a word',
    [
      '24/9/2026 г., 14:32 - Ana: hi',
      '24/9/2026 г, 14:32 - Ana: hi',
      '24/9/2026г., 14:32 - Ana: hi',
      '24/9/2026 AD, 14:32 - Ana: hi',
      '24/9/2026 CE, 14:32 - Ana: hi',
    ],
  ],
  [
    'weekdays',
    ['Thu', 'Thu,', 'Thursday,', 'Do.', 'Do.,', 'jeu.', 'чт,', 'Πέμ', 'गुरु,'].flatMap((day) => [
      `${day} 24/9/2026, 14:32 - Ana: hi`,
      `[${day} 24/9/2026, 14:32] Ana: hi`,
    ]),
  ],
  [
    'months by name',
    [
      '24 September 2026',
      '24. September 2026',
      '24th September 2026',
      '24th September, 2026',
      '24 de septiembre de 2026',
      '24 of September 2026',
      '24-Sep-2026',
      '24 Sept. 2026',
      'September 24, 2026',
      'September 24 2026',
      'Sep 24th, 2026',
      '24 септември 2026 г.',
      '24 вересня 2026 р.',
      '24 di settembre del 2026',
      '24º de setembro de 2026',
      '24 Eylül 2026',
      'Thursday, 24 September 2026',
      'Thu 24 Sep 2026',
      'Thursday, September 24, 2026',
    ].map((date) => `${date}, 14:32 - Ana: hi`),
  ],
  [
    'a bracket',
    ['[24/9/2026, 14:32] Ana: hi', '[24/9/2026, 14:32]Ana: hi', `[24/9/2026, 14:32]${NBSP}Ana: hi`, `[24/9/2026, 14:32]\tAna: hi`],
  ],
  ['a bracket with the time first', ['[14:32, 24/9/2026] Ana: hi', '[14:32 24/9/2026] Ana: hi', '[14:32, 24 September 2026] Ana: hi']],
  ['digits', digits.map((zero) => `${inDigits(zero, '24/9/2026, 14:32')} - Ana: hi`)],
  // A phone sets its marks between any two parts; a mark hides nothing.
  [
    'unseen marks',
    marks.flatMap((mark) =>
      [0, 2, 3, 4, 5, 9, 11, 13, 14, 16].map((at) => {
        const line = '24/9/2026, 14:32 - Ana: hi'
        return line.slice(0, at) + mark + line.slice(at)
      }),
    ),
  ],
  [
    'marks around a bracket',
    marks.flatMap((mark) => [
      `${mark}[24/9/2026, 14:32] Ana: hi`,
      `[${mark}24/9/2026, 14:32${mark}] Ana: hi`,
      `${mark}${mark}[24/9/2026, 14:32] Ana: hi`,
    ]),
  ],
]

describe('a header may be written with other', () => {
  test.each(minutes)('%s', (_what, lines) => {
    for (const line of lines) {
      const header = readHeader(line)
      const { a, b, c, order } = header?.date ?? { a: 0, b: 0, c: 0, order: null }
      const [day, month, year] = order === 'mdy' ? [b, a, c] : [a, b, c]
      expect([line, day, month, year, header?.hour, header?.minute, header?.hasSeconds]).toEqual([line, 24, 9, 2026, 14, 32, false])
      expect([line, header?.period, line.slice(header?.end).slice(0, 3)]).toEqual([line, '', 'Ana'])
      expect(line.slice(header?.timeStart, header?.timeEnd)).toMatch(/^\P{Nd}?\p{Nd}{2}.*\p{Nd}{2}/u)
    }
  })

  test.each([
    '24/9/2026, 14:32:58 - Ana: hi',
    '24/9/2026, 14.32.58 - Ana: hi',
    '24/9/2026, 14：32：58 - Ana: hi',
    '24/9/2026, 14٫32٫58 - Ana: hi',
    '24/9/2026, 14 h 32 min 58 s - Ana: hi',
    '24/9/2026, 14 h 32 min 58 - Ana: hi',
    '24/9/2026, 14h32 58 - Ana: hi',
    '24/9/2026, 14h32min58s - Ana: hi',
    '24/9/2026, 14時32分58秒 - Ana: hi',
    '24/9/2026, 14시 32분 58초 - Ana: hi',
    '24/9/2026, 14h 32 min 58 seg. - Ana: hi',
    '[14:32:58, 24/9/2026] Ana: hi',
    '24/9/2026 14:32:58: Ana: hi',
  ])('seconds: %s', (line) => {
    const header = readHeader(line)
    expect([header?.hour, header?.minute, header?.second, header?.hasSeconds]).toEqual([14, 32, 58, true])
    expect(line.slice(header?.end)).toBe('Ana: hi')
  })
})

test.each([
  ['[R8/9/24 14:32:10] Ana: hi', 8, 'R', 'ymd'],
  ['[H8/9/24 14:32:10] Ana: hi', 8, 'H', 'ymd'],
  ['[S8/9/24 14:32:10] Ana: hi', 8, 'S', 'ymd'],
  ['[令和8年9月24日 14:32:10] Ana: hi', 8, 'R', 'ymd'],
  ['[平成8年9月24日 14:32:10] Ana: hi', 8, 'H', 'ymd'],
  ['[昭和8年9月24日 14:32:10] Ana: hi', 8, 'S', 'ymd'],
  ['[Reiwa 8/9/24 14:32:10] Ana: hi', 8, 'R', 'ymd'],
  ['[民國115/9/24 14:32:10] Ana: hi', 115, 'ROC', 'ymd'],
  ['[民国115/9/24 14:32:10] Ana: hi', 115, 'ROC', 'ymd'],
  ['[Minguo 115/9/24 14:32:10] Ana: hi', 115, 'ROC', 'ymd'],
  ['[24/9/2569 BE, 14:32:10] Ana: hi', 24, 'BE', null],
  ['[พ.ศ. 24/9/2569, 14:32:10] Ana: hi', 24, 'BE', null],
  ['[24/9/2569 พ.ศ., 14:32:10] Ana: hi', 24, 'BE', null],
  ['[24/9/1448 AH, 14:32:10] Ana: hi', 24, 'AH', null],
  ['[24/9/1448 هـ, 14:32:10] Ana: hi', 24, 'AH', null],
  ['[24/9/1448 ه.ق., 14:32:10] Ana: hi', 24, 'AH', null],
  ['[24/9/1405 AP, 14:32:10] Ana: hi', 24, 'AP', null],
  ['[24/9/1405 ه.ش., 14:32:10] Ana: hi', 24, 'AP', null],
  ['[24/9/8 R, 14:32:10] Ana: hi', 24, 'R', null],
  ['[24/9/8 Reiwa, 14:32:10] Ana: hi', 24, 'R', null],
  ['[24/9/115 Minguo, 14:32:10] Ana: hi', 24, 'ROC', null],
  ['[24/9/115 民國, 14:32:10] Ana: hi', 24, 'ROC', null],
  ['[24/9/2026, 14:32:10] Ana: hi', 24, null, null],
  ['[2026年9月24日 14:32:10] Ana: hi', 2026, null, 'ymd'],
  ['[2026년 9월 24일 14:32:10] Ana: hi', 2026, null, 'ymd'],
] as const)('an era beside the date: %s', (line, first, era, order) => {
  const { date } = readHeader(line) ?? {}
  expect([date?.a, date?.era, date?.order]).toEqual([first, era, order])
})

test.each([
  ['no clock shows three digits', '24/9/2026, 14:322 - Ana: hi'],
  ['nor three for the hour', '24/9/2026, 114:32 - Ana: hi'],
  ['no year has five', '24/9/20266, 14:32 - Ana: hi'],
  ['no day or month has three in the middle', '24/009/2026, 14:32 - Ana: hi'],
  ['a colon ends no header with the time first', '14:32, 24/9/2026: Ana: hi'],
  ['no header without a year but in a bracket', '24/9, 14:32 - Ana: hi'],
  ['one letter before a colon is a name', '24/9/2026 14:32 A: Ana: hi'],
  ['no word but a weekday precedes a date', 'Foo, 24/9/2026, 14:32 - Ana: hi'],
  ['no month that no language knows', '24 Foober 2026, 14:32 - Ana: hi'],
  ['nothing precedes a header', 'x24/9/2026, 14:32 - Ana: hi'],
  ['a blank, too, is something', ' 24/9/2026, 14:32 - Ana: hi'],
  ['a bracket that opens is closed', '[24/9/2026, 14:32 - Ana: hi'],
  ['and one that closes was opened', '24/9/2026, 14:32] Ana: hi'],
  ['a header ends', '24/9/2026, 14:32'],
  ['a time has minutes', '24/9/2026, 14 - Ana: hi'],
])('%s', (_why, line) => {
  expect(readHeader(line)).toBeNull()
})

test.each([
  ['24/9/2026, 14:05 - Ana: hi', 'padded'],
  ['24/9/2026, 14:5 - Ana: hi', 'short'],
  ['24/9/2026, 14:15 - Ana: hi', 'full'],
  ['[24/9/2026, 14:15:05] Ana: hi', 'padded'],
  ['[24/9/2026, 14:15:5] Ana: hi', 'short'],
  ['[24/9/2026, 14:05:5] Ana: hi', 'short'],
  ['[24/9/2026, 14:15:25] Ana: hi', 'full'],
  ['[24/9/2026, 14:10:20] Ana: hi', 'full'],
])('how the numbers of a time are written: %s is %s', (line, clock) => {
  const header = readHeader(line)
  expect([header?.clock, header?.family.endsWith(' short')]).toEqual([clock, clock === 'short'])
})

test.each([
  ['24/9/2026, 14:32 - Ana: hi', 'dash date // yyyy '],
  ['24.9.2026 14:32: Ana: hi', 'colon date .. yyyy '],
  ['[24/9/2026, 14:32:10] Ana: hi', 'bracket date // yyyy s'],
  ['[14:32, 24/9] Ana: hi', 'bracket time /  '],
  ['24. 9. 2026, 14:32 - Ana: hi', 'dash date .. yyyy '],
  ['24 September 2026, 14:32 - Ana: hi', 'dash date named  '],
  ['Thu, 24/9/2026, 14:32 - Ana: hi', 'dash date // named yyyy '],
  ['[Minguo 115/9/24 14:32:10] Ana: hi', 'bracket date // named  s'],
  ['[令和8/9/24 14:32:10] Ana: hi', 'bracket date //  s'],
])('the family of %s is %s', (line, family) => {
  expect(readHeader(line)?.family).toBe(family)
})

test.each([
  ['24/9/0007, 14:32 - Ana: hi', 'no short year has zeros'],
  ['24/9/123, 14:32 - Ana: hi', 'no year has three digits'],
])('%s: %s', (line) => {
  expect(readHeader(line)?.date.c).toBeGreaterThan(9999)
})

test('a digit of any script has its value, and nothing else has one', () => {
  // Unicode has them in blocks of ten, each from its zero on.
  let inBlock = 0
  for (let point = 0; point < 0x20_000; point++) {
    inBlock = /\p{Nd}/u.test(String.fromCodePoint(point)) ? inBlock + 1 : 0
    const value = inBlock === 0 ? -1 : (inBlock - 1) % 10
    if (digitOf(point) !== value) expect([point, digitOf(point)]).toEqual([point, value])
  }
})

test.each([...':,;_|+*~\\=#'])('no date is written with %s, no time with it', (sign) => {
  expect(readHeader(`24${sign}9${sign}2026, 14:32 - Ana: hi`)).toBeNull()
  expect(readHeader(`[24${sign}9${sign}2026, 14:32:10] Ana: hi`)).toBeNull()
  if (sign === ':') return
  expect(readHeader(`24/9/2026, 14${sign}32 - Ana: hi`)).toBeNull()
  expect(readHeader(`24/9/2026, 14:32${sign}10 - Ana: hi`)?.hasSeconds ?? false).toBe(false)
})
