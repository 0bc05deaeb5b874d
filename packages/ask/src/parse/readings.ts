import { peopleAmong } from '@convostat/engine/import/assistant'
import { peopleOf } from '#compute/people-of.ts'
import type { LanguageData } from '#languages/language.ts'
import { phraseRows } from '../phrase-rows.ts'
import type { Period } from '../plan.ts'
import type { QuestionContext } from '../question-context.ts'
import type { Concept } from './concepts.ts'
import { emojiNamedAt } from './emoji-names.ts'
import { hourSpanAt } from './hour-spans.ts'
import { type Lexicon, lexiconOf, meaningsAt } from './lexicon.ts'
import { peopleAt } from './people.ts'
import { type Calendar, hoursAt, periodsAt } from './periods.ts'
import { phraseIn } from './phrases.ts'
import { isRank } from './ranks.ts'
import type { Span } from './span.ts'
import { plain, type Token } from './tokens.ts'
import { weekdayNamed, weekdaySpanAt } from './weekday-spans.ts'

/** A way to read a whole question: every token is in one of the spans. The fewer there are, the likelier it is. */
export interface Interpretation {
  spans: readonly Span[]
  cost: number
}

/** This many ways to read a question are looked at, and none that is so much worse than the likeliest. */
const MOST_READINGS = 3000
const MOST_WORSE = 2.5
/** What a word of free text costs beside its span: words that are known otherwise are likelier. */
const FREE_WORD = 0.6
const MOST_FREE_WORDS = 5

/** All ways to read a question, the likeliest first. */
export function* readings(
  tokens: readonly Token[],
  data: LanguageData,
  asked: QuestionContext,
  calendar: Calendar,
): Generator<Interpretation> {
  const lexicon = lexiconOf(data)
  const known: Span[][] = []
  for (const start of tokens.keys())
    known.push(knownAt(tokens, start, data, lexicon, asked, { ...calendar, beside: periodBefore(known, start) }))
  const isOfTwo = isOneOfWeekdays(tokens, data)
  for (const [start, token] of tokens.entries()) {
    const weekday = weekdayNamed(data, token)
    if (weekday !== null)
      known[start].push({ is: 'weekdays', weekdays: [weekday], ...(!isOfTwo && { isOne: true as const }), start, end: start + 1 })
    // "Mentioned his mum": whose she is says nothing of who mentions her.
    const isMentioned = known.slice(0, start).some((spans) => spans.some((span) => span.end === start && isMentioning(span, tokens)))
    if (isMentioned && WHOSE.has(token.text)) known[start].push({ is: 'filler', start, end: start + 1 })
  }
  // Looking for words in the chat takes longest, and is behind few others.
  const mayStart = behind(new Set(known.flatMap((spans) => spans.filter(isSaying).map(({ end }) => end))), known, (span) =>
    isPassedOver(span, data),
  )
  // Behind "write" only several words that the chat contains are a phrase: one alone may be anything, unless its times are asked for.
  const mayFollow = new Set(known.flatMap((spans) => spans.filter(isWriting).map(({ end }) => end)))
  const isTimes = known.some((spans) => spans.some((span) => span.is === 'concept' && OF_TIMES.includes(span.concept)))
  const isWritten = (span: Span): boolean => isTimes && isWriting(span) && WRITES.test(tokens[span.start].text)
  const mayBeOne = new Set(known.flatMap((spans) => spans.filter(isWritten).map(({ end }) => end)))
  // Words of the chat at the end, or right before a verb at the end, may be a phrase, too. Not in English: there they may be a name.
  const isLoose = data.isObjectBehindVerb !== true && (mayStart.size > 0 || mayBeOne.size > 0)
  const isLast = (end: number): boolean =>
    end === tokens.length ||
    known[end].some(({ is }) => is === 'period' || is === 'hours' || is === 'weekdays') ||
    (data.isAskedBehind === true && known[end].some((each) => each.is === 'concept' && OF_TIMES.includes(each.concept))) ||
    (data.isVerbLast === true && known[end].some((each) => isSaying(each) || isWritten(each)))
  const isSaidThere = ({ end, ...span }: Span): boolean =>
    isLast(end) && span.is === 'phrase' && (isGreeting(span.text, lexicon) || phraseRows(asked.chat, span.text).length > 0)
  const free = tokens.map((_, start) => {
    if (!mayStart.has(start) && !mayFollow.has(start) && !isLoose) return []
    const found = freeAt(tokens, start, data, lexicon, asked, mayStart.has(start))
    if (mayStart.has(start)) return found
    // "Sent in capitals" says how, not what.
    if ((lexicon.meanings.get(tokens[start].text) ?? []).some(({ is }) => is === 'filler')) return []
    if (mayFollow.has(start)) return found.filter((span) => span.end - start > 1 || (mayBeOne.size > 0 && isSaidThere(span)))
    return found.filter((span) => isSaidThere(span))
  })
  const left = costsLeft(tokens.length, known, free)
  if (left[0] === Number.POSITIVE_INFINITY) return
  // Best first: what is ahead is known exactly except for what free text needs before it.
  const queue: { at: number; cost: number; spans: readonly Span[] }[] = [{ at: 0, cost: 0, spans: [] }]
  for (let looked = 0; queue.length > 0 && looked < MOST_READINGS; looked++) {
    const best = queue.reduce((least, each, i) => (each.cost + left[each.at] < queue[least].cost + left[queue[least].at] ? i : least), 0)
    const [{ at, cost, spans }] = queue.splice(best, 1)
    if (cost + left[at] > left[0] + MOST_WORSE) return
    if (at === tokens.length) {
      yield { spans, cost }
      continue
    }
    for (const span of known[at]) queue.push({ at: span.end, cost: cost + 1, spans: [...spans, span] })
    if (!mayBeFree(spans, data) && !(isLoose && !spans.some(({ is }) => is === 'phrase'))) continue
    const isContained = containsBefore(spans, data)
    for (const span of free[at])
      if (!isContained || !isBesideKind(span, tokens, lexicon))
        queue.push({ at: span.end, cost: cost + costOf(span), spans: [...spans, span] })
  }
}

