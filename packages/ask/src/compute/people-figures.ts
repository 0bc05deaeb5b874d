/** How many, who most, who more. */

import { overview } from '@convostat/engine/analyses/overview'
import { timeseries } from '@convostat/engine/analyses/timeseries'
import { writingStyle } from '@convostat/engine/analyses/words/writing-style'
import type { Chat } from '@convostat/engine/chat/chat'
import { isoDay } from '@convostat/engine/chat/civil'
import { DAY } from '@convostat/format/seconds'
import type { Counted, Moment, Order, Period, Plan, Scope } from '../plan.ts'
import type { QuestionContext } from '../question-context.ts'
import { type Counter, counterOf, feelingsFor, unitOf } from './counting.ts'
import type { Definition } from './definitions.ts'
import { peopleOf } from './people-of.ts'
import { isOfSomeTimes, selected, timeTest } from './selected.ts'
import type { ComputedAnswer, Voice } from './sentences.ts'

type Of<Name extends Plan['name']> = Extract<Plan, { name: Name }>
/** Null where what it needs cannot be had. */
type Computed = Promise<ComputedAnswer | null>

const EXAMPLES = 5

const definitionOf = ({ metric, phrase }: Counted): Definition => (phrase === undefined ? metric : 'phrase')
const metricName = ({ metric, phrase }: Counted): string => (phrase === undefined ? metric : 'messages_with_phrase')

async function counterFor(counted: Counted, asked: QuestionContext): Promise<Counter | null> {
  const feelings = await feelingsFor(counted, asked)
  return feelings === undefined ? null : counterOf(counted, asked, feelings)
}

export async function count(plan: Of<'count'>, asked: QuestionContext, voice: Voice): Computed {
  const counter = await counterFor(plan, asked)
  if (!counter) return null
  if (plan.by) return countBy(plan, plan.by, counter, asked, voice)
  const value = counter.count(plan.scope)
  const sentence =
    plan.phrase !== undefined
      ? value === 0
        ? 'none_phrase'
        : 'count_phrase'
      : plan.metric === 'active_days'
        ? 'count_days'
        : plan.metric === 'conversations'
          ? 'count_conversations'
          : plan.metric === 'silent_days' || plan.metric === 'gaps' || plan.metric === 'calls' || plan.metric === 'missed_calls'
            ? 'count_there'
            : plan.metric === 'words'
              ? 'count_words'
              : 'count'
  return {
    sentence,
    slots: { n: voice.counted(value, plan), value: voice.number(value), metric: voice.metric(plan), phrase: plan.phrase ?? '' },
    rows: value === 0 ? [] : counter.examples(plan.scope, EXAMPLES),
    figure: { metric: metricName(plan), value, unit: unitOf(plan), definition: definitionOf(plan) },
    search: counter.search(plan.scope),
    ...(value === 0 && plan.phrase !== undefined && { remarks: ['not_said'] as const }),
  }
}

const MOST_LISTED = 12
/** A sentence names the largest of more parts; a chart shows them all. */
const LARGEST_SAID = 3

