import { largest } from '@convostat/api/extremes'
import { scaleLinear } from 'd3-scale'
import { monthDays } from '#data/search/search-links.ts'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { asShown } from '#messages/figures.ts'
import { below, beside, plotArea } from './axes.ts'
import { bars, places } from './bars.ts'
import { type Drawing, label, line } from './marks.ts'
import type { Point } from './point.ts'
import { timelineHint } from './sentences.ts'
import { messagesCell, type Table, text } from './table.ts'
import { type Tick, ticksOfMonths, ticksOfYears } from './ticks.ts'
import type { ChartTokens } from './tokens.ts'

const words = sayEmotionalInsights.timeline

/** A month (`2021-03`) or a year (`2021`), the mean over its scored messages, and how many it has. */
interface Sounding {
  period: string
  /** -1 to 1; null where nothing could be scored. */
  sentiment: number | null
  scored: number
  messages: number
}

/** How a chat sounds, month by month or year by year, from the first to the last without gaps. */
export interface SentimentTimeline {
  by: 'monthly' | 'yearly'
  periods: readonly Sounding[]
  /** Scored messages in all of them. */
  messages: number
}

const margin = { left: 56, right: 12, top: 22, bottom: 44 }
/** So many scores apart from 0 are always in sight: a chat that hardly changes is not drawn as mountains. */
const leastReach = 0.1
/** Means this close are not named as highest and lowest. */
export const hardlyApart = 0.05
/** Room for the number of a bar, in pixels. */
const numberWidth = 44

/**
 * A bar a month or a year, up where it sounds positive and down where negative. The highest and the lowest, which the sentence names,
 * have their number and color; the others are gray unless they are negative.
 */
export function drawSentimentTimeline(timeline: SentimentTimeline, tokens: ChartTokens, width: number): Drawing {
  const { periods } = timeline
  const height = width < 520 ? 230 : 300
  const area = plotArea(width, height, margin)
  const reach =
    largest(
      periods.map(({ sentiment }) => Math.abs(sentiment ?? 0)),
      leastReach,
    ) * 1.22
  const isAllAbove = periods.every(({ sentiment }) => (sentiment ?? 0) >= 0)
  const isAllBelow = periods.every(({ sentiment }) => (sentiment ?? 0) <= 0)
  // What never happens gets a strip, so that one sees that it never does.
  const range = isAllAbove && !isAllBelow ? [-reach / 4, reach] : isAllBelow && !isAllAbove ? [-reach, reach / 4] : [-reach, reach]
  const heightOf = scaleLinear(range, [area.top + area.height, area.top])
  const extremes = extremesOf(timeline)
  const drawn = bars(area, {
    values: periods.map(({ sentiment }) => sentiment),
    heightOf,
    fillOf: (place) => {
      if ((periods[place].sentiment ?? 0) < 0) return tokens.negative
      // The least positive one is named, too, but has the color of nothing that it is not.
      return place === extremes[0] ? tokens.positive : place === extremes[1] ? tokens.faint : tokens.line
    },
    gap: 0.22,
    pointAt: (place) => periodPoint(periods[place]),
  })
  const { middleOf, room } = places(area, periods.length)
  const steps = stepsWithin(range).map((value) => ({
    at: heightOf(value),
    label: value === 0 ? format.decimal(0) : format.score(value),
  }))
  const ticks = ticksOf(timeline, area.width).map(({ place, label }) => ({ at: middleOf(place), label }))
  const written = extremes.map((place, i) => {
    const { sentiment } = periods[place]
    const text = format.score(sentiment)
    // Past 0 no bar is in the way of the least negative one's number.
    if (i === 0) return label(text, middleOf(place), heightOf(Math.max(sentiment ?? 0, 0)) - 5, tokens.ink, { weight: 700 })
    if ((sentiment ?? 0) < 0) return label(text, middleOf(place), heightOf(sentiment ?? 0) + 16, tokens.ink, { weight: 700 })
    // Gray bars beside it may be behind the number, but not the one in color.
    const toMost = extremes[0] - place
    const isBeside = Math.abs(toMost) * room < (numberWidth + room) / 2
    const anchor = !isBeside ? 'middle' : toMost > 0 ? 'end' : 'start'
    const edge = middleOf(place) + (isBeside ? (Math.sign(toMost) * room) / 3 : 0)
    const x = anchor === 'end' ? Math.max(edge, area.left + numberWidth) : anchor === 'start' ? Math.min(edge, width - numberWidth) : edge
    return label(text, x, heightOf(sentiment ?? 0) - 5, tokens.ink, { weight: 700, anchor })
  })
  return {
    width,
    height,
    marks: [
      ...beside(area, steps, tokens, { lines: true }),
      line(area.left, heightOf(0), area.left + area.width, heightOf(0), tokens.faint),
      ...drawn.marks,
      ...written,
      ...below(area, ticks, tokens),
    ],
    readings: drawn.readings,
  }
}

