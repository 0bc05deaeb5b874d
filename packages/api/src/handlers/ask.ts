import { type Answer, ask, type QuestionContext, suggestedQuestions } from '@convostat/ask'
import { messageText } from '@convostat/engine/chat/chat'
import { parseDay } from '@convostat/engine/chat/civil'
import { lengthOf } from '@convostat/engine/columns/length'
import { plans } from '@convostat/license'
import type { AskAnswer, AskEvent } from '#shapes/index.ts'
import type { Answering, HandlerContext } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { Failure } from '../failure.ts'
import { civilDay } from './civil-day.ts'
import { type ChatFeelings, isWithoutModel } from './feelings.ts'
import { hostOf } from './host-of.ts'
import { clockOf, type ShownChat } from './open-chat.ts'
import { rowOf } from './row-of.ts'
import { searchHit } from './search-hit.ts'
import type { SessionParts } from './session-parts.ts'

const tooSoon = 'Another question about this chat is being answered. Please wait for it to finish.'

export function askHandlers({
  chats,
  feelings,
  questions,
  localModels,
  now,
}: Pick<SessionParts, 'chats' | 'feelings' | 'questions' | 'localModels' | 'now'>): Answering<Contract['ai']> {
  /** Chats whose one question is being answered now, each with the call that answers it. */
  const answering = new Map<string, HandlerContext>()

  const asked = ({ chat, record, me, facts }: ShownChat, context: HandlerContext, languages?: readonly string[]): QuestionContext => ({
    chat,
    clock: clockOf({ facts }),
    languages,
    isPart: record.wasTruncated,
    today: parseDay(civilDay(now())) ?? 0,
    me,
    feelings: () =>
      feelings.of(chat, context).catch((error: unknown) => {
        if (isWithoutModel(error)) return null
        throw error
      }),
    host: hostOf(context),
  })

  /** Earlier answers about a chat count, also where its file is read differently since. */
  const answeredOf = async (open: ShownChat): Promise<number> =>
    (await Promise.all(marksOf(open).map((mark) => questions.answered(mark)))).reduce((most, each) => Math.max(most, each))

  /** Takes the place of a question where they are counted. Gives the way to free it again. */
  async function place(open: ShownChat, context: HandlerContext): Promise<() => void> {
    const { mark } = open
    const { plan, signal } = context
    const limit = plans[plan].questionsPerChat
    if (limit === null) return () => undefined
    const refuseWhereUsed = async () => {
      if ((await answeredOf(open)) >= limit) throw new Failure('pro_required')
    }
    await refuseWhereUsed()
    signal.throwIfAborted()
    if (answering.has(mark)) throw new Failure('too_many', { detail: tooSoon, facts: { busy: 'question' } })
    answering.set(mark, context)
    // Who was stopped may still be winding up when the next one has the place.
    const free = () => {
      if (answering.get(mark) === context) answering.delete(mark)
    }
    signal.addEventListener('abort', free, { once: true })
    try {
      // The question before this one may have been answered since the count was read.
      await refuseWhereUsed()
    } catch (error) {
      free()
      throw error
    }
    return free
  }

  async function* answered(question: string, open: ShownChat, model: Parameters<typeof ask>[2], running: Running) {
    const { context, free, languages, after } = running
    try {
      for await (const event of ask(question, { ...asked(open, context, languages), after }, model, context.signal)) {
        if (event.type === 'token') yield { event: 'token', data: { text: event.text } } satisfies AskEvent
        else {
          const data = await answerOf(event.answer, open, model?.name ?? null, feelings, context)
          // Who was gone by then has not had it.
          context.signal.throwIfAborted()
          if (data.is_answered) await questions.note(marksOf(open)[0])
          yield { event: 'answer', data } satisfies AskEvent
        }
      }
    } finally {
      free()
    }
  }

  return {
    status: async (_, context) => {
      const open = await chats.current(context).catch((error: unknown) => {
        if (error instanceof Failure && ['no_chat', 'upload_not_found'].includes(error.code)) return null
        throw error
      })
      const { model, reason } = await localModels.status(context.signal)
      const used = open ? await answeredOf(open) : 0
      const limit = plans[context.plan].questionsPerChat
      return {
        available: model !== null,
        model: model?.name ?? null,
        has_chat_data: open !== null,
        has_pro_license: context.plan === 'pro',
        questions_used: used,
        questions_remaining: limit === null ? null : Math.max(0, limit - used),
        ...(reason !== null && { reason }),
      }
    },
    suggestions: async ({ language }, context) => {
      const open = await chats.current(context)
      const suggested = await suggestedQuestions(asked(open, context), language)
      return { questions: suggested.map(asSuggested) }
    },
    ask: async ({ question, after, model: name, local_model: isLocal = true, languages }, context) => {
      const open = await chats.current(context)
      const free = await place(open, context)
      try {
        const model = isLocal ? await localModels.model(name, context.signal) : null
        return answered(question, open, model, { context, free, languages, after })
      } catch (error) {
        free()
        throw error
      }
    },
  }
}

