import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { uploadAnswer } from './open-chat.ts'
import { selectionOf } from './selection-of.ts'
import type { SessionParts } from './session-parts.ts'

export const overviewHandlers = ({ chats }: Pick<SessionParts, 'chats'>): Answering<Contract['overview']> => ({
  get: async (filter, context) => {
    const open = await chats.current(context)
    return uploadAnswer(open, selectionOf(open.chat, filter))
  },
})