/** Even steps on both sides of 0, three or four of them. */
function stepsWithin([low, high]: number[]): number[] {
  const step = [0.05, 0.1, 0.2, 0.25, 0.5].find((step) => (high - low) / step <= 5) ?? 0.5
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => Math.round(100 * (first + i) * step) / 100)
}

const ticksOf = ({ by, periods }: SentimentTimeline, inner: number): Tick[] => {
  const names = periods.map(({ period }) => period)
  return by === 'monthly' ? ticksOfMonths(names, inner) : ticksOfYears(names, inner)
}

/** Places of the highest and the lowest mean, the earlier of equals; none where there is nothing to compare, or they hardly differ. */
export function extremesOf({ periods }: SentimentTimeline): number[] {
  const scored = periods.flatMap(({ sentiment }, place) => (sentiment === null ? [] : [{ sentiment, place }]))
  if (scored.length < 2) return []
  const most = scored.reduce((best, each) => (each.sentiment > best.sentiment ? each : best))
  const least = scored.reduce((best, each) => (each.sentiment < best.sentiment ? each : best))
  return asShown(asShown(most.sentiment) - asShown(least.sentiment)) <= hardlyApart ? [] : [most.place, least.place]
}

/** `March 2021`, `2021` */
const periodName = (period: string): string => (period.length === 4 ? format.year(period) : format.month(period))

const hintOf = ({ period, sentiment, scored, messages }: Sounding): string =>
  timelineHint({ period: periodName(period), mean: sentiment, scored, all: messages })

/** What it says in this chat; null where there is one bar. */
export function timelineSentence(timeline: SentimentTimeline): string | null {
  const { periods } = timeline
  if (periods.filter(({ sentiment }) => sentiment !== null).length < 2) return null
  const [most, least] = extremesOf(timeline)
  if (most === undefined) return words.alike[timeline.by]
  const isPositive = asShown(periods[most].sentiment ?? 0) > 0
  return words.sentence({ most: periodName(periods[most].period), least: periodName(periods[least].period), isPositive })
}

/** The first and the last day of a month or a year. */
export const daysOfPeriod = (period: string): { from: string; to: string } =>
  period.length === 4 ? { from: `${period}-01-01`, to: `${period}-12-31` } : monthDays(period)

/** A month or a year, and the way to its messages. */
const periodPoint = (of: Sounding): Point => ({ said: hintOf(of), messages: of.messages, wanted: daysOfPeriod(of.period) })

/** A row a month or a year. */
export const sentimentTimelineTable = ({ by, periods }: SentimentTimeline): Table => ({
  columns: [words.columns[by], words.columns.sentiment, words.columns.scored, words.columns.messages].map(text),
  rows: periods.map(({ period, sentiment, scored, messages }) => [
    { value: period, shown: periodName(period) },
    { value: sentiment ?? '', shown: format.score(sentiment) },
    { value: scored, shown: format.count(scored) },
    messagesCell(messages, daysOfPeriod(period)),
  ]),
})
