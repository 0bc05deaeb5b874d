/** Which messages the slides of a story may open on: real ones of what each counts, fit to be put on show. */
import { HOUR, MINUTE } from '@convostat/format/seconds'
import { lexicon } from '#analyses/words/lexicon.ts'
import { spoken } from '#analyses/words/words-by-message.ts'
import { kindIndex, messageText } from '#chat/chat.ts'
import { weekdayOf } from '#chat/civil.ts'
import { conversationStarts } from '#columns/conversation.ts'
import { day as dayColumn } from '#columns/day.ts'
import { isNight } from '#columns/night.ts'
import { replies } from '#columns/response-time.ts'
import { gateOf } from '#on-show/why-not-shown.ts'
import { firstAtOrAfter } from '#stats/sorted.ts'
import { feature } from '#words/features.ts'
import { fold } from '#words/fold.ts'
import { words } from '#words/words.ts'
import type { Candidate, Content, Scope } from './scope.ts'
import type { Quote, SlideKind } from './slide.ts'

/** The number of messages per slide, so that there is another one to choose. */
const MOST = 6
/** The gate reads texts, so it is asked about this many at most. */
const MOST_TRIED = 240
/** Read at a glance, and more than a remark. */
const [SHORT, LONG] = [20, 120]
/** A longer text does not fit on a scene. */
const LONGEST = 220
/** An exchange is read as one: a line each. */
const LONGEST_OF_TWO = 110
/** An answer that came later is a new beginning. */
const AT_ONCE = 10 * MINUTE
/** After a gap, this many messages answer it. */
const AFTER_SILENCE = 30
/** Looked at in as many places in a chat, so that not all are of its first days. */
const PLACES = 18
/** The golden ratio: places that follow each other are far apart, and no two the same. */
const GOLDEN = 0.618_033_988_75

/** Where the messages that a slide counts are: rows in the order in which they are looked at. */
type Rows = Iterable<number>
type Source = { rows: Rows; isInOrder?: true } | { exchanges: Rows }
/** Which of the slides it is: each looks in other places first. */
type Place = Scope & { readonly turn: number }

/** Every slide with what it may open on. No message, and no text, is on two of them. */
export function withQuotes(scope: Scope, slides: readonly Pick<Candidate, 'content' | 'quotable'>[]): Content[] {
  const taken = new Taken(scope)
  const found = new Map<number, Quote[]>()
  // The first message is asked first: no other slide may take its only one.
  for (const [turn, { content, quotable }] of [...slides.entries()].sort(([, a], [, b]) => onlyOne(b) - onlyOne(a))) {
    const source = quotable ? { rows: inSelection(scope, quotable) } : sources[content.kind]?.({ ...scope, turn }, content)
    found.set(turn, source ? taken.from(source) : [])
  }
  return slides.map(({ content }, turn) => {
    const quotes = found.get(turn) ?? []
    return quotes.length === 0 ? content : { ...content, quotes }
  })
}

const onlyOne = ({ content }: Pick<Candidate, 'content'>): number => Number(content.kind === 'firsts')

class Taken {
  private readonly texts = new Set<string>()
  private readonly whyNotShown
  private readonly scope: Scope

  constructor(scope: Scope) {
    this.scope = scope
    this.whyNotShown = gateOf(scope.chat, scope.feelings)
  }

  from(source: Source): Quote[] {
    const [glances, others]: [Quote[], Quote[]] = [[], []]
    let tried = 0
    const isTwo = 'exchanges' in source
    const isAsGood = isTwo || source.isInOrder === true
    for (const row of isTwo ? source.exchanges : source.rows) {
      if (tried++ === MOST_TRIED || glances.length === MOST) break
      const quote: Quote = isTwo ? { row: row - 1, reply: row } : { row }
      const rows = isTwo ? [row - 1, row] : [row]
      if (!rows.every((each) => this.isFree(each, isTwo ? LONGEST_OF_TWO : LONGEST))) continue
      for (const each of rows) this.texts.add(this.textOf(each))
      const { length } = this.textOf(row)
      ;(isAsGood || (length >= SHORT && length <= LONG) ? glances : others).push(quote)
    }
    const chosen = [...glances, ...others].slice(0, MOST)
    // What was not chosen is free again.
    for (const { row } of others.filter((each) => !chosen.includes(each))) this.texts.delete(this.textOf(row))
    return chosen
  }

