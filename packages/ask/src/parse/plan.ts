import { DAY } from '@convostat/format/seconds'
import { peopleOf } from '#compute/people-of.ts'
import { rowsAtEnd, selected } from '#compute/selected.ts'
import { dataOf } from '#languages/all.ts'
import { type Language, languages } from '#languages/index.ts'
import type { LanguageData } from '#languages/language.ts'
import type { Metric, Period, Plan } from '../plan.ts'
import type { QuestionContext } from '../question-context.ts'
import { refusalOf } from '../refusals.ts'
import { continued } from './continued.ts'
import { conceptsOf, forms } from './lexicon.ts'
import { corrected } from './misspelt.ts'
import { paraphrased, spelledOut } from './paraphrases.ts'
import { ParsedQuestion } from './parsed-question.ts'
import type { Calendar } from './periods.ts'
import { type Interpretation, readings } from './readings.ts'
import { rules } from './rules/index.ts'
import type { Span } from './span.ts'
import { plain, plainWords, type Token, tokensOf } from './tokens.ts'

/** What was assumed makes a plan less sure, each thing this much. */
const SURENESS = 0.8
/** A question that is looked for, not counted: where something else can answer it, it may do better. */
const SURENESS_OF_SEARCH = 0.5

/**
 * What should be computed for a question; null where any word of it is not accounted for, or it may mean two things. Every
 * language is tried: the one in which the question has the fewest parts is taken, English first.
 */
export function plan(question: string, asked: QuestionContext): Plan | null {
  const calendar = calendarOf(asked)
  for (const text of calendar ? textsOf(question) : []) {
    const planned = calendar && planOfText(text, asked, calendar)
    if (planned) return planned
  }
  return null
}

/**
 * A question as it is, and then without brackets whose words ask for nothing ("(roughly)"), its sentences as one: what is behind the first
 * may be no more than an aside.
 */
function textsOf(question: string): string[] {
  const plainer = question.replace(/\s*\(([^()]*)\)/gu, (brackets: string, words: string) => (isIdle(words) ? '' : brackets))
  const one = plainer.trim().replace(/[?!؟।.]+(?=\s*[^\s?!؟।.])/gu, ',')
  return [...new Set([question, plainer, one])]
}

/** Whether a language has all of these words among those that mean nothing, or that ask for a number of messages. */
const isIdle = (text: string): boolean => {
  const words = plainWords(text)
  return words.length > 0 && languages.some((language) => words.every((word) => idleWordsOf(dataOf[language]).has(word)))
}

const idle = new WeakMap<LanguageData, ReadonlySet<string>>()

function idleWordsOf(data: LanguageData): ReadonlySet<string> {
  const there = idle.get(data)
  if (there) return there
  const { filler, asides, concepts } = data
  const lists = [filler, asides, concepts.messages, concepts.how_many]
  const made = new Set(lists.flatMap((list) => (list === undefined ? [] : forms(list).flatMap(plainWords))))
  idle.set(data, made)
  return made
}

/** What an emoji is called right behind it. */
const EMOJI: ReadonlySet<string> = new Set(['one', 'ones', 'thing', 'face', 'guy'])

function planOfText(question: string, asked: QuestionContext, calendar: Calendar): Plan | null {
  const written = tokensOf(question)
  if (!written || written.length === 0) return null
  // "The 😭 one" is the emoji.
  const tokens = written.filter(({ kind, text }, i) => kind !== 'word' || written[i - 1]?.kind !== 'emoji' || !EMOJI.has(text))
  const planned = (those: readonly Token[]): Plan | null => continuing(those, asked, calendar) ?? planOfTokens(those, asked, calendar)
  const read = planned(tokens)
  if (read) return read
  const bare = withoutAsides(tokens)
  return (bare && planned(bare)) ?? planOfMisspelt(question, bare ?? tokens, asked, calendar)
}

