/** What a file's lines teach about its headers: which families are the file's, and which only are in a message. */
import { describe, expect, test } from 'vitest'
import { learn } from './grammar.ts'

function learned(text: string) {
  const content = new TextEncoder().encode(text)
  const bytes = new Uint8Array(content.length + 64)
  bytes.set(content)
  return learn(bytes, content.length)
}
const families = (text: string): string[] => [...(learned(text)?.families ?? [])]
const own = (text: string): string[] => [...(learned(text)?.grammar.families ?? [])]

const dash = (i: number): string => `24/09/2026, 14:${10 + (i % 50)} - Ana: dash ${i}`
const bracket = (i: number): string => `[24/09/2026, 14:${10 + (i % 50)}:10] Ben: bracket ${i}`
const dots = (i: number): string => `24.09.2026, 14:${10 + (i % 50)} - Cem: dots ${i}`
const timeFirst = (i: number): string => `[14:${10 + (i % 50)}, 24/09/2026] Dora: web ${i}`
const withoutYear = (i: number): string => `[14:${10 + (i % 50)}, 24/9] Dora: web ${i}`
const many = (count: number, line: (i: number) => string): string => `${Array.from({ length: count }, (_, i) => line(i)).join('\n')}\n`

const DASH = 'dash date // yyyy '
const DOTS = 'dash date .. yyyy '
const BRACKET = 'bracket date // yyyy s'
const TIME_FIRST = 'bracket time // yyyy '

test.each(['', '\n', 'no header\nat all\n', 'Dear diary,\n2024/01/15 was a good day.\n'])(
  'a text without headers teaches nothing: %j',
  (text) => {
    expect(learned(text)).toBeNull()
  },
)

test('the first header is the sample, and what follows each header is kept', () => {
  const found = learned(`Notes\n${dash(0)}\n${dash(1)}`)
  expect(found?.headerText).toBe('24/09/2026, 14:10 - ')
  expect(found?.grammar.sample.minute).toBe(10)
  expect(found?.rests).toEqual(['Ana: dash 0', 'Ana: dash 1'])
  expect(own(`Notes\n${dash(0)}\n${dash(1)}`)).toEqual([DASH])
})

test('what follows a header is kept as far as a name can go, and no line continues in the next', () => {
  const [rest] = learned(`24/09/2026, 14:10 - ${'n'.repeat(5000)}: hi\n`)?.rests ?? []
  expect(rest.length).toBeGreaterThanOrEqual(300)
  expect(rest.length).toBeLessThan(1000)
  expect(learned(`24/09/2026, 14:10 - \n${dash(1)}`)?.rests).toEqual(['', 'Ana: dash 1'])
})

describe('what is read of a long file', () => {
  const text = many(3000, (i) => `line ${i} of a preface`)
  test('all of it, where its beginning and the places looked at have no header', () => {
    expect(own(`${text}${dash(0)}\n`)).toEqual([DASH])
  })
  test('its first 200 lines, each', () => {
    for (const at of [0, 199]) {
      const lines = Array.from({ length: 200 }, (_, i) => (i === at ? dash(i) : 'x'))
      expect(learned(`${lines.join('\n')}\n${many(3000, () => 'y')}`)?.rests).toEqual([`Ana: dash ${at}`])
    }
  })
  test('eight lines of each of twelve places behind them', () => {
    const found = learned(many(200, dash) + many(10_000, dash))
    expect(found?.rests).toHaveLength(200 + 12 * 8)
    // The places are spread evenly over what is left.
    const numbers = (found?.rests ?? []).slice(200).map((rest) => Number(rest.split(' ')[2]))
    const gaps = Array.from({ length: 11 }, (_, i) => numbers[8 * (i + 1)] - numbers[8 * i])
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(60)
    expect(numbers[0]).toBeGreaterThan(600)
    expect(numbers[95]).toBeLessThan(9500)
  })
  test('no line twice, where the file ends within the first 200', () => {
    expect(learned(many(150, dash))?.rests).toHaveLength(150)
    expect(learned(many(200, dash).trimEnd())?.rests).toHaveLength(200)
  })
})

