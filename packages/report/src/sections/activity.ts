import { sayReport } from '#messages/index.ts'
import { largest } from '../extremes.ts'
import type { Facts } from '../facts.ts'
import { day, hour, number, shortWeekdays, weekday } from '../format.ts'
import type { Block, Section } from '../model.ts'
import { present } from './parts.ts'

const { activity: say, week } = sayReport

/** More points than an area this wide can show. */
const mostPoints = 240

export function activitySection(facts: Facts): Section | null {
  const series = facts.timeseries
  if (!series?.remark) return null
  const { remark } = series
  const chart = activityArea(facts)
  return {
    id: 'activity',
    title: say.title,
    lead: say.lead({
      busiest: remark.busiest_day,
      messages: remark.messages,
      month: remark.busiest_month.month,
      inMonth: remark.busiest_month.messages,
    }),
    blocks: present([
      chart,
      { kind: 'heading', line: say.years },
      yearTable(series),
      series.annotations.length > 0 && { kind: 'heading', line: say.standOut },
      series.annotations.length > 0 && {
        kind: 'table',
        caption: '',
        columns: [
          { title: say.days[0], align: 'start' },
          { title: say.days[1], align: 'start', isWide: true },
        ],
        rows: series.annotations.map(({ day: of, kind, value }) => [day(of), happened(kind, value, facts.overview.was_truncated)]),
      },
    ]),
  }
}

type Happened = NonNullable<Facts['timeseries']>['annotations'][number]['kind']

function happened(kind: Happened, n: number, wasTruncated: boolean): string {
  const { first, firstAnalyzed, ...others } = say.happened
  if (kind === 'first') return wasTruncated ? firstAnalyzed : first
  return others[kind]({ n })
}

/** Messages by the day, or by spans of days where there are more of them than one could see. */
export function activityArea({ timeseries }: Facts): Extract<Block, { kind: 'area' }> | null {
  if (!timeseries) return null
  const { days: x, counts: y } = timeseries
  if (x.length === 0) return null
  const step = Math.ceil(x.length / mostPoints)
  const values: number[] = []
  // The last span may be cut short, and would then look like a fall: it counts as if it were whole.
  for (let at = 0; at < y.length; at += step) {
    const days = y.slice(at, at + step)
    values.push((days.reduce((all, value) => all + value, 0) / days.length) * step)
  }
  const highest = values.indexOf(largest(values))
  return {
    kind: 'area',
    caption: say.caption({ days: step }),
    values,
    unit: say.unit({ days: step }),
    ticks: ticksOf(x),
    marks: [
      {
        at: values.length > 1 ? highest / (values.length - 1) : 0,
        value: values[highest],
        label: say.mark({ messages: Math.round(values[highest]), days: step, day: x[Math.min(x.length - 1, highest * step)] }),
      },
    ],
  }
}

/** The first and the last day, and years between them, or months of a short chat. */
export function ticksOf(days: readonly string[]): { at: number; label: string }[] {
  const last = days.length - 1
  const starts = days.flatMap((of, place) => (of.endsWith('-01-01') ? [place] : []))
  const every = Math.max(1, Math.ceil(starts.length / 6))
  const inner = starts
    .filter((place, i) => i % every === 0 && place > last * 0.12 && place < last * 0.88)
    .map((place) => ({ at: place / last, label: days[place].slice(0, 4).replace(/^0+(?=\d)/, '') }))
  return last === 0 ? [{ at: 0, label: day(days[0]) }] : [{ at: 0, label: day(days[0]) }, ...inner, { at: 1, label: day(days[last]) }]
}

function yearTable({ days, counts }: { days: readonly string[]; counts: readonly number[] }): Block {
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
  return {
    kind: 'table',
    caption: '',
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

export function heatmapSection({ heatmap }: Facts): Section | null {
  if (!heatmap?.remark) return null
  const { counts, remark } = heatmap
  // As on the dashboard: in this few messages there is no habit.
  const busiest = counts.flat().reduce((all, value) => all + value, 0) >= 20 ? remark.busiest_time : null
  return {
    id: 'week',
    title: week.title,
    lead: [
      ...(busiest ? [week.busiest({ day: weekday(busiest.weekday), part: busiest.part, messages: busiest.messages })] : []),
      week.hour({ hour: remark.busiest_hour }),
    ].join(' '),
    blocks: [
      {
        kind: 'heatmap',
        caption: week.byHour,
        rows: shortWeekdays(),
        columns: Array.from({ length: 24 }, (_, of) => (of % 3 === 0 ? hour(of) : '')),
        cells: counts,
        ...(busiest && { frame: { row: busiest.weekday, from: 6 * parts.indexOf(busiest.part), count: 6 } }),
      },
      {
        kind: 'bars',
        caption: week.byDay,
        rows: counts.map((row, place) => {
          const all = row.reduce((sum, value) => sum + value, 0)
          return { label: weekday(place), value: all, text: number(all), color: 'pen' }
        }),
      },
    ],
  }
}

/** Six hours each, from midnight. */
const parts = ['night', 'morning', 'afternoon', 'evening'] as const
