import { feature, words } from '@convostat/engine'
import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { Failure } from '../failure.ts'
import type { Chats } from './chats.ts'

export const searchHandlers = (chats: Chats): Answering<Contract['search']> => ({
  stats: async (_, context) => {
    const { chat } = await chats.current(context)
    const { features } = words(chat)
    const withFeature = (bit: number) => features.reduce((count, bits) => count + (bits & bit ? 1 : 0), 0)
    return {
      total_messages: chat.count,
      messages_with_links: withFeature(feature.hasLink),
      messages_with_questions: withFeature(feature.hasQuestion),
      messages_with_emojis: withFeature(feature.hasEmoji),
    }
  },
  run: async ({ sentiment }, context) => {
    await chats.current(context)
    throw new Failure('not_available', { field: sentiment === undefined ? undefined : 'sentiment' })
  },
})
