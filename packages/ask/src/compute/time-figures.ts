/** When: the first and the last, the busiest, the longest. */

import { burstFigures } from '@convostat/engine/analyses/burst-figures'
import { conversations } from '@convostat/engine/analyses/conversations'
import { coldStreaks } from '@convostat/engine/analyses/gaps'
import { heatmap } from '@convostat/engine/analyses/heatmap'
import { overview } from '@convostat/engine/analyses/overview'
import { streaks } from '@convostat/engine/analyses/streaks'
import { timeseries } from '@convostat/engine/analyses/timeseries'
import { writingStyle } from '@convostat/engine/analyses/words/writing-style'
import { type Chat, kindIndex } from '@convostat/engine/chat/chat'
import { dateOf, dayOf, isoDay, parseDay, weekdayOf } from '@convostat/engine/chat/civil'
import { length } from '@convostat/engine/columns/length'
import { replies } from '@convostat/engine/columns/response-time'
import { DAY, HOUR } from '@convostat/format/seconds'
import type { CalendarUnit, Counted, Plan, Scope, TimeUnit } from '../plan.ts'
import type { QuestionContext } from '../question-context.ts'
import { type Counter, counterOf } from './counting.ts'
import type { Definition } from './definitions.ts'
import { placedOf } from './people-figures.ts'
import { seasonOf, seasons } from './seasons.ts'
import { isOfSomeTimes, rowsAtEnd, rowsThen, searchOf, selected } from './selected.ts'
import { type ComputedAnswer, isoDayOf, type Voice } from './sentences.ts'

type Of<Name extends Plan['name']> = Extract<Plan, { name: Name }>
type Computed = Promise<ComputedAnswer | null>

const EXAMPLES = 5

export async function firstOrLast(plan: Of<'first_or_last'>, asked: QuestionContext, voice: Voice): Computed {
  const { chat, today } = asked
  const { which, wants, metric, phrase } = plan
  const counter = counterOf(plan, asked, null)
  const [row] = counter.examples(plan.scope, 1, which)
  const thing = voice.fill(voice.words.things[phrase === undefined ? metric : 'phrase'] ?? '', { phrase: phrase ?? '' })
  const unit = wants === 'days_ago' ? 'days' : wants === 'who' ? 'person' : 'date'
  const definition = wants === 'days_ago' ? 'days_ago' : 'first_or_last'
  const name = `${which}_${phrase === undefined ? metric : 'message_with_phrase'}`
  if (row === undefined)
    return {
      sentence: phrase === undefined ? 'none' : 'none_phrase',
      slots: { thing, phrase: phrase ?? '' },
      rows: [],
      figure: { metric: name, value: null, unit, definition },
      remarks: ['not_said'],
    }
  const ago = today - Math.floor(chat.time[row] / DAY)
  const author = chat.participants[chat.author[row]]
  return {
    sentence: wants === 'days_ago' ? (which === 'first' ? 'days_ago_first' : 'days_ago_last') : which,
    slots: {
      thing,
      date: voice.dateOfRow(row),
      of: scopeIsOne(plan.scope) ? '' : `, ${author}`,
      quote: voice.quote(row),
      n: voice.counted(ago, { metric: 'active_days' }),
      value: voice.number(ago),
    },
    rows: [row],
    figure: { metric: name, value: wants === 'days_ago' ? ago : wants === 'who' ? author : isoDayOf(chat, row), unit, definition },
    search: phrase === undefined && metric === 'messages' ? undefined : counter.search(plan.scope),
  }
}

export async function chatSpan(plan: Of<'chat_span'>, { chat }: QuestionContext, voice: Voice): Computed {
  const { totalDays } = overview(chat)
  const whole = selected(chat, {})
  const [[first], [last]] = [rowsAtEnd(chat, whole, 'first'), rowsAtEnd(chat, whole, 'last')]
  if (first === undefined) return null
  return {
    sentence: plan.wants === 'since' ? 'since' : 'span',
    slots: {
      date: voice.dateOfRow(first),
      to: voice.dateOfRow(last),
      n: voice.counted(totalDays, { metric: 'active_days' }),
      value: voice.number(totalDays),
    },
    rows: [first, last],
    figure:
      plan.wants === 'since'
        ? { metric: 'first_message', value: isoDayOf(chat, first), unit: 'date', definition: 'first_or_last' }
        : { metric: 'total_days', value: totalDays, unit: 'days', definition: 'total_days' },
  }
}

