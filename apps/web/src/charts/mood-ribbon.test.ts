import { describe, expect, test, vi } from 'vitest'
import { tokens } from '#testing/chart-tokens.ts'
import type { Shape } from './marks.ts'
import { drawMoodRibbon, type Mood, moodTable, toneOfMonth } from './mood-ribbon.ts'

const language = vi.hoisted(() => ({ isRightToLeft: false }))
vi.mock('#messages/language.ts', async (load) => ({
  ...(await load<object>()),
  get isRightToLeft() {
    return language.isRightToLeft
  },
}))

const usual: Mood = { date: '2023-01', mood: 'joy', intensity: 0.3, habit: 0.3, z: 0, stands_out: false, messages: 200, shown: [] }
const out = (month: Partial<Mood>): Mood => ({ ...usual, z: 4, stands_out: true, ...month })
/** Four months of 2023, ten messages a day of two people together. */
const ribbon = {
  ...{ from: '2023-01-01', to: '2023-04-30', slots_per_day: 1, messages: 1200, rest: null, remark: null },
  people: ['Ana', 'Ben'].map((person) => ({ person, counts: Array.from({ length: 120 }, () => 5) })),
}
const months = ['2023-01', '2023-02', '2023-03', '2023-04']
const drawn = (...outstanding: Mood[]) =>
  drawMoodRibbon(
    { ribbon, timeline: months.map((date) => outstanding.find((each) => each.date === date) ?? { ...usual, date }) },
    tokens,
    1200,
  )
const shapes = (drawing: ReturnType<typeof drawn>) => drawing.marks.filter((mark): mark is Shape => mark.kind === 'shape')
/** From where to where the shapes of a fill are. */
const spans = (drawing: ReturnType<typeof drawn>, fill: string) =>
  shapes(drawing)
    .filter((shape) => shape.fill === fill)
    .map(({ path }) => {
      const xs = [...path.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x))
      return [Math.min(...xs), Math.max(...xs)]
    })

describe('what is in color', () => {
  test('are the months that stand out, each from its first day to its last', () => {
    const drawing = drawn(out({ date: '2023-02', mood: 'love' }), out({ date: '2023-04', mood: 'sadness' }))
    // 31 of 120 days, then 28; ten pixels a day.
    expect(spans(drawing, 'positive')).toEqual([[310, 590]])
    expect(spans(drawing, 'negative')).toEqual([[900, 1200]])
    expect(spans(drawing, 'line')).toEqual([[0, 1200]])
  })

  test('is none where no month stands out', () => {
    const drawing = drawn()
    expect(new Set(shapes(drawing).flatMap(({ fill }) => fill ?? []))).toEqual(new Set(['line']))
  })

  test('goes by the emotion, and by whether there is more or less of it', () => {
    expect(
      [
        out({ mood: 'joy' }),
        out({ mood: 'joy', z: -4 }),
        out({ mood: 'anger' }),
        out({ mood: 'fear', z: -4 }),
        out({ mood: 'surprise' }),
        usual,
        { ...usual, z: 2.9 },
      ].map(toneOfMonth),
    ).toEqual(['warmer', 'heavier', 'heavier', 'warmer', 'surprising', null, null])
  })

  test('is striped where it is not warmer: color is not the only sign', () => {
    const stripes = (month: Partial<Mood>) =>
      shapes(drawn(out({ date: '2023-02', ...month }))).filter(({ stroke }) => stroke === 'paper').length
    expect([stripes({ mood: 'joy' }), stripes({ mood: 'fear' }), stripes({ mood: 'surprise' })]).toEqual([0, 1, 1])
  })
})

test('every month can be read, with all its messages, and links to them', () => {
  const { readings } = drawn(out({ date: '2023-02', mood: 'love' }))
  expect(
    readings.map(({ point, area, column }) => [
      point.said,
      point.messages,
      point.wanted,
      Math.round(area.left),
      Math.round(area.width),
      column,
    ]),
  ).toEqual([
    ['January 2023: As usual, 30%, usually 30%, 310 messages', 310, { from: '2023-01-01', to: '2023-01-31' }, 0, 310, 0],
    ['February 2023: More love than usual, 30%, usually 30%, 280 messages', 280, { from: '2023-02-01', to: '2023-02-28' }, 310, 280, 1],
    ['March 2023: As usual, 30%, usually 30%, 310 messages', 310, { from: '2023-03-01', to: '2023-03-31' }, 590, 310, 2],
    ['April 2023: As usual, 30%, usually 30%, 300 messages', 300, { from: '2023-04-01', to: '2023-04-30' }, 900, 300, 3],
  ])
})

test('the months that stand out are named above the ribbon', () => {
  const labels = drawn(out({ date: '2023-02', mood: 'love' })).marks.flatMap((mark) => (mark.kind === 'label' ? mark.text : []))
  expect(labels).toContain('February 2023')
  expect(labels).not.toContain('March 2023')
})

test('time runs from the right where lines do', () => {
  language.isRightToLeft = true
  const drawing = drawn(out({ date: '2023-02', mood: 'love' }))
  language.isRightToLeft = false
  expect(spans(drawing, 'positive')).toEqual([[610, 890]])
  expect(drawing.readings.map(({ area, column }) => [Math.round(area.left), column])).toEqual([
    [890, 3],
    [610, 2],
    [300, 1],
    [0, 0],
  ])
})

test('its table has a row a month', () => {
  const { columns, rows } = moodTable({ ribbon, timeline: [usual, out({ date: '2023-02', mood: 'love', intensity: 0.5 })] })
  expect(columns.map(({ shown }) => shown)).toEqual(['Month', 'Mood', 'Share', 'Whole chat', 'Messages'])
  expect(rows.map((row) => row.map(({ shown }) => shown))).toEqual([
    ['January 2023', 'As usual', '30%', '30%', '310'],
    ['February 2023', 'More love than usual', '50%', '30%', '280'],
  ])
})