const costOf = ({ start, end }: Span): number => 1 + FREE_WORD * (end - start)

function costsLeft(size: number, known: readonly (readonly Span[])[], free: readonly (readonly Span[])[]): number[] {
  const left = Array.from({ length: size + 1 }, () => Number.POSITIVE_INFINITY)
  left[size] = 0
  for (let at = size - 1; at >= 0; at--) {
    for (const { end } of known[at]) left[at] = Math.min(left[at], 1 + left[end])
    for (const span of free[at]) left[at] = Math.min(left[at], costOf(span) + left[span.end])
  }
  return left
}

function knownAt(
  tokens: readonly Token[],
  start: number,
  data: LanguageData,
  lexicon: Lexicon,
  asked: QuestionContext,
  calendar: Calendar,
): Span[] {
  const token = tokens[start]
  const found: Span[] = [...meaningsAt(lexicon, tokens, start)].filter(({ is }) => is !== 'rank' || isRank(lexicon, tokens, start))
  const phrase = token.kind === 'quoted' || token.kind === 'emoji' ? phraseIn(token.text) : null
  if (phrase !== null) found.push({ is: 'phrase', text: phrase, isQuoted: true, start, end: start + 1 })
  if (token.kind === 'number') found.push({ is: 'number', value: Number(token.text), start, end: start + 1 })
  if (asked.me !== null && lexicon.me.has(token.text)) found.push({ is: 'person', name: asked.me, start, end: start + 1 })
  const other = otherThan(asked)
  if (other !== null && lexicon.other.has(token.text)) found.push({ is: 'person', name: other, start, end: start + 1 })
  // "When did Ben send his first photo": in a group "his" is who is named before.
  if (other === null && POSSESSIVE.has(token.text) && isNamed(tokens, data, lexicon, asked))
    found.push({ is: 'filler', start, end: start + 1 })
  for (const person of peopleAt(asked.chat, data, lexicon, tokens, start)) found.push(person)
  for (const { end, period, isAssumed } of periodsAt(data, tokens, start, calendar))
    found.push({ is: 'period', period, isAssumed, start, end })
  const named = emojiNamedAt(asked.chat, data.language, tokens, start)
  if (named) found.push({ is: 'phrase', text: named.emoji, isQuoted: true, start, end: named.end })
  const span = hourSpanAt(data, tokens, start, partsOfDay(tokens, lexicon))
  if (span) found.push({ is: 'hours', hours: span.hours, isNight: false, start, end: span.end })
  const days = weekdaySpanAt(data, tokens, start)
  if (days) found.push({ is: 'weekdays', weekdays: days.weekdays, start, end: days.end })
  for (const { end, hour } of hoursAt(data, tokens, start)) found.push({ is: 'hours', hours: [hour], isNight: false, start, end })
  return found
}