/** The sentence already says who wrote it. */
const scopeIsOne = ({ people }: Scope): boolean => people?.length === 1

interface Bucket {
  /** `2021-03-04`, `2021-03`, `2021`, a weekday's or an hour's number. */
  key: string
  label: string
  count: number
  scope: Scope
}

export async function busiest(plan: Of<'busiest'>, asked: QuestionContext, voice: Voice): Computed {
  const { unit, order, scope, phrase } = plan
  const counter = counterOf(plan, asked, null)
  // Of some weekdays or hours, or of words, each message has to be looked at.
  const rows = counter.rows(scope) ?? (counter.perRow || isOfSomeTimes(scope) ? rowsThen(asked.chat, scope) : null)
  const all = bucketsOf(unit, scope, asked, voice, rows, counter.perRow)
  // The week in which a chat begins or ends is quiet because there is little of it.
  const whole = unit === 'week' && order === 'least' ? all.slice(1, -1) : []
  const buckets = whole.length > 0 ? whole : all
  const sign = order === 'most' ? 1 : -1
  if (plan.place !== undefined || plan.top !== undefined) return placedThen(plan, buckets, counter, voice)
  const found = buckets.reduce<Bucket | null>((best, each) => (best === null || sign * (each.count - best.count) > 0 ? each : best), null)
  const definition: Definition = `busiest_${unit}`
  const name = phrase === undefined ? plan.metric : 'messages_with_phrase'
  if (!found || (order === 'most' && found.count === 0))
    return {
      sentence: phrase === undefined ? 'nobody' : 'none_phrase',
      slots: { metric: voice.metric(plan), phrase: phrase ?? '' },
      rows: [],
      figure: { metric: name, value: null, unit: unitOfTime(unit), definition },
      remarks: ['not_said'],
    }
  const isOfMany = unit === 'day' || unit === 'week'
  const tied = buckets.filter(({ count }) => count === found.count).length > 1
  return {
    sentence: phrase === undefined ? (order === 'most' ? 'busiest' : 'quietest') : order === 'most' ? 'busiest_phrase' : 'quietest_phrase',
    slots: {
      unit: voice.words.units[unit],
      metric: voice.metric(plan),
      phrase: phrase ?? '',
      label: found.label,
      value: voice.number(found.count),
    },
    rows: found.count === 0 ? [] : counter.examples(found.scope, EXAMPLES),
    figure: {
      metric: name,
      value: isNumbered(unit) ? Number(found.key) : found.key,
      unit: unitOfTime(unit),
      definition,
      // Days and weeks are too many to be compared at a glance.
      parts: (isOfMany ? [found] : buckets).map(({ key, count }) => ({ of: key, value: count })),
    },
    search: counter.search(found.scope),
    ...(tied && { remarks: ['tied'] as const }),
  }
}

