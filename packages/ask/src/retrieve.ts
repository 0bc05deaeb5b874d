import { type Chat, messageText } from '@convostat/engine/chat/chat'
import { select } from '@convostat/engine/chat/selection'
import { conversationNumber } from '@convostat/engine/columns/conversation'
import { countHolding, rarity, rowsHolding, rowsWithWords } from '@convostat/engine/search/any-of'
import { smallest } from '@convostat/engine/stats/extremes'
import { fold } from '@convostat/engine/words/fold'
import { asksSomething, kindOf } from './answer-signs.ts'
import type { QuestionContext } from './question-context.ts'
import { FORM, firstPerson, peopleCalled, type SearchTerms, theirs, wantedBy, wordsIn } from './search-terms.ts'
import { SAME_THING } from './words/alike.ts'
import { type Expression, HINTS, KIND } from './words/senses.ts'

/** Messages that follow one another in one conversation, and answer a question as a whole. */
export interface Passage {
  /** Rows of the chat, `to` not included. */
  readonly from: number
  readonly to: number
  /** The rows that were found, the one that answers best first. */
  readonly hits: readonly number[]
  /** 0 to 1: how much of the question its messages contain, and how nearly, each thing weighed by how rare it is. */
  readonly score: number
  /** The same of the words of its best message alone. */
  readonly own: number
  /** 0 to 1: how rare the words of the question are in this chat, next to a word in one message. */
  readonly rare: number
  /** What passages are in the order of: the score, and whether its messages answer and are about it. */
  readonly rank: number
  /** Whether any that fits as well answers, too: what someone said about something, or the first time. */
  readonly isOneOfMany: boolean
  /** How many things the question is about. */
  readonly things: number
  /** Which conversation of the chat it is of. */
  readonly conversation: number
  /** Whether it lacks what alone would answer: a price, a color. */
  readonly isMute: boolean
  /** Whether a single expression in other words is all that it has of the question. */
  readonly isLoose: boolean
}

/** This many messages before and after one that was found belong to its passage. */
const BEFORE = 3
const AFTER = 5
/** Passages that touch are one, up to this many messages. */
const LONGEST = 16
/** This many of the strongest rows are looked at closely. */
const CANDIDATES = 300
/** What is in a message nearby counts less, the further off, but never less than this: people name a subject once. */
const NEARBY = 0.8
const FAR = 0.4
const REACH = 12
/** What a light word weighs, and one that the translations do not know. */
const LIGHT = 0.3
const UNKNOWN = 0.5
/** The weight of a related word that everyone uses, next to one in a single message. */
const LOOSE = 0.7
/** A word, or what it is in another language. */
const TRANSLATED = 0.8
/** What suggests a thing adds up over this many messages before and after, up to this. */
const HINTS_WITHIN = 3
const MOST_OF_HINTS = 0.85
/** Of messages on other days than those asked about. */
const OTHER_DAYS = 0.4
/** In a group, how much less messages count without the people asked about around them, and then without them in the message itself. */
const OTHER_PEOPLE = 0.35
const BESIDE_PEOPLE = 0.9
/** A message of more words or lines than this mentions many things. */
const MANY_WORDS = 60
const MANY_LINES = 3
const IN_A_LIST = 0.85
/** Of what someone else says about themselves. */
const OTHERS_OWN = 0.75
/** A message with this much of a question is about it. */
const ABOUT = 0.3
/** A word in at most this many messages is rare in any chat. */
const FEW = 20

/** Which message of a passage comes first: what each of these adds to how much of the question it contains. */
const IS_THEIRS = 0.3
/** The same where the question asks what they said. */
const IS_THEIRS_SAID = 0.6
const HAS_ANSWER = 0.2
/** Words of its neighbors count this much. */
const AROUND = 0.85
/** It asks what the reader asks, and does not answer. */
const ASKS = -0.35
/** It is the answer of someone else to such a question, this many messages on at most. */
const REPLIES = 0.6
const REPLY_WITHIN = 4
/** Where the question asks what they said about something, a reply that does not name it counts less. */
const REPLIES_WITHOUT_IT = 0.4
/** An answer to another kind of question. */
const OTHER_KIND = 0.4
/** A word or two repeat the question, and say nothing about it. */
const SAYS_LITTLE = -0.15
const FEW_WORDS = 2

