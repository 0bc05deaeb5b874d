import type { Contract, Output } from '@convostat/api'

export type Around = Output<Contract['messages']['around']>

/** A message or a system line, as the API returns it. */
export type ConversationMessage = Around['messages'][number]

/** The messages on the page: a part of the conversation without gaps, with the system lines among them. */
export interface ShownPart {
  /** The place of its first message in time order, from 0. */
  from: number
  /** How many messages the conversation has. */
  total: number
  said: readonly ConversationMessage[]
}

export type End = 'before' | 'after'

/** This many messages are asked for at a time, at either end. */
const step = 16
/** More are never on the page: those at the far end are left out and asked for again when one comes back. */
export const mostShown = 96
/** A jump asks for about a screen of short messages from where it is shown; more comes in once that is painted. */
export const jumpSizes = {
  start: { before: 8, after: 28 },
  center: { before: 20, after: 20 },
  end: { before: 28, after: 8 },
} as const

const isMessage = ({ author }: ConversationMessage): boolean => author !== null

export const countOf = ({ said }: Pick<ShownPart, 'said'>): number => said.reduce((sum, each) => sum + Number(isMessage(each)), 0)

/** Whether there is more at an end. */
export const continues = (part: ShownPart, end: End): boolean => (end === 'before' ? part.from > 0 : part.from + countOf(part) < part.total)

/** The place of the message with this id; null where it is not on the page. */
export function placeOf({ said, from }: ShownPart, id: number): number | null {
  const place = said.filter(isMessage).findIndex((each) => each.id === id)
  return place < 0 ? null : from + place
}

/** The message at a place; undefined where it is not on the page. */
export const messageAt = ({ said, from }: ShownPart, place: number): ConversationMessage | undefined => said.filter(isMessage)[place - from]

/** What to ask for so that more is at an end. Its edge is asked for again: only there is what the service wrote beside it. */
export const moreAsked = (part: ShownPart, end: End) =>
  end === 'before' ? { at: part.from, before: step, after: 0 } : { at: part.from + countOf(part) - 1, before: 0, after: step }

export const opened = ({ from, total, messages }: Around): ShownPart => ({ from, total, said: messages })

/** With the answer for an end; at the other one, the messages beyond the limit are left out. */
export function extended(part: ShownPart, end: End, answer: Around): ShownPart {
  const { messages, from, total } = answer
  if (end === 'before') {
    const kept = part.said.slice(part.said.findIndex(isMessage) + 1)
    return { from, total, said: firstOf([...messages, ...kept]) }
  }
  const kept = part.said.slice(0, part.said.findLastIndex(isMessage) + 1)
  const fresh = messages.slice(messages.findIndex(isMessage) + 1)
  const said = lastOf([...kept, ...fresh])
  return { from: part.from + countOf(part) + countOf({ said: fresh }) - countOf({ said }), total, said }
}

/** The first of them, up to the last message there is room for. */
function firstOf(said: readonly ConversationMessage[]): readonly ConversationMessage[] {
  let messages = 0
  const end = said.findIndex((each) => isMessage(each) && ++messages === mostShown)
  return end < 0 ? said : said.slice(0, end + 1)
}

/** The last of them, from the first message there is room for. With all of its messages, the lines before the first stay. */
function lastOf(said: readonly ConversationMessage[]): readonly ConversationMessage[] {
  if (countOf({ said }) <= mostShown) return said
  let messages = 0
  const start = said.findLastIndex((each) => isMessage(each) && ++messages === mostShown)
  return said.slice(start)
}