const partsOfDay = (tokens: readonly Token[], lexicon: Lexicon): (readonly number[])[] =>
  tokens.some(({ kind }) => kind === 'number')
    ? tokens.flatMap((_, start) => [...meaningsAt(lexicon, tokens, start)].flatMap((each) => (each.is === 'hours' ? [each.hours] : [])))
    : []

const POSSESSIVE: ReadonlySet<string> = new Set(
  'his|her|their|hers|sein|seine|seinen|seiner|ihr|ihre|ihren|ihrer|su|sus|seu|sua|seus|suas|dele|dela'.split('|'),
)

const isNamed = (tokens: readonly Token[], data: LanguageData, lexicon: Lexicon, { chat }: QuestionContext): boolean =>
  tokens.some((_, start) => !peopleAt(chat, data, lexicon, tokens, start).next().done)

const WHOSE: ReadonlySet<string> = new Set(
  [...POSSESSIVE, ...'my|our|mein|meine|meinen|meiner|mi|mis|meu|minha|mera|meri|mere|uska|uski|मेरा|मेरी|मेरे|उसका|उसकी'.split('|')].map(
    plain,
  ),
)
const MENTIONS = /^(?:mention|bring|brought|brings|erwähn|erwahn|mencion)/u
const isMentioning = (span: Span, tokens: readonly Token[]): boolean =>
  span.is === 'concept' && (span.concept === 'about' || (span.concept === 'say' && MENTIONS.test(tokens[span.start].text)))

/** "Friday or Saturday": where a question names two, each means all such days. */
const isOneOfWeekdays = (tokens: readonly Token[], data: LanguageData): boolean =>
  new Set(tokens.flatMap((token) => weekdayNamed(data, token) ?? [])).size === 2