/** Where only a price, a name or a color answers, this many times as many passages are looked at for one. */
const MORE = 4
/** What a passage without it is worse by. */
const MUTE = 0.5
/** A message this long says several things; those asked about have to be in one sentence of it. */
const LONG = 25
const APART = 0.75

/** What is about as strong as the best of its conversation. */
const AS_STRONG = 0.8

/** Scores are told apart in this many steps, and the messages of one passage in fewer. */
const STEPS = 25
const STEPS_OF_ONE = 10
/** How much it matters for a passage that one of its messages answers, and that others, up to this number, are about it. */
const LEAD = 0.35
const FOCUS = 0.06
const MOST_ABOUT = 4
/** The same of each further expression for it there. */
const EVIDENCE = 0.05
const MOST_EVIDENCE = 3
/** Of what happened to someone else, where the question is about "I" or "we". */
const OF_OTHERS = 0.12
/** A message that has words of the question as they follow one another there, this many at least, and what each further one adds. */
const RUN = 3
const RUN_MORE = 0.08
const MOST_OF_RUN = 0.32
/** This near to the best, passages are in the order that was asked for; and where it has the very word, or a form of it. */
const ORDERED = 0.8
const ORDERED_IN_ITS_WORD = 0.97
/** From here on a message has a word itself. */
const ITSELF = 0.999
/** What it adds that a message has the words asked for, and not others for them. */
const IN_ITS_WORDS = 0.12
/** The same of verbs that alone are not looked for: "who gave". */
const ITS_VERB = 0.12
/** A message that mentions something has this much of it itself. */
const MENTIONS = 0.9
/** Where someone's words are asked for, what others say counts this much. */
const OF_ANOTHER = 0.4

/** The things a question looks for in a chat, and how much of them each row has. */
interface Sought {
  readonly chat: Chat
  readonly wanted: SearchTerms
  readonly conversation: Int32Array | Uint32Array
  /** Of each thing, how nearly each row says it, 0 to 1. */
  readonly near: readonly Float32Array[]
  /** How much each thing weighs, all together 1. */
  readonly weights: readonly number[]
  readonly rare: number
  /** How many expressions say or suggest the things, in each row and close by. */
  readonly evidence: Uint8Array
  /** Which rows have a word asked for, a translation of it, or a whole phrase of its sense. */
  readonly firm: Uint8Array
  /** The words of a row, folded; messages close by are looked at again and again. */
  readonly wordsAt: (row: number) => readonly string[]
}

interface Scored {
  readonly row: number
  readonly own: number
  readonly score: number
  /** The message around it that answers best, and how well. */
  readonly first: { readonly row: number; readonly lead: number }
}

/**
 * The passages that fit a question best, best first. Each thing the question is about is looked for under all its wordings
 * by the engine's search. A message has what its own words mean, and part of what its neighbors mean: questions and answers share
 * few words. How much of the question that is, each thing weighed by its idf, is the passage's score.
 */
export function retrieve(question: string, asked: QuestionContext, limit: number): Passage[] {
  const { chat } = asked
  const wanted = wantedBy(question, asked)
  const sought = soughtIn(chat, wanted)
  if (!sought) return []
  const days = select(chat, { fromDay: wanted.period?.from, toDay: wanted.period?.to })
  const scored = candidates(sought).map((row): Scored => {
    const isThen = (row >= days.from && row < days.to) || namesDays(sought, row)
    const listed = isList(messageText(chat, row), sought.wordsAt(row)) ? IN_A_LIST : 1
    const score = aroundOf(sought, row) * (isThen ? 1 : OTHER_DAYS) * aboutPeople(sought, row) * listed * inOneSentence(sought, row)
    const own = ownOf(sought, row)
    return { row, own, score, first: wanted.isMention ? { row, lead: own * ofTheirs(sought, row) } : firstOf(sought, row) }
  })
  const ranks = ranksOf(sought, scored)
  const rankOf = (row: number): number => ranks.get(row) ?? 0
  const sign = wanted.order === 'last' ? -1 : 1
  scored.sort((a, b) => rankOf(b.row) - rankOf(a.row) || sign * (a.row - b.row))
  const isOneOfMany = (wanted.isSaid && !isOneThing(wanted.kind)) || wanted.isOrdered
  const passages = windows(sought, scored, wanted.isStrict ? limit * MORE : limit, sign).map(({ row, ...each }): Passage => {
    const isMute = wanted.isStrict && !hasSign(sought, each)
    return {
      ...each,
      rare: sought.rare,
      rank: rankOf(row) / STEPS - (isMute ? MUTE : 0),
      isOneOfMany: isOneOfMany || (wanted.isMention && mentions(sought, row)),
      things: wanted.things.filter(({ isLight }) => !isLight).length,
      conversation: sought.conversation[row],
      isMute,
      isLoose: isLoose(sought, row),
    }
  })
  // Where only a name or a number answers, one with it comes before those without.
  const best = (wanted.isStrict ? passages.toSorted((a, b) => b.rank - a.rank) : passages).slice(0, limit)
  return wanted.kind === 'when' && wanted.order === 'first' && !wanted.isOrdered ? newsFirst(best) : best
}

