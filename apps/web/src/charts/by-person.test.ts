import { expect, test } from 'vitest'
import { tokens } from '#testing/chart-tokens.ts'
import { sixDays } from '#testing/six-days.ts'
import { byPersonOf, byPersonSentence, byPersonTable, drawByPerson } from './by-person.ts'

const ribbon = sixDays
/** Everyone writes once a day. */
const long = (days: number, people = 2) => ({
  ...ribbon,
  slots_per_day: 1,
  to: new Date(Date.UTC(2023, 6, days)).toISOString().slice(0, 10),
  people: Array.from({ length: people }, (_, n) => ({ person: `P${n}`, counts: Array.from({ length: days }, () => 1) })),
})

test('slots become days, weeks from Monday or months, by the length of the chat; no message is lost', () => {
  const few = byPersonOf(ribbon)
  expect([few.unit, few.rows]).toEqual([
    'day',
    [
      { person: 'Juliet C.', counts: [8, 17, 0, 0, 0, 15] },
      { person: 'Romeo M.', counts: [4, 14, 0, 0, 0, 13] },
    ],
  ])
  // The first of July 2023 was a Saturday.
  const weeks = byPersonOf(long(46))
  expect([weeks.unit, weeks.periods.slice(0, 2), weeks.rows[0].counts]).toEqual([
    'week',
    [
      { from: '2023-07-01', to: '2023-07-02' },
      { from: '2023-07-03', to: '2023-07-09' },
    ],
    [2, 7, 7, 7, 7, 7, 7, 2],
  ])
  const months = byPersonOf(long(281))
  expect([months.unit, months.periods[1], months.rows[0].counts.reduce((sum, n) => sum + n)]).toEqual([
    'month',
    { from: '2023-08-01', to: '2023-08-31' },
    281,
  ])
})

test('six people have a part, all others one together', () => {
  const { rows } = byPersonOf({ ...long(10, 9), rest: { people: 3, counts: Array.from({ length: 10 }, () => 5) } })
  expect(rows.map(({ person, counts }) => [person, counts[0]])).toEqual([...[0, 1, 2, 3, 4, 5].map((n) => [`P${n}`, 1]), [null, 8]])
})

test('the sentence is about who led most often, and says nothing of few periods or of one person', () => {
  expect(byPersonSentence(byPersonOf(ribbon))).toBe('\u2068Juliet C.\u2069 wrote the most on 3 of 3 days.')
  const rows = [9, 1].map((n, i) => ({ person: ['Ana', 'Ben'][i], counts: Array.from({ length: 5 }, () => n) }))
  const periods = [1, 2, 3, 4, 5].map((n) => ({ from: `2021-0${n}-01`, to: `2021-0${n}-28` }))
  expect(byPersonSentence({ ...byPersonOf(ribbon), unit: 'month', periods, rows })).toBe('\u2068Ana\u2069 wrote the most in every month.')
  // As many is not more, and of everyone else together one may have written more.
  const counted = '\u2068Ana\u2069 wrote the most in 5 of 5 months.'
  for (const other of [
    { person: 'Ben', counts: [1, 9, 1, 1, 1] },
    { person: null, counts: [1, 12, 1, 1, 1] },
  ])
    expect(byPersonSentence({ ...byPersonOf(ribbon), unit: 'month', periods, rows: [...rows, other] })).toBe(counted)
  expect(byPersonSentence(byPersonOf(long(2)))).toBeNull()
  expect(byPersonSentence(byPersonOf(long(9, 1)))).toBeNull()
})

test('the parts of a bar are above each other, as high as their counts, and point to their messages', () => {
  const drawing = drawByPerson(byPersonOf(ribbon), (name) => Number(name === 'Romeo M.'), tokens, 800)
  expect(drawing.readings).toHaveLength(6)
  expect(drawing.readings[1].point).toEqual({
    said: 'Jul 2, 2023: 31 messages (\u2068Juliet C.\u2069 17, \u2068Romeo M.\u2069 14)',
    messages: 31,
    wanted: { from: '2023-07-02', to: '2023-07-02' },
  })
  const [juliet, romeo] = drawing.marks.flatMap((mark) => (mark.kind === 'shape' && mark.fill ? [mark] : []))
  const bars = ({ path }: typeof juliet) =>
    [...path.matchAll(/M[\d.]+ ([\d.]+)h[\d.]+v([\d.]+)/g)].map(([, top, tall]) => [Number(top), Number(tall)])
  // Romeo's ends a seam above where Juliet's begins.
  for (const [i, [top]] of bars(juliet).entries()) expect(bars(romeo)[i][0] + bars(romeo)[i][1] + 1).toBeCloseTo(top, 1)
  const scale = (bars(juliet)[1][1] + 1) / 17
  expect(bars(romeo)[1][1] + 1).toBeCloseTo(14 * scale, 0)
})

test('bars are woven as their people are, within each bar', () => {
  const drawing = drawByPerson(byPersonOf(ribbon), (name) => Number(name === 'Romeo M.'), tokens, 800)
  const shapes = drawing.marks.flatMap((mark) => (mark.kind === 'shape' ? [mark] : []))
  const threads = shapes.find(({ stroke, path }) => stroke === 'paper' && path.startsWith('M'))?.path ?? ''
  const slants = [...threads.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].map(([, x1, y1, x2, y2]) =>
    Math.sign((Number(x2) - Number(x1)) * (Number(y2) - Number(y1))),
  )
  expect(new Set(slants.filter((slant) => slant !== 0))).toEqual(new Set([1, -1]))
  const bars = shapes
    .filter(({ fill }) => fill === 'one' || fill === 'other')
    .flatMap(({ path }) => [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)])
  const isWithin = (x: number, y: number) =>
    bars.some(([, left, top, width, height]) => {
      const [l, t, w, h] = [left, top, width, height].map(Number)
      return x >= l - 0.1 && x <= l + w + 0.1 && y >= t - 0.1 && y <= t + h + 0.1
    })
  for (const [, x1, y1, x2, y2] of threads.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g))
    expect([isWithin(Number(x1), Number(y1)), isWithin(Number(x2), Number(y2))]).toEqual([true, true])
})

test('the table has a row for each period and a column for each person, linked to their messages', () => {
  const { columns, rows } = byPersonTable(byPersonOf(ribbon))
  expect(columns.map(({ shown }) => shown)).toEqual(['Day', 'Messages', 'Juliet C.', 'Romeo M.'])
  expect(rows[1][1]).toEqual({ value: 31, shown: '31', wanted: { from: '2023-07-02', to: '2023-07-02' } })
  expect(rows[1][3]).toEqual({ value: 14, shown: '14' })
})

test('of nothing there is nothing to draw', () => {
  expect(byPersonOf({ ...ribbon, from: null, to: null, people: [], messages: 0 }).periods).toEqual([])
})