  private textOf(row: number): string {
    return messageText(this.scope.chat, row).trim()
  }

  private isFree(row: number, longest: number): boolean {
    const text = this.textOf(row)
    return text.length <= longest && !this.texts.has(text) && this.whyNotShown(row) === null
  }
}

type SourceOf = (scope: Place, content: Content) => Source | null

const ofItsDays: SourceOf = (scope, { day = 0, lastDay = day }) => ({ rows: spread(scope, () => true, rowsOfDays(scope, day, lastDay)) })
const anyOf =
  (isOne: (scope: Scope, content: Content) => ((row: number) => boolean) | null): SourceOf =>
  (scope, content) => {
    const is = isOne(scope, content)
    return is && { rows: spread(scope, is, scope.selection) }
  }
/** By who is named first. */
const ofTheFirst =
  (isOne: (scope: Scope, content: Content) => ((row: number) => boolean) | null): SourceOf =>
  (scope, content) => {
    const person = scope.chat.participants.indexOf(content.people?.[0]?.name ?? '')
    const is = isOne(scope, content)
    return is && { rows: spread(scope, (row) => scope.chat.author[row] === person && is(row), scope.selection) }
  }

/** A kind without one opens on its figure. */
const sources: Partial<Record<SlideKind, SourceOf>> = {
  opening: (scope) => ({ rows: eachOf(scope, scope.selection), isInOrder: true }),
  // The first message or none: what came later did not begin it.
  firsts: (scope, { row = 0 }) => ({ rows: inSelection(scope, [row]), isInOrder: true }),
  people: ofTheFirst(() => () => true),
  balance: (scope) => ({ exchanges: exchangesWithin(scope, AT_ONCE) }),
  busiest_day: ofItsDays,
  busiest_month: ofItsDays,
  brightest_day: (scope, { day = 0 }) => ({
    rows: spread(scope, (row) => !(Number(scope.feelings?.score[row]) <= 0), rowsOfDays(scope, day, day)),
  }),
  mood: ofItsDays,
  streak: ofItsDays,
  top_emoji: anyOf((scope, { figure }) => hasToken(scope, String(figure))),
  busiest_hour: anyOf(
    ({ chat: { time } }, { figure }) =>
      (row) =>
        Math.floor(time[row] / HOUR) % 24 === figure,
  ),
  busiest_weekday: anyOf(
    ({ chat }, { figure }) =>
      (row) =>
        weekdayOf(dayColumn(chat)[row]) === figure,
  ),
  night_owl: anyOf(
    ({ chat: { time } }) =>
      (row) =>
        isNight(time[row]),
  ),
  reply_speed: (scope, { figure }) => ({ exchanges: exchangesWithin(scope, Number(figure)) }),
  top_words: anyOf((scope, { figure }) => hasWord(scope, String(figure))),
  own_words: (scope, { figure, words: own = [] }) => {
    const whose = scope.chat.participants.indexOf(own.find(({ word }) => word === figure)?.person ?? '')
    const has = hasWord(scope, String(figure))
    return has && { rows: spread(scope, (row) => scope.chat.author[row] === whose && has(row), scope.selection) }
  },
  phrase: anyOf(({ chat }, { figure }) => {
    const wanted = fold(String(figure))
    return (row) => fold(messageText(chat, row)).includes(wanted)
  }),
  longest_conversation: (scope, { row = 0, lastRow = row }) => ({ rows: eachOf(scope, { from: row, to: lastRow + 1 }) }),
  burst: (scope, { row = 0, lastRow = row }) => ({ rows: eachOf(scope, { from: row, to: lastRow + 1 }) }),
  openers: ofTheFirst(({ chat }) => {
    const starts = conversationStarts(chat)
    return (row) => starts[firstAtOrAfter(starts, row)] === row
  }),
  media: anyOf(
    ({ chat: { kind } }) =>
      (row) =>
        kind[row] === kindIndex.media,
  ),
  reunion: (scope, { row = 0 }) => {
    const rows = eachOf(scope, { from: row, to: Math.min(row + AFTER_SILENCE, scope.selection.to) })
    return { rows: only(rows, (each) => scope.chat.author[each] === scope.chat.author[row]) }
  },
  links: anyOf(({ chat }) => {
    const { features } = words(chat)
    return (row) => (features[row] & feature.hasLink) !== 0
  }),
  longest_message: (scope, { row = 0 }) => ({ rows: inSelection(scope, [row]) }),
  words_written: anyOf(() => () => true),
}