/** "Boxing Day" may be talked of on any day. */
const namesDays = ({ wanted: { periodWords }, wordsAt }: Sought, row: number): boolean =>
  periodWords.length > 0 && periodWords.every((word) => wordsAt(row).includes(word))

/** Whether a message has what the question is about, and not only something near it. */
const mentions = (sought: Sought, row: number): boolean => sought.firm[row] === 1 && ownOf(sought, row) >= MENTIONS

/** "Crutches" may be about a broken arm, or not: one word of the same sense, with nothing else about it close by. */
const isLoose = ({ evidence, firm }: Sought, row: number): boolean => evidence[row] === 0 && firm[row] === 0

/** A place, a person and a time are one, though several passages name them. */
const isOneThing = (kind: SearchTerms['kind']): boolean => kind === 'where' || kind === 'who' || kind === 'when'

/** When something happened is when a conversation first speaks of it, not where it says most about it. */
function newsFirst(passages: readonly Passage[]): Passage[] {
  const [best, ...others] = passages
  if (!best) return []
  const first = others
    .filter(({ conversation, score, from }) => conversation === best.conversation && from < best.from && score >= best.score * AS_STRONG)
    .reduce((earliest, each) => (each.from < earliest.from ? each : earliest), best)
  if (first === best) return [...passages]
  // The conversation is as sure as its best passage.
  const { rank, own, score } = best
  return [{ ...first, rank, own, score }, best, ...others.filter((each) => each !== first)]
}

function soughtIn(chat: Chat, wanted: SearchTerms): Sought | null {
  const { things, phrases } = wanted
  const all = [
    ...things,
    ...phrases.map((text) => ({ wordings: [{ text, nearness: 1 }], expressions: [], isLight: false, isUnknown: false })),
  ]
  const rarities: number[] = []
  let fewest = Number.POSITIVE_INFINITY
  const conversation = conversationNumber(chat)
  const evidence = new Uint8Array(chat.count)
  const firm = new Uint8Array(chat.count)
  const near = all.map(({ wordings, expressions, isLight }) => {
    const nearness = new Float32Array(chat.count)
    let saying = 0
    for (const wording of wordings) {
      const { rows, rarity: idf } = rowsHolding(chat, wording.text)
      const isSame = wording.nearness >= FORM * SAME_THING
      if (isSame) saying += rows.length
      // A word that only may be about it says more the rarer it is.
      const of = wording.nearness * (isSame ? 1 : LOOSE + ((1 - LOOSE) * idf) / rarity(chat, 1))
      for (let i = 0; i < rows.length; i++) {
        if (of > nearness[rows[i]]) nearness[rows[i]] = of
        if (wording.nearness >= TRANSLATED) firm[rows[i]] = 1
      }
    }
    saying += sayingSo({ chat, conversation, evidence, firm }, expressions, nearness)
    // A thing that the chat only has in related words weighs as much as one that it lacks.
    rarities.push(rarity(chat, Math.min(saying, chat.count)))
    if (!isLight) fewest = Math.min(fewest, saying)
    return nearness
  })
  const heavy = rarities.map((each, i) => each * (all[i].isLight ? LIGHT : all[i].isUnknown ? UNKNOWN : 1))
  const sum = heavy.reduce((sum, each) => sum + each, 0)
  if (sum === 0) return null
  const telling = heavy.reduce((sum, each, i) => sum + (all[i].isLight ? 0 : each), 0)
  return {
    chat,
    wanted,
    conversation,
    evidence,
    firm,
    wordsAt: wordsByRow(chat),
    near,
    weights: heavy.map((each) => each / sum),
    rare: telling > 0 && fewest <= FEW ? 1 : Math.min(1, telling / rarity(chat, 1)),
  }
}