function countBy(
  plan: Of<'count'>,
  by: NonNullable<Of<'count'>['by']>,
  counter: Counter,
  asked: QuestionContext,
  voice: Voice,
): ComputedAnswer | null {
  const { chat } = asked
  const { scope } = plan
  const parts = ((): { of: string; label: string; value: number }[] | null => {
    if (by === 'person') {
      const people = scope.people ?? peopleOf(chat)
      const counts = counter.byPerson(scope, people)
      return people.map((name) => ({ of: name, label: name, value: counts.get(name) ?? 0 })).sort((a, b) => b.value - a.value)
    }
    if (by === 'weekday')
      return [0, 1, 2, 3, 4, 5, 6].map((day) => ({
        of: String(day),
        label: voice.weekday(day),
        value: counter.count({ ...scope, weekdays: [day] }),
      }))
    if (by === 'hour')
      return Array.from({ length: 24 }, (_, hour) => ({
        of: String(hour),
        label: voice.hour(hour),
        value: counter.count({ ...scope, hours: [hour] }),
      }))
    const { days } = timeseries(chat, selected(chat, scope))
    const keys = [...new Set(days.map((day) => isoDay(day).slice(0, by === 'year' ? 4 : 7)))]
    return keys.map((key) => ({
      of: key,
      label: by === 'year' ? key : voice.month(key),
      value: counter.count({ ...scope, ...within(scope, key) }),
    }))
  })()
  const isByTime = by === 'weekday' || by === 'hour'
  if (
    !parts ||
    (isByTime && ((by === 'weekday' ? scope.weekdays : scope.hours) || !['messages', 'media', 'questions'].includes(plan.metric)))
  )
    return null
  const value = counter.count(scope)
  const isMany = parts.length > MOST_LISTED
  const said = isMany ? parts.toSorted((a, b) => b.value - a.value).slice(0, LARGEST_SAID) : parts
  return {
    sentence: isMany
      ? plan.phrase === undefined
        ? 'by_group_top'
        : 'by_group_top_phrase'
      : plan.phrase === undefined
        ? 'by_group'
        : 'by_group_phrase',
    slots: {
      metric: voice.metric(plan),
      n: voice.counted(value, plan),
      value: voice.number(value),
      phrase: plan.phrase ?? '',
      list: said.map(({ label, value }) => `${label} (${voice.number(value)})`).join(', '),
    },
    rows: value === 0 ? [] : counter.examples(scope, EXAMPLES),
    figure: {
      metric: metricName(plan),
      value,
      unit: unitOf(plan),
      definition: definitionOf(plan),
      parts: parts.map(({ of, value }) => ({ of, value })),
    },
    search: counter.search(scope),
  }
}

const listed = (parts: readonly { label: string; value: number }[], written: (value: number) => string): string => {
  const shown = parts.slice(0, MOST_LISTED).map(({ label, value }) => `${label} ${written(value)}`)
  return shown.join(', ') + (parts.length > MOST_LISTED ? ', …' : '')
}

