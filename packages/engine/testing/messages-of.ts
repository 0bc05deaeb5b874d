import fc from 'fast-check'
import type { Chat, Kind } from '#chat/chat.ts'
import { kinds, messageText } from '#chat/chat.ts'
import { isoTime } from '#chat/civil.ts'
import type { Filter } from '#chat/selection.ts'
import { anyChat } from './random-chat.ts'

/** A message as a reader sees it: what slow, obvious twins of an analysis work on. */
export interface Message {
  id: number
  author: string
  /** `2021-03-04`. */
  day: string
  /** `09:00:30`. */
  clock: string
  seconds: number
  kind: Kind
  text: string
}

/** All messages in a chat, oldest first. */
export const messagesOf = (chat: Chat): Message[] =>
  Array.from(chat.time, (seconds, row) => {
    const [day, clock] = isoTime(seconds).split('T')
    const author = chat.participants[chat.author[row]]
    return { id: chat.id[row], author, day, clock, seconds, kind: kinds[chat.kind[row]], text: messageText(chat, row) }
  })

/** A filter in words: days inclusive, people by name. */
export interface PlainFilter {
  from?: string
  to?: string
  authors?: string[]
}

export const passes =
  ({ from, to, authors }: PlainFilter) =>
  ({ day, author }: Message): boolean =>
    (!from || day >= from) && (!to || day <= to) && (!authors || authors.includes(author))

/** How often each key occurs, most first, equal ones with the smaller key first. */
export function tally<Key extends string | number>(keys: readonly Key[]): { key: Key; count: number }[] {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].map(([key, count]) => ({ key, count })).sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
}

/** Any chat, with any filter on it: the same filter for the engine and for a twin. */
export function anyFilteredChat(): fc.Arbitrary<{ chat: Chat; filter: Filter; asked: PlainFilter }> {
  return anyChat().chain((chat) => {
    const days = chat.count === 0 ? [18_000] : Array.from(chat.time, (seconds) => Math.floor(seconds / 86_400))
    const someDay = fc.option(
      fc.tuple(fc.constantFrom(...days), fc.integer({ min: -2, max: 2 })).map(([day, shift]) => day + shift),
      { nil: undefined },
    )
    const names = [...chat.participants, 'Nobody']
    const people = fc.option(fc.subarray(names, { minLength: 1 }), { nil: undefined })
    return fc.record({ fromDay: someDay, toDay: someDay, authors: people }).map((filter) => ({ chat, filter, asked: inWords(filter) }))
  })
}

const inWords = ({ fromDay, toDay, authors }: Filter): PlainFilter => ({
  from: fromDay === undefined ? undefined : isoTime(fromDay * 86_400).slice(0, 10),
  to: toDay === undefined ? undefined : isoTime(toDay * 86_400).slice(0, 10),
  authors: authors && [...authors],
})