function wordsByRow(chat: Chat): Sought['wordsAt'] {
  const known = new Map<number, readonly string[]>()
  return (row) => {
    const there = known.get(row)
    if (there) return there
    const words = wordsIn(messageText(chat, row))
    known.set(row, words)
    return words
  }
}

/** The word of an expression that the fewest messages have, in its forms. */
function rarestOf(chat: Chat, { forms }: Expression): readonly string[] {
  if (forms.length === 1) return forms[0]
  const counts = forms.map((each) => countHolding(chat, each))
  return forms[counts.indexOf(smallest(counts, Number.POSITIVE_INFINITY))]
}

/** Enters how nearly each row says a thing in other words; gives how many rows say it. */
function sayingSo(
  { chat, conversation, evidence, firm }: Pick<Sought, 'chat' | 'conversation' | 'evidence' | 'firm'>,
  expressions: readonly Expression[],
  nearness: Float32Array,
): number {
  let saying = 0
  /** Which expressions each row has, by their bits. */
  const hints = new Map<number, number>()
  const said = new Map<number, number>()
  /** Hints with one rarest word are one hint: "candle", "candles". */
  const bits = new Map<string, number>()
  let next = 0
  for (const expression of expressions) {
    const { forms, apart, nearness: of, isHint } = expression
    const rows = rowsWithWords(chat, forms, apart)
    if (rows.length === 0) continue
    if (!isHint && of < KIND) {
      // A pronoun is in half of all messages, and proves nothing.
      for (const row of rows) nearness[row] = Math.max(nearness[row], of)
      continue
    }
    const rarest = isHint ? rarestOf(chat, expression) : []
    const known = rarest.find((form) => bits.has(form))
    const bit = (known !== undefined && bits.get(known)) || 1 << (next++ % 31)
    for (const form of rarest) bits.set(form, bit)
    const marks = isHint ? hints : said
    for (const row of rows) {
      marks.set(row, (marks.get(row) ?? 0) | bit)
      if (isHint) continue
      if (forms.length > 1) firm[row] = 1
      if (nearness[row] < ABOUT) saying++
      if (of > nearness[row]) nearness[row] = of
    }
  }
  const close = (marks: ReadonlyMap<number, number>, row: number): number => {
    let all = 0
    for (let at = row - HINTS_WITHIN; at <= row + HINTS_WITHIN; at++) if (conversation[at] === conversation[row]) all |= marks.get(at) ?? 0
    return all
  }
  for (const row of hints.keys())
    nearness[row] = Math.max(nearness[row], Math.min(MOST_OF_HINTS, 1 - (1 - HINTS) ** bitsOf(close(hints, row))))
  for (const row of new Set([...hints.keys(), ...said.keys()])) evidence[row] += bitsOf(close(hints, row) | close(said, row)) - 1
  return saying
}

function bitsOf(mask: number): number {
  let bits = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++
  return bits
}

/** The rows with the most in all, the first where many have as much, or the last. */
function candidates({ chat: { count }, wanted, near, weights }: Sought): number[] {
  const sign = wanted.order === 'last' ? -1 : 1
  const sums = new Float32Array(count)
  for (const [i, of] of near.entries()) for (let row = 0; row < count; row++) sums[row] += of[row] * weights[i]
  const strongest = (rows: number[]): number[] => rows.sort((a, b) => sums[b] - sums[a] || sign * (a - b)).slice(0, CANDIDATES)
  let rows: number[] = []
  let least = 0
  for (let row = 0; row < count; row++) {
    if (sums[row] === 0 || (sign > 0 ? sums[row] <= least : sums[row] < least)) continue
    rows.push(row)
    if (rows.length < CANDIDATES * 2) continue
    rows = strongest(rows)
    least = sums[rows[CANDIDATES - 1]]
  }
  return strongest(rows)
}

