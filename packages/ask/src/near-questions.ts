import { compute } from '#compute/compute.ts'
import { dataOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import type { Concept } from '#parse/concepts.ts'
import { lexiconOf, meaningsAt } from '#parse/lexicon.ts'
import { plan } from '#parse/plan.ts'
import { piecesOf } from '#parse/tokens.ts'
import type { QuestionContext } from './question-context.ts'
import type { RefusalKind } from './refusal-kinds.ts'
import { candidatesIn, type SuggestionKind } from './suggested-questions.ts'

const NEAR = 3

/** Kinds of questions for a question that no figure is close to: the nearest to the worry behind it. */
const offered: Readonly<Partial<Record<RefusalKind, readonly SuggestionKind[]>>> = {
  fidelity: ['takes', 'starts', 'moreIn', 'busiest'],
  feelings: ['starts', 'takes', 'emojiOf', 'happiest'],
  secrets: ['most', 'night', 'longest', 'busiest'],
}

/** Three questions that this chat has an answer to, those about the same subject first. */
export async function nearQuestions(
  question: string,
  language: Language,
  kind: RefusalKind | null,
  asked: QuestionContext,
): Promise<readonly string[]> {
  const wanted = conceptsOf(question, language)
  const first = (kind && offered[kind]) ?? []
  const nearest = candidatesIn(asked, language)
    .map(({ kind: of, questions }, place) => ({ place, of, questions, offer: first.length - first.indexOf(of), is: first.includes(of) }))
    .flatMap(({ place, of, questions, offer, is }) => {
      const found = questions.find((each) => each !== question && plan(each, asked) !== null)
      return found === undefined
        ? []
        : [{ question: found, of, place, score: (is ? 10 * offer : 0) + inCommon(wanted, conceptsOf(found, language)) }]
    })
    .sort((a, b) => b.score - a.score || a.place - b.place)
  const near: string[] = []
  for (const each of nearest) {
    if (near.length === NEAR) break
    if (await hasValue(each.question, each.of, asked)) near.push(each.question)
  }
  return near
}

/** Those that take long to compute. A chat of more than a few messages has a value of them. */
const LONG: ReadonlySet<SuggestionKind> = new Set(['happiest', 'topics'])

/** Whether its answer is more than that there is none. */
async function hasValue(question: string, kind: SuggestionKind, asked: QuestionContext): Promise<boolean> {
  if (LONG.has(kind)) return true
  const planned = plan(question, asked)
  const value = planned && (await compute(planned, asked))?.figure?.value
  return value !== null && value !== undefined && value !== 0
}

/** Most questions contain these, so having them in common says little. */
const COMMON: ReadonlySet<Concept | 'hours'> = new Set(['which', 'who', 'when', 'how_many', 'most', 'write', 'messages', 'talk', 'message'])

function inCommon(wanted: ReadonlySet<Concept | 'hours'>, offered: ReadonlySet<Concept | 'hours'>): number {
  const both = [...wanted].filter((concept) => offered.has(concept))
  const alone = [...offered].filter((concept) => !wanted.has(concept)).length
  return both.reduce((sum, concept) => sum + (COMMON.has(concept) ? 0.5 : 2), 0) - alone / 20
}

/** Everything that the words of a question may mean. */
function conceptsOf(question: string, language: Language): Set<Concept | 'hours'> {
  const tokens = piecesOf(question)
  const lexicon = lexiconOf(dataOf[language])
  return new Set(
    tokens.flatMap((_, start) =>
      [...meaningsAt(lexicon, tokens, start)].flatMap((each) =>
        each.is === 'concept' ? [each.concept] : each.is === 'hours' ? (['hours'] as const) : [],
      ),
    ),
  )
}