/** The days of a year or a month as `2021` and `2021-03`, as far as a scope has them. */
function within({ from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Period, key: string): Period {
  const [year, month] = key.split('-').map(Number)
  const first = Date.UTC(year, (month ?? 1) - 1, 1) / (DAY * 1000)
  const last = (month ? Date.UTC(year, month, 1) : Date.UTC(year + 1, 0, 1)) / (DAY * 1000) - 1
  return { from: Math.max(from, first), to: Math.min(to, last) }
}

export async function rankPeople(plan: Of<'rank_people'>, asked: QuestionContext, voice: Voice): Computed {
  const counter = await counterFor(plan, asked)
  if (!counter) return null
  const people = plan.scope.people ?? peopleOf(asked.chat)
  const counts = counter.byPerson(plan.scope, people)
  const sign = plan.order === 'most' ? 1 : -1
  const parts = people.map((name) => ({ of: name, value: counts.get(name) ?? 0 })).sort((a, b) => sign * (b.value - a.value))
  if (plan.isNever) return never(plan, parts, counter, voice)
  if (plan.place !== undefined || plan.top !== undefined) return placed(plan, parts, counter, voice)
  const value = parts[0]?.value ?? 0
  const leading = parts.filter((each) => each.value === value).map(({ of }) => of)
  const rest = parts.filter((each) => each.value !== value)
  const isPhrase = plan.phrase !== undefined
  const isNobody = parts.every((each) => each.value === 0)
  const scope: Scope = { ...plan.scope, people: leading }
  return {
    sentence: isNobody
      ? isPhrase
        ? 'nobody_phrase'
        : 'nobody'
      : plan.order === 'most'
        ? isPhrase
          ? 'rank_most_phrase'
          : 'rank_most'
        : isPhrase
          ? 'rank_least_phrase'
          : 'rank_least',
    slots: {
      who: voice.names(leading),
      by: '',
      metric: voice.metric(plan),
      phrase: plan.phrase ?? '',
      value: voice.number(value),
      n: voice.counted(value, plan),
      rest: restOf(rest, voice.number),
    },
    rows: isNobody ? [] : counter.examples(scope, EXAMPLES),
    figure: {
      metric: metricName(plan),
      value: isNobody || leading.length > 1 ? null : leading[0],
      unit: 'person',
      definition: definitionOf(plan),
      parts,
    },
    search: isNobody ? undefined : counter.search(scope),
    ...(leading.length > 1 && !isNobody && { remarks: ['tied'] as const }),
    ...(isNobody && { remarks: ['not_said'] as const }),
  }
}

/** Who is second, or the first three. */
function placed(plan: Of<'rank_people'>, parts: readonly { of: string; value: number }[], counter: Counter, voice: Voice): ComputedAnswer {
  const { place, top = 0, scope } = plan
  const figure = { metric: metricName(plan), unit: 'person', definition: definitionOf(plan) } as const
  // Those who did it not at all are in no order.
  const there = plan.order === 'most' ? parts.filter(({ value }) => value > 0) : parts
  const found = there[(place ?? 1) - 1]
  if (!found) return { sentence: 'not_said', rows: [], figure: { ...figure, value: null, parts: [] }, remarks: ['not_said'] }
  const { shown, ...told } = placedOf(
    there.map(({ of, value }) => ({ of, label: of, value })),
    plan,
    voice,
  )
  const people = place === undefined ? shown.map(({ of }) => of) : [found.of]
  return {
    ...told,
    slots: { ...told.slots, metric: voice.metric(plan), by: '' },
    rows: counter.examples({ ...scope, people }, EXAMPLES),
    figure: { ...figure, value: place === undefined && top !== 1 ? null : found.of, parts: shown.map(({ of, value }) => ({ of, value })) },
    search: counter.search({ ...scope, people }),
  }
}

interface Part {
  of: string
  label: string
  value: number
}

/** The sentence about one place in an order, or about the first few, and which parts it names. */
export function placedOf<Each extends Part>(
  parts: readonly Each[],
  { place, top = 0, order }: { place?: number; top?: number; order: Order },
  voice: Voice,
): Pick<ComputedAnswer, 'sentence' | 'slots' | 'remarks'> & { shown: readonly Each[] } {
  const most = order === 'most'
  const list = (those: readonly Part[]): string =>
    those.map(({ label, value }, i) => `${i + 1}. ${label} ${voice.number(value)}`).join(', ')
  if (place === undefined) {
    const shown = parts.slice(0, top)
    const isTied = parts.length > top && parts[top].value === shown.at(-1)?.value
    return { sentence: most ? 'top_most' : 'top_least', slots: { list: list(shown) }, shown, ...(isTied && { remarks: ['tied'] as const }) }
  }
  const found = parts[place - 1]
  const isTied = parts.some((each, i) => i !== place - 1 && each.value === found.value)
  return {
    sentence: most ? 'ranked' : 'ranked_least',
    slots: {
      place: voice.number(place),
      label: found.label,
      value: voice.number(found.value),
      rest: ` (${list(parts.slice(0, place - 1))})`,
    },
    shown: parts.slice(0, place),
    ...(isTied && { remarks: ['tied'] as const }),
  }
}

/** Who never did it: those with none, or everyone with how many. The fewest are not none. */
function never(plan: Of<'rank_people'>, parts: readonly { of: string; value: number }[], counter: Counter, voice: Voice): ComputedAnswer {
  const isPhrase = plan.phrase !== undefined
  const nobody = parts.filter(({ value }) => value === 0).map(({ of }) => of)
  const others = parts.filter(({ value }) => value > 0)
  const scope: Scope = { ...plan.scope, people: others.map(({ of }) => of) }
  return {
    sentence: nobody.length > 0 ? (isPhrase ? 'never_phrase' : 'never') : isPhrase ? 'not_never_phrase' : 'not_never',
    slots: {
      who: voice.names(nobody),
      metric: voice.metric(plan),
      phrase: plan.phrase ?? '',
      rest: restOf(others, voice.number),
      list: listed(labelled(others), voice.number),
    },
    rows: others.length === 0 ? [] : counter.examples(scope, EXAMPLES),
    figure: {
      metric: metricName(plan),
      value: nobody.length === 1 ? nobody[0] : null,
      unit: 'person',
      definition: definitionOf(plan),
      parts,
    },
    search: others.length === 0 ? undefined : counter.search(scope),
  }
}

/** Those who come after. */
export const restOf = (parts: readonly { of: string; value: number }[], written: (value: number) => string): string => {
  return parts.length === 0 ? '' : ` (${listed(labelled(parts), written)})`
}

const labelled = (parts: readonly { of: string; value: number }[]) => parts.map(({ of, value }) => ({ label: of, value }))

interface Side {
  of: string
  /** As a sentence has it: "by Ana", "on Mondays". */
  inSentence: string
  value: number
}

/** Two counts side by side, and whether the claim in the question is true. */
function compared(
  plan: Counted & { claim?: 'more' | 'less'; isRate?: true },
  sides: readonly [Side, Side],
  voice: Voice,
): Pick<ComputedAnswer, 'sentence' | 'slots' | 'figure'> {
  const [a, b] = sides
  const isPhrase = plan.phrase !== undefined
  const isTrue = plan.claim === 'more' ? a.value > b.value : a.value < b.value
  const [most, least] = b.value > a.value ? [b, a] : [a, b]
  const isEqual = a.value === b.value
  const written = plan.isRate ? voice.decimal : voice.number
  return {
    sentence: plan.isRate
      ? 'compare_rate'
      : isEqual
        ? isPhrase
          ? 'compare_equal_phrase'
          : 'compare_equal'
        : isPhrase
          ? 'compare_phrase'
          : 'compare',
    slots: {
      yes: plan.claim ? (isTrue ? voice.words.yes : voice.words.no) : '',
      metric: voice.metric(plan),
      phrase: plan.phrase ?? '',
      a: most.inSentence,
      b: least.inSentence,
      list: `${most.of} ${written(most.value)}, ${least.of} ${written(least.value)} (${written(most.value - least.value)})`,
    },
    figure: {
      metric: metricName(plan),
      value: a.value - b.value,
      unit: unitOf(plan),
      definition: definitionOf(plan),
      parts: sides.map(({ of, value }) => ({ of, value })),
    },
  }
}

export async function comparePeople(plan: Of<'compare_people'>, asked: QuestionContext, voice: Voice): Computed {
  const counter = await counterFor(plan, asked)
  if (!counter) return null
  const counts = counter.byPerson(plan.scope, plan.people)
  const side = (name: string): Side => ({ of: name, inSentence: voice.by({ people: [name] }).trim(), value: counts.get(name) ?? 0 })
  const sides = [side(plan.people[0]), side(plan.people[1])] as const
  const rows = plan.people.flatMap((name) => counter.examples({ ...plan.scope, people: [name] }, EXAMPLES))
  const told = compared(plan, sides, voice)
  return { ...told, slots: { ...told.slots, by: '' }, rows, search: counter.search({ ...plan.scope, people: plan.people }) }
}

export async function comparePeriods(plan: Of<'compare_periods'>, asked: QuestionContext, voice: Voice): Computed {
  const counter = await counterFor(plan, asked)
  if (!counter) return null
  const side = (period: Moment): Side => ({
    of: voice.moment(period),
    inSentence: voice.when(period).trim(),
    value:
      counter.count({ ...plan.scope, ...period }) / (plan.isRate ? (period.weekdays ?? period.months ?? period.hours ?? [0]).length : 1),
  })
  const [first, second] = plan.periods
  const rows = plan.periods.flatMap((period) => counter.examples({ ...plan.scope, ...period }, EXAMPLES))
  const told = compared(plan, [side(first), side(second)], voice)
  const unit = voice.words.units[first.weekdays ? 'weekday' : first.months ? 'month' : 'hour']
  return { ...told, slots: { ...told.slots, unit }, rows }
}

export async function share(plan: Of<'share'>, asked: QuestionContext, voice: Voice): Computed {
  const counter = await counterFor(plan, asked)
  if (!counter) return null
  const { people, ...everyone } = plan.scope
  const own = counter.count(plan.scope)
  const all = plan.isOfMessages ? counterOf({ metric: 'messages' }, asked, null).count(plan.scope) : counter.count(everyone)
  const value = all === 0 ? null : own / all
  const isPhrase = plan.phrase !== undefined
  // Without messages of theirs nothing is known of what others have.
  const noneOf = plan.isOfMessages ? 'none' : isPhrase ? 'nobody_phrase' : 'nobody'
  return {
    sentence:
      value !== null ? (plan.isOfMessages ? (isPhrase ? 'portion_phrase' : 'portion') : isPhrase ? 'share_phrase' : 'share') : noneOf,
    slots: {
      phrase: plan.phrase ?? '',
      thing: voice.words.things.messages ?? '',
      value: voice.percent(value ?? 0),
      metric: voice.metric(plan),
      list: `${voice.number(own)} / ${voice.number(all)}`,
    },
    rows: own === 0 ? [] : counter.examples(plan.scope, EXAMPLES),
    figure: { metric: 'share', value, unit: 'share', definition: plan.isOfMessages ? 'portion' : 'share' },
    search: counter.search(plan.scope),
  }
}

export async function average(plan: Of<'average'>, asked: QuestionContext, voice: Voice): Computed {
  const { chat } = asked
  const selection = selected(chat, plan.scope)
  if (plan.by === 'weekday') return perDayByWeekday(plan, asked, voice)
  if (plan.of === 'messages_per_day' && isOfSomeTimes(plan.scope)) return perDayAtTimes(plan, asked, voice)
  if (plan.of === 'messages_per_day' || plan.of === 'messages_per_week' || plan.of === 'messages_per_month') {
    const { avgDailyMessages, totalMessages, totalDays } = overview(chat, selection)
    const perUnit = plan.of === 'messages_per_day' ? avgDailyMessages : averageOf(totalMessages, totalDays, DAYS[plan.of])
    return {
      sentence: plan.of,
      slots: { value: voice.decimal(perUnit) },
      rows: totalMessages === 0 ? [] : counterOf({ metric: 'messages' }, asked, null).examples(plan.scope, EXAMPLES),
      figure: {
        metric: plan.of === 'messages_per_day' ? 'avg_daily_messages' : plan.of,
        value: perUnit,
        unit: plan.of,
        definition: plan.of,
      },
      search: counterOf({ metric: 'messages' }, asked, null).search(plan.scope),
    }
  }
  const { everyone, people } = writingStyle(chat, selection)
  if (plan.by === 'person') {
    const sign = plan.order === 'least' ? -1 : 1
    const parts = people
      .flatMap(({ person, meanLength }) => (meanLength === null ? [] : [{ of: person, value: meanLength }]))
      .sort((a, b) => sign * (b.value - a.value))
    const [top] = parts
    if (!top) return nothing(plan.of)
    const longest = people.find(({ person }) => person === top.of)?.longest
    return {
      sentence: plan.order === 'least' ? 'shortest_writer' : 'longest_writer',
      slots: { who: top.of, value: voice.decimal(top.value), rest: restOf(parts.slice(1), voice.decimal) },
      rows: longest ? [longest.row] : [],
      figure: { metric: 'mean_length', value: top.of, unit: 'person', definition: 'message_length', parts },
    }
  }
  const value = plan.of === 'message_length' ? everyone.meanLength : everyone.meanWords
  if (value === null) return nothing(plan.of)
  return {
    sentence: plan.of,
    slots: { value: voice.decimal(value) },
    rows: everyone.longest ? [everyone.longest.row] : [],
    figure: {
      metric: plan.of === 'message_length' ? 'mean_length' : 'mean_words',
      value,
      unit: plan.of === 'message_length' ? 'characters_per_message' : 'words_per_message',
      definition: plan.of,
    },
  }
}

/** How many days there are from the first to the last message of a scope's days and people, and of them those of some weekdays. */
function daysIn(chat: Chat, { people, from, to, weekdays, months }: Scope): number {
  const { days } = timeseries(chat, selected(chat, { people, from, to }))
  const isThen = timeTest({ weekdays, months })
  return weekdays || months ? days.filter((day) => isThen(day * DAY)).length : days.length
}

/** Of the days of some weekdays, or at some hours of each day. */
function perDayAtTimes({ scope }: Of<'average'>, asked: QuestionContext, voice: Voice): ComputedAnswer {
  const counter = counterOf({ metric: 'messages' }, asked, null)
  const [messages, days] = [counter.count(scope), daysIn(asked.chat, scope)]
  const value = averageOf(messages, days, 1)
  return {
    sentence: 'messages_per_day',
    slots: { value: voice.decimal(value) },
    rows: messages === 0 ? [] : counter.examples(scope, EXAMPLES),
    figure: { metric: 'avg_daily_messages', value, unit: 'messages_per_day', definition: 'messages_per_day_then' },
    search: counter.search(scope),
  }
}

function perDayByWeekday({ scope }: Of<'average'>, asked: QuestionContext, voice: Voice): ComputedAnswer {
  const counter = counterOf({ metric: 'messages' }, asked, null)
  const parts = WEEK.map((weekday) => {
    const then = { ...scope, weekdays: [weekday] }
    return { of: String(weekday), label: voice.weekday(weekday), value: averageOf(counter.count(then), daysIn(asked.chat, then), 1) }
  })
  const value = averageOf(counter.count(scope), daysIn(asked.chat, scope), 1)
  return {
    sentence: 'messages_per_weekday',
    slots: { value: voice.decimal(value), list: parts.map((part) => `${part.label} ${voice.decimal(part.value)}`).join(', ') },
    rows: value === 0 ? [] : counter.examples(scope, EXAMPLES),
    figure: {
      metric: 'avg_daily_messages',
      value,
      unit: 'messages_per_day',
      definition: 'messages_per_day_then',
      parts: parts.map(({ of, value }) => ({ of, value })),
    },
    search: counter.search(scope),
  }
}

const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** How much of something there is per day, week or month. */
export async function rate(plan: Of<'rate'>, asked: QuestionContext, voice: Voice): Computed {
  const counter = await counterFor(plan, asked)
  if (!counter) return null
  const { per, scope } = plan
  const value = averageOf(counter.count(scope), daysIn(asked.chat, { from: scope.from, to: scope.to }), UNIT_DAYS[per])
  return {
    sentence: plan.phrase === undefined ? `rate_${per}` : `rate_${per}_phrase`,
    slots: { value: voice.decimal(value), metric: voice.metric(plan), phrase: plan.phrase ?? '' },
    rows: value === 0 ? [] : counter.examples(scope, EXAMPLES),
    figure: { metric: `${metricName(plan)}_per_${per}`, value, unit: `per_${per}`, definition: `rate_${per}` },
    search: counter.search(scope),
  }
}

const UNIT_DAYS = { day: 1, week: 7, month: 30.44 }
const DAYS = { messages_per_week: 7, messages_per_month: 30.44 }
const averageOf = (messages: number, days: number, unit: number): number =>
  days === 0 ? 0 : Math.round((messages / (days / unit)) * 10) / 10

const nothing = (of: 'message_length' | 'words_per_message'): ComputedAnswer => ({
  sentence: 'not_said',
  rows: [],
  figure: {
    metric: of === 'message_length' ? 'mean_length' : 'mean_words',
    value: null,
    unit: of === 'message_length' ? 'characters_per_message' : 'words_per_message',
    definition: of,
  },
  remarks: ['not_said'],
})

export async function participants({ scope }: Of<'participants'>, { chat }: QuestionContext, voice: Voice): Computed {
  const { participants: people } = overview(chat, selected(chat, scope))
  return {
    sentence: 'participants',
    slots: { n: voice.number(people.length), list: people.slice(0, MOST_LISTED).join(', ') + (people.length > MOST_LISTED ? ', …' : '') },
    rows: [],
    figure: { metric: 'participants', value: people.length, unit: 'people', definition: 'participants' },
  }
}
