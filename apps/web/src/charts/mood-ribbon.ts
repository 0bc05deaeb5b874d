import type { Contract, Emotion, Output } from '@convostat/api'
import { drawRibbon } from '@convostat/figures/ribbon/drawing'
import { drawnGaps, gapsInDays } from '@convostat/figures/ribbon/gaps'
import { DAY } from '@convostat/format/seconds'
import { scaleUtc } from 'd3-scale'
import { monthDays } from '#data/search/search-links.ts'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { say } from '#messages/index.ts'
import { isRightToLeft } from '#messages/language.ts'
import type { Answer } from './answers.ts'
import { below } from './axes.ts'
import { circle, type Drawing, label, line, type Mark, type Reading, type Shape } from './marks.ts'
import { placeFlags } from './place-flags.ts'
import { type Column, cut } from './ribbon/cut.ts'
import { messagesCell, type Table, text } from './table.ts'
import { instantOf, timeTicks } from './time-axis.ts'
import type { ChartTokens } from './tokens.ts'

const { mood: words, emotions: names } = sayEmotionalInsights

export type Mood = Output<Contract['emotion']['moodTimeline']>['timeline'][number]

/** The chat's ribbon, and what each month of it felt like. */
export interface MoodRibbon {
  ribbon: Answer<'ribbon'>
  timeline: readonly Mood[]
}

/** How a month that stands out sounds beside the others. */
export const tones = ['warmer', 'heavier', 'surprising'] as const
export type Tone = (typeof tones)[number]

const heavy: readonly Emotion[] = ['sadness', 'anger', 'fear']

/** Of a month that stands out; null of one that does not. Less love than usual is heavier, less sadness warmer. */
export function toneOfMonth({ mood, z, stands_out }: Mood): Tone | null {
  if (!stands_out) return null
  if (mood === 'surprise') return 'surprising'
  return heavy.includes(mood) === z > 0 ? 'heavier' : 'warmer'
}

/** What a month has more or less of than usual; that it is as usual. */
export const moodOfMonth = ({ mood, z, stands_out }: Mood): string =>
  !stands_out ? words.usual : z > 0 ? words.more({ mood }) : words.less({ mood })

const cloth = 120
const margin = { top: 8, bottom: 34, row: 20 }
export const moodRibbonHeight = margin.top + 2 * margin.row + cloth + margin.bottom

const monthMs = (month: string): { from: number; to: number } => {
  const { from, to } = monthDays(month)
  return { from: instantOf(from), to: instantOf(to) + 1000 * DAY }
}

/** All messages of each month. */
function messagesByMonth({ from, slots_per_day: perDay, people, rest }: Answer<'ribbon'>): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { counts } of [...people, ...(rest ? [rest] : [])])
    for (const [slot, n] of counts.entries()) {
      if (n === 0 || from === null) continue
      const month = new Date(instantOf(from) + 1000 * DAY * Math.floor(slot / perDay)).toISOString().slice(0, 7)
      sums.set(month, (sums.get(month) ?? 0) + n)
    }
  return sums
}

/** The chat's ribbon in gray, and in color the months that stand out. Time runs as in every ribbon: from the right where lines do. */
export function drawMoodRibbon({ ribbon, timeline }: MoodRibbon, tokens: ChartTokens, width: number): Drawing {
  const { from, to, slots_per_day: perDay, people, rest } = ribbon
  if (from === null || to === null) return { width, height: moodRibbonHeight, marks: [], readings: [] }
  const rows = [...people, ...(rest ? [rest] : [])].map(({ counts }) => counts)
  const together = rows[0].map((_, slot) => rows.reduce((sum, row) => sum + row[slot], 0))
  const woven = { perDay, rows: [together], people: 1 }
  const { pieces } = drawRibbon(woven, width, cloth)
  const gaps = drawnGaps(gapsInDays(woven), together.length / perDay, width)
  const across = scaleUtc()
    .domain([instantOf(from), instantOf(to) + 1000 * DAY])
    .range([0, width])
  const spanOf = (month: string) => {
    const { from: begin, to: end } = monthMs(month)
    return { from: Math.max(0, across(begin)), to: Math.min(width, across(end)) }
  }
  const placed = (x: number) => (isRightToLeft ? width - x : x)
  const months = timeline
    .map((mood) => ({ mood, span: spanOf(mood.date), tone: toneOfMonth(mood) }))
    .filter(({ span }) => span.to > span.from)
  const outstanding = months.flatMap(({ tone, ...month }) => (tone === null ? [] : [{ ...month, tone }]))
  const flags = flagsOf(
    outstanding.map(({ mood, span }) => ({ text: format.month(mood.date), at: placed((span.from + span.to) / 2) })),
    width,
  )
  const top = margin.top + margin.row * flags.rows
  const moved = (columns: readonly Column[]): Column[] =>
    columns.map(({ x, ...column }) => ({ x: placed(x), top: top + column.top, bottom: top + column.bottom }))
  const all = cut(pieces, { from: 0, to: width }).map(moved)
  const middle = top + cloth / 2
  const sums = messagesByMonth(ribbon)
  const readings = months.map(({ mood, span }, i): Reading => {
    const [left, right] = [placed(span.from), placed(span.to)].sort((a, b) => a - b)
    const messages = sums.get(mood.date) ?? 0
    return {
      area: { left, top, width: right - left, height: cloth },
      x: (left + right) / 2,
      y: middle - cloth / 4,
      column: isRightToLeft ? months.length - 1 - i : i,
      row: 0,
      point: { said: saidOf(mood, messages), messages, wanted: monthDays(mood.date) },
    }
  })
  const ticks = timeTicks(across, false).map(({ at, label }) => ({ at: placed(at), label }))
  return {
    width,
    height: top + cloth + margin.bottom,
    marks: [
      line(0, middle, width, middle, tokens.line, 1.5),
      ...all.map((columns): Shape => ({ kind: 'shape', path: outlineOf(columns), fill: tokens.line })),
      ...gaps.map(({ from, to }) => line(placed(from), middle, placed(to), middle, tokens.ink, 1.5)),
      ...outstanding.flatMap(({ span, tone }) => cut(pieces, span).flatMap((columns) => inTone(moved(columns), tone, tokens))),
      ...flags.marks(
        top,
        outstanding.map(({ span }) => placed((span.from + span.to) / 2)),
        tokens,
      ),
      ...below({ left: 0, top, width, height: cloth }, ticks, tokens, width),
    ],
    readings,
  }
}

