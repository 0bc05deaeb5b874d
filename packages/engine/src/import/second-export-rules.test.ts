/** The rules by which lines in another layout are a second export, each at its edge. */
import { DAY } from '@convostat/format/seconds'
import { describe, expect, test } from 'vitest'
import { dateOf, dayOf } from '#chat/civil.ts'
import type { OtherBlock, OtherLayouts } from './other-layouts.ts'
import { type OtherFormats, secondExports } from './second-exports.ts'

/**
 * A file in short: `o7` is the file's own message at minute 7, `b8Ana` a line in the layout `b` at minute 8 by Ana, `b9` one of the
 * service; `o7.59` was sent 59 seconds later. No day is below 13, so that each date can be read in one way.
 */
interface Line {
  layout: string
  second: number
  name: string | null
}

const FIRST_DAY = dayOf(2024, 1, 13)

const linesOf = (file: string): Line[] =>
  file
    .trim()
    .split(/\s+/)
    .map((line) => {
      const [, layout, minute, second, name] = /^([a-z])(\d+)(?:\.(\d+))?([A-Z]\w*)?$/.exec(line) ?? []
      return { layout, second: Number(minute) * 60 + Number(second ?? 0), name: name ?? null }
    })

const dateAt = (second: number, isSwapped: boolean) => {
  const { year, month, day } = dateOf(FIRST_DAY + Math.floor(second / DAY))
  return { a: isSwapped ? month : day, b: isSwapped ? day : month, c: year, order: null, era: null }
}

function blocksOf(lines: readonly Line[]): OtherBlock[] {
  const blocks: OtherBlock[] = []
  let open: OtherBlock | null = null
  let before: OtherBlock['before'] = null
  let own = 0
  lines.forEach(({ layout, second, name }, line) => {
    if (layout === 'o') {
      if (open) open.after = { run: line, second, line }
      open = null
      before = { run: line, second }
      own++
      return
    }
    if (!open) {
      open = { lines: [], before, after: null, ownBefore: own, quoted: 0 }
      blocks.push(open)
      own = 0
    }
    const family = `${layout === 'k' ? 'colon' : 'bracket'} ${layout}`
    open.lines.push({ line, family, date: dateAt(second, layout === 'u'), second: second % DAY, name })
  })
  return blocks
}

/** What becomes of each line: `o` own, `q` own but quoted in another export, `m` a message of another export, `t` text. */
function readingOf(file: string, wanted?: OtherFormats, guesses: readonly number[] = [0]) {
  const lines = linesOf(file)
  const blocks = blocksOf(lines)
  const families = new Set(blocks.flatMap((block) => block.lines.map(({ family }) => family)))
  const layouts = new Map([...families].map((family) => [family, { sample: { dateText: '13.01.2024', period: '' }, headerText: '' }]))
  const { parts, ...counts } = secondExports({ blocks, layouts } as unknown as OtherLayouts, {
    size: lines.length,
    people: new Set(['Ana', 'Ben']),
    timesOf: ({ second }) => guesses.map((hours) => FIRST_DAY * DAY + second + hours * 3600),
    hints: { language: 'und', text: () => '' },
    wanted,
  })
  const inPart = (line: number) => parts.find(({ from, to }) => from <= line && line < to)
  const what = lines.map(({ layout }, line) => {
    const part = inPart(line)
    if (layout === 'o') return part ? 'q' : 'o'
    return [...(part?.grammar.families ?? [])].some((family) => family.endsWith(` ${layout}`)) ? 'm' : 't'
  })
  return { what: what.join(''), ...counts }
}

const what = (...given: Parameters<typeof readingOf>): string => readingOf(...given).what
/** This many lines of a layout, a minute apart. */
const many = (layout: string, count: number, from: number, name = 'Ana'): string =>
  Array.from({ length: count }, (_, i) => `${layout}${from + i}${name}`).join(' ')