/** The second busiest, or the three busiest. */
function placedThen(plan: Of<'busiest'>, buckets: readonly Bucket[], counter: Counter, voice: Voice): ComputedAnswer {
  const { unit, order, place } = plan
  const sign = order === 'most' ? 1 : -1
  const sorted = buckets
    .filter(({ count }) => order === 'least' || count > 0)
    .sort((a, b) => sign * (b.count - a.count))
    .map((each) => ({ ...each, of: each.key, value: each.count }))
  const figure = { metric: plan.metric, unit: unitOfTime(unit), definition: `busiest_${unit}` } as const
  const found = sorted[(place ?? 1) - 1]
  if (!found) return { sentence: 'not_said', rows: [], figure: { ...figure, value: null, parts: [] }, remarks: ['not_said'] }
  const { shown, ...told } = placedOf(sorted, plan, voice)
  return {
    ...told,
    slots: { ...told.slots, unit: voice.words.units[unit], metric: voice.metric(plan) },
    rows: found.count === 0 ? [] : counter.examples(found.scope, EXAMPLES),
    figure: {
      ...figure,
      value: isNumbered(unit) ? Number(found.key) : found.key,
      // Days and weeks are too many to be compared at a glance.
      parts: (unit === 'day' || unit === 'week' ? shown : buckets.map((each) => ({ of: each.key, value: each.count }))).map(
        ({ of, value }) => ({ of, value }),
      ),
    },
    ...(place !== undefined && { search: counter.search(found.scope) }),
  }
}

const isNumbered = (unit: TimeUnit): boolean => unit === 'weekday' || unit === 'hour' || unit === 'year'

/** How many days, weeks, months or years have more than a number of messages, or some on each of their days. */
export async function countUnits({ unit, has, scope }: Of<'count_units'>, asked: QuestionContext, voice: Voice): Computed {
  const messages: Counted = { metric: 'messages' }
  const counter = counterOf(messages, asked, null)
  const all = bucketsOf(unit, scope, asked, voice, isOfSomeTimes(scope) ? rowsThen(asked.chat, scope) : null)
  const least = typeof has === 'object' ? has.moreThan : 0
  const name = has === 'every_day' ? 'units_every_day' : 'units_over'
  const isWhole = has === 'every_day' ? wholeIn(unit, scope, asked) : () => true
  const found = all.filter(({ key, count }) => count > least && isWhole(key))
  const largest = found.toSorted((a, b) => b.count - a.count)
  const listed = found.length > MOST_UNITS ? largest.slice(0, MOST_UNITS) : found
  return {
    sentence: name,
    slots: {
      unit: voice.words.units[unit],
      n: voice.number(least),
      value: voice.number(found.length),
      metric: voice.metric(messages),
      rest: found.length === 0 ? '' : ` (${listed.map(({ label }) => label).join(', ')}${found.length > MOST_UNITS ? ', …' : ''})`,
    },
    rows: found.length === 0 ? [] : counter.examples(largest[0].scope, EXAMPLES),
    figure: {
      metric: 'units',
      value: found.length,
      unit: `${unit}s`,
      definition: name,
      parts: found.map(({ key, count }) => ({ of: key, value: count })),
    },
  }
}

/** Of more units than this the largest are named. */
const MOST_UNITS = 12

/** Whether there is a message on every calendar day of a unit, also of those before the first message and after the last. */
function wholeIn(unit: CalendarUnit, scope: Scope, { chat }: QuestionContext): (key: string) => boolean {
  const { days, counts } = timeseries(chat, selected(chat, scope))
  const written = new Map<string, number>()
  for (const [i, day] of days.entries()) {
    const key = keyOf[unit](day)
    if (counts[i] > 0) written.set(key, (written.get(key) ?? 0) + 1)
  }
  return (key) => {
    const first = parseDay(`${key}-01-01`.slice(0, '2021-03-04'.length)) ?? 0
    const { from, to } = daysOf(unit, first, {})
    return written.get(key) === to - from + 1
  }
}

const unitOfTime = (unit: TimeUnit) => (unit === 'day' ? 'date' : unit)

