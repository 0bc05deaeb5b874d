import { largest } from '../extremes.ts'
import type { Facts } from '../facts.ts'
import { count, day, hour, month, number, shortWeekdays, weekday } from '../format.ts'
import type { Block, Section } from '../model.ts'
import { present } from './parts.ts'

/** More points than an area this wide can show. */
const mostPoints = 240

export function activitySection(facts: Facts): Section | null {
  const series = facts.timeseries
  if (!series?.remark) return null
  const { remark } = series
  const chart = activityArea(facts, 'Messages over time')
  return {
    id: 'activity',
    title: 'Activity',
    lead: `${day(remark.busiest_day)} was the busiest day, with ${count(remark.messages, 'message')}; ${month(remark.busiest_month.month)} the busiest month, with ${number(remark.busiest_month.messages)}.`,
    blocks: present([
      chart,
      { kind: 'heading', line: 'Year by year' },
      yearTable(series),
      series.annotations.length > 0 && { kind: 'heading', line: 'Days that stand out' },
      series.annotations.length > 0 && {
        kind: 'table',
        caption: '',
        columns: [
          { title: 'Day', align: 'start' },
          { title: 'What happened', align: 'start', isWide: true },
        ],
        rows: series.annotations.map(({ day: of, kind, value }) => [
          day(of),
          kind === 'first' && facts.overview.was_truncated ? 'The first message analyzed' : happened[kind](value),
        ]),
      },
    ]),
  }
}

const happened: Record<NonNullable<Facts['timeseries']>['annotations'][number]['kind'], (value: number) => string> = {
  first: () => 'The first message',
  busiest: (value) => `The most messages of a day: ${number(value)}`,
  return: (value) => `The first message after ${count(value, 'quiet day')}`,
  rise: (value) => `The four weeks from here have ${number(value)} more messages than the four before`,
}

/** Messages by the day, or by spans of days where there are more of them than one could see. */
export function activityArea({ timeseries }: Facts, caption: string): Extract<Block, { kind: 'area' }> | null {
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
  const of = step === 1 ? 'a day' : `in ${step} days`
  return {
    kind: 'area',
    caption: `${caption}: messages ${of}`,
    values,
    unit: of,
    ticks: ticksOf(x),
    marks: [
      {
        at: values.length > 1 ? highest / (values.length - 1) : 0,
        value: values[highest]!,
        label: `${number(Math.round(values[highest]!))} ${of}, ${day(x[Math.min(x.length - 1, highest * step)]!)}`,
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
    .map((place) => ({ at: place / last, label: days[place]!.slice(0, 4).replace(/^0+(?=\d)/, '') }))
  return last === 0 ? [{ at: 0, label: day(days[0]!) }] : [{ at: 0, label: day(days[0]!) }, ...inner, { at: 1, label: day(days[last]!) }]
}

function yearTable({ days, counts }: { days: readonly string[]; counts: readonly number[] }): Block {
  const years = new Map<string, { messages: number; days: number; most: number; on: string }>()
  days.forEach((of, place) => {
    const year = of.slice(0, 4)
    const known = years.get(year) ?? { messages: 0, days: 0, most: -1, on: of }
    const value = counts[place]!
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
      { title: 'Year', align: 'start', isWide: true },
      { title: 'Messages', align: 'end' },
      { title: 'Days with a message', align: 'end' },
      { title: 'Busiest day', align: 'end' },
    ],
    rows: [...years].map(([year, { messages, days, most, on }]) => [
      String(Number(year)),
      number(messages),
      number(days),
      most > 0 ? `${day(on)} (${number(most)})` : '–',
    ]),
  }
}

export function heatmapSection({ heatmap }: Facts): Section | null {
  if (!heatmap?.remark) return null
  const { counts, remark } = heatmap
  // As on the dashboard: in so few messages there is no habit.
  const busiest = counts.flat().reduce((all, value) => all + value, 0) >= 20 ? remark.busiest_time : null
  return {
    id: 'week',
    title: 'Days and hours',
    lead: `${busiest ? `${weekday(busiest.weekday)} ${parts[busiest.part]} hold the most messages, ${number(busiest.messages)} of them. ` : ''}The busiest hour begins at ${hour(remark.busiest_hour)}.`,
    blocks: [
      {
        kind: 'heatmap',
        caption: 'Messages by weekday and hour',
        rows: shortWeekdays(),
        columns: Array.from({ length: 24 }, (_, of) => (of % 3 === 0 ? hour(of) : '')),
        cells: counts,
        ...(busiest && { frame: { row: busiest.weekday, from: 6 * Object.keys(parts).indexOf(busiest.part), count: 6 } }),
      },
      {
        kind: 'bars',
        caption: 'Messages by weekday',
        rows: counts.map((row, place) => {
          const all = row.reduce((sum, value) => sum + value, 0)
          return { label: weekday(place), value: all, text: number(all), color: 'pen' }
        }),
      },
    ],
  }
}

/** Six hours each, from midnight. */
const parts = { night: 'nights', morning: 'mornings', afternoon: 'afternoons', evening: 'evenings' }