interface Range {
  from: number
  to: number
}

const counts = ({ chat, selection: { from, to, authors } }: Scope, row: number): boolean =>
  row >= from && row < to && (authors === null || authors[chat.author[row]] === 1)

const inSelection = (scope: Scope, rows: Rows): Rows => only(rows, (row) => counts(scope, row))

function* only(rows: Rows, is: (row: number) => boolean): Generator<number> {
  for (const row of rows) if (is(row)) yield row
}

function* eachOf(scope: Scope, { from, to }: Range): Generator<number> {
  for (let row = from; row < to; row++) if (counts(scope, row)) yield row
}

const rowsOfDays = ({ chat, selection: { from, to } }: Scope, first: number, last: number): Range => ({
  from: firstAtOrAfter(dayColumn(chat), first, from, to),
  to: firstAtOrAfter(dayColumn(chat), last + 1, from, to),
})

/** Where a slide looks, 0 to 1: the square root of two keeps the slides apart. */
const placeOf = ({ turn }: Place, place: number): number => (GOLDEN * (place + 1) + Math.SQRT2 * turn) % 1

/** The rows that are looked for, from places all over the range in turn: a few from each, the next ones later. */
function* spread(scope: Place, is: (row: number) => boolean, { from, to }: Range): Generator<number> {
  const size = to - from
  const stretch = Math.max(1, Math.ceil(size / PLACES))
  const met = new Set<number>()
  for (let round = 0; round < 3; round++) {
    for (let place = 0; place < PLACES; place++) {
      const start = from + Math.floor(size * placeOf(scope, place))
      for (let i = 0; i < stretch * (round + 1) && start + i < to; i++) {
        const row = start + i
        if (met.has(row) || !counts(scope, row) || !is(row)) continue
        met.add(row)
        yield row
        if (met.size % 3 === 0) break
      }
    }
  }
}

/** The rows of replies that came within these seconds, one from each place. */
function* exchangesWithin(scope: Place, seconds: number): Generator<number> {
  const { rows, seconds: took } = replies(scope.chat)
  const from = firstAtOrAfter(rows, scope.selection.from + 1)
  const to = firstAtOrAfter(rows, scope.selection.to)
  const places = 4 * PLACES
  for (let place = 0; place < places; place++) {
    const start = from + Math.floor((to - from) * placeOf(scope, place))
    const end = Math.min(to, start + Math.ceil((to - from) / places))
    let found = 0
    for (let i = start; i < end && found < 3; i++) {
      if (took[i] > seconds || !counts(scope, rows[i]) || !counts(scope, rows[i] - 1)) continue
      found++
      yield rows[i]
    }
  }
}

/** Whether a row has a token; null where no row has. */
function hasToken({ chat }: Scope, text: string): ((row: number) => boolean) | null {
  const { start, tokens } = spoken(chat)
  const token = words(chat).dictionary.find(text)
  return token < 0 ? null : (row) => holds(tokens, start[row], start[row + 1], (each) => each === token)
}

function hasWord({ chat }: Scope, text: string): ((row: number) => boolean) | null {
  const { start, tokens } = spoken(chat)
  const { wordOf, parts, find } = lexicon(chat)
  const word = find(fold(text))
  const is = (token: number): boolean => wordOf[token] === word || parts.get(token)?.includes(word) === true
  return word < 0 ? null : (row) => holds(tokens, start[row], start[row + 1], is)
}

function holds(tokens: Uint32Array, from: number, to: number, is: (token: number) => boolean): boolean {
  for (let i = from; i < to; i++) if (is(tokens[i])) return true
  return false
}
