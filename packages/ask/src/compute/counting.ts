/** Counts of messages, and of what is in them, by the engine's analyses and its search. */
import { isMissed, unnamedCalls } from '@convostat/engine/analyses/calls'
import { conversations } from '@convostat/engine/analyses/conversations'
import { coldStreaks } from '@convostat/engine/analyses/gaps'
import { heatmap } from '@convostat/engine/analyses/heatmap'
import { messageShare } from '@convostat/engine/analyses/message-share'
import { overview } from '@convostat/engine/analyses/overview'
import { activeDays, timeseries } from '@convostat/engine/analyses/timeseries'
import { emojiList } from '@convostat/engine/analyses/words/emoji-list'
import { links } from '@convostat/engine/analyses/words/links'
import { differentEmojiIn, emojiPerRow, linksPerRow, wordsPerRow } from '@convostat/engine/analyses/words/said-in-rows'
import { type Chat, flag } from '@convostat/engine/chat/chat'
import { type SearchRequest, searchRows } from '@convostat/engine/search/search'
import type { Feelings } from '@convostat/engine/sentiment/feelings'
import { DAY } from '@convostat/format/seconds'
import type { AnswerSearch } from '../answer.ts'
import { type MediaKind, mediaKindOf, mediaKinds } from '../media-kinds.ts'
import { isOwnedToo, phraseRows } from '../phrase-rows.ts'
import type { Counted, Metric, Plan, Scope, Unit } from '../plan.ts'
import type { QuestionContext } from '../question-context.ts'
import { saidIn } from '../said.ts'
import { atItsTime, isOfSomeTimes, isSearchable, rowsAtEnd, rowsThen, searchOf, selected, timeTest } from './selected.ts'

type Filter = Omit<SearchRequest, 'limit' | 'offset' | 'query'>

const filters: Partial<Record<Metric, Filter>> = {
  media: { kind: 'media' },
  questions: { hasQuestion: true },
  messages_with_links: { hasLink: true },
  messages_with_emoji: { hasEmoji: true },
  deleted: { kind: 'deleted' },
  polls: { kind: 'poll' },
  locations: { kind: 'location' },
  contacts: { kind: 'contact' },
  calls: { kind: 'call' },
  missed_calls: { kind: 'call' },
  quick_replies: { replyMaxSeconds: 299 },
  late_replies: { replyMinSeconds: 86_400 },
  replies: { replyMinSeconds: 0 },
}

/** What no filter of the search says. */
const tests: Partial<Record<Metric, (chat: Chat) => (row: number) => boolean>> = {
  edited:
    ({ flags }) =>
    (row) =>
      (flags[row] & flag.edited) !== 0,
  apologies: saying('apologies'),
  laughter: saying('laughter'),
  thanks: saying('thanks'),
  love: saying('love'),
  exclamations: saying('exclamations'),
  ...Object.fromEntries(mediaKinds.map((kind) => [kind, ofMedia(kind)])),
}

function saying(of: 'apologies' | 'laughter' | 'thanks' | 'love' | 'exclamations') {
  return (chat: Chat) => {
    const said = saidIn(chat, of)
    return (row: number) => said[row] === 1
  }
}

function ofMedia(kind: MediaKind) {
  return (chat: Chat) => {
    const kinds = mediaKindOf(chat)
    const wanted = mediaKinds.indexOf(kind) + 1
    return (row: number) => kinds[row] === wanted
  }
}

const isMediaKind = (metric: Metric): boolean => mediaKinds.some((kind) => kind === metric)

/**
 * The plan with all media, where one kind of them is asked for and the export does not say which kind they are: nothing else can be
 * counted then. Android writes "Media omitted" for any of them. Null where it does say.
 */
export function withAllMedia(plan: Plan, chat: Chat): Plan | null {
  if (!('metric' in plan) || plan.phrase !== undefined || !isMediaKind(plan.metric)) return null
  const kinds = mediaKindOf(chat)
  const media = counterOf({ metric: 'media' }, { chat }, null).rows(plan.scope)
  const unnamed = media?.filter((row) => kinds[row] === 0).length ?? 0
  return unnamed > FEW_UNNAMED * (media?.length ?? 0) ? { ...plan, metric: 'media' } : null
}

/** "View once" messages are of no kind, however well an export names the others. */
const FEW_UNNAMED = 0.05

/** What many exports leave out: that none of them names one says nothing about how many there were. */
const leftOut = { calls: 'no_calls', missed_calls: 'no_calls', edited: 'no_edited' } as const

/** What to say instead of a count of none of them. */
export function leftOutOf(plan: Plan, chat: Chat): (typeof leftOut)[keyof typeof leftOut] | 'unnamed_calls' | null {
  if (!('metric' in plan) || plan.phrase !== undefined) return null
  const { metric } = plan
  if (metric !== 'calls' && metric !== 'missed_calls' && metric !== 'edited') return null
  if (metric === 'edited') return counterOf({ metric }, { chat }, null).count({}) === 0 ? leftOut[metric] : null
  // That none was missed is an answer where others are named.
  if (counterOf({ metric: 'calls' }, { chat }, null).count({}) === 0) return leftOut[metric]
  return unnamedIn(chat, metric, {}) > 0 && needsCaller(plan) ? 'unnamed_calls' : null
}