/** The part of the question that a row's own words are. */
const ownOf = ({ near, weights }: Sought, row: number): number => near.reduce((sum, of, i) => sum + of[row] * weights[i], 0)

/** The same with the words of messages close by. */
function aroundOf({ chat, conversation, near, weights }: Sought, row: number): number {
  let sum = 0
  for (const [i, of] of near.entries()) {
    let most = of[row]
    for (let away = 1; away <= REACH; away++) {
      const part = Math.max(NEARBY ** away, FAR)
      for (const other of [row - away, row + away]) {
        if (other < 0 || other >= chat.count || conversation[other] !== conversation[row]) continue
        most = Math.max(most, of[other] * part)
      }
    }
    sum += most * weights[i]
  }
  return sum
}

const isList = (text: string, words: readonly string[]): boolean => text.split('\n').length > MANY_LINES || words.length > MANY_WORDS

/** Less than 1 in a group, where the people asked about neither wrote the messages around a row nor are named in them. */
function aboutPeople({ chat, wanted: { people }, wordsAt }: Sought, row: number): number {
  if (people.size === 0) return 1
  const said = wordsAt(row)
  const isOthersOwn =
    !people.has(chat.author[row]) &&
    said.some((word) => firstPerson.has(word)) &&
    !said.some((word) => /^(?:you|u|your|du|dein\w*|tu|te|voce)$/.test(word))
  const own = isOthersOwn ? OTHERS_OWN : 1
  if (chat.participants.length <= 2) return own
  const there = new Set<number>()
  let isOwn = false
  for (let at = Math.max(0, row - BEFORE); at <= Math.min(chat.count - 1, row + BEFORE); at++) {
    const here = [chat.author[at], ...wordsAt(at).flatMap((word) => peopleCalled(chat, word))]
    for (const person of here) if (people.has(person)) there.add(person)
    isOwn ||= at === row && here.some((person) => people.has(person))
  }
  return (1 - OTHER_PEOPLE * (1 - there.size / people.size)) * (isOwn ? own : BESIDE_PEOPLE * own)
}

/** Less than 1 where the things asked about are in different sentences of a long message. */
function inOneSentence({ chat, wanted, near, weights, wordsAt }: Sought, row: number): number {
  const text = messageText(chat, row)
  const there = wanted.things.flatMap((thing, i) =>
    near[i][row] > 0 && !thing.isLight ? [{ thing, weight: weights[i] * near[i][row] }] : [],
  )
  if (there.length < 2 || text.length < LONG || wordsAt(row).length <= LONG) return 1
  const all = there.reduce((sum, { weight }) => sum + weight, 0)
  let most = 0
  for (const sentence of text.split(/[.!?;\n]+/)) {
    const said = new Set(wordsIn(sentence))
    const sum = there.reduce((found, { thing, weight }) => found + (saysThing(thing, said) ? weight : 0), 0)
    most = Math.max(most, sum)
  }
  return APART + (1 - APART) * (most / all)
}

const saysThing = ({ wordings, expressions }: SearchTerms['things'][number], said: ReadonlySet<string>): boolean =>
  wordings.some(({ text }) => text.split(' ').every((word) => said.has(word))) ||
  expressions.some(({ forms }) => forms.every((words) => words.some((word) => said.has(word))))

/** Whether a message asks something, in a sentence with what the question is about where one has it: "The clocks went back. Did you know?" */
function asksOfIt({ wanted: { things } }: Sought, text: string): boolean {
  if (!asksSomething(text)) return false
  const about = sentencesOf(text).filter((sentence) => {
    const said = new Set(wordsIn(sentence))
    return things.some((thing) => !thing.isLight && saysThing(thing, said))
  })
  return about.length === 0 || about.some(asksSomething)
}

const sentencesOf = (text: string): readonly string[] => text.match(/[^.!?؟\n]+[.!?؟]*/gu) ?? [text]

