import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { tokens } from '#testing/chart-tokens.ts'
import { drawByPerson } from './by-person.ts'
import { dayAfter, drawCalendar } from './calendar.ts'
import { drawFingerprint } from './fingerprint-drawing.ts'
import { drawHeatmap } from './heatmap.ts'
import type { Drawing } from './marks.ts'
import { drawMoodRibbon } from './mood-ribbon.ts'
import { drawSentimentTimeline } from './sentiment-timeline.ts'
import { drawSync } from './sync-lines.ts'
import { drawTimeseries } from './timeseries.ts'
import { drawUsage } from './usage-timeline.ts'

// A reader whose language has its own digits.
vi.mock('#format/index.ts', async () => ({ format: (await import('@convostat/format')).formatFor(['ar-EG'], 'ar') }))

const numbersIn = ({ marks }: Drawing): string[] =>
  marks.flatMap((mark) => (mark.kind === 'label' ? [mark.number ?? '', mark.text] : [])).filter((text) => /\p{Nd}/u.test(text))

const days = Array.from({ length: 400 }, (_, i) => dayAfter('2021-03-01', i))
const mondays = Array.from({ length: 60 }, (_, week) => dayAfter('2021-03-01', 7 * week))
const months = Array.from({ length: 30 }, (_, i) => dayAfter('2021-01-15', 30 * i).slice(0, 7))
const years = ['2019', '2020', '2021']
const periods = (names: readonly string[]) => names.map((period, i) => ({ period, sentiment: i / 40 - 0.2, scored: 9, messages: 9 }))
const emotions = [0.3, 0.2, 0.1].map((share, i) => ({ emotion: (['joy', 'love', 'fear'] as const)[i], share }))
const annotations = [{ day: days[200], kind: 'busiest' as const, value: 9 }]
const common = { messages: 900, remark: null, annotations }

const charts: [string, (width: number) => Drawing][] = [
  ['the activity of a year', (width) => drawTimeseries({ ...common, days, counts: days.map((_, i) => i) }, tokens, width)],
  [
    'the activity of a week',
    (width) => drawTimeseries({ ...common, annotations: [], days: days.slice(0, 7), counts: days.slice(0, 7).map(() => 9) }, tokens, width),
  ],
  [
    'the calendar',
    (width) => drawCalendar({ ...common, mondays, counts: Array.from({ length: 7 }, () => mondays.map(() => 1)) }, tokens, width),
  ],
  [
    'the week',
    (width) => drawHeatmap({ messages: 9, remark: null, counts: Array.from({ length: 7 }, () => Array(24).fill(1)) }, tokens, width),
  ],
  ['the usage of a word', (width) => drawUsage({ messages: 900, months: months.map((month, i) => ({ month, count: i })) }, tokens, width)],
  ['the sound of months', (width) => drawSentimentTimeline({ by: 'monthly', messages: 900, periods: periods(months) }, tokens, width)],
  [
    'months by person',
    (width) => {
      const rows = [{ person: 'Ana', counts: days.slice(0, 30).map((_, i) => 100 * i) }]
      const periods = mondays.slice(0, 30).map((from) => ({ from, to: dayAfter(from, 6) }))
      return drawByPerson({ unit: 'week', periods, rows, messages: 900 }, () => 0, tokens, width)
    },
  ],
  [
    'what was felt',
    (width) =>
      drawFingerprint({ emotions, neutralShare: 0.4, messages: 900, people: [], differing: null, beyondChance: null }, tokens, width),
  ],
  [
    'moods along the ribbon',
    (width) => {
      const ribbon = { from: days[0], to: days[364], slots_per_day: 1, people: [{ person: 'Ana', counts: days.map(() => 3) }], rest: null }
      const felt = { mood: 'joy' as const, intensity: 0.5, habit: 0.2, z: 4, stands_out: true, messages: 9, shown: [] }
      const mood = { date: days[40].slice(0, 7), ...felt }
      return drawMoodRibbon({ ribbon: { ...ribbon, messages: 1095, remark: null }, timeline: [mood] }, tokens, width)
    },
  ],
  [
    'weeks of two',
    (width) => {
      const weeks = mondays.map((week, i) => ({ week, a: i / 60, b: 0.2, messages: 7 }))
      return drawSync({ a: 'Ana', b: 'Ben', weeks }, () => 0, tokens, width)
    },
  ],
  ['the sound of years', (width) => drawSentimentTimeline({ by: 'yearly', messages: 900, periods: periods(years) }, tokens, width)],
]

test('every drawing is asked', () => {
  const folder = new URL('.', import.meta.url)
  const sources = readdirSync(folder)
    .filter((name) => /^[a-z-]+\.ts$/.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const drawings = sources.flatMap((source) => Array.from(source.matchAll(/export (?:function|const) (draw[A-Z]\w*)/g), ([, name]) => name))
  expect(drawings.length).toBeGreaterThan(5)
  const asked = charts.map(([, draw]) => `${draw}`).join()
  expect(drawings.filter((name) => !asked.includes(name))).toEqual([])
})

test.each(charts)('%s has no digit of another language', (_, draw) => {
  for (const width of [328, 1000]) {
    const numbers = numbersIn(draw(width))
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers.filter((text) => /[0-9]/.test(text))).toEqual([])
  }
})