/** The last period before a place: "March 2021" is the month, not the year. */
function periodBefore(known: readonly (readonly Span[])[], start: number): Required<Period> | undefined {
  let last: Extract<Span, { is: 'period' }> | undefined
  for (const span of known.slice(0, start).flat())
    if (span.is === 'period' && span.end <= start && (!last || span.end > last.end)) last = span
  const { from, to } = last?.period ?? {}
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** Who "he" and "she" are: the other one of two people, where one of them asks. */
function otherThan({ chat, me }: QuestionContext): string | null {
  const people = peopleAmong(peopleOf(chat))
  return me !== null && people.length === 2 ? (people.find((name) => name !== me) ?? null) : null
}

/** They ask how often something was written. */
const OF_TIMES: readonly Concept[] = ['how_many_times', 'how_often']
/** One writes words; flowers and pictures are sent. */
const WRITES = /^(?:writ|wrote|typ|schr[ie]|geschrieb|tipp|getipp|escri|escrev|digit|लिख|likh|(?:ي|ت|ن|بي|بت)?كتب)/u

/** Between a verb and a phrase: "say really", and who says it where a language puts them there: "قال توم". */
const isPassedOver = ({ is }: Span, { isObjectBehindVerb }: LanguageData): boolean =>
  is === 'filler' || (is === 'person' && isObjectBehindVerb !== true)

/** These places, and those behind the spans that may be skipped there. */
function behind(places: Set<number>, known: readonly (readonly Span[])[], isPassed: (span: Span) => boolean): ReadonlySet<number> {
  for (const at of [...places].sort((a, b) => a - b))
    for (let ends = [at]; ends.length > 0; )
      ends = ends
        .flatMap((start) => (known[start] ?? []).filter(isPassed).map(({ end }) => end))
        .filter((end) => !places.has(end) && places.add(end))
  return places
}

/** Text without quotes may be behind "say" and "about" alone, and once. */
function mayBeFree(spans: readonly Span[], data: LanguageData): boolean {
  if (spans.some(({ is }) => is === 'phrase')) return false
  const before = spans.findLast((span) => !isPassedOver(span, data))
  return before !== undefined && (isSaying(before) || isWriting(before))
}

const isWriting = (span: Span): boolean => span.is === 'concept' && span.concept === 'write'

const isSaying = (span: Span): boolean =>
  span.is === 'concept' && (span.concept === 'say' || span.concept === 'mentioned' || span.concept === 'about')

/** Several words that people say to each other: that nobody did is an answer. */
const isGreeting = (text: string, { sayable }: Lexicon): boolean => text.includes(' ') && sayable.has(text)

const JOINING: readonly Concept[] = ['to', 'by', 'with', 'than', 'or', 'and', 'about']

const isJoining = (lexicon: Lexicon, text: string): boolean =>
  (lexicon.meanings.get(text) ?? []).some((meaning) => meaning.is === 'concept' && JOINING.includes(meaning.concept))

/** Whether a verb such as "contain" is right before. */
function containsBefore(spans: readonly Span[], data: LanguageData): boolean {
  const before = spans.findLast((span) => !isPassedOver(span, data))
  return before?.is === 'concept' && before.concept === 'mentioned'
}

/** "Contain an emoji", "contain no emoji": the article with its noun, or the word before it, is not a phrase. */
function isBesideKind({ start, end }: Span, tokens: readonly Token[], lexicon: Lexicon): boolean {
  const isArticled = end - start === 2 && isFillerAlone(lexicon, tokens[start].text) && isKind(lexicon, tokens[start + 1].text)
  return isArticled || (end < tokens.length && isKind(lexicon, tokens[end].text))
}

const isFillerAlone = (lexicon: Lexicon, text: string): boolean => (lexicon.meanings.get(text) ?? []).some(({ is }) => is === 'filler')

const KINDS: readonly Concept[] = ['emoji', 'links', 'questions', 'media', 'photos', 'videos', 'voice', 'stickers', 'gifs', 'documents']

const isKind = (lexicon: Lexicon, text: string): boolean =>
  (lexicon.meanings.get(text) ?? []).some((meaning) => meaning.is === 'concept' && KINDS.includes(meaning.concept))

/**
 * Words that may be a phrase to look for: one that means nothing else here, or several that are said so in this chat, one of
 * them such. Anything else is not understood.
 */
function freeAt(
  tokens: readonly Token[],
  start: number,
  data: LanguageData,
  lexicon: Lexicon,
  { chat }: QuestionContext,
  mayBeSaid: boolean,
): Span[] {
  const found: Span[] = []
  for (let end = start + 1; end <= Math.min(tokens.length, start + MOST_FREE_WORDS); end++) {
    const words = tokens.slice(start, end)
    if (words[end - start - 1].kind !== 'word') break
    const isOwn = words.some(({ text }) => [lexicon.meanings, lexicon.vague, lexicon.me, lexicon.other].every((known) => !known.has(text)))
    const text = words.map((word) => word.text).join(' ')
    // "Say happy birthday" at the end, where the chat has it.
    const isWhole = words.length > 1 && end === tokens.length && words.every((word) => !lexicon.vague.has(word.text))
    // "Sorry to Tom", "about the goose": such a word belongs to what is beside it.
    if (
      words.length > 1 &&
      (isJoining(lexicon, words[0].text) || (end < tokens.length && isJoining(lexicon, words[words.length - 1].text)))
    )
      continue
    if (!isOwn && !(mayBeSaid && (isWhole || lexicon.sayable.has(text)))) continue
    // Where a verb may be before who does it, a name behind it is the speaker, not part of the phrase.
    const isNamed = !data.isObjectBehindVerb && [...peopleAt(chat, data, lexicon, tokens, start)].some((person) => person.end === end)
    if (isNamed) continue
    if (lexicon.vague.has(text) && !lexicon.sayable.has(text)) continue
    if (words.length > 1 && POSSESSIVE.has(words[0].text)) continue
    if (words.length > 1 && !isGreeting(text, lexicon) && phraseRows(chat, text).length === 0) continue
    found.push({ is: 'phrase', text, isQuoted: false, start, end })
  }
  return found
}
