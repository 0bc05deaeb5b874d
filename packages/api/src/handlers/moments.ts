import { type Chat, messageText } from '@convostat/engine/chat/chat'
import { isoDay, isoTime } from '@convostat/engine/chat/civil'
import type { Moment, MomentFacts } from '@convostat/engine/moments/moment'
import { moments } from '@convostat/engine/moments/moments'
import { othersOf } from '@convostat/engine/moments/others'
import { wording } from '#moments/wording.ts'
import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { hostOf } from './host-of.ts'
import { momentId } from './moment-id.ts'
import { clockOf, type OpenChat } from './open-chat.ts'
import { selectionOf } from './selection-of.ts'
import type { SessionParts } from './session-parts.ts'

export const momentHandlers = ({ chats, feelings }: Pick<SessionParts, 'chats' | 'feelings'>): Answering<Contract['moments']> => ({
  list: async (filter, context) => {
    const open = await chats.current(context)
    const { chat } = open
    const felt = await feelings.ifThere(chat, context)
    const found = await moments(chat, felt, selectionOf(chat, filter), hostOf(context))
    const sum = found.reduce((total, { significance }) => total + significance, 0)
    return {
      moments: found.map((moment) => {
        const others = othersOf(chat, felt, moment).map((row) => said(chat, row))
        return { ...shown(open, moment), ...(others.length > 0 && { others }) }
      }),
      average_significance: found.length === 0 ? null : sum / found.length,
      years_covered: new Set(found.map(({ time }) => isoTime(time).slice(0, 4))).size,
      without_feelings: felt === null,
    }
  },
})

/** A moment as it is answered with. */
export function shown({ chat, facts }: Pick<OpenChat, 'chat' | 'facts'>, moment: Moment) {
  const [id, kind] = [momentId(chat, moment), moment.kind]
  const unworded = {
    date: isoTime(moment.time),
    significance: moment.significance,
    participants: [...moment.participants],
    message_id: chat.id[moment.row],
    message: messageText(chat, moment.row),
    author: chat.participants[chat.author[moment.row]],
    messages: moment.messages,
    from: isoDay(moment.firstDay),
    to: isoDay(moment.lastDay),
    facts: factsOf(moment.facts),
  }
  return { id, kind, ...wording({ id, kind, ...unworded }, moment.time, clockOf({ facts })), ...unworded }
}

const said = (chat: Chat, row: number) => ({
  id: chat.id[row],
  author: chat.participants[chat.author[row]],
  date: isoTime(chat.time[row]),
  message: messageText(chat, row),
})

const factsOf = ({ isFirst, names, ...facts }: MomentFacts) => ({
  ...facts,
  ...(isFirst !== undefined && { is_first: isFirst }),
  ...(names && { names: [...names] }),
})
