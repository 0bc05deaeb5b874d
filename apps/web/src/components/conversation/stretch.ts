import type { Contract, Output } from '@convostat/api'

/** A message or a system line, as the API returns it. */
export type ConversationMessage = Output<Contract['messages']['around']>['messages'][number]

/** A part of the conversation without gaps, and whether it continues at either end. */
export interface Stretch {
  said: readonly ConversationMessage[]
  hasBefore: boolean
  hasAfter: boolean
}

/** This many messages are asked for at a time, at either end. */
export const step = 40
/** More are never on the page: those at the far end are left out and asked for again when one comes back. */
export const mostSaid = 240

const isMessage = ({ author }: ConversationMessage): boolean => author !== null
export const firstId = ({ said }: Stretch): number | undefined => said.find(isMessage)?.id
export const lastId = ({ said }: Stretch): number | undefined => said.findLast(isMessage)?.id
export const holds = ({ said }: Stretch, id: number): boolean => said.some((each) => isMessage(each) && each.id === id)

/** The answer around a message, `step` of them asked for on both sides. */
export function stretchAround(said: readonly ConversationMessage[], id: number): Stretch {
  const messages = said.filter(isMessage)
  const place = messages.findIndex((each) => each.id === id)
  return { said, hasBefore: place >= step, hasAfter: messages.length - place - 1 >= step }
}

/** With what the API returned before its first message, that message included: only there is what the service wrote just before it. */
export function withBefore(stretch: Stretch, told: readonly ConversationMessage[]): Stretch {
  const first = firstId(stretch)
  const kept = stretch.said.slice(stretch.said.findIndex(isMessage) + 1)
  const said = [...told, ...kept]
  const cut = cutAfter(said, mostSaid)
  return {
    said: said.slice(0, cut),
    hasBefore: told.filter((each) => isMessage(each) && each.id !== first).length >= step,
    hasAfter: stretch.hasAfter || cut < said.length,
  }
}

/** With what the API returned after its last message, that message included: only there is what the service wrote after it. */
export function withAfter(stretch: Stretch, told: readonly ConversationMessage[]): Stretch {
  const last = lastId(stretch)
  const fresh = told.slice(told.findIndex((each) => isMessage(each) && each.id === last) + 1)
  const said = [...stretch.said.slice(0, stretch.said.findLastIndex(isMessage) + 1), ...fresh]
  const cut = cutBefore(said, mostSaid)
  return {
    said: said.slice(cut),
    hasBefore: stretch.hasBefore || cut > 0,
    hasAfter: fresh.filter(isMessage).length >= step,
  }
}

/** Where to cut so that at most this many messages are left at the beginning; the last thing left is a message. */
function cutAfter(said: readonly ConversationMessage[], most: number): number {
  let messages = 0
  for (let i = 0; i < said.length; i++) if (isMessage(said[i]) && ++messages === most) return i + 1
  return said.length
}

/** The same at the end; the first thing left is a message. */
function cutBefore(said: readonly ConversationMessage[], most: number): number {
  let messages = 0
  for (let i = said.length - 1; i >= 0; i--) if (isMessage(said[i]) && ++messages === most) return said.slice(0, i).some(isMessage) ? i : 0
  return 0
}

/** The messages of one day. */
export interface Day {
  day: string
  /** What identifies it: a line of the service with an odd clock may bring a day twice. */
  key: string
  said: readonly ConversationMessage[]
}

/** Day by day, in the order it was said. */
export function daysOf({ said }: Stretch): Day[] {
  const days: { day: string; key: string; said: ConversationMessage[] }[] = []
  const times = new Map<string, number>()
  for (const each of said) {
    const day = each.date.slice(0, 10)
    const last = days.at(-1)
    if (last?.day === day) {
      last.said.push(each)
      continue
    }
    const time = times.get(day) ?? 0
    times.set(day, time + 1)
    days.push({ day, key: `${day} ${time}`, said: [each] })
  }
  return days
}

/** What identifies a line, also among those that the service wrote before the same message. */
export function keysOf(said: readonly ConversationMessage[]): string[] {
  let run = 0
  return said.map((each, i) => {
    run = i > 0 && said[i - 1].author === null && said[i - 1].id === each.id ? run + 1 : 0
    return each.author === null ? `${each.id} before ${run}` : `${each.id}`
  })
}

/** Whether a message continues what its author was saying: its name need not be said again. */
export const goesOn = (before: ConversationMessage | undefined, { author }: ConversationMessage): boolean =>
  before !== undefined && before.author === author