/** All of a unit from the first message counted to the last one. `rows` where not all messages are counted, or not each as one: `perRow`. */
function bucketsOf(
  unit: TimeUnit,
  scope: Scope,
  { chat }: QuestionContext,
  voice: Voice,
  rows: Uint32Array | null,
  perRow: Uint32Array | null = null,
): Bucket[] {
  const selection = selected(chat, scope)
  if (unit === 'weekday' || unit === 'hour') {
    const sums = new Array<number>(unit === 'weekday' ? 7 : 24).fill(0)
    if (rows)
      for (const row of rows)
        sums[unit === 'weekday' ? weekdayOf(Math.floor(chat.time[row] / DAY)) : Math.floor((chat.time[row] % DAY) / HOUR)] +=
          perRow?.[row] ?? 1
    else
      for (const [weekday, hours] of heatmap(chat, selection).entries())
        for (const [hour, count] of hours.entries()) sums[unit === 'weekday' ? weekday : hour] += count
    if (sums.every((sum) => sum === 0)) return []
    return sums.map((count, i) => ({
      key: String(i),
      label: unit === 'weekday' ? voice.weekday(i) : voice.hour(i),
      count,
      scope: { ...scope, ...(unit === 'weekday' ? { weekdays: [i] } : { hours: [i] }) },
    }))
  }
  const { days, counts } = rows ? ofRows(chat, rows, perRow) : timeseries(chat, selection)
  if (unit === 'season') {
    const sums = seasons.map(() => 0)
    for (const [i, day] of days.entries()) sums[seasonOf(dateOf(day).month)] += counts[i]
    if (sums.every((sum) => sum === 0)) return []
    return seasons.map(({ name, months }, i) => {
      const label = voice.words.seasons[name]
      return { key: label, label, count: sums[i], scope: { ...scope, months } }
    })
  }
  const byKey = new Map<string, Bucket>()
  for (const [i, day] of days.entries()) {
    // Of the quietest Sunday no Monday is a candidate.
    if (isOutside(scope, day)) continue
    const { key, label } = namedIn[unit](day, voice)
    const there = byKey.get(key) ?? { key, label, count: 0, scope: { ...scope, ...daysOf(unit, day, scope) } }
    there.count += counts[i]
    byKey.set(key, there)
  }
  return [...byKey.values()]
}

const isOutside = ({ weekdays, months }: Scope, day: number): boolean =>
  weekdays?.includes(weekdayOf(day)) === false || months?.includes(dateOf(day).month) === false

const mondayOf = (day: number): number => day - weekdayOf(day)

const keyOf: Readonly<Record<CalendarUnit, (day: number) => string>> = {
  day: (day) => isoDay(day),
  week: (day) => isoDay(mondayOf(day)),
  month: (day) => isoDay(day).slice(0, 7),
  year: (day) => isoDay(day).slice(0, 4),
}

/** What the day, the week, the month or the year around a day is called. */
const namedIn: Readonly<Record<'day' | 'week' | 'month' | 'year', (day: number, voice: Voice) => { key: string; label: string }>> = {
  day: (day, voice) => ({ key: keyOf.day(day), label: voice.date(day) }),
  week: (day, voice) => ({ key: keyOf.week(day), label: voice.period({ from: mondayOf(day), to: mondayOf(day) + 6 }) }),
  month: (day, voice) => ({ key: keyOf.month(day), label: voice.month(keyOf.month(day)) }),
  year: (day) => ({ key: keyOf.year(day), label: keyOf.year(day) }),
}

/** Rows, oldest first, of each day from the first of them to the last. */
function ofRows({ time }: Chat, rows: Uint32Array, perRow: Uint32Array | null): { days: number[]; counts: number[] } {
  if (rows.length === 0) return { days: [], counts: [] }
  const first = Math.floor(time[rows[0]] / DAY)
  const size = Math.floor(time[rows[rows.length - 1]] / DAY) - first + 1
  const counts = new Array<number>(size).fill(0)
  for (const row of rows) counts[Math.floor(time[row] / DAY) - first] += perRow?.[row] ?? 1
  return { days: counts.map((_, i) => first + i), counts }
}

function daysOf(unit: 'day' | 'week' | 'month' | 'year', day: number, { from = 0, to = 1e9 }: Scope): { from: number; to: number } {
  const { year, month } = dateOf(day)
  const [first, next] =
    unit === 'day'
      ? [day, day + 1]
      : unit === 'week'
        ? [mondayOf(day), mondayOf(day) + 7]
        : unit === 'year'
          ? [dayOf(year, 1, 1), dayOf(year + 1, 1, 1)]
          : [dayOf(year, month, 1), month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1)]
  return { from: Math.max(from, first), to: Math.min(to, next - 1) }
}

