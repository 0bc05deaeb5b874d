import { writtenBy } from '@convostat/engine/people/written-by'
import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { Failure } from '../failure.ts'
import { eachMessageOnce, messageKey } from './corrections.ts'
import { figureHandlers } from './figure-handlers.ts'
import { secondsOf } from './seconds-of.ts'
import type { SessionParts } from './session-parts.ts'

export function emotionHandlers({
  chats,
  feelings,
  corrections,
}: Pick<SessionParts, 'chats' | 'feelings' | 'corrections'>): Answering<Contract['emotion']> {
  return {
    ...figureHandlers('emotion', { chats, feelings }),
    corrections: async ({ corrections: given }, context) => {
      const open = await chats.current(context).catch(unlessNoChat)
      /** The name that was given with each. */
      const called = new Map<string, string>()
      const written = given.map((each) => {
        // What is shown may be another one's name tomorrow.
        const author = (open && writtenBy(open.chat, { ...each, time: secondsOf(each.date) })) ?? each.author
        called.set(messageKey({ ...each, author }), each.author)
        return { ...each, author }
      })
      const list = eachMessageOnce(written)
      corrections.replace(list)
      return { corrections: list.map((each) => ({ ...each, author: called.get(messageKey(each)) ?? each.author })) }
    },
  }
}

/** Messages may be corrected before a chat is open, or of one that is not. */
function unlessNoChat(error: unknown): null {
  if (error instanceof Failure && error.code === 'no_chat') return null
  throw error
}
