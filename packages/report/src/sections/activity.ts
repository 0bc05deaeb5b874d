import { DAY } from '@convostat/format/seconds'
import { sayReport } from '#messages/index.ts'
import { largest } from '../extremes.ts'
import type { Facts } from '../facts.ts'
import { day, hour, month, number, shortWeekdays, weekday } from '../format.ts'
import type { Block, Line, Section } from '../model.ts'
import { colorOf, framed, present, who } from './parts.ts'

const { activity: say, week } = sayReport

export function activitySection(facts: Facts): Section | null {
  const series = facts.timeseries
  if (!series?.remark) return null
  const spans = spansOf(facts)
  const busiest = busiestDay(facts, spans)
  return {
    id: 'activity',
    title: say.title,
    lead: spans && activityLead(spans),
    framed: busiest === null ? framed(facts, facts.messagesOnShow?.day) : null,
    blocks: present([
      stacksOf(facts),
      busiest,
      series.annotations.length > 0 && busiest === null && { kind: 'heading', line: say.standOut },
      series.annotations.length > 0 && {
        kind: 'terms',
        // The sentence above says which day is the busiest.
        terms: (busiest ? series.annotations.filter(({ kind }) => kind !== 'busiest') : series.annotations).map(
          ({ day: of, kind, value, seconds }) => ({
            term: day(of),
            line: happened(kind, kind === 'return' ? (seconds ?? value * DAY) : value, facts.overview.was_truncated),
          }),
        ),
      },
      yearTable(series),
    ]),
  }
}

/** The busiest day and one of its messages; null where the first sentence is about that day, or there is no other. */
function busiestDay(facts: Facts, spans: Spans | null): Block | null {
  const remark = facts.timeseries?.remark
  if (!remark || !spans || spans.span === 'day' || spans.starts.length === 1) return null
  return {
    kind: 'said',
    line: say.busiestOf({ messages: remark.messages, span: 'day', when: day(remark.busiest_day) }),
    framed: framed(facts, facts.messagesOnShow?.day),
  }
}

type Happened = NonNullable<Facts['timeseries']>['annotations'][number]['kind']

function happened(kind: Happened, n: number, wasTruncated: boolean): string {
  const { first, firstAnalyzed, ...others } = say.happened
  if (kind === 'first') return wasTruncated ? firstAnalyzed : first
  return others[kind]({ n })
}

/** Spans of time that a chart names: few enough to be told apart. */
type Span = 'day' | 'week' | 'month' | 'year'
const [mostDays, mostWeekDays, mostMonths] = [45, 280, 100]

interface Spans {
  span: Span
  /** The first day of each. */
  starts: string[]
  /** Messages of each row in each. */
  values: number[][]
  busiest: number
}

/** The ribbon's messages, by a span that leaves a chart neither a few bars nor too many. */
function spansOf({ ribbon }: Facts): Spans | null {
  if (!ribbon?.remark || ribbon.from === null) return null
  const { from, slots_per_day: perDay, people, rest, remark } = ribbon
  const days = remark.total_days
  const span: Span = days <= mostDays ? 'day' : days <= mostWeekDays ? 'week' : days / 30.44 <= mostMonths ? 'month' : 'year'
  const rows = [...people, ...(rest ? [rest] : [])].map(({ counts }) => counts)
  const starts: string[] = []
  const values: number[][] = []
  let key = ''
  for (let at = 0; at < days; at++) {
    const of = dayAfter(from, at)
    const now = span === 'day' ? of : span === 'week' ? String(Math.floor(at / 7)) : of.slice(0, span === 'month' ? 7 : 4)
    if (now !== key) {
      starts.push(of)
      values.push(rows.map(() => 0))
      key = now
    }
    const last = values[values.length - 1]
    for (const [row, counts] of rows.entries()) for (let i = at * perDay; i < (at + 1) * perDay; i++) last[row] += counts[i] ?? 0
  }
  const totals = values.map((each) => each.reduce((sum, value) => sum + value, 0))
  return { span, starts, values, busiest: totals.indexOf(largest(totals)) }
}

const dayAfter = (from: string, days: number): string => new Date(Date.parse(from) + days * 1000 * DAY).toISOString().slice(0, 10)

const named = (span: Span, start: string): string =>
  span === 'year' ? String(Number(start.slice(0, 4))) : span === 'month' ? month(start.slice(0, 7)) : day(start)