/** The marks a chat is known by, the one it was first read with first. */
const marksOf = ({ mark, earlierMark }: ShownChat): string[] => (earlierMark === undefined ? [mark] : [earlierMark, mark])

interface Running {
  context: HandlerContext
  free: () => void
  languages?: readonly string[]
  /** The question before it. */
  after?: string
}

/** An answer as it is sent, with the messages it rests on. */
async function answerOf(
  given: Answer,
  { chat }: ShownChat,
  model: string | null,
  feelings: ChatFeelings,
  context: HandlerContext,
): Promise<AskAnswer> {
  const { text, citations, around, notes, figure, search, refused, asksMe, near } = given
  const felt = citations.length > 0 ? await feelings.ifThere(chat, context) : null
  const shown = (id: number) => {
    const row = rowOf(chat, id, 'citations')
    return searchHit(chat, felt, { row, relevance: null, message: messageText(chat, row), length: lengthOf(chat, row), highlights: [] })
  }
  const words = figure?.unit === 'word' && typeof figure.value === 'string' ? [figure.value] : []
  const evidence = {
    answer: text,
    citations: [...citations],
    messages: citations.map(shown),
    ...(around && around.length > 1 && { around: around.map(shown) }),
    read_messages: given.readMessages ?? chat.count,
    notes: [...notes],
    quoted: [...new Set([text, figure?.definition ?? '', ...notes].flatMap(quotesIn).concat(words))],
    is_answered: isAnswer(given),
    ...(refused !== undefined && { refused }),
    ...(asksMe && { asks_me: asksMe }),
    ...(near !== undefined && near.length > 0 && { near: near.map(asSuggested) }),
    ...(search && { search: searchOf(search) }),
  }
  if (given.method === 'model') return { ...evidence, method: 'model', model: model ?? '' }
  return { ...evidence, method: given.method, ...(figure && { figure: figureOf(figure) }) }
}

const asSuggested = (question: string) => ({ question, quoted: quotesIn(question) })

/**
 * Messages that only fit a question are shown, and are not an answer; nor is a figure that the chat does not have. What a model says is
 * one where it rests on a message.
 */
const isAnswer = ({ method, citations, figure }: Answer): boolean =>
  method === 'computed'
    ? figure !== undefined && (figure.value !== null || (figure.parts ?? []).length > 0)
    : method === 'model' && citations.length > 0

const figureOf = ({ parts, ...figure }: NonNullable<Answer['figure']>) => ({
  ...figure,
  ...(parts && { parts: parts.map((part) => ({ ...part })) }),
})

const searchOf = ({ from, to, kind, senders, ...rest }: NonNullable<Answer['search']>): NonNullable<AskAnswer['search']> => ({
  ...rest,
  ...(kind !== undefined && { kind: kind as NonNullable<AskAnswer['search']>['kind'] }),
  ...(senders && { senders: [...senders] }),
  ...(from !== undefined && { start_date: from }),
  ...(to !== undefined && { end_date: to }),
})

/** The chat's own words in a sentence of ours, which are in quotation marks. Names are not. */
export const quotesIn = (sentence: string): string[] =>
  Array.from(sentence.matchAll(/“([^”]+)”|«([^»]+)»|„([^“]+)“/gu), ([, ...found]) => found.find((each) => each !== undefined) ?? '')
