/**
 * The slow, obvious version of the search, for its tests and the benchmark: every message read, every rule as docs/search.md says it. Only
 * the grammar of a query and the pattern of a word are shared.
 */

import { type Chat, flag, type Kind, kinds, messageText } from '#chat/chat.ts'
import { isoTime, parseDay } from '#chat/civil.ts'
import { column } from '#chat/column.ts'
import { isSymbol, parseQuery, type Term } from '#search/query.ts'
import type { SearchRequest } from '#search/search.ts'
import { RUN_ON, type WordTerm } from '#search/words-in.ts'
import { largest, smallest } from '#stats/extremes.ts'
import { fold } from '#words/fold.ts'
import { patternOf } from './slow-patterns.ts'
import { slowWords } from './slow-words.ts'

export interface SlowHit {
  row: number
  relevance: number | null
}

/** All hits, in order. */
export function slowSearch(chat: Chat, request: SearchRequest): SlowHit[] {
  const { terms, people } = parseQuery(request.query ?? '')
  const messages = slowMessages(chat)
  const tokens = messages.map(({ words }) => words.tokens)
  const mean = Math.max(1, tokens.flat().length / Math.max(1, messages.length))
  const required = terms.filter(({ isExcluded }) => !isExcluded)
  const counts = required.map((term) => messages.map((message) => timesIn(term, message)))
  const having = required.map((term) =>
    term.kind === 'words'
      ? term.isWritten
        ? messages.filter((message) => timesIn(term, message) > 0).length
        : smallest(term.words.map((word) => messages.filter((message) => timesIn({ ...term, words: [word] }, message) > 0).length))
      : messages.length / 2,
  )
  const strengthOf = (row: number): number =>
    required.reduce((sum, _, i) => {
      const idf = Math.log(1 + (messages.length - having[i] + 0.5) / (having[i] + 0.5))
      const times = Math.min(counts[i][row], 255)
      return sum + (idf * times * 2.2) / (times + 1.2 * (1 - 0.75 + (0.75 * tokens[row].length) / mean))
    }, 0)
  const typed = required.flatMap((term) => (term.kind === 'words' ? term.words : []))
  const isTyped = required.length > 1 && required.every(({ kind }) => kind === 'words')
  const holdsTyped = (row: number): number =>
    Number(isTyped && timesIn({ kind: 'words', words: typed, isWritten: false, isExcluded: false }, messages[row]) > 0)

  const found = messages
    .filter((_, row) => counts.every((times) => times[row] > 0))
    .filter((message) => !terms.some((term) => term.isExcluded && timesIn(term, message) > 0))
    .filter((message) => passes(message, request))
    .filter(({ author }) => {
      const meant = (isExcluded: boolean) =>
        people.filter((term) => term.isExcluded === isExcluded).map(({ text }) => peopleCalled(chat.participants, text).includes(author))
      return (meant(false).length === 0 || meant(false).includes(true)) && !meant(true).includes(true)
    })
    .map(({ row }) => ({ row, strength: required.length > 0 ? strengthOf(row) : 1 }))

  const { sortBy = terms.length > 0 ? 'relevance' : 'date_desc' } = request
  const order: Record<string, (a: (typeof found)[0], b: (typeof found)[0]) => number> = {
    relevance: (a, b) =>
      terms.length === 0 ? b.row - a.row : b.strength - a.strength || holdsTyped(b.row) - holdsTyped(a.row) || b.row - a.row,
    date_desc: (a, b) => b.row - a.row,
    date_asc: (a, b) => a.row - b.row,
    length: (a, b) => messages[b.row].length - messages[a.row].length || b.row - a.row,
  }
  const best = largest(found.map(({ strength }) => strength))
  return found.sort(order[sortBy]).map(({ row, strength }) => ({ row, relevance: terms.length > 0 ? strength / best : null }))
}

interface SlowMessage {
  row: number
  author: string
  /** Empty where it has none. */
  text: string
  words: ReturnType<typeof slowWords>
  kind: Kind
  length: number
  seconds: number
  /** Null where it answers nobody. */
  replySeconds: number | null
  repliesTo: string | null
  roles: NonNullable<SearchRequest['role']>[]
}

const slowMessages = column((chat): SlowMessage[] => {
  const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
  const authorAt = (row: number): string => chat.participants[chat.author[row]]
  return Array.from({ length: chat.count }, (_, row) => {
    const kind = kinds[chat.kind[row]]
    const isBare = (chat.flags[row] & flag.bare) !== 0
    const text = isBare || kind === 'deleted' || kind === 'call' ? '' : messageText(chat, row)
    const isReply = row > 0 && authorAt(row - 1) !== authorAt(row)
    return {
      row,
      author: authorAt(row),
      text,
      words: slowWords(text),
      kind,
      length: isBare ? 0 : [...graphemes.segment(messageText(chat, row))].length,
      seconds: chat.time[row],
      replySeconds: isReply ? chat.time[row] - chat.time[row - 1] : null,
      repliesTo: isReply ? authorAt(row - 1) : null,
      roles: slowRoles(chat, row),
    }
  })
})