/** The message from a row on that answers, and how well it does. */
function firstOf(sought: Sought, row: number): Scored['first'] {
  const { chat, conversation, wanted } = sought
  const { people, isSaid, isAsked, answer, kind } = wanted
  const question = messageText(chat, row)
  const isQuestion = !isAsked && asksOfIt(sought, question)
  // A question about part of it is another question.
  const isSameKind = kind !== null && kindOf(question) === kind
  const replies = REPLIES * Math.max(0, (ownOf(sought, row) - 0.4) / 0.6) * (isSameKind ? 1 : OTHER_KIND)
  let found = { row, lead: Number.NEGATIVE_INFINITY }
  const end = Math.min(chat.count, row + 1 + (answer === null ? REPLY_WITHIN : REACH))
  for (let at = row; at < end && conversation[at] === conversation[row]; at++) {
    if (chat.hidden?.[chat.author[at]] === 1) continue
    const text = messageText(chat, at)
    const own = ownOf(sought, at)
    const isReply = isQuestion && at > row && at - row <= REPLY_WITHIN && chat.author[at] !== chat.author[row]
    const isTelling = answer?.test(fold(text)) ?? false
    if (at > row && own < ABOUT && !isTelling && !(isReply && answer === null)) continue
    let lead = Math.max(own, aroundOf(sought, at) * AROUND)
    if (people.has(chat.author[at])) lead += isSaid ? IS_THEIRS_SAID : IS_THEIRS
    if (isTelling || (wanted.isNaming && namesIt(sought, at, at + 1))) lead += HAS_ANSWER
    if (asksOfIt(sought, text)) lead += isAsked ? 0 : ASKS
    else if (isReply) lead += replies * NEARBY ** (at - row - 1) * (isSaid && own < ABOUT ? REPLIES_WITHOUT_IT : 1)
    if (sought.wordsAt(at).length <= FEW_WORDS) lead += SAYS_LITTLE
    if (lead > found.lead) found = { row: at, lead }
  }
  return found
}

/** Whether one of a passage's messages has the price, color or number. */
function hasSign(sought: Sought, { from, to }: { from: number; to: number }): boolean {
  const { chat, wanted } = sought
  const { answer, isNaming } = wanted
  for (let row = from; row < to; row++) if (answer?.test(fold(messageText(chat, row)))) return true
  return isNaming && namesIt(sought, from, to)
}

/** "One sister, Cerys": a name right behind a word for the thing asked about. */
function namesIt({ chat, wanted: { things } }: Sought, from: number, to: number): boolean {
  const called = new Set(things.filter(({ isLight }) => !isLight).flatMap(({ wordings }) => wordings.map(({ text }) => text)))
  for (let row = from; row < to; row++)
    for (const [, word] of messageText(chat, row).matchAll(NAME_BEHIND)) if (called.has(fold(word))) return true
  return false
}

const NAME_BEHIND = /(\p{L}+),? (?:is |was |ist |war |es |é )?(?=\p{Lu}\p{Ll})/gu

/** Whether a message is about others alone. */
const isOfOthers = (said: readonly string[]): boolean =>
  said.some((word) => theirs.has(word)) && !said.some((word) => firstPerson.has(word) || OURS_IN_MESSAGES.has(word))

const OURS_IN_MESSAGES = new Set('we us our wir uns unser nos nosotros nuestro nossa nosso hum hamara हम हमारा نحن'.split(' '))

/** What the longest stretch of a question's words that a message has in their order adds: "I got the job". */
function runIn(asked: readonly string[], said: readonly string[]): number {
  let longest = 0
  for (let i = 0; i < asked.length; i++)
    for (let j = 0; j < said.length; j++) {
      let length = 0
      while (i + length < asked.length && asked[i + length] === said[j + length]) length++
      longest = Math.max(longest, length)
    }
  return longest < RUN ? 0 : Math.min(MOST_OF_RUN, RUN_MORE * (longest - RUN + 1))
}