describe('how many lines are an export', () => {
  test.each([
    ['one at the end is none', 'o1 b2Ana', 'ot'],
    ['two at the end are one', 'o1 b2Ana b3Ben', 'omm'],
    ['also of strangers, and older', 'o5 b2Zoe b3Yan', 'omm'],
    ['a line of the service does not count', 'o1 b2 b3Ana', 'ott'],
    ['nor do two', 'o1 b2 b3', 'ott'],
    ['but goes with those that do', 'o1 b2 b3Ana b4 b5Ana', 'ommmm'],
    ['four of strangers in front are none', 'b1Zoe b2Zoe b3Zoe b4Zoe o9', 'tttto'],
    ['five of strangers in front are one', 'b1Zoe b2Zoe b3Zoe b4Zoe b5Zoe o9', 'mmmmmo'],
    ['even if they are later', 'b11Zoe b12Zoe b13Zoe b14Zoe b15Zoe o9', 'mmmmmo'],
    ['two of people of the chat in front are one', 'b1Ana b2Zoe o9', 'mmo'],
    ['one in front is none', 'b1Ana o9', 'to'],
    ['those before a person must not be later', 'b1Ana b10Zoe o9', 'tto'],
    ['appointments at the end are none', 'o1 k2Zoe k3Yan', 'ott'],
    ['appointments of people of the chat are one', 'o1 k2Ana k3Yan', 'omm'],
    ['many appointments in front are none', 'k1Zoe k2Zoe k3Zoe k4Zoe k5Zoe o9', 'ttttto'],
  ])('%s', (_, file, wanted) => expect(what(file)).toBe(wanted))
})

describe('between two messages', () => {
  test.each([
    ['later than the one before', 'o1 b2Ana b3Ben o9', 'ommo'],
    ['of the same minute', 'o1 b1Ana b3Ben o9', 'otto'],
    ['of the next minute, a second later', 'o1.59 b2Ana b3Ben o9', 'ommo'],
    ['of the same minute, half a minute later', 'o1.10 b1.40Ana b3Ben o9', 'otto'],
    ['up to the minute of the one behind', 'o1 b2Ana b9Ben o9', 'ommo'],
    ['up to a later second of that minute', 'o1 b2Ana b9.50Ben o9.10', 'ommo'],
    ['beyond the one behind', 'o1 b2Ana b10Ben o9', 'otto'],
    ['of strangers', 'o1 b2Zoe b3Yan o9', 'otto'],
    ['with one of the chat among them', 'o1 b2Zoe b3Ben o9', 'ommo'],
    ['out of order', 'o1 b3Ana b2Ben o9', 'otto'],
    ['all in one minute', 'o1 b3Ana b3Ben o9', 'ommo'],
    ['the next day', 'o1 b1500Ana b1501Ben o3000', 'ommo'],
  ])('%s', (_, file, wanted) => expect(what(file)).toBe(wanted))

  test('one of twenty lines may be out of order', () => {
    const late = (count: number) => `o1 ${many('b', count - 2, 10)} b8Ben b60Ben o90`
    expect(what(late(20))).toBe(`o${'m'.repeat(20)}o`)
    expect(what(late(19))).toBe(`o${'t'.repeat(19)}o`)
  })

  test('if the time of a message is a guess, under every guess', () => {
    const file = 'o1 b70Ana b80Ben o200'
    expect(what(file, undefined, [0, 1])).toBe('ommo')
    expect(what(file, undefined, [0, 2])).toBe('otto')
    expect(what(file, undefined, [2, 0])).toBe('otto')
    // The one behind is then at minute 20 or 200.
    expect(what(file, undefined, [0, -3])).toBe('otto')
  })

  test('with the month before the day', () => {
    expect(what('o1 u2Ana u3Ben o9')).toBe('ommo')
    expect(what('o3 u2Ana u4Ben o9')).toBe('otto')
  })
})

