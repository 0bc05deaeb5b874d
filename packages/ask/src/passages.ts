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
 * Passages that score less are none: they hold only something that may be about the same, or a common word of several. Among the
 * questions retrieval was developed with, of 49 whose fact was found 1 scores less, of 11 about nothing in the chat 8 do.
 */
const SPEAKS = 0.12
/** So are those without most of the question's rare words: a weak match is worse than none. */
const COVERS = 0.6

/** This many passages are shown, and this many messages of each. */
const MOST_PASSAGES = 5
const MOST_OF_ONE = 2

/** The messages that fit best, and no more than that: nothing is concluded from them. Where none fits, questions that can be answered. */
export async function bestPassages(question: string, asked: QuestionContext): Promise<Answer> {
  // Messages never answer what has to be counted.
  const passages = isToBeCounted(question) ? [] : speaking(retrieve(question, asked, MOST_PASSAGES))
  if (passages.length === 0) return refused(question, null, asked)
  const citations = passages.flatMap(({ hits }) => hits.slice(0, MOST_OF_ONE).map((row) => asked.chat.id[row]))
  return { text: passageWords[questionLanguage(question)].found, method: 'search', citations, notes: [] }
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

/** Those that say something of what was asked for. */
export const speaking = (passages: readonly Passage[]): readonly Passage[] =>
  passages.filter(({ score, covered }) => score >= SPEAKS && covered >= COVERS)