/** Whether it asks for more than how many there were: who called, or for the call itself. */
const needsCaller = (plan: Plan & Counted): boolean =>
  ('scope' in plan && plan.scope.people !== undefined) ||
  !(plan.name === 'compare_periods' || plan.name === 'rate' || (plan.name === 'count' && plan.by !== 'person'))

/** How many calls of a scope name no caller. Asked of someone, none are theirs. */
function unnamedIn(chat: Chat, metric: Metric, scope: Scope): number {
  if ((metric !== 'calls' && metric !== 'missed_calls') || scope.people) return 0
  const isThen = timeTest(scope)
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = scope
  return unnamedCalls(chat).filter(({ time, isMissed }) => {
    const day = Math.floor(time / DAY)
    return day >= from && day <= to && isThen(time) && (metric === 'calls' || isMissed)
  }).length
}

const searches: Partial<Record<Metric, AnswerSearch>> = {
  messages: {},
  words: {},
  media: { kind: 'media' },
  links: { has_link: true },
  questions: { has_question: true },
  messages_with_links: { has_link: true },
  messages_with_emoji: { has_emoji: true },
  emoji: { has_emoji: true },
  deleted: { kind: 'deleted' },
  polls: { kind: 'poll' },
  locations: { kind: 'location' },
  contacts: { kind: 'contact' },
  active_days: {},
  conversations: { role: 'opener' },
  positive: { sentiment: 'positive' },
  negative: { sentiment: 'negative' },
  calls: { kind: 'call' },
  exclamations: { query: '!' },
}

export const unitOf = ({ metric, phrase }: Counted): Unit => {
  if (phrase !== undefined) return 'messages'
  if (metric === 'words' || metric === 'links' || metric === 'emoji' || metric === 'conversations') return metric
  if (metric === 'quick_replies' || metric === 'late_replies' || metric === 'replies') return 'replies'
  if (metric === 'different_emoji') return 'emoji'
  if (metric === 'gaps') return 'gaps'
  return metric === 'active_days' || metric === 'silent_days' ? 'days' : 'messages'
}

/** How many of something each row has. */
const perRowOf: Partial<Record<Metric, (chat: Chat) => Uint32Array>> = { words: wordsPerRow, emoji: emojiPerRow, links: linksPerRow }

/** Whether what is counted are messages, so that each is a row. */
const isOfRows = ({ metric, phrase }: Counted): boolean =>
  phrase !== undefined || filters[metric] !== undefined || tests[metric] !== undefined || metric === 'positive' || metric === 'negative'

/** What a chat's messages feel like, where that is asked for; undefined where it cannot be had. */
export async function feelingsFor({ metric }: Counted, { feelings }: QuestionContext): Promise<Feelings | null | undefined> {
  if (metric !== 'positive' && metric !== 'negative') return null
  return (await feelings?.()) ?? undefined
}

export interface Counter {
  /** In a scope. */
  count(scope: Scope): number
  /** In a scope, of each of some people. */
  byPerson(scope: Scope, people: readonly string[]): Map<string, number>
  /** The rows of what is counted where it is of messages, oldest first; null where it is all messages, or none of them. */
  rows(scope: Scope): Uint32Array | null
  /** How many a row has where a message may have several, such as words; null where each is one. */
  perRow: Uint32Array | null
  /** The messages behind a count, the first or the last of them. */
  examples(scope: Scope, most: number, which?: 'first' | 'last'): number[]
  search(scope: Scope): AnswerSearch | undefined
}

