import { none } from '@convostat/figures'
import type { Filtering } from '#shapes/index.ts'
import type { Answering, HandlerContext, PublicForms } from '../answer.ts'
import { countedFigures } from '../counted-figures.ts'
import { type CallsIn, calledFigures, calledIn, type FigureSubject } from '../figure-calls.ts'
import { hostOf } from './host-of.ts'
import { selectionOf } from './selection-of.ts'
import type { SessionParts } from './session-parts.ts'

/** Answers the calls of a subject that are figures. */
export const figureHandlers = <S extends FigureSubject>(
  subject: S,
  { chats, feelings }: Pick<SessionParts, 'chats' | 'feelings'>,
): Answering<CallsIn<S>> =>
  Object.fromEntries(
    calledIn(subject).map(({ name, call }) => {
      const figure = countedFigures[name]
      return [
        call,
        async (asked: Filtering, context: HandlerContext) => {
          const { chat } = await chats.current(context)
          const beside = {
            none: () => hostOf(context),
            if_there: async () => ({ ...hostOf(context), feelings: await feelings.ifThere(chat, context) }),
            needed: () => feelings.of(chat, context),
          }[figure.feelings]
          return figure.count(chat, selectionOf(chat, asked), asked, await beside())
        },
      ]
    }),
  ) as unknown as Answering<CallsIn<S>>

/** The public form of every figure that has one of its own, by the name of its call. */
export const publicForms: PublicForms = Object.fromEntries(
  calledFigures.flatMap(({ name, callName }) => {
    const form = countedFigures[name].public
    return form === none ? [] : [[callName, form]]
  }),
)