describe('what is left in the text is counted', () => {
  test.each([
    ['a paste', 'o5 b1Ana b2Ben o9', { leftInText: 2, readAsMessages: 0, doubtful: 0 }],
    ['without what the service says', 'o5 b1Ana b2 b3 o9', { leftInText: 1, readAsMessages: 0, doubtful: 0 }],
    ['an export', 'o1 b2Ana b3 b4Ben o9', { leftInText: 0, readAsMessages: 2, doubtful: 0 }],
    ['doubtful: partly later than its message', 'o2 b1Ana b3Ben o9', { leftInText: 2, readAsMessages: 0, doubtful: 2 }],
    ['not later by a minute', 'o3 b1Ana b3Ben o9', { leftInText: 2, readAsMessages: 0, doubtful: 0 }],
    ['later, but of strangers', 'o2 b1Zoe b3Yan o9', { leftInText: 2, readAsMessages: 0, doubtful: 0 }],
    ['later, but one line', 'o2 b3Ana o9', { leftInText: 1, readAsMessages: 0, doubtful: 0 }],
    ['later, but one line and the service’s', 'o2 b3Ana b4 o9', { leftInText: 1, readAsMessages: 0, doubtful: 0 }],
    ['in front, and later than the first', 'b1Ana b10Ben o9', { leftInText: 2, readAsMessages: 0, doubtful: 2 }],
  ])('%s', (_, file, wanted) => expect(readingOf(file)).toMatchObject(wanted))

  test('nothing is in doubt once the person has said it', () => {
    expect(readingOf('o2 b1Ana b3Ben o9', 'text')).toEqual({ what: 'otto', leftInText: 2, readAsMessages: 0, doubtful: 0 })
    expect(readingOf('o1 b2Ana b3Ben o9', 'text')).toEqual({ what: 'otto', leftInText: 2, readAsMessages: 0, doubtful: 0 })
    expect(readingOf('o2 b1Ana b3Ben o9', 'messages')).toEqual({ what: 'ommo', leftInText: 0, readAsMessages: 2, doubtful: 0 })
  })

  test('if a message’s time is a guess, a paste is in doubt where it is later by one of them', () => {
    expect(readingOf('o61 b1Ana b40Ben o900', undefined, [0, -1])).toMatchObject({ leftInText: 2, doubtful: 2 })
    expect(readingOf('o61 b1Ana b40Ben o900', undefined, [0, 1])).toMatchObject({ leftInText: 2, doubtful: 0 })
  })

  test('a layout in which nobody speaks is read by no wish', () => {
    expect(what('o1 b2 c3Ana o9', 'messages')).toBe('otmo')
    expect(readingOf('o1 b2 b3 o9', 'messages')).toMatchObject({ what: 'otto', leftInText: 0, readAsMessages: 0 })
  })
})

describe('the file’s own lines in a second export', () => {
  /** The own message at minute 100, then the export with this many own lines of these minutes in it. */
  const quoting = (quoted: number, minute = 50, lines = quoted + 1) =>
    `o100 ${many('b', lines, 101)} ${Array.from({ length: quoted }, () => `o${minute}`).join(' ')} ${many('b', lines, 201, 'Zoe')}`
  test('are quoted where they are up to five, and older', () => {
    expect(readingOf(quoting(1))).toEqual({ what: 'ommqmm', leftInText: 1, readAsMessages: 4, doubtful: 0 })
    expect(what(quoting(5))).toBe(`o${'m'.repeat(6)}${'q'.repeat(5)}${'m'.repeat(6)}`)
    expect(what(quoting(6))).not.toContain('q')
    expect(what(quoting(1, 100))).toBe('ommqmm')
    // At the minute of the line before they follow on it.
    expect(what(quoting(1, 102))).not.toContain('q')
    expect(what(quoting(1, 101))).toBe('ommqmm')
  })
  test('are quoted where both stretches around them are longer', () => {
    expect(what('o100 b101Ana b102Ana o50 b103Ana')).toBe('ottot')
    expect(what('o100 b101Ana b102Ana o50 b103Ana b104Ana')).toBe('ommqmm')
    expect(what('o100 b101Ana b102Ana o50 o51 b103Ana b104Ana')).not.toContain('q')
    expect(what('o100 b101Ana b102Ana b103Ana o50 o51 b104Ana b105Ana b106Ana')).toBe('ommmqqmmm')
  })
  test.each([
    ['that is in front of the file', 'b101Ana b102Ana o50 b103Ana b104Ana'],
    ['that is older than the message it follows', 'o200 b101Ana b102Ana o50 b103Ana b104Ana'],
    ['that begins in the minute of the message it follows', 'o101 b101Ana b102Ana o50 b103Ana b104Ana'],
    ['in different layouts', 'o100 b101Ana b102Ana o50 c103Ana c104Ana'],
    ['that goes back behind them', 'o100 b101Ana b104Ana o50 b103Ana b104Ana'],
  ])('are not quoted in one %s', (_, file) => expect(what(file)).not.toContain('q'))
  test('are quoted in one that continues in the same minute', () => {
    expect(what('o100 b101Ana b103Ana o50 b103Ana b104Ana')).toBe('ommqmm')
  })
  test('are quoted at several places', () => {
    const file = 'o100 b101Ana b102Ana o50 b103Ana b104Ana o60 b105Ana b106Ana o200'
    expect(readingOf(file)).toEqual({ what: 'ommqmmqmmo', leftInText: 2, readAsMessages: 6, doubtful: 0 })
  })
  test('count for nothing where the whole stays text', () => {
    expect(readingOf('o100 b101Zoe b102Zoe o50 b103Zoe b104Zoe o200')).toEqual({
      what: 'ottotto',
      leftInText: 4,
      readAsMessages: 0,
      doubtful: 0,
    })
  })
})