/** Six hours end a conversation; a turn is a burst if it has three messages or more and nobody had to wait two minutes for the next. */
function slowRoles({ author, time, count }: Chat, row: number): SlowMessage['roles'] {
  const opens = (at: number) => at === 0 || time[at] > time[at - 1] + 6 * 60 * 60
  const rest = Array.from(author.subarray(row + 1)).findIndex((person) => person !== author[row])
  const turn = Array.from(time.subarray(row, rest < 0 ? count : row + 1 + rest))
  const isTurn = row === 0 || author[row - 1] !== author[row]
  return [
    ...(opens(row) ? ['opener' as const] : []),
    ...(row + 1 === count || opens(row + 1) ? ['closer' as const] : []),
    ...(isTurn && turn.length > 2 && turn.every((at, i) => i === 0 || at <= turn[i - 1] + 120) ? ['burst' as const] : []),
  ]
}

function passes(message: SlowMessage, request: SearchRequest): boolean {
  const [day, clock] = isoTime(message.seconds).split('T')
  const dayNumber = parseDay(day) as number
  const within = (value: number, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY) => value >= least && value <= most
  const { replyMinSeconds, replyMaxSeconds, senders = [] } = request
  return (
    within(dayNumber, request.fromDay, request.toDay) &&
    (request.sender === undefined || message.author === request.sender) &&
    (senders.length === 0 || senders.includes(message.author)) &&
    (!request.hasMedia || message.kind === 'media') &&
    (!request.hasLink || message.words.hasLink) &&
    (!request.hasQuestion || message.words.hasQuestion) &&
    (!request.hasEmoji || message.words.hasEmoji) &&
    (request.kind === undefined || message.kind === request.kind) &&
    within(message.length, request.minLength, request.maxLength) &&
    (request.weekday === undefined || (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7 === request.weekday) &&
    (request.hour === undefined || Number(clock.slice(0, 2)) === request.hour) &&
    (request.replyTo === undefined || message.repliesTo === request.replyTo) &&
    (request.role === undefined || message.roles.includes(request.role)) &&
    (request.daytime === undefined || (clock >= '06:00:00' && clock < '22:00:00') === (request.daytime === 'day')) &&
    ((replyMinSeconds === undefined && replyMaxSeconds === undefined) ||
      (message.replySeconds !== null && within(message.replySeconds, replyMinSeconds, replyMaxSeconds)))
  )
}

/** The names that a folded one means: those that are the same, else those with it as whole words, else with a word that begins so. */
function peopleCalled(names: readonly string[], wanted: string): string[] {
  const standing = (isPrefix: boolean) =>
    names.filter((name) => new RegExp(patternOf([{ text: wanted, isPrefix, isEmoji: false }]).source, 'u').test(fold(name)))
  const same = names.filter((name) => fold(name) === wanted)
  if (same.length > 0) return same
  return standing(false).length > 0 ? standing(false) : standing(true)
}

/** How often a message contains a term. */
function timesIn(term: Term, { text, words: { tokens } }: SlowMessage): number {
  if (term.kind === 'substring') {
    const isJoinable = isSymbol(term.text)
    const parts = fold(text).split(term.text)
    return parts.slice(1).filter((part, i) => !isJoinable || !(part.startsWith('\u200d') || parts[i].endsWith('\u200d'))).length
  }
  const { words, isWritten } = term
  if (isWritten) return fold(text).match(patternOf(words))?.length ?? 0
  let times = 0
  for (let i = 0; i < tokens.length; i++) {
    if (words.length > 1 && stand(words, tokens[i])) times++
    if (i + words.length <= tokens.length && words.every((word, step) => means(word, tokens[i + step]))) times++
  }
  return times
}

const isLink = (token: string): boolean => /^(?:https?:\/\/|www\.)/i.test(token)
/** What the dictionary knows as an emoji: it folds emoji by itself. */
const isEmoji = (token: string): boolean => /^(?:[0-9#*]\u20e3|\p{RI}|\p{Emoji_Presentation}|(?![0-9#*])\p{Emoji}(?!\p{L}))/u.test(token)

function means(word: WordTerm, token: string): boolean {
  const text = isEmoji(token) ? token : fold(token)
  const isRead = word.isPrefix ? text.startsWith(word.text) : text === word.text
  return (isRead && !isLink(token)) || (!word.isEmoji && stand([word], token))
}

/** Whether words are in a token that contains more: a link, or a word with another word or a sign in it. */
function stand(words: readonly WordTerm[], token: string): boolean {
  if (isEmoji(token)) return false
  const text = fold(token)
  const isGlued = new RegExp(`[${RUN_ON}]`, 'u').test(text) && new RegExp(`(?![${RUN_ON}])[\\p{L}\\p{N}]`, 'u').test(text)
  const isCompound = isGlued || (/\p{L}/u.test(text) && /[^\p{L}\p{N}\p{M}']/u.test(text))
  const isNumber = !/\p{L}/u.test(words[0].text)
  return (isLink(token) || (isCompound && (!isNumber || isGlued))) && patternOf(words).test(text)
}
