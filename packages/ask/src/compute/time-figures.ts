/** When: the first and the last, the busiest, the longest. */

import { burstFigures } from '@convostat/engine/analyses/burst-figures'
import { conversations } from '@convostat/engine/analyses/conversations'
import { coldStreaks } from '@convostat/engine/analyses/gaps'
import { heatmap } from '@convostat/engine/analyses/heatmap'
import { overview } from '@convostat/engine/analyses/overview'
import { streaks } from '@convostat/engine/analyses/streaks'
import { timeseries } from '@convostat/engine/analyses/timeseries'
import { writingStyle } from '@convostat/engine/analyses/words/writing-style'
import type { Chat } from '@convostat/engine/chat/chat'
import { dateOf, dayOf, isoDay, weekdayOf } from '@convostat/engine/chat/civil'
import { DAY, HOUR } from '@convostat/format/seconds'
import type { Plan, Scope, TimeUnit } from '../plan.ts'
import type { QuestionContext } from '../question-context.ts'
import { counterOf } from './counting.ts'
import type { Definition } from './definitions.ts'
import { atItsTime, rowsAtEnd, searchOf, selected } from './selected.ts'
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
  // Of some weekdays or hours each message has to be looked at.
  const rows = counter.rows(scope) ?? (scope.weekdays || scope.hours ? rowsThen(asked.chat, scope) : null)
  const buckets = bucketsOf(unit, scope, asked, voice, rows)
  const sign = order === 'most' ? 1 : -1
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
  const isNumber = unit === 'weekday' || unit === 'hour' || unit === 'year'
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
      value: isNumber ? Number(found.key) : found.key,
      unit: unitOfTime(unit),
      definition,
      // Days are too many to be compared at a glance.
      parts: (unit === 'day' ? [found] : buckets).map(({ key, count }) => ({ of: key, value: count })),
    },
    search: counter.search(found.scope),
    ...(tied && { remarks: ['tied'] as const }),
  }
}

/** The rows of a scope with weekdays or hours. */
function rowsThen(chat: Chat, scope: Scope): Uint32Array {
  const { from, to, authors } = selected(chat, scope)
  const isThen = atItsTime(chat, scope)
  const rows: number[] = []
  for (let row = from; row < to; row++) if ((!authors || authors[chat.author[row]] === 1) && isThen(row)) rows.push(row)
  return Uint32Array.from(rows)
}

const unitOfTime = (unit: TimeUnit) => (unit === 'day' ? 'date' : unit)

/** All of a unit from the first message counted to the last one. `rows` where not all messages are counted. */
function bucketsOf(unit: TimeUnit, scope: Scope, { chat }: QuestionContext, voice: Voice, rows: Uint32Array | null): Bucket[] {
  const selection = selected(chat, scope)
  if (unit === 'weekday' || unit === 'hour') {
    const sums = new Array<number>(unit === 'weekday' ? 7 : 24).fill(0)
    if (rows)
      for (const row of rows)
        sums[unit === 'weekday' ? weekdayOf(Math.floor(chat.time[row] / DAY)) : Math.floor((chat.time[row] % DAY) / HOUR)]++
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
  const byKey = new Map<string, Bucket>()
  const size = unit === 'day' ? 10 : unit === 'month' ? 7 : 4
  const { days, counts } = rows ? ofRows(chat, rows) : timeseries(chat, selection)
  for (const [i, day] of days.entries()) {
    const key = isoDay(day).slice(0, size)
    const label = unit === 'day' ? voice.date(day) : unit === 'month' ? voice.month(key) : key
    const there = byKey.get(key) ?? { key, label, count: 0, scope: { ...scope, ...daysOf(unit, day, scope) } }
    there.count += counts[i]
    byKey.set(key, there)
  }
  return [...byKey.values()]
}

/** Rows, oldest first, of each day from the first of them to the last. */
function ofRows({ time }: Chat, rows: Uint32Array): { days: number[]; counts: number[] } {
  if (rows.length === 0) return { days: [], counts: [] }
  const first = Math.floor(time[rows[0]] / DAY)
  const size = Math.floor(time[rows[rows.length - 1]] / DAY) - first + 1
  const counts = new Array<number>(size).fill(0)
  for (const row of rows) counts[Math.floor(time[row] / DAY) - first]++
  return { days: counts.map((_, i) => first + i), counts }
}

function daysOf(unit: 'day' | 'month' | 'year', day: number, { from = 0, to = 1e9 }: Scope): { from: number; to: number } {
  const { year, month } = dateOf(day)
  const [first, next] =
    unit === 'day'
      ? [day, day + 1]
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
    const streak = plan.of === 'streak' ? found.streaks.at(0) : found.current
    if (!streak) return none(plan.of)
    const name = plan.of === 'streak' ? 'longest_streak' : 'current_streak'
    return {
      sentence: name,
      slots: {
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
    const silence = coldStreaks(chat, selection).find(({ row }) => isShown(row - 1))
    if (!silence) return none('silence')
    return {
      sentence: 'longest_silence',
      slots: {
        value: voice.days(silence.seconds),
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
    } as const
  )[of]
  return { sentence: 'not_said', rows: [], figure: { metric, value: null, unit, definition }, remarks: ['not_said'] }
}