/** The busiest of the spans that the chart shows. */
function activityLead({ span, starts, values, busiest }: Spans): Line {
  const messages = values[busiest].reduce((sum, value) => sum + value, 0)
  // The only one is the busiest of none.
  if (starts.length === 1) return say.only({ messages, span, when: named(span, starts[0]) })
  return say.busiestOf({ messages, span, when: named(span, starts[busiest]) })
}

/** Messages of each person by months, or shorter and longer spans where these would be few or many. */
export function stacksOf(facts: Facts): Block | null {
  const spans = spansOf(facts)
  if (!spans || !facts.ribbon || spans.starts.length < 2) return null
  const { people, rest } = facts.ribbon
  return {
    kind: 'stacks',
    caption: say.per[spans.span],
    people: [
      ...people.map(({ person }) => ({ label: who(person), color: colorOf(facts, person) })),
      ...(rest ? [{ label: say.others({ n: rest.people }), color: 'faint' as const }] : []),
    ],
    spans: spans.starts.map((start, i) => ({ label: named(spans.span, start), values: spans.values[i] })),
    ticks: ticksOf(spans),
    framed: spans.busiest,
  }
}

/** Which spans are named: the first and the last, and as many between them as have room. */
function ticksOf({ span, starts }: Spans): number[] {
  const last = starts.length - 1
  const isBeginning = (start: string): boolean => span === 'year' || (span === 'month' ? start.slice(5, 7) === '01' : false)
  const inner = starts.flatMap((start, i) => (i > last * 0.14 && i < last * 0.86 && isBeginning(start) ? [i] : []))
  const every = Math.max(1, Math.ceil(inner.length / 5))
  return [...new Set([0, ...inner.filter((_, i) => i % every === 0), last])]
}

/** From the third year on readers look up a year. */
const leastYears = 3

function yearTable({ days, counts }: { days: readonly string[]; counts: readonly number[] }): Block | null {
  const years = new Map<string, { messages: number; days: number; most: number; on: string }>()
  days.forEach((of, place) => {
    const year = of.slice(0, 4)
    const known = years.get(year) ?? { messages: 0, days: 0, most: -1, on: of }
    const value = counts[place]
    years.set(year, {
      messages: known.messages + value,
      days: known.days + (value > 0 ? 1 : 0),
      ...(value > known.most ? { most: value, on: of } : { most: known.most, on: known.on }),
    })
  })
  if (years.size < leastYears) return null
  return {
    kind: 'table',
    caption: say.years,
    columns: [
      { title: say.yearColumns[0], align: 'start', isWide: true },
      { title: say.yearColumns[1], align: 'end' },
      { title: say.yearColumns[2], align: 'end' },
      { title: say.yearColumns[3], align: 'end' },
    ],
    rows: [...years].map(([year, { messages, days, most, on }]) => [
      String(Number(year)),
      number(messages),
      number(days),
      most > 0 ? say.busiest({ day: on, messages: most }) : '–',
    ]),
  }
}

/** As on the dashboard: in fewer messages there is no habit. */
const leastForHabit = 20

export function heatmapSection(facts: Facts): Section | null {
  const { heatmap } = facts
  if (!heatmap?.remark) return null
  const { counts, remark } = heatmap
  const cell = counts.flat().reduce((all, value) => all + value, 0) >= leastForHabit ? remark.busiest_cell : null
  return {
    id: 'week',
    title: week.title,
    lead: cell
      ? week.busiest({ day: weekday(cell.weekday), hour: cell.hour, next: (cell.hour + 1) % 24, messages: cell.messages })
      : week.hour({ hour: remark.busiest_hour }),
    framed: cell ? framed(facts, facts.messagesOnShow?.hour) : null,
    blocks: [heatmapOf(counts, cell)],
  }
}

export function heatmapOf(
  counts: readonly (readonly number[])[],
  cell: { weekday: number; hour: number; messages: number } | null,
): Extract<Block, { kind: 'heatmap' }> {
  return {
    kind: 'heatmap',
    caption: week.byHour,
    rows: shortWeekdays(),
    columns: Array.from({ length: 24 }, (_, of) => (of % 3 === 0 ? hour(of) : '')),
    cells: counts,
    ...(cell && { frame: { row: cell.weekday, column: cell.hour, label: number(cell.messages) } }),
  }
}