/** Without "just curious", "lol" and similar around it, in the language that has most of them; null where there are none. */
function withoutAsides(tokens: readonly Token[]): readonly Token[] | null {
  let bare = tokens
  for (const language of languages) {
    const asides = longestFirst(dataOf[language].asides)
    const { tails: atEnd } = dataOf[language]
    const tails = atEnd === undefined ? asides : longestFirst(`${dataOf[language].asides}|${atEnd}`)
    let [from, to] = [0, tokens.length]
    const isAt = (words: readonly string[], start: number): boolean =>
      words.length < to - from && words.every((word, i) => tokens[start + i].kind === 'word' && tokens[start + i].text === word)
    for (;;) {
      const before = asides.find((words) => isAt(words, from))
      if (before) from += before.length
      const behind = tails.find((words) => isAt(words, to - words.length))
      if (behind) to -= behind.length
      if (!before && !behind) break
    }
    if (to - from < bare.length) bare = tokens.slice(from, to)
  }
  return bare.length < tokens.length ? bare : null
}

const longestFirst = (list: string): string[][] =>
  forms(list)
    .map(plainWords)
    .sort((a, b) => b.length - a.length)

/** What it means with its misspelt words put right, in the language in which these are fewest. */
function planOfMisspelt(question: string, tokens: readonly Token[], asked: QuestionContext, calendar: Calendar): Plan | null {
  const readIn = languages
    .map((language) => ({ language, ...corrected(question, tokens, dataOf[language], asked) }))
    .filter(({ mistakes }) => mistakes.length > 0)
    .sort((a, b) => a.mistakes.length - b.mistakes.length)
  // "Cheated" is one letter from "created".
  if (readIn.length > 0 && refusalOf(question, asked)) return null
  for (const { language, tokens: right, mistakes } of readIn) {
    const planned = planOfTokens(right, asked, calendar)
    if (!planned || planned.language !== language || planned.name === 'said_about') continue
    const corrections = mistakes.map(({ written, meant }) => ({ kind: 'correction' as const, written, meant }))
    return { ...planned, assumptions: [...corrections, ...planned.assumptions], confidence: planned.confidence * SURENESS }
  }
  return null
}

/** What a question means that continues the one before it; null where it does not. */
function continuing(tokens: readonly Token[], asked: QuestionContext, calendar: Calendar): Plan | null {
  const [before, ...earlier] = (asked.after ?? '').split('\n').reverse()
  if (before === '') return null
  const participants = peopleOf(asked.chat)
  let previous: Plan | null | undefined
  for (const language of languages) {
    const data = dataOf[language]
    const rests = withoutOpening(tokens, data)
    for (const rest of rests) {
      // A question that is whole, with or without its "and", means what it says.
      const whole = planOfTokens(rest, asked, calendar)
      if (whole && whole.name !== 'said_about') return whole
    }
    previous ??= plan(before, { ...asked, after: earlier.reverse().join('\n') })
    if (!previous) return null
    const echoed = conceptsOf(tokensOf(before) ?? [], dataOf[previous.language])
    for (const rest of rests) {
      const isOpened = rest[0] !== tokens[0]
      if (rest.length > MOST_TOKENS || (isCourtesy(rest) && !(isOpened && isOfWords(previous)))) continue
      for (const { spans } of readings(rest, data, asked, { ...calendar, before: periodOf(previous) })) {
        const bag = new ParsedQuestion(spans, participants, rest, data, calendar.last)
        const made = continued(previous, bag, echoed, isOpened)
        if (made && bag.isEmpty) return { ...made, language: previous.language, assumptions: bag.assumptions, confidence: SURENESS }
      }
    }
  }
  return null
}