export async function longest(plan: Of<'longest'>, asked: QuestionContext, voice: Voice): Computed {
  const { chat } = asked
  const { scope } = plan
  const selection = selected(chat, scope)
  const time = (row: number): string => voice.dateOfRow(row)
  if (plan.of === 'message') {
    const { longest } = writingStyle(chat, selection).everyone
    if (!longest) return none('message')
    const author = voice.author(longest.row)
    return {
      sentence: 'longest_message',
      slots: {
        of: scopeIsOne(scope) ? '' : `, ${author}`,
        date: time(longest.row),
        n: voice.counted(longest.length, { metric: 'characters' }),
        value: voice.number(longest.length),
        quote: voice.quote(longest.row),
      },
      rows: [longest.row],
      figure: {
        metric: 'longest_message',
        value: plan.wants === 'who' ? author : longest.length,
        unit: plan.wants === 'who' ? 'person' : 'characters',
        definition: 'longest_message',
      },
    }
  }
  if (plan.of === 'conversation') {
    const { longest } = conversations(chat, selection)
    if (!longest) return none('conversation')
    const messages = longest.end - longest.start
    return {
      sentence: 'longest_conversation',
      slots: {
        n: voice.counted(messages, { metric: 'messages' }),
        value: voice.number(messages),
        date: time(longest.start),
        to: time(longest.end - 1),
      },
      rows: shownRows(chat, longest.start, longest.end),
      figure: { metric: 'longest_conversation', value: messages, unit: 'messages', definition: 'longest_conversation' },
    }
  }
  if (plan.of === 'streak' || plan.of === 'current_streak') {
    const found = streaks(chat, selection)
    const streak = plan.of === 'streak' ? found.streaks.at((plan.place ?? 1) - 1) : found.current
    if (!streak) return none(plan.of)
    const name = plan.of === 'streak' ? 'longest_streak' : 'current_streak'
    return {
      sentence: plan.place === undefined ? name : 'ranked_streak',
      slots: {
        place: voice.number(plan.place ?? 1),
        n: voice.counted(streak.days, { metric: 'active_days' }),
        value: voice.number(streak.days),
        date: voice.date(streak.from),
        to: voice.date(streak.to),
      },
      rows: [streak.row],
      figure: { metric: name, value: streak.days, unit: 'days', definition: plan.of },
      search: searchOf({ ...scope, from: streak.from, to: streak.to }),
    }
  }
  if (plan.of === 'silence') {
    const isShown = (row: number): boolean => chat.hidden?.[chat.author[row]] !== 1
    const silence = coldStreaks(chat, selection).filter(({ row }) => isShown(row - 1))[(plan.place ?? 1) - 1]
    if (!silence) return none('silence')
    return {
      sentence: plan.place === undefined ? 'longest_silence' : 'ranked_silence',
      slots: {
        place: voice.number(plan.place ?? 1),
        value: voice.span(silence.seconds),
        date: time(silence.row - 1),
        to: time(silence.row),
        author: voice.author(silence.row),
      },
      rows: [silence.row - 1, silence.row],
      figure: {
        metric: 'longest_gap',
        value: plan.wants === 'who' ? voice.author(silence.row) : silence.seconds,
        unit: plan.wants === 'who' ? 'person' : 'seconds',
        definition: 'silence',
      },
    }
  }
  if (plan.of === 'reply') return slowestReply(plan, asked, voice)
  const [burst] = burstFigures(chat, selection, 1).longest
  if (!burst) return none('burst')
  const messages = burst.end - burst.start
  return {
    sentence: 'longest_burst',
    slots: {
      n: voice.counted(messages, { metric: 'messages' }),
      value: voice.number(messages),
      author: voice.author(burst.start),
      date: time(burst.start),
    },
    rows: shownRows(chat, burst.start, burst.end),
    figure: { metric: 'longest_burst', value: messages, unit: 'messages', definition: 'burst' },
  }
}