const short = (n: number): string => `${Math.round(10 * n) / 10}`

const outlineOf = (columns: readonly Column[]): string => {
  const back = columns.toReversed()
  return `M${columns.map(({ x, top }) => `${short(x)} ${short(top)}`).join('L')}L${back.map(({ x, bottom }) => `${short(x)} ${short(bottom)}`).join('L')}Z`
}

/** Between two stripes, in pixels. */
const stripes: Readonly<Record<Tone, number>> = { warmer: 0, heavier: 5, surprising: 9 }

/** A month in its color; what is not warmer is striped, since color must not be the only sign. */
function inTone(columns: readonly Column[], tone: Tone, tokens: ChartTokens): Mark[] {
  const fill = { warmer: tokens.positive, heavier: tokens.negative, surprising: tokens.pen }[tone]
  const body: Shape = { kind: 'shape', path: outlineOf(columns), fill }
  const apart = stripes[tone]
  if (apart === 0) return [body]
  const lines = columns
    .filter((_, i) => i > 0 && i % apart === 0)
    .map(({ x, top, bottom }) => `M${short(x)} ${short(top)}V${short(bottom)}`)
  return [body, { kind: 'shape', path: lines.join(''), stroke: tokens.paper, strokeWidth: 1.2 }]
}

/** The names of the months that stand out, above them; without names where there is no room. */
function flagsOf(flags: readonly { text: string; at: number }[], width: number) {
  const placed = placeFlags(
    flags.map(({ text, at }) => ({ at, width: 12 + 7.5 * text.length })),
    width,
  )
  const rows = placed?.reduce((most, { row }) => Math.max(most, row + 1), 0) ?? 0
  const isNamed = placed !== null && rows <= 2
  return {
    rows: isNamed ? rows : flags.length > 0 ? 1 : 0,
    marks: (top: number, at: readonly number[], tokens: ChartTokens): Mark[] =>
      at.flatMap((x, i): Mark[] => {
        const { row, side } = isNamed ? placed[i] : ({ row: 0, side: 'center' } as const)
        const y = top - 6 - margin.row * row
        const anchor = side === 'left' ? 'end' : side === 'right' ? 'start' : 'middle'
        const pin: Mark[] = [line(x, y + 2, x, top + 12, tokens.wax), { kind: 'shape', path: circle(x, top + 12, 2.5), fill: tokens.wax }]
        return isNamed ? [...pin, label(flags[i].text, x, y, tokens.ink, { weight: 600, anchor })] : pin
      }),
  }
}

const saidOf = (mood: Mood, messages: number): string =>
  [`${format.month(mood.date)}: ${moodOfMonth(mood)}`, words.share(mood), say.messagesOf({ n: messages })].join(say.comma)

/** A row a month: the emotion that leads, its share in the month and in the whole chat. */
export function moodTable({ ribbon, timeline }: MoodRibbon): Table {
  const sums = messagesByMonth(ribbon)
  return {
    columns: [words.columns.month, words.columns.mood, words.columns.share, words.columns.habit, words.columns.messages].map(text),
    rows: timeline.map((mood) => [
      { value: mood.date, shown: format.month(mood.date) },
      { value: mood.stands_out ? names[mood.mood] : '', shown: moodOfMonth(mood) },
      { value: mood.intensity, shown: format.percent(mood.intensity) },
      { value: mood.habit, shown: format.percent(mood.habit) },
      messagesCell(sums.get(mood.date) ?? 0, monthDays(mood.date)),
    ]),
  }
}
