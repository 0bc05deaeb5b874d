import { largest } from '@convostat/engine/stats/extremes'
import { DAY } from '@convostat/format/seconds'
import { peopleOf } from '#compute/people-of.ts'
import { rowsAtEnd, selected } from '#compute/selected.ts'
import { dataOf } from '#languages/all.ts'
import { type Language, languages } from '#languages/index.ts'
import type { LanguageData } from '#languages/language.ts'
import type { Metric, Period, Plan } from '../plan.ts'
import type { QuestionContext } from '../question-context.ts'
import { refusalOf } from '../refusals.ts'
import type { Concept } from './concepts.ts'
import { continued } from './continued.ts'
import { conceptsOf, forms, lexiconOf } from './lexicon.ts'
import { corrected } from './misspelt.ts'
import { paraphrased, spelledOut } from './paraphrases.ts'
import { ParsedQuestion } from './parsed-question.ts'
import { namesOf } from './people.ts'
import type { Calendar } from './periods.ts'
import { ranksApart } from './ranks.ts'
import { type Interpretation, readings } from './readings.ts'
import { restated } from './restated.ts'
import { rules } from './rules/index.ts'
import type { Span } from './span.ts'
import { plain, plainWords, type Token, tokensOf } from './tokens.ts'

/** Each assumption makes a plan this much less sure. */
const SURENESS = 0.8
/** A question that is looked for, not counted: where something else can answer it, it may do better. */
const SURENESS_OF_SEARCH = 0.5

/**
 * What should be computed for a question; null where any word of it is not accounted for, or it may mean two things. Every
 * language is tried: the one in which the question has the fewest parts is taken, English first.
 */
export function plan(question: string, asked: QuestionContext): Plan | null {
  const calendar = calendarOf(asked)
  for (const { text, isGuessed } of calendar ? textsOf(question, asked, calendar) : []) {
    const planned = calendar && planOfText(text, asked, calendar)
    if (planned && (!isGuessed || namesSomeone(planned))) return planned
  }
  return null
}

/**
 * A question as it is, and then without brackets and parts between commas whose words ask for nothing ("(roughly)", "…, just curious"),
 * its sentences as one: what is behind the first may be no more than an aside.
 */
function textsOf(question: string, asked: QuestionContext, calendar: Calendar): { text: string; isGuessed: boolean }[] {
  const plainer = question.replace(/\s*\(([^()]*)\)/gu, (brackets: string, words: string) => (isIdle(words) ? '' : brackets))
  const one = asOne(plainer)
  const parts = plainer.split(CLAUSES)
  const asking = parts.filter((part) => !isIdle(part))
  const bare = asking.length > 0 && asking.length < parts.length ? [asOne(asking.join(', '))] : []
  const open = asking.filter((part, i) => i === 0 || !isGuess(part, asked))
  const isGuessed = open.length < asking.length
  // "Gracias, cuántos mensajes …" asks for no thanks.
  const isIdleFirst = parts.length === 2 && (isIdle(parts[0]) || !endsInVerb(parts[0]))
  const said = isIdleFirst ? [...bare, question, plainer, one] : [question, plainer, one, ...bare]
  const again = restated(parts, asked, calendar)
  return [
    ...[...new Set([...said, ...(again === null ? [] : [again])])].map((text) => ({ text, isGuessed: false })),
    ...(isGuessed ? [{ text: asOne(open.join(', ')), isGuessed }] : []),
  ]
}

/** Whether its answer is one of several people: what the reader guesses limits no such question. */
const namesSomeone = (plan: Plan): boolean =>
  plan.name === 'rank_people' ||
  plan.name === 'rank_response_times' ||
  plan.name === 'rank_sentiment' ||
  (plan.name === 'conversation_ends' && plan.order !== undefined) ||
  (plan.name === 'average' && plan.by === 'person') ||
  ((plan.name === 'longest' || plan.name === 'shortest_message' || plan.name === 'first_or_last') && plan.wants === 'who')

/** Whether a verb at its end may ask for what is behind it: "when did Ben last say, good morning". */
function endsInVerb(text: string): boolean {
  const last = plainWords(text).at(-1) ?? ''
  return languages.some((language) =>
    (lexiconOf(dataOf[language]).meanings.get(last) ?? []).some((each) => each.is === 'concept' && SAYING.has(each.concept)),
  )
}

const SAYING: ReadonlySet<Concept> = new Set<Concept>(['say', 'write', 'use', 'mentioned', 'with'])

const asOne = (text: string): string => text.trim().replace(/[?!؟।.]+(?=\s*[^\s?!؟।.])/gu, ',')

