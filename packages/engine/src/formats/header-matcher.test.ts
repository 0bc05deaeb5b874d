import { describe, expect, test } from 'vitest'
import { learn } from './grammar.ts'
import { HeaderMatcher, headerAt, secondOfDay, utf8Length } from './header-matcher.ts'

/** Of each line: the second of the day and the text's place by the matcher, and by the general reading. */
function bothOf(text: string): { fast: unknown[]; slow: unknown[] } {
  const content = new TextEncoder().encode(text)
  const bytes = new Uint8Array(content.length + 64)
  bytes.set(content)
  const { grammar } = learn(bytes, content.length) ?? {}
  if (!grammar) throw new Error('no header')
  const matcher = new HeaderMatcher(bytes, content.length, grammar, () => true)
  const both = { fast: [] as unknown[], slow: [] as unknown[] }
  for (let line = 0; line < content.length; line = bytes.indexOf(10, line) + 1) {
    both.fast.push(matcher.match(line) ? [matcher.dates[matcher.dates.length - 1], matcher.second, matcher.end] : null)
    const found = headerAt(bytes, content.length, line)
    const second = found && grammar.families.has(found.header.family) ? secondOfDay(found.header) : null
    both.slow.push(found && second !== null ? [found.header.date, second, line + utf8Length(found.text, found.header.end)] : null)
  }
  return both
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
    ['24 o’clock', `${plain}24/09/2026, 24:00 - Ana: x\n24/09/2026, 25:00 - Ana: x\n`, 3],
    ['digits of another script in between', `${plain}٢٤/٠٩/٢٠٢٦, ١٤:٣٤ - Ana: x\n24/09/2026, 14:35 - Ana: x\n`, 4],
  ])('%s', (_name, text, headers) => {
    const { fast, slow } = bothOf(text)
    expect(fast).toEqual(slow)
    expect(fast.filter((found) => found !== null)).toHaveLength(headers)
  })
})
