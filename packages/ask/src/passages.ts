import type { Chat } from '@convostat/engine/chat/chat'
import type { Answer } from './answer.ts'
import { nearQuestions } from './near-questions.ts'
import { passageWords } from './passage-words.ts'
import type { QuestionContext } from './question-context.ts'
import { questionLanguage } from './question-language.ts'
import { meWords, refusalWords } from './refusal-words.ts'
import type { Refusal } from './refusals.ts'
import { type Passage, retrieve } from './retrieve.ts'
import { isToBeCounted } from './to-be-counted.ts'

/**
 * Passages with less than this of what was asked for are not shown: a weak match is worse than none. Part of it has to be in one
 * message: words that are only scattered over several say something else.
 */
const ENOUGH = 0.7
const ENOUGH_WITH_ONE = 1.2
/** Where one passage is this far ahead of all others, less of it is enough. */
const FAR_AHEAD = 0.28
const LESS = 0.57
const LESS_OF_ONE = 0.45
/** More where the question is about this many things or more: two of three are often another story. */
const MANY = 3
const LESS_OF_MANY = 0.61
/** Nor are those with nothing but words that this chat is full of. */
const RARE = 0.35
/** The same of one thing alone. */
const RARE_ALONE = 0.55
/** A model is shown weaker ones, too: it says itself where they do not answer. */
const PERHAPS = 0.3
/** Nor are those where another fits as well: the first would be a guess. Where all that say it are shown, none is guessed. */
const AHEAD = 0.03
/** More where several things are asked about, which may only be close to each other by chance. */
const AHEAD_OF_SEVERAL = 0.1
const ALL = 3
/** Of further passages only those are shown that are about as good as the first. */
const AS_GOOD = 0.85

/** This many passages are shown, and this many messages of each. */
const MOST_PASSAGES = 5
const MOST_OF_ONE = 2

/** The messages that fit best, and no more than that: nothing is concluded from them. Where none fits, questions that can be answered. */
export async function bestPassages(question: string, asked: QuestionContext): Promise<Answer> {
  // Messages never answer what has to be counted.
  const passages = isToBeCounted(question) ? [] : answering(retrieve(question, asked, MOST_PASSAGES))
  if (passages.length === 0) return refused(question, null, asked)
  const citations = passages.flatMap(({ hits }) => hits.slice(0, MOST_OF_ONE).map((row) => asked.chat.id[row]))
  const around = aroundOf(asked.chat, passages[0])
  return { text: passageWords[questionLanguage(question)].found, method: 'search', citations, notes: [], around }
}

/** The reply instead of an answer, with questions that have one. Someone in distress is shown no figure. */
export async function refused(question: string, refusal: Refusal | null, asked: QuestionContext): Promise<Answer> {
  const { kind, language } = refusal ?? { kind: null, language: questionLanguage(question) }
  return {
    text: refusalWords[language][kind ?? 'unknown'],
    method: 'search',
    citations: [],
    notes: [],
    refused: kind ?? 'unknown',
    near: kind === 'distress' ? [] : await nearQuestions(question, language, kind, asked),
  }
}

/** Asks who the reader is, where a question is about them. */
export function whoIsMe(question: string): Answer {
  const language = questionLanguage(question)
  return { text: meWords[language], method: 'search', citations: [], notes: [], refused: 'unknown', asksMe: true }
}

/** The messages of a passage, as they follow one another. */
const aroundOf = ({ id, author, hidden }: Chat, { from, to }: Passage): readonly number[] =>
  Array.from({ length: to - from }, (_, i) => from + i)
    .filter((row) => hidden?.[author[row]] !== 1)
    .map((row) => id[row])

/** Those that are shown as they are. */
function answering(passages: readonly Passage[]): readonly Passage[] {
  const [best, ...others] = passages
  if (!best) return []
  // More of the same conversation is about the same thing, and makes the first no guess.
  const elsewhere = others.filter(({ conversation }) => conversation !== best.conversation)
  const ahead = best.rank - elsewhere.reduce((most, { rank }) => Math.max(most, rank), 0)
  const least = best.things > 1 ? AHEAD_OF_SEVERAL : AHEAD
  const rivals = elsewhere.filter(({ rank }) => best.rank - rank < least)
  const third = elsewhere.reduce((most, each) => (rivals.includes(each) ? most : Math.max(most, each.rank)), 0)
  if (best.things === 1 && best.isLoose) return []
  // Two that are far ahead of all others are both shown, the first of them first.
  const isOfTwo = !best.isOneOfMany && rivals.length === 1 && best.rank - third >= FAR_AHEAD
  if (ahead < least && !best.isOneOfMany && !isOfTwo && passages.length > ALL) return []
  // Something that half of the chat is about is found everywhere.
  if (best.things === 1 && best.rare < RARE_ALONE && !best.isOneOfMany) return []
  if (isOfTwo && ahead < least && isSure(best)) return [best, ...rivals].sort((a, b) => a.from - b.from).filter(isSure)
  if (isSure(best)) return passages.filter((each) => isSure(each) && each.score >= best.score * AS_GOOD)
  return ahead >= FAR_AHEAD && best.score >= (best.things >= MANY ? LESS_OF_MANY : LESS) && best.own >= LESS_OF_ONE && isSaid(best)
    ? [best]
    : []
}

const isSaid = ({ rare, isMute }: Passage): boolean => rare >= RARE && !isMute
const isSure = (passage: Passage): boolean => passage.score >= ENOUGH && passage.score + passage.own >= ENOUGH_WITH_ONE && isSaid(passage)

/** Those that say something of what was asked for. */
export const speaking = (passages: readonly Passage[]): readonly Passage[] => passages.filter(({ score }) => score >= PERHAPS)