describe('several layouts in one block', () => {
  test.each([
    ['one behind the other', 'o1 b2Ana b3Ben c4Ana c5Ben', 'ommmm'],
    ['the second must be later than the first, as the file goes on', 'o1 b4Ana b5Ben c2Ana c3Ben o9', 'ommtto'],
    ['or begin after it', 'o1 b2Ana b5Ben c5Ana c6Ben o9', 'ommtto'],
    ['what was left does not count', 'o4 b2Ana b3Ben c5Ana c6Ben o9', 'ottmmo'],
    ['a paste inside', 'o10 b11Ana b12Ben c2Ana c3Zoe b13Ana b14Ben o20', 'ommttmmo'],
    ['a paste of one line inside', 'o10 b11Ana c2Ana b12Ben o20', 'omtmo'],
    ['a longer paste than what is around', 'o10 b11Ana c2Zoe c3Zoe c4Zoe c5Zoe b12Ben o20', 'omttttmo'],
    ['a paste inside a paste', 'o10 b11Ana c2Ana d1Zoe c3Zoe b12Ben o20', 'omtttmo'],
    ['two pastes of different layouts', 'o10 b11Ana c2Ana b12Ana d1Zoe b13Ben o20', 'omtmtmo'],
    ['the smaller of two that are in each other', 'o10 b11Ana b12Ana c2Zoe b13Ana b14Ana c15Ana c16Ana o20', 'ommtmmmmo'],
    ['three behind one another', 'o1 b2Ana b3Ana c4Ana c5Ana d6Ana d7Ana o9', 'ommmmmmo'],
  ])('%s', (_, file, wanted) => expect(what(file)).toBe(wanted))

  test('a paste inside is in doubt only where it is later than the line it is behind', () => {
    expect(readingOf('o10 b11Ana b12Ana c2Ana c3Zoe b13Ana o20')).toMatchObject({ leftInText: 2, readAsMessages: 3, doubtful: 0 })
    expect(readingOf('o10 b11Ana b12Ana c2Ana c13Zoe b14Ana o20')).toMatchObject({ leftInText: 2, readAsMessages: 3, doubtful: 2 })
    expect(readingOf('o10 b11Ana b12Ana c2Ana c12Zoe b14Ana o20')).toMatchObject({ leftInText: 2, readAsMessages: 3, doubtful: 0 })
  })

  test('the person has every line of them read', () => {
    expect(readingOf('o10 b11Ana c2Ana b12Ana d1Zoe b13Ben o20', 'messages')).toMatchObject({ what: 'ommmmmo', leftInText: 0 })
  })
})