export function counterOf(counted: Counted, { chat }: Pick<QuestionContext, 'chat'>, feelings: Feelings | null): Counter {
  const { metric, phrase } = counted
  const { author, participants } = chat
  const perRow = phrase === undefined ? (perRowOf[metric]?.(chat) ?? null) : null

  const rows = (scope: Scope): Uint32Array | null => {
    if (!isOfRows(counted)) return null
    const isThen = atItsTime(chat, scope)
    if (phrase !== undefined) {
      const { from, to, authors } = selected(chat, scope)
      return phraseRows(chat, phrase).filter((row) => row >= from && row < to && (!authors || authors[author[row]] === 1) && isThen(row))
    }
    const isOne = tests[metric]?.(chat)
    if (isOne) {
      const { from, to, authors } = selected(chat, scope)
      const rows: number[] = []
      for (let row = from; row < to; row++) {
        const person = author[row]
        if (isOne(row) && (!authors || authors[person] === 1) && chat.hidden?.[person] !== 1 && isThen(row)) rows.push(row)
      }
      return Uint32Array.from(rows)
    }
    const felt = metric === 'positive' || metric === 'negative' ? metric : null
    const filter: Filter = {
      ...filters[metric],
      ...(felt && feelings && { sentiment: { is: felt, in: feelings } }),
      fromDay: scope.from,
      toDay: scope.to,
      senders: scope.people,
      sortBy: 'date_asc',
    }
    const all = searchRows(chat, filter)
    const found = metric === 'missed_calls' && phrase === undefined ? all.filter((row) => isMissed(chat, row)) : all
    return isOfSomeTimes(scope) ? found.filter(isThen) : found
  }

  const count = (scope: Scope): number => {
    const found = rows(scope)
    if (found) return found.length + unnamedIn(chat, metric, scope)
    const selection = selected(chat, scope)
    if (metric === 'messages') {
      if (!isOfSomeTimes(scope)) return messageShare(chat, selection).reduce((sum, each) => sum + each.count, 0)
      if (scope.months) return rowsThen(chat, scope).length
      const cells = heatmap(chat, selection)
      const days = scope.weekdays ?? cells.map((_, weekday) => weekday)
      return days.reduce(
        (sum, day) => sum + (scope.hours ?? cells[day].map((_, hour) => hour)).reduce((all, hour) => all + cells[day][hour], 0),
        0,
      )
    }
    if (isOfSomeTimes(scope)) {
      const then = rowsThen(chat, scope)
      if (perRow) return then.reduce((sum, row) => sum + perRow[row], 0)
      if (metric === 'different_emoji') return differentEmojiIn(chat, then)
      if (metric === 'active_days') return new Set(Array.from(then, (row) => Math.floor(chat.time[row] / DAY))).size
    }
    if (metric === 'words') return overview(chat, selection).totalWords
    if (metric === 'links') return links(chat, selection, { most: 0 }).links
    if (metric === 'emoji') return emojiList(chat, selection, { most: 0 }).said
    if (metric === 'different_emoji') return emojiList(chat, selection, { most: 0 }).total
    if (metric === 'active_days') return activeDays(timeseries(chat, selection))
    if (metric === 'silent_days') return silentDays(chat, scope)
    if (metric === 'gaps') return coldStreaks(chat, selection).length
    return conversations(chat, selection).conversations
  }

  const byPerson = (scope: Scope, people: readonly string[]): Map<string, number> => {
    const counts = new Map(people.map((name) => [name, 0]))
    const add = (person: number, value: number): void => {
      const before = counts.get(participants[person])
      if (before !== undefined) counts.set(participants[person], before + value)
    }
    const found = rows(scope)
    if (found) for (const row of found) add(author[row], 1)
    else if (perRow) {
      const sums = new Float64Array(participants.length)
      for (const row of rowsThen(chat, scope)) sums[author[row]] += perRow[row]
      for (const [person, sum] of sums.entries()) add(person, sum)
    } else if (metric === 'messages' && !isOfSomeTimes(scope))
      for (const { person, count } of messageShare(chat, selected(chat, { ...scope, people }))) counts.set(person, count)
    else if (metric === 'conversations')
      for (const { person, opened } of conversations(chat, selected(chat, { ...scope, people })).people) counts.set(person, opened)
    else for (const name of people) counts.set(name, count({ ...scope, people: [name] }))
    return counts
  }

  return {
    count,
    byPerson,
    rows,
    perRow,
    examples: (scope, most, which = 'first') => {
      const found = isOfRows(counted) ? rows(scope) : null
      if (found) return Array.from(which === 'first' ? found.subarray(0, most) : found.subarray(-most))
      if (metric === 'links' || metric === 'emoji')
        return counterOf({ metric: `messages_with_${metric}` }, { chat }, null).examples(scope, most, which)
      const isThen = atItsTime(chat, scope)
      if (scope.months) {
        const then = rowsThen(chat, scope)
        return Array.from(which === 'first' ? then.subarray(0, most) : then.subarray(-most))
      }
      if (!isOfSomeTimes(scope)) return rowsAtEnd(chat, selected(chat, scope), which, most)
      return rowsAtEnd(chat, selected(chat, scope), which, most * 1000)
        .filter(isThen)
        .slice(0, most)
    },
    search: (scope) =>
      isSearchable(scope) && (phrase === undefined ? searches[metric] !== undefined : !isOwnedToo(chat, phrase))
        ? { ...(phrase === undefined ? searches[metric] : { query: quotedQuery(phrase) }), ...searchOf(scope) }
        : undefined,
  }
}

/** Days of a period without a message; before the chat's first and after its last day there is none to miss. */
function silentDays(chat: Chat, scope: Scope): number {
  const all = timeseries(chat, selected(chat, { from: scope.from, to: scope.to })).days
  const { days } = timeseries(chat, selected(chat, {}))
  const [first, last] = [
    Math.max(days[0] ?? 0, scope.from ?? 0),
    Math.min(days[days.length - 1] ?? 0, scope.to ?? Number.POSITIVE_INFINITY),
  ]
  return all.length === 0 && last < first ? 0 : Math.max(0, last - first + 1 - activeDays(timeseries(chat, selected(chat, scope))))
}

/** A phrase as a query of the search means it. */
const quotedQuery = (phrase: string): string => (/[\p{L}\p{N}]/u.test(phrase) ? `"${phrase.replace(/["“”„]/g, ' ')}"` : phrase)
