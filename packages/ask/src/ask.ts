import type { Answer } from './answer.ts'
import { compute } from './compute/compute.ts'
import { peopleOf } from './compute/people-of.ts'
import { converse, ModelTrouble } from './converse.ts'
import type { Language } from './languages/index.ts'
import type { LocalModel } from './local-model.ts'
import { plan } from './parse/plan.ts'
import { piecesOf } from './parse/tokens.ts'
import { bestPassages, refused, whoIsMe } from './passages.ts'
import type { Plan } from './plan.ts'
import type { QuestionContext } from './question-context.ts'
import { distressIn, refusalOf } from './refusals.ts'

export type AskEvent =
  /** More of what the model writes: whole sentences, each checked. The answer at the end says all of it again. */
  { readonly type: 'token'; readonly text: string } | { readonly type: 'answer'; readonly answer: Answer }

/**
 * Answers a question: by the engine where it can be computed; else by the model, from the messages found and what the
 * engine counts for it; and without a model by the messages that fit best. What a chat cannot know is not answered, by nobody, and who
 * is in distress is shown no figure. The last event is the answer.
 */
export async function* ask(
  question: string,
  asked: QuestionContext,
  model: LocalModel | null,
  signal: AbortSignal,
): AsyncGenerator<AskEvent, void> {
  const distress = distressIn(question, asked)
  if (distress) {
    yield { type: 'answer', answer: await refused(question, distress, asked) }
    return
  }
  const planned = inAnyArticle(plan(question, asked), question)
  // Messages about something can be looked for as they are; a model can summarize it, and finds it in other words, too.
  const isSearch = planned?.name === 'said_about'
  // That nobody wished a happy birthday says nothing about talk of one.
  const mayBeFound = isSearch || planned?.name === 'birthday'
  const computed = planned && !(isSearch && model) ? await compute(planned, asked) : null
  if (computed && (!mayBeFound || computed.citations.length > 0)) {
    yield { type: 'answer', answer: (await inOtherWords(question, planned, computed, asked)) ?? computed }
    return
  }
  if (!planned && asked.me === null && needsMe(question, asked)) {
    yield { type: 'answer', answer: whoIsMe(question) }
    return
  }
  const refusal = refusalOf(question, asked)
  if (refusal) {
    const found = refusal.isUnlessFound ? await bestPassages(question, asked) : null
    const isFound = found !== null && found.citations.length > 0
    yield { type: 'answer', answer: isFound ? found : await refused(question, refusal, asked) }
    return
  }
  if (!model) {
    yield { type: 'answer', answer: await bestPassages(question, asked) }
    return
  }
  const told = queue<AskEvent>()
  const answering = converse(question, asked, model, { token: (text) => told.push({ type: 'token', text }), signal })
    .catch(async (error: unknown) => {
      signal.throwIfAborted()
      if (!(error instanceof ModelTrouble)) throw error
      const answer = await bestPassages(question, asked)
      return { ...answer, notes: [error.message, ...answer.notes] }
    })
    .then((answer) => told.push({ type: 'answer', answer }))
  answering.then(told.close, told.close)
  yield* told.all()
  await answering
}

/** When something came up that nobody said in these very words: it may have been said in others, or in another language. */
async function inOtherWords(question: string, planned: Plan | null, { figure }: Answer, asked: QuestionContext): Promise<Answer | null> {
  if (planned?.name !== 'first_or_last' || planned.phrase === undefined || figure?.value !== null) return null
  if (isQuoted(question)) return null
  const found = await bestPassages(question, asked)
  return found.citations.length > 0 ? found : null
}

/** Who asks for "the chocolate" asks for any talk of chocolate, unless it is quoted. */
function inAnyArticle(planned: Plan | null, question: string): Plan | null {
  if (planned?.name !== 'first_or_last' || planned.phrase === undefined || isQuoted(question)) return planned
  const phrase = planned.phrase.replace(ARTICLES[planned.language] ?? /^$/u, '')
  return phrase === '' ? planned : { ...planned, phrase }
}

const ARTICLES: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^the\s+(?=\p{L}{3})/iu,
  de: /^(?:der|die|das|dem|den)\s+(?=\p{L}{3})/iu,
  es: /^(?:el|la|los|las)\s+(?=\p{L}{3})/iu,
  pt: /^(?:o|a|os|as)\s+(?=\p{L}{3})/iu,
}

const isQuoted = (question: string): boolean => piecesOf(question).some(({ kind }) => kind === 'quoted' || kind === 'emoji')

/** Whether a question is understood as soon as one knows who "I" is. */
function needsMe(question: string, asked: QuestionContext): boolean {
  const [me] = peopleOf(asked.chat)
  const planned = me === undefined ? null : plan(question, { ...asked, me })
  return planned !== null && planned.name !== 'said_about'
}

/** What is pushed, for one reader. */
function queue<T>() {
  const waiting: T[] = []
  let isOpen = true
  let wake: () => void = () => undefined
  return {
    push(value: T): void {
      waiting.push(value)
      wake()
    },
    close(): void {
      isOpen = false
      wake()
    },
    async *all(): AsyncGenerator<T, void> {
      for (;;) {
        while (waiting.length > 0) yield waiting.shift() as T
        if (!isOpen) return
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
