import type { Chat } from '@convostat/engine/chat/chat'
import { asWritten } from '@convostat/engine/chat/column'
import type { Feelings } from '@convostat/engine/sentiment/feelings'
import { withCorrections } from '@convostat/engine/sentiment/with-corrections'
import type { Correction } from '#shapes/index.ts'
import type { Corrections } from './corrections.ts'
import { secondsOf } from './seconds-of.ts'
import { namesOf } from './shown-chat.ts'

/** Feelings with what people corrected, made once for a chat as long as nobody corrects anything more. */
export function correctedFeelings(corrections: Pick<Corrections, 'list'>): (chat: Chat, feelings: Feelings) => Feelings {
  const made = new WeakMap<Feelings, { by: readonly Correction[]; chat: Chat; feelings: Feelings }>()
  return (chat, feelings) => {
    const by = corrections.list()
    const there = made.get(feelings)
    if (there?.by === by && there.chat === chat) return there.feelings
    // They name people as the file does, or as they were shown.
    const told = by.flatMap(({ date, author, ...each }) =>
      namesOf(chat, author).map((name) => ({ ...each, author: name, time: secondsOf(date) })),
    )
    const next = { by, chat, feelings: withCorrections(asWritten(chat), feelings, told) }
    made.set(feelings, next)
    return next.feelings
  }
}