/** What parts of a question are between: no quotation, and no number, has any of these in it. */
const CLAUSES = /(?:[,;:،؛…]|\.{2,}|[?!؟।.]+(?=\s)|\s[-–—]+\s)(?!\d)(?=(?:[^"“”„«»]*["“”„«»][^"“”„«»]*["“”„«»])*[^"“”„«»]*$)/u

/** Whether a language has all of this in phrases that mean nothing, or that ask for a number of messages: "just me" has a person. */
const isIdle = (text: string): boolean => {
  const tokens = tokensOf(text) ?? []
  if (tokens.some(({ kind, text }) => kind !== 'word' && !(kind === 'emoji' && isMood(text)))) return false
  const words = tokens.filter(({ kind }) => kind === 'word').map((token) => token.text)
  if (words.length === 0) return tokens.length > 0
  return languages.some((language) => {
    const { phrases, longest } = idlePhrasesOf(dataOf[language])
    const isReached = words.map(() => false).concat(false)
    isReached[0] = true
    for (const at of words.keys())
      for (let end = at + 1; isReached[at] && end <= Math.min(words.length, at + longest); end++)
        if (phrases.has(words.slice(at, end).join(' '))) isReached[end] = true
    return isReached[words.length]
  })
}

/** What someone thinks that the answer is: "obviously Ana", "bet it's the duck". Who it names limits nothing. */
function isGuess(text: string, { chat }: QuestionContext): boolean {
  const words = plainWords(text)
  if (words.length === 0 || words.length > LONGEST_GUESS) return false
  return languages.some((language) => {
    const data = dataOf[language]
    const { guesses = '' } = data
    const marks = longestFirst(guesses)
    const mark =
      guesses === ''
        ? undefined
        : marks.find((each) => each.every((word, i) => words[i] === word) || each.every((word, i) => words.at(i - each.length) === word))
    if (!mark) return false
    const { me, other } = lexiconOf(data)
    const idleWords = idlePhrasesOf(data).phrases
    const rest = words.filter((word) => !mark.includes(word))
    return rest.length > 0 && rest.every((word) => me.has(word) || other.has(word) || idleWords.has(word) || namesOf(chat).has(word))
  })
}

const LONGEST_GUESS = 6

interface IdlePhrases {
  phrases: ReadonlySet<string>
  /** In words. */
  longest: number
}

const idle = new WeakMap<LanguageData, IdlePhrases>()

function idlePhrasesOf(data: LanguageData): IdlePhrases {
  const there = idle.get(data)
  if (there) return there
  const { filler, asides, tails, concepts } = data
  const lists = [filler, asides, tails, concepts.messages, concepts.how_many]
  const all = lists.flatMap((list) => (list === undefined ? [] : forms(list).map(plainWords)))
  const made = { phrases: new Set(all.map((words) => words.join(' '))), longest: largest(all.map(({ length }) => length)) }
  idle.set(data, made)
  return made
}

/** Faces, hands and hearts set behind a question show a mood. */
const isMood = (emoji: string): boolean =>
  /^[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F93A}\u{1F970}-\u{1F97A}\u{1FAE0}-\u{1FAE8}\u{1F440}\u{1F44D}-\u{1F44F}\u{2764}\u{2728}\u{263A}]/u.test(
    emoji,
  )

/** What an emoji is called right behind it. */
const EMOJI: ReadonlySet<string> = new Set(['one', 'ones', 'thing', 'face', 'guy'])

function planOfText(question: string, asked: QuestionContext, calendar: Calendar): Plan | null {
  const written = tokensOf(question)
  if (!written || written.length === 0) return null
  // "The 😭 one" is the emoji.
  const tokens = written.filter(({ kind, text }, i) => kind !== 'word' || written[i - 1]?.kind !== 'emoji' || !EMOJI.has(text))
  const planned = (those: readonly Token[]): Plan | null => continuing(those, asked, calendar) ?? planOfTokens(those, asked, calendar)
  const calm = isOfOther(tokens) ? withoutMood(withoutAsides(tokens) ?? tokens) : null
  // "Quick question …" counts no questions; a word alone, or the words behind a verb, may be asked for.
  const opened = withoutAsides(tokens, { isOpening: true })
  const read = (calm && planned(calm)) ?? (opened && planned(opened)) ?? planned(tokens)
  if (read) return read
  const bare = withoutAsides(tokens)
  const asking = withoutMood(bare ?? tokens)
  const apart = withoutInterjections(tokens)
  return (
    (bare && planned(bare)) ??
    (asking && planned(asking)) ??
    (apart && planned(apart)) ??
    planOfMisspelt(question, asking ?? bare ?? tokens, asked, calendar)
  )
}

/** Without emoji at the end that show a mood, unless what is before them asks for them; null where there are none. */
function withoutMood(tokens: readonly Token[]): readonly Token[] | null {
  let end = tokens.length
  while (end > 1 && tokens[end - 1].kind === 'emoji' && isMood(tokens[end - 1].text)) end--
  if (end === tokens.length) return null
  const before = tokens[end - 1].text
  const isAskedFor = languages.some((language) => {
    const { meanings } = lexiconOf(dataOf[language])
    const isTexted = isOfOther(tokens) ? AFTER_OTHERS : BEFORE_EMOJI
    return (meanings.get(before) ?? []).some((each) => each.is === 'filler' || (each.is === 'concept' && isTexted.has(each.concept)))
  })
  if (isAskedFor) return null
  const rest = tokens.slice(0, end)
  return withoutAsides(rest) ?? rest
}

/** Without a word that asks for nothing right before the words that ask: "does Ben use emojis lol how many"; null where there is none. */
function withoutInterjections(tokens: readonly Token[]): readonly Token[] | null {
  const isBetween = (at: number, data: LanguageData): boolean => {
    const { meanings } = lexiconOf(data)
    const isAny = (text: string | undefined, concepts: ReadonlySet<Concept>): boolean =>
      text !== undefined && (meanings.get(text) ?? []).some((each) => each.is === 'concept' && concepts.has(each.concept))
    const [before, { text }, behind, next] = [tokens[at - 1]?.text, tokens[at], tokens[at + 1]?.text, tokens[at + 2]?.text]
    if (!isAny(before, NOUNS) && !isAny(before, EMOJIS)) return false
    return asidesAlone(data).has(text) && (isAny(behind, ASKING) || isAny(`${behind} ${next}`, ASKING))
  }
  const rest = tokens.filter(({ kind }, at) => kind !== 'word' || !languages.some((language) => isBetween(at, dataOf[language])))
  return rest.length < tokens.length ? rest : null
}

const asidesAlone = (data: LanguageData): ReadonlySet<string> =>
  new Set(endsOf(data).asides.flatMap((words) => (words.length === 1 ? words : [])))

const EMOJIS: ReadonlySet<Concept> = new Set<Concept>(['emoji'])
const ASKING: ReadonlySet<Concept> = new Set<Concept>(['how_many', 'how_often', 'how_many_times', 'who', 'when', 'which'])

/** Whether something else is counted: "how many words did I write 😅", "who texts more 🤔". */
const isOfOther = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => TEXTING.test(text)) ||
  languages.some((language) => {
    const { meanings } = lexiconOf(dataOf[language])
    return tokens.some(({ text }) => (meanings.get(text) ?? []).some((each) => each.is === 'concept' && NOUNS.has(each.concept)))
  })