describe('the file’s own family is that of its first header', () => {
  test('however many lines a paste has', () => {
    expect(own(`${dash(0)}\n${dash(1)}\n${many(100, bracket)}`)).toEqual([DASH])
  })
  test('but one line alone in front of twenty or more is not an export', () => {
    expect(own(`${dash(0)}\n${many(20, bracket)}`)).toEqual([BRACKET])
    expect(own(`${dash(0)}\n${many(19, bracket)}`)).toEqual([DASH])
  })
  test('of those twenty, the largest family', () => {
    expect(own(`${dash(0)}\n${many(5, timeFirst)}${many(25, bracket)}`)).toEqual([BRACKET])
    expect(own(`${dash(0)}\n${many(25, bracket)}${many(5, timeFirst)}`)).toEqual([BRACKET])
  })
})

describe('another family may be the file’s, too', () => {
  test('of the same frame and clock from a tenth of the lines on', () => {
    expect(families(many(49, dash) + many(5, dots) + dash(9))).toEqual([DASH, DOTS])
    expect(families(many(49, dash) + many(4, dots) + dash(9))).toEqual([DASH])
  })
  test('never with the time in front where the file has the date in front', () => {
    expect(families(many(20, bracket) + many(20, timeFirst))).toEqual([BRACKET])
  })
  test('of another frame only where it is behind or in front of all, five lines at least', () => {
    expect(families(many(20, dash) + many(5, bracket))).toEqual([DASH, BRACKET])
    expect(families(many(20, dash) + many(4, bracket))).toEqual([DASH])
    expect(families(many(20, dash) + many(5, bracket) + dash(9))).toEqual([DASH])
  })
  test('of the same frame with another clock likewise', () => {
    const seconds = (i: number) => bracket(i)
    const minutes = (i: number) => `[24/09/2026, 14:${10 + i}] Ben: x`
    expect(families(many(20, seconds) + many(5, minutes))).toEqual([BRACKET, 'bracket date // yyyy '])
    expect(families(many(20, seconds) + many(5, minutes) + seconds(9))).toEqual([BRACKET])
  })
  test('its own are only those that one program writes: with the year and without', () => {
    expect(own(many(20, timeFirst) + many(5, withoutYear))).toEqual([TIME_FIRST, 'bracket time /  '])
    expect(own(many(50, dash) + many(10, dots) + dash(9))).toEqual([DASH])
  })
  test('what follows the headers of the others is not kept', () => {
    expect(learned(many(20, dash) + many(2, bracket) + dash(9))?.rests.filter((rest) => rest.includes('bracket'))).toEqual([])
  })
})

describe('times without the zero of their minutes', () => {
  const short = (name: string, i = 0) => `24/09/2026, 14:${i % 10} - ${name}: x`
  const hasShort = (lines: string[]) => own(`${lines.join('\n')}\n`).some((family) => family.endsWith(' short'))

  test('are the file’s where the first header has one', () => {
    expect(hasShort([short('Ana'), dash(0)])).toBe(true)
    expect(own(`${short('Ana')}\n${short('Ben', 1)}\n`)).toContain(`${DASH} short`)
  })
  test('or where two at least are of people who wrote others as well', () => {
    expect(hasShort([dash(0), short('Ana'), short('Ana', 1)])).toBe(true)
    expect(hasShort([dash(0), short('Ana')])).toBe(false)
    expect(hasShort([dash(0), short('Ana'), short('Bayern')])).toBe(false)
  })
  test('never where a header writes the zero', () => {
    expect(hasShort([short('Ana'), '24/09/2026, 14:05 - Ana: x', short('Ana', 1)])).toBe(false)
  })
})