/** The days that a plan is about, where they have both ends. */
function periodOf(plan: Plan): Required<Period> | undefined {
  const { from, to } = 'scope' in plan ? plan.scope : {}
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** Words of courtesy alone ask for nothing, though their count can be asked for. */
const isCourtesy = (tokens: readonly Token[]): boolean => tokens.every(({ text }) => COURTESIES.has(text))
/** Whether it counts words: "and thanks?" counts those, too. */
const isOfWords = (plan: Plan): boolean => 'metric' in plan && (plan.phrase !== undefined || SAID.has(plan.metric))
const SAID: ReadonlySet<Metric> = new Set(['apologies', 'thanks', 'love', 'laughter'])
const COURTESIES = new Set(
  'thanks|thank|thankyou|thx|you|ty|very|much|so|danke|dir|schön|sehr|vielen|dank|gracias|muchas|obrigado|obrigada|muito|शुक्रिया|धन्यवाद|shukriya|dhanyavad|شكرا|شكراً|please|bitte|por|favor|sorry|love|lol|haha'
    .split('|')
    .map(plain),
)

/** A longer question says what it asks. */
const MOST_TOKENS = 7

/** Without "and", "what about" or similar at the beginning, the longest of them first; and as it is. */
function withoutOpening(tokens: readonly Token[], data: LanguageData): readonly (readonly Token[])[] {
  const openings = forms(data.continues)
    .map(plainWords)
    .filter((words) => words.length < tokens.length && words.every((word, i) => tokens[i].text === word))
  const rests = [...new Set([...openings.map(({ length }) => length), 0])].sort((a, b) => b - a).map((length) => tokens.slice(length))
  const [first, ...others] = tokens
  const { continuesWithin: within } = data
  const isWithin = within !== undefined && first.kind === 'word' && first.text.startsWith(within) && first.text.length > within.length + 1
  return isWithin ? [...rests, [{ ...first, text: first.text.slice(within.length) }, ...others]] : rests
}

/** As typed, or else with abbreviations written out: a search for "u" wants no "you". */
function planOfTokens(asking: readonly Token[], asked: QuestionContext, calendar: Calendar): Plan | null {
  const participants = peopleOf(asked.chat)
  for (const spelled of [(tokens: readonly Token[]) => tokens, spelledOut]) {
    let best: (Planned & { language: Language }) | null = null
    for (const language of languages) {
      const written = spelled(asking, language)
      const planned = written && planIn(language, paraphrased(written, language), asked, calendar, participants)
      if (planned && (!best || planned.cost < best.cost)) best = { ...planned, language }
    }
    if (best) return best.plan
  }
  return null
}

interface Planned {
  cost: number
  /** Null: it may mean two things that are as likely. */
  plan: Plan | null
}

function planIn(
  language: Language,
  tokens: readonly Token[],
  asked: QuestionContext,
  calendar: Calendar,
  participants: readonly string[],
): Planned | null {
  let found: { cost: number; plan: Plan } | null = null
  const data = dataOf[language]
  for (const reading of readings(tokens, data, asked, calendar)) {
    if (found && reading.cost > found.cost) break
    const plan = planOf(reading, language, participants, tokens, calendar.last)
    if (!plan) continue
    if (!found) found = { cost: reading.cost, plan }
    else if (JSON.stringify(found.plan) !== JSON.stringify(plan)) return { cost: found.cost, plan: null }
  }
  return found
}

function planOf(
  { spans }: Interpretation,
  language: Language,
  participants: readonly string[],
  tokens: readonly Token[],
  last: number,
): Plan | null {
  const data = dataOf[language]
  for (const rule of rules) {
    const bag = new ParsedQuestion(spans, participants, tokens, data, last)
    const made = rule(bag)
    if (!made || !bag.isEmpty) continue
    // Looked at last: few readings come so far.
    if (isOtherwise(spans, tokens, data)) return null
    const { assumptions } = bag
    const surest = made.name === 'said_about' ? SURENESS_OF_SEARCH : 1
    return { ...made, language, assumptions, confidence: surest * SURENESS ** assumptions.length }
  }
  return null
}

function isOtherwise(spans: readonly Span[], tokens: readonly Token[], { otherwise }: LanguageData): boolean {
  if (otherwise.length === 0) return false
  const wording = spans.map((span) => wordingOf(span, tokens)).join(' ')
  return otherwise.some((pattern) => pattern.test(wording))
}

/** A span as `otherwise` has it: quotes and names do not matter, except for names that are helping verbs. */
function wordingOf(span: Span, tokens: readonly Token[]): string {
  if (span.is === 'phrase') return '""'
  const text = tokens
    .slice(span.start, span.end)
    .map((token) => token.text)
    .join(' ')
  return span.is !== 'person' ? text : text === 'will' || text === 'may' ? `@${text}` : '@'
}

function calendarOf({ chat, today }: QuestionContext): Calendar | null {
  const whole = selected(chat, {})
  const [[first], [last]] = [rowsAtEnd(chat, whole, 'first'), rowsAtEnd(chat, whole, 'last')]
  if (first === undefined || last === undefined) return null
  return { first: Math.floor(chat.time[first] / DAY), last: Math.floor(chat.time[last] / DAY), today }
}