/** Messages, not words or emoji, are what one does so. */
const TEXTING = /^(?:text|talk|chat|messag|repl|answer)\p{L}*$/u
const NOUNS: ReadonlySet<Concept> = new Set<Concept>([
  'messages',
  'words',
  'media',
  'photos',
  'videos',
  'voice',
  'stickers',
  'questions',
  'links',
  'days',
  'conversations',
  'calls',
])

/** Where a noun or a verb says what is counted, only these bring the emoji into it. */
const AFTER_OTHERS: ReadonlySet<Concept> = new Set<Concept>([
  'to',
  'by',
  'with',
  'than',
  'or',
  'and',
  'about',
  'say',
  'mentioned',
  'use',
  'emoji',
  'word',
])
const BEFORE_EMOJI: ReadonlySet<Concept> = new Set<Concept>([
  ...AFTER_OTHERS,
  ...(['most', 'least', 'more', 'less', 'first', 'last', 'write', 'how_many', 'favorite'] as const),
])

/** Without "just curious", "lol" and similar around it, in the language that has most of them; null where there are none. Opening are those of several words in front alone. */
function withoutAsides(tokens: readonly Token[], { isOpening = false } = {}): readonly Token[] | null {
  const fewest = isOpening ? 2 : 1
  let bare = tokens
  for (const language of languages) {
    const data = dataOf[language]
    const { asides, tails } = endsOf(data)
    const { me: mine } = lexiconOf(data)
    let [from, to] = [0, tokens.length]
    const isAt = (words: readonly string[], start: number): boolean =>
      words.length >= fewest &&
      words.length < to - from &&
      words.every((word, i) => tokens[start + i].kind === 'word' && tokens[start + i].text === word)
    for (;;) {
      const before = asides.find((words) => isAt(words, from))
      if (before) from += before.length
      // "How often do I swear" asks for it.
      const isVerb = ([first]: readonly string[], at: number): boolean => mine.has(first) && data.helpers.has(tokens[at - 1]?.text)
      const behind = isOpening ? undefined : tails.find((words) => isAt(words, to - words.length) && !isVerb(words, to - words.length))
      if (behind) to -= behind.length
      if (!before && !behind) break
    }
    if (to - from < bare.length) bare = tokens.slice(from, to)
  }
  return bare.length < tokens.length ? bare : null
}

const ends = new WeakMap<LanguageData, { asides: readonly string[][]; tails: readonly string[][] }>()

/** What may be before and behind a question, the longest first. */
function endsOf(data: LanguageData) {
  const there = ends.get(data)
  if (there) return there
  const asides = longestFirst(data.asides)
  const made = { asides, tails: data.tails === undefined ? asides : longestFirst(`${data.asides}|${data.tails}`) }
  ends.set(data, made)
  return made
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
      const words = ranksApart(rest, data)
      for (const { spans } of readings(words, data, asked, { ...calendar, before: periodOf(previous) })) {
        const bag = new ParsedQuestion(spans, participants, words, data, calendar.last)
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
      const planned =
        written && planIn(language, paraphrased(ranksApart(written, dataOf[language]), language), asked, calendar, participants)
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
