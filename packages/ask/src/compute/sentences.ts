/** Sentences of answers: what is in their braces, in the reader's language. */

import { excerpt } from '@convostat/engine/analyses/excerpt'
import { type Chat, messageText } from '@convostat/engine/chat/chat'
import { dateOf, isoDay } from '@convostat/engine/chat/civil'
import { type Format, formatFor, moreLanguages, type Speech, type Wording } from '@convostat/format'
import { DAY } from '@convostat/format/seconds'
import { dataOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import type { Remark, Sentence, Words } from '#languages/words.ts'
import { type Answer, type Figure, MOST_CITATIONS } from '../answer.ts'
import type { AskedFigure } from '../figure-tools.ts'
import { type Counted, NIGHT, type Period, type Plan, type Scope } from '../plan.ts'
import type { QuestionContext } from '../question-context.ts'
import { type Definition, definitions } from './definitions.ts'
import { seasonsOf } from './seasons.ts'
import { rowsAtEnd, selected } from './selected.ts'

const QUOTE = 120

/** A sentence of a figure, which has its own words. */
interface OwnWords {
  text: string
}

export interface ComputedAnswer {
  sentence: Sentence | OwnWords
  slots?: Readonly<Record<string, string>>
  rows: readonly number[]
  /** Of the messages behind it, where they are known by these and not by their rows. */
  ids?: readonly number[]
  figure: Omit<Figure, 'definition'> & { definition: Definition | OwnWords }
  remarks?: readonly Remark[]
  search?: Answer['search']
  method?: 'search'
}

/** The words of a language with numbers, days and names put in. */
export interface Voice {
  words: Words
  fill(text: string, slots: Readonly<Record<string, string>>): string
  number(value: number): string
  /** With a tenth where there is one. */
  decimal(value: number): string
  score(value: number): string
  percent(value: number): string
  /** A number with its noun. */
  counted(value: number, counted: Counted | { metric: 'replies' | 'characters' }): string
  metric(counted: Counted | { metric: 'replies' | 'characters' }): string
  date(day: number): string
  dateOfRow(row: number): string
  month(month: string): string
  /** Months of every year, as seasons where they are such. */
  months(months: readonly number[]): string
  weekday(weekday: number): string
  hour(hour: number): string
  /** When the first of some hours begins, and the last of them ends. */
  hours(hours: readonly number[]): { date: string; to: string }
  duration(seconds: number): string
  /** The length of a gap. */
  span(seconds: number): string
  names(names: readonly string[]): string
  quote(row: number): string
  author(row: number): string
  /** Of a language's code. */
  language(code: string): string
  /** The sentences of a figure that answers by itself. */
  answers(figure: AskedFigure): Readonly<Record<string, string>>
  when(scope: Scope): string
  period(period: Period): string
  by(scope: Scope): string
  who(scope: Scope): string
  /** A period, weekdays and hours by their names. */
  moment(scope: Scope): string
  /** Who and when, in brackets; empty where it is of everyone and all days. */
  inBrackets(scope: Scope): string
}

/** The chat's own words. What they quote is quoted singly, so that masking finds where they end. */
export const quoted = (text: string): string => `“${text.replace(/[“”„«»]/g, "'")}”`

export function voiceOf({ language }: Pick<Plan, 'language'>, { chat, languages = [], clock }: QuestionContext): Voice {
  const { words, figures } = dataOf[language]
  const format = formatOf([...languages, words.locale], language)
  const number = (value: number): string => format.count(value)
  const date = (day: number): string => format.day(isoDay(day))
  const monthOf = (day: number): string => format.month(isoDay(day))
  const names = format.list
  const period = ({ from, to }: Period): string => {
    const range = closed(chat, { from, to })
    const kind = calendarUnit(range)
    if (kind === 'year') return format.year(dateOf(range.from).year)
    if (kind === 'month') return monthOf(range.from)
    if (kind === 'day') return date(range.from)
    return `${date(range.from)} – ${date(range.to)}`
  }
  const inPeriod = (scope: Scope): string => {
    if (scope.from === undefined && scope.to === undefined) return ''
    const range = closed(chat, scope)
    const kind = calendarUnit(range)
    if (kind === null) return fill(words.fromTo, { date: date(range.from), to: date(range.to) })
    return fill(kind === 'day' ? words.onDay : words.inPeriod, { label: period(scope) })
  }
  const weekday = (weekday: number): string => format.weekdays.long[weekday]
  const months = (those: readonly number[]): string => {
    const whole = seasonsOf(those)
    return names(whole ? whole.map((season) => words.seasons[season]) : those.map((month) => format.months.long[month - 1]))
  }
  const timeOf = (hour: number, minute: '00' | '59'): string => format.time(`2024-01-01T${String(hour).padStart(2, '0')}:${minute}:00`)
  const momentParts = (scope: Scope): string[] => {
    const at = scope.hours && hours(scope.hours)
    return [
      ...(scope.from === undefined && scope.to === undefined ? [] : [period(scope)]),
      ...(scope.weekdays ? [names(scope.weekdays.map(weekday))] : []),
      ...(scope.months ? [months(scope.months)] : []),
      ...(at ? [`${at.date} – ${at.to}`] : []),
    ]
  }
  const moment = (scope: Scope): string => momentParts(scope).join('; ')
  const hours = (all: readonly number[]) => ({ date: timeOf(all[0], '00'), to: timeOf(all[all.length - 1], '59') })
  return {
    words,
    fill,
    number,
    decimal: (value) => format.decimal(value),
    score: format.score,
    percent: format.percent,
    counted: (value, { metric }) => `${number(value)} ${words.metrics[metric][value === 1 ? 0 : 1]}`,
    metric: ({ metric }) => words.metrics[metric][1],
    date,
    dateOfRow: (row) => date(Math.floor(chat.time[row] / DAY)),
    month: format.month,
    months,
    weekday,
    hour: format.hour,
    hours,
    duration: (seconds) => format.latency(seconds, clock),
    span: (seconds) => format.span(seconds),
    names,
    quote: (row) => `: ${quoted(excerpt(messageText(chat, row), QUOTE))}`,
    author: (row) => chat.participants[chat.author[row]],
    language: (code) => languageNames(words.locale).of(code) ?? code,
    answers: (figure) => figures[figure].answers,
    when: (scope) => {
      const on = scope.weekdays ? fill(words.on, { label: names(scope.weekdays.map(weekday)) }) : ''
      const at = scope.hours ? fill(words.atHours, hours(scope.hours)) : ''
      const inMonths = scope.months ? fill(words.inPeriod, { label: months(scope.months) }) : ''
      return inPeriod(scope) + inMonths + on + at
    },
    period,
    by: ({ people }) => (people ? fill(words.by, { label: names(people) }) : ''),
    moment,
    inBrackets: (scope) => {
      const parts = [...(scope.people ? [names(scope.people)] : []), ...momentParts(scope)]
      return parts.length === 0 ? '' : ` (${parts.join('; ')})`
    },
    who: ({ people }) => (people ? names(people) : words.everyone),
  }
}

/** A period with both ends: of the chat's, where it has none. */
function closed(chat: Chat, { from, to }: Period): Required<Period> {
  const [first] = rowsAtEnd(chat, selected(chat, {}), 'first')
  const [last] = rowsAtEnd(chat, selected(chat, {}), 'last')
  const begin = from ?? Math.min(to ?? Number.POSITIVE_INFINITY, Math.floor((chat.time[first] ?? 0) / DAY))
  return { from: begin, to: to ?? Math.max(begin, Math.floor((chat.time[last] ?? 0) / DAY)) }
}

function calendarUnit({ from, to }: Required<Period>): 'day' | 'month' | 'year' | null {
  if (from === to) return 'day'
  const [a, b, after] = [dateOf(from), dateOf(to), dateOf(to + 1)]
  if (a.day !== 1 || after.day !== 1 || a.year !== b.year) return null
  if (a.month === b.month) return 'month'
  return a.month === 1 && b.month === 12 ? 'year' : null
}

const fill = (text: string, slots: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '').replace(/ {2,}/g, ' ')

const languageNames = (locale: string) => new Intl.DisplayNames([locale], { type: 'language' })

const speeches: Readonly<Record<Language, Speech | Wording>> = { en: 'en', de: 'de', ar: 'ar', ...moreLanguages }

/** By the languages that the reader prefers: an Intl takes a while to make. */
const known = new Map<string, Format>()
function formatOf(preferred: readonly string[], language: Language): Format {
  const key = `${language} ${preferred.join()}`
  const format = known.get(key) ?? formatFor(preferred, speeches[language])
  if (known.size > 50) known.clear()
  known.set(key, format)
  return format
}

/** What was found as an answer: with what was assumed, and the part of the chat it covers. */
export function tell(told: ComputedAnswer, plan: Plan, asked: QuestionContext, voice: Voice): Answer {
  const { words } = voice
  const { chat } = asked
  const { definition } = told.figure
  const scope: Scope = 'scope' in plan ? plan.scope : {}
  const slots = { who: voice.who(scope), by: voice.by(scope), when: voice.when(scope), in: voice.inBrackets(scope), ...told.slots }
  const text = voice.fill(typeof told.sentence === 'string' ? words.sentences[told.sentence] : told.sentence.text, slots)
  const remarkOf = (remark: Remark, slots = {}): string => voice.fill(words.remarks[remark], slots)
  const notes = [
    ...plan.assumptions.map((each) => {
      if (each.kind === 'correction') return remarkOf('correction', { written: each.written, meant: each.meant })
      if (each.kind === 'season') return remarkOf('season', { label: voice.months(each.months) })
      return each.kind === 'night' ? remarkOf('night', voice.hours(NIGHT)) : remarkOf('period', { label: voice.period(each.period) })
    }),
    ...(isOutside(chat, scope) ? [spanOf(chat, voice)] : []),
    ...(told.remarks ?? []).map((remark) => remarkOf(remark)),
    ...(asked.isPart ? [words.remarks.part] : []),
  ]
  return {
    text: text.charAt(0).toLocaleUpperCase(words.locale) + text.slice(1),
    method: told.method ?? 'computed',
    citations: (told.ids ?? told.rows.map((row) => chat.id[row])).slice(0, MOST_CITATIONS),
    figure: { ...told.figure, definition: typeof definition === 'string' ? definitions[definition] : definition.text },
    notes: [...new Set(notes)],
    ...(told.search && { search: told.search }),
  }
}

/** Days that the chat does not cover: nobody shall take what was never read for a gap. */
function isOutside(chat: Chat, { from, to }: Scope): boolean {
  const whole = closed(chat, {})
  return (from !== undefined && from > whole.to) || (to !== undefined && to < whole.from)
}

function spanOf(chat: Chat, voice: Voice): string {
  const { from, to } = closed(chat, {})
  return voice.fill(voice.words.remarks.span, { date: voice.date(from), to: voice.date(to) })
}

/** `2021-03-04` of a row. */
export const isoDayOf = (chat: Chat, row: number): string => isoDay(Math.floor(chat.time[row] / DAY))
