/** Which lines look like messages in another layout than the file's own. */
import { describe, expect, test } from 'vitest'
import { padded } from './byte-sink.ts'
import { OtherLayouts } from './other-layouts.ts'

/** What is found in the lines of a text whose own headers are of no layout here. */
function found(text: string, families: ReadonlySet<string> = new Set()) {
  const { bytes, size } = padded(new TextEncoder().encode(text))
  const others = new OtherLayouts(bytes, size, { families } as never)
  let at = 0
  for (const line of text.split('\n')) {
    others.look(at, -1, 0)
    at += new TextEncoder().encode(line).length + 1
  }
  return { lines: others.blocks.flatMap(({ lines }) => lines), others }
}
/** Hours, minutes and seconds, and who wrote it; null where it is no such line. */
const asRead = (line: string): string | null => {
  const [first] = found(line).lines
  if (!first) return null
  const { second, name } = first
  return `${[second / 3600, (second / 60) % 60, second % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')} ${name}`
}

describe('a line is one in another layout', () => {
  test.each([
    ['24/09/2026, 14:32 - Ana: hi', '14:32:00 Ana'],
    ['24.09.26, 14:32:10 - Ana: hi', '14:32:10 Ana'],
    ['2026-09-24, 14:32 - Ana: hi', '14:32:00 Ana'],
    ['9/24/26, 2:32 PM - Ana: hi', '14:32:00 Ana'],
    ['9/24/26, 12:32 AM - Ana: hi', '00:32:00 Ana'],
    ['[24/09/2026, 14:32:10] Ana: hi', '14:32:10 Ana'],
    ['[14:32, 24/09/2026] Ana: hi', '14:32:00 Ana'],
    ['24/09/2026, 00:00 - Ana: hi', '00:00:00 Ana'],
    ['24/09/2026, 23:59:59 - Ana: hi', '23:59:59 Ana'],
    ['24/09/2026, 24:32 - Ana: hi', '00:32:00 Ana'],
    ['24/09/2026, 25:32 - Ana: hi', null],
    ['24/09/2026, 14:60 - Ana: hi', null],
    ['24/09/2026, 14:32:60 - Ana: hi', null],
    ['9/24/26, 25:32 PM - Ana: hi', null],
    // Neither a date without a year nor a time without its zeros is enough.
    ['24/09, 14:32 - Ana: hi', null],
    ['24/09/2026, 14:3 - Ana: hi', null],
    ['at 24/09/2026, 14:32 - Ana: hi', null],
    ['- 24/09/2026, 14:32 - Ana: hi', null],
    ['\u200e[24/09/2026, 14:32:10] Ana: hi', '14:32:10 Ana'],
    ['\u200f\u202a24/09/2026, 14:32 - Ana: hi', '14:32:00 Ana'],
    ['\ufeff24/09/2026, 14:32 - Ana: hi', '14:32:00 Ana'],
    ['–24/09/2026, 14:32 - Ana: hi', null],
    ['é24/09/2026, 14:32 - Ana: hi', null],
    ['', null],
    ['2026', null],
  ])('%j: %s', (line, wanted) => expect(asRead(line)).toBe(wanted))

  test('in all digits that phones write', () => {
    for (const zero of ['٠', '۰', '०', '০', '၀']) {
      for (let first = 0; first <= 9; first++) {
        const digits = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))
        const line = `${digits(`${first}/9/2026, 14:32`)} - Ana: hi`
        expect([line, asRead(line)]).toEqual([line, '14:32:00 Ana'])
        expect(asRead(`\u200f${line}`)).toBe('14:32:00 Ana')
      }
    }
  })

  test('unless it is of the file’s own', () => {
    const line = '24/09/2026, 14:32 - Ana: hi'
    const [{ family }] = found(line).lines
    expect(found(line, new Set([family])).lines).toEqual([])
    expect(found(line, new Set([`${family}x`])).lines).toHaveLength(1)
  })
})

describe('who wrote it follows the header, before a colon', () => {
  test.each([
    ['Ana: hi', 'Ana'],
    ['Ana:\thi', 'Ana'],
    ['Ana:\u00a0hi', 'Ana'],
    ['Ana:\u202fhi', 'Ana'],
    ['Ana:\u200ehi', 'Ana'],
    ['Ana:\u200fhi', 'Ana'],
    ['Ana:', 'Ana'],
    ['Ana:.', 'Ana'],
    ['Ana:\r', 'Ana'],
    ['Ana:.\r', 'Ana'],
    ['Ana:hi', null],
    ['Ana:.x', null],
    ['Ana:\rx', null],
    ['Ana left', null],
    [': hi', null],
    ['Ana:x: hi', null],
    ['\u200e~ Ana\u00a0B: hi', 'Ana B'],
    ['Ana changed the subject to “Plan: B”', null],
    [`${'x'.repeat(200)}: hi`, 'x'.repeat(200)],
    [`${'x'.repeat(201)}: hi`, null],
  ])('%j: %s', (rest, name) => {
    const [line] = found(`[24/09/2026, 14:32:10] ${rest}`).lines
    expect(line.name).toBe(name)
  })
})

test('lines between two own headers are a block, with what is around it and the first header of each layout', () => {
  const text = '24/09/2026, 14:32 - Ana: a\n[25/09/2026, 14:33:10] Ben: b\nhi\n[26/09/2026, 14:34:10] Ben: c\n'
  const { bytes, size } = padded(new TextEncoder().encode(text))
  const others = new OtherLayouts(bytes, size, { families: new Set() } as never)
  const starts = [0, 27, 57, 60]
  others.close(0, 0, 5)
  others.close(0, 1, 6)
  others.look(starts[0], 1, 6)
  others.look(starts[1], 1, 6)
  others.close(50, 2, 7)
  others.close(51, 3, 8)
  others.close(52, 4, 9)
  others.look(starts[2], 4, 9)
  others.look(starts[3], 4, 9)
  expect(others.blocks.map(({ lines, ...block }) => ({ ...block, lines: lines.map(({ line, name }) => `${line} ${name}`) }))).toEqual([
    { before: { run: 1, second: 6 }, after: { line: 50, run: 2, second: 7 }, ownBefore: 2, quoted: 0, lines: ['0 Ana', '27 Ben'] },
    { before: { run: 4, second: 9 }, after: null, ownBefore: 3, quoted: 0, lines: ['60 Ben'] },
  ])
  expect([...others.layouts.values()].map(({ headerText }) => headerText)).toEqual(['24/09/2026, 14:32 - ', '[25/09/2026, 14:33:10] '])
  expect(found('[25/09/2026, 14:33:10] Ben: b').others.blocks[0].before).toBeNull()
})
