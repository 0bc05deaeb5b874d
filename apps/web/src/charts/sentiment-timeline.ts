import { largest } from '@convostat/api/extremes'
import type { Picked, Point } from '#charts/point.ts'
import { monthDays } from '#data/search/search-links.ts'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { asShown } from '#messages/figures.ts'
import { barAxis } from './bar-axis.ts'
import { type Drawing, quietAxis, quietLayout } from './layout.ts'
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

const margin = { l: 56, r: 12, t: 22, b: 44, pad: 4 }
/** This many scores apart from 0 are always in sight: a chat that hardly changes is not drawn as mountains. */
const leastReach = 0.1

/** A bar a month or a year, up where it sounds positive and down where negative; the highest and the lowest have their number. */
export function drawSentimentTimeline(timeline: SentimentTimeline, tokens: ChartTokens, width: number): Drawing {
  const { periods } = timeline
  const inner = width - margin.l - margin.r
  const reach =
    largest(
      periods.map(({ sentiment }) => Math.abs(sentiment ?? 0)),
      leastReach,
    ) * 1.22
  const isAllAbove = periods.every(({ sentiment }) => (sentiment ?? 0) >= 0)
  const isAllBelow = periods.every(({ sentiment }) => (sentiment ?? 0) <= 0)
  // What never happens gets a strip, so that one sees that it never does.
  const range = isAllAbove && !isAllBelow ? [-reach / 4, reach] : isAllBelow && !isAllAbove ? [-reach, reach / 4] : [-reach, reach]
  const [most, least] = extremesOf(timeline)
  return {
    data: [
      {
        type: 'bar',
        x: periods.map((_, place) => place),
        y: periods.map(({ sentiment }) => sentiment),
        marker: { color: periods.map(({ sentiment }) => ((sentiment ?? 0) < 0 ? tokens.negative : tokens.positive)) },
        hovertext: periods.map((each) => hintOf(each)),
        hoverinfo: 'text',
        textposition: 'none',
        customdata: periods.map(({ messages }) => messages),
      },
    ],
    layout: quietLayout(tokens, width, width < 520 ? 230 : 300, {
      hovermode: 'x',
      bargap: 0.22,
      margin,
      xaxis: barAxis(tokens, periods.length, inner, ticksOf(timeline, inner)),
      yaxis: quietAxis(tokens, {
        showgrid: true,
        range,
        tickvals: scaleOf(range),
        ticktext: scaleOf(range).map((value) => (value === 0 ? format.decimal(0) : format.score(value))),
        zeroline: true,
        zerolinecolor: tokens.faint,
        zerolinewidth: 1,
      }),
      annotations:
        most === undefined ? [] : [written(periods[most], most, 'bottom', tokens), written(periods[least], least, 'top', tokens)],
    }),
  }
}

/** The number of a bar: of the highest above it, of the lowest below; past 0, where no bar beside it is in the way. */
function written({ sentiment }: Sounding, place: number, yanchor: 'top' | 'bottom', tokens: ChartTokens) {
  const beyond = yanchor === 'top' ? Math.min : Math.max
  return {
    x: place,
    y: beyond(sentiment ?? 0, 0),
    text: `<b>${format.score(sentiment)}</b>`,
    showarrow: false,
    yanchor,
    font: { color: tokens.ink, size: 13 },
  }
}

/** Even steps on both sides of 0, three or four of them. */
function scaleOf([low, high]: number[]): number[] {
  const step = [0.05, 0.1, 0.2, 0.25, 0.5].find((step) => (high - low) / step <= 5) ?? 0.5
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => Math.round(100 * (first + i) * step) / 100)
}

const ticksOf = ({ by, periods }: SentimentTimeline, inner: number): Tick[] => {
  const names = periods.map(({ period }) => period)
  return by === 'monthly' ? ticksOfMonths(names, inner) : ticksOfYears(names, inner)
}

/** Places of the highest and the lowest mean, the earlier of equals; none where there is nothing to compare. */
export function extremesOf({ periods }: SentimentTimeline): number[] {
  const scored = periods.flatMap(({ sentiment }, place) => (sentiment === null ? [] : [{ sentiment, place }]))
  if (scored.length < 2) return []
  const most = scored.reduce((best, each) => (each.sentiment > best.sentiment ? each : best))
  const least = scored.reduce((best, each) => (each.sentiment < best.sentiment ? each : best))
  return most.sentiment === least.sentiment ? [] : [most.place, least.place]
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
  if (most === undefined) return words.alike
  const isPositive = asShown(periods[most].sentiment ?? 0) > 0
  return words.sentence({ most: periodName(periods[most].period), least: periodName(periods[least].period), isPositive })
}

/** The first and the last day of a month or a year. */
export const daysOfPeriod = (period: string): { from: string; to: string } =>
  period.length === 4 ? { from: `${period}-01-01`, to: `${period}-12-31` } : monthDays(period)

/** The month or year whose bar was clicked. */
export function periodAt({ periods }: SentimentTimeline, { x }: Picked): Point | null {
  const picked = periods[Number(x)]
  return picked ? { said: hintOf(picked), messages: picked.messages, wanted: daysOfPeriod(picked.period) } : null
}

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