/** What the passages around rows are in the order of. Where the first time is asked for, a later and stronger one is none. */
function ranksOf(sought: Sought, scored: readonly Scored[]): ReadonlyMap<number, number> {
  const { conversation, evidence, wanted, wordsAt } = sought
  if (wanted.isMention || wanted.isOrdered) {
    const amounts = scored.map(({ row, own, score }) => {
      const amount = wanted.isMention ? Math.max(own, score * AROUND) : score
      return wanted.isMention ? amount * ofTheirs(sought, row) : amount
    })
    const best = amounts.reduce((most, amount) => Math.max(most, amount), 0)
    const isOfOne = wanted.isMention && best >= ORDERED_IN_ITS_WORD && wanted.things.length === 1
    const least = best * (isOfOne ? ORDERED_IN_ITS_WORD : ORDERED)
    const isSame = (amount: number): boolean => wanted.isOrdered && amount >= least
    // "Glass" comes before "glasses", however early, where no first time is asked for.
    return new Map(
      scored.map(({ row }, i) => [row, STEPS * (isSame(amounts[i]) ? 1 : wanted.isOrdered ? amounts[i] * ORDERED : amounts[i])]),
    )
  }
  const about = scored.filter(({ own }) => own >= ABOUT).map(({ row }) => row)
  return new Map(
    scored.map(({ row, score, first }) => {
      const near = about.filter((other) => other !== row && Math.abs(other - row) <= LONGEST && conversation[other] === conversation[row])
      const focus = Math.min(MOST_ABOUT, near.length)
      const others = Math.min(MOST_EVIDENCE, evidence[row])
      const verbatim = Math.max(runIn(wanted.words, wordsAt(row)), runIn(wanted.words, wordsAt(first.row)))
      const apart = wanted.isOurs && isOfOthers(wordsAt(row)) ? OF_OTHERS : 0
      const itself = IN_ITS_WORDS * wordsOwn(sought, row) + (hasVerb(wanted, wordsAt(row)) ? ITS_VERB : 0)
      return [row, Math.round((score + LEAD * first.lead + FOCUS * focus + EVIDENCE * others + verbatim + itself - apart) * STEPS)]
    }),
  )
}

/** Less than 1 of what others mention than the people asked about. */
const ofTheirs = ({ chat, wanted: { people } }: Sought, row: number): number =>
  people.size === 0 || people.has(chat.author[row]) ? 1 : OF_ANOTHER

/** How much of the question a row has in the very words. */
const wordsOwn = ({ near, weights }: Sought, row: number): number =>
  near.reduce((sum, of, i) => sum + (of[row] >= ITSELF ? weights[i] : 0), 0)

const hasVerb = ({ verbs }: SearchTerms, said: readonly string[]): boolean => said.some((word) => verbs.has(word))

/** Passages around rows, the strongest first; those that touch are one. */
function windows({ chat, conversation }: Sought, scored: readonly Scored[], limit: number, sign: 1 | -1) {
  const found: { row: number; from: number; to: number; score: number; own: number; leads: Map<number, number> }[] = []
  const said = new Set<string>()
  for (const { row, own, score, first } of scored) {
    // A repetition adds nothing new.
    const text = fold(messageText(chat, row)).trim()
    if (said.has(text)) continue
    said.add(text)
    let from = row
    let to = row + 1
    while (from > 0 && row - from < BEFORE && conversation[from - 1] === conversation[row]) from--
    while (to < chat.count && to - row <= AFTER && conversation[to] === conversation[row]) to++
    to = Math.max(to, first.row + 1)
    const touched = found.find((each) => each.from < to && from < each.to && Math.max(to, each.to) - Math.min(from, each.from) <= LONGEST)
    const isWithin = found.some((each) => each.from <= row && row < each.to)
    if (!touched && (isWithin || found.length === limit)) continue
    const passage = touched ?? { row, from, to, score, own, leads: new Map<number, number>() }
    if (!touched) found.push(passage)
    passage.from = Math.min(passage.from, from)
    passage.to = Math.max(passage.to, to)
    passage.own = Math.max(passage.own, own)
    for (const [of, lead] of [[first.row, first.lead] as const, [row, own / 2] as const])
      passage.leads.set(of, Math.max(lead, passage.leads.get(of) ?? lead))
  }
  const step = (lead: number): number => Math.round(lead * STEPS_OF_ONE)
  return found.map(({ leads, score, ...each }) => ({
    ...each,
    score: Math.min(1, score),
    hits: [...leads].sort(([a, of], [b, than]) => step(than) - step(of) || sign * (a - b)).map(([row]) => row),
  }))
}
