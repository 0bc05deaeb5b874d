import {
  type Chat,
  emotionalSync,
  type Fingerprint,
  fingerprint,
  highlights,
  isoTime,
  messageText,
  moodTimeline,
  vibe,
  writtenBy,
} from '@convostat/engine'
import type { Answering, HandlerContext } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { Failure } from '../failure.ts'
import type { Chats } from './chats.ts'
import { type Corrections, eachMessageOnce, messageKey } from './corrections.ts'
import type { ChatFeelings } from './feelings.ts'
import { monthOf } from './month-of.ts'
import { secondsOf } from './seconds-of.ts'
import { selectionOf } from './selection-of.ts'

export function emotionHandlers(chats: Chats, feelings: ChatFeelings, corrections: Corrections): Answering<Contract['emotion']> {
  const felt = async (context: HandlerContext) => {
    const { chat } = await chats.current(context)
    return { chat, feelings: await feelings.of(chat, context) }
  }
  return {
    fingerprint: async (filter, context) => {
      const { chat, feelings } = await felt(context)
      const { people, ...all } = fingerprint(chat, feelings, selectionOf(chat, filter))
      return { ...shown(all), people: people.map(({ person, ...each }) => ({ person, ...shown(each) })) }
    },
    moodTimeline: async (filter, context) => {
      const { chat, feelings } = await felt(context)
      const moods = moodTimeline(chat, feelings, selectionOf(chat, filter))
      return {
        timeline: moods.map(({ mood, intensity, scored, ...month }) => ({ date: monthOf(month), mood, intensity, messages: scored })),
      }
    },
    vibe: async (filter, context) => {
      const { chat, feelings } = await felt(context)
      const { character, reasons } = vibe(chat, feelings, selectionOf(chat, filter))
      return { vibe: character, reasons }
    },
    highlights: async (filter, context) => {
      const { chat, feelings } = await felt(context)
      const found = highlights(chat, feelings, selectionOf(chat, filter))
      return { highlights: found.map(({ emotion, row, score }) => ({ emotion, ...messageAt(chat, row), score })) }
    },
    sync: async (filter, context) => {
      const { chat, feelings } = await felt(context)
      const { pairs, totalPairs } = emotionalSync(chat, feelings, selectionOf(chat, filter))
      return { pairs, total_pairs: totalPairs }
    },
    corrections: async ({ corrections: given }, context) => {
      const open = await chats.current(context).catch(unlessNoChat)
      /** As each was called by whoever gave it. */
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

const shown = ({ emotions, neutralShare, scored }: Fingerprint) => ({ emotions, neutral_share: neutralShare, messages: scored })

const messageAt = (chat: Chat, row: number) => ({
  id: chat.id[row],
  author: chat.participants[chat.author[row]],
  date: isoTime(chat.time[row]),
  message: messageText(chat, row),
})