/** The reply that took longest, and the message that it answers. */
function slowestReply({ scope, wants }: Of<'longest'>, { chat }: QuestionContext, voice: Voice): ComputedAnswer {
  const { from, to, authors } = selected(chat, scope)
  const { rows, seconds } = replies(chat)
  let slowest = -1
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]
    const isAsked = row >= from && row < to && (!authors || authors[chat.author[row]] === 1) && chat.hidden?.[chat.author[row]] !== 1
    if (isAsked && (slowest < 0 || seconds[i] > seconds[slowest])) slowest = i
  }
  if (slowest < 0) return none('reply')
  const row = rows[slowest]
  const author = voice.author(row)
  return {
    sentence: 'slowest_reply',
    slots: {
      value: voice.duration(seconds[slowest]),
      date: voice.dateOfRow(row),
      of: scopeIsOne(scope) ? '' : `, ${author}`,
      quote: voice.quote(row),
    },
    rows: [row - 1, row].filter((each) => chat.hidden?.[chat.author[each]] !== 1),
    figure: {
      metric: 'slowest_reply',
      value: wants === 'who' ? author : seconds[slowest],
      unit: wants === 'who' ? 'person' : 'seconds',
      definition: 'slowest_reply',
    },
  }
}

export async function shortestMessage({ scope, wants }: Of<'shortest_message'>, { chat }: QuestionContext, voice: Voice): Computed {
  const selection = selected(chat, scope)
  const sizes = length(chat)
  let shortest = -1
  let many = 0
  for (let row = selection.from; row < selection.to; row++) {
    const isText = chat.kind[row] === kindIndex.text || chat.kind[row] === kindIndex.media
    if (
      !isText ||
      sizes[row] === 0 ||
      (selection.authors && selection.authors[chat.author[row]] !== 1) ||
      chat.hidden?.[chat.author[row]] === 1
    )
      continue
    if (shortest >= 0 && sizes[row] > sizes[shortest]) continue
    many = shortest >= 0 && sizes[row] === sizes[shortest] ? many + 1 : 1
    if (many === 1) shortest = row
  }
  const figure = { metric: 'shortest_message', unit: wants === 'who' ? 'person' : 'characters', definition: 'shortest_message' } as const
  if (shortest < 0) return { sentence: 'not_said', rows: [], figure: { ...figure, value: null }, remarks: ['not_said'] }
  const author = voice.author(shortest)
  return {
    sentence: 'shortest_message',
    slots: {
      of: scopeIsOne(scope) ? '' : `, ${author}`,
      date: voice.dateOfRow(shortest),
      n: voice.counted(sizes[shortest], { metric: 'characters' }),
      value: voice.number(sizes[shortest]),
      quote: voice.quote(shortest),
    },
    rows: [shortest],
    figure: { ...figure, value: wants === 'who' ? author : sizes[shortest] },
    ...(many > 1 && { remarks: ['tied'] as const }),
  }
}

/** The first messages of a stretch, except for what hidden people wrote. */
const shownRows = (chat: Chat, start: number, end: number): number[] =>
  Array.from({ length: Math.min(EXAMPLES, end - start) }, (_, i) => start + i).filter((row) => chat.hidden?.[chat.author[row]] !== 1)

function none(of: Of<'longest'>['of']): ComputedAnswer {
  const [metric, unit, definition] = (
    {
      message: ['longest_message', 'characters', 'longest_message'],
      conversation: ['longest_conversation', 'messages', 'longest_conversation'],
      streak: ['longest_streak', 'days', 'streak'],
      current_streak: ['current_streak', 'days', 'current_streak'],
      silence: ['longest_gap', 'seconds', 'silence'],
      burst: ['longest_burst', 'messages', 'burst'],
      reply: ['slowest_reply', 'seconds', 'slowest_reply'],
    } as const
  )[of]
  return { sentence: 'not_said', rows: [], figure: { metric, value: null, unit, definition }, remarks: ['not_said'] }
}
