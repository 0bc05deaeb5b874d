import type { Chat } from '../chat.ts'
import type { Feelings } from '../feelings/feelings.ts'
import type { Host } from '../read-failure.ts'
import { everything, type Selection } from '../selection.ts'
import { firstMessage, roundCounts } from './beginnings.ts'
import { busiestDay } from './busiest-day.ts'
import { chosen } from './chosen.ts'
import { daysWished } from './days-wished.ts'
import { groupChanges } from './group-changes.ts'
import { happiestDay } from './happiest-day.ts'
import { longestConversation } from './longest-conversation.ts'
import { longestStreak } from './longest-streak.ts'
import { lookAt } from './look.ts'
import { loveSaid } from './love.ts'
import type { Moment } from './moment.ts'
import { movingExchange } from './moving-exchange.ts'
import { reunions } from './reunions.ts'
import { type Said, saidIn } from './said.ts'

/**
 * The notable dates of a chat, in order of time. Without feelings the happiest day and the most moving exchange are left
 * out. Only messages of the people selected count, but for silences and conversations, which are those of the whole chat,
 * as replies are; the days selected choose among the moments of all time, so that one is as significant in any of them.
 */
export async function moments(
  chat: Chat,
  feelings: Feelings | null,
  selection: Selection = everything(chat),
  host: Host = {},
): Promise<Moment[]> {
  const all = await momentsOf(chat, feelings, selection.authors, host)
  return all.filter(({ row }) => row >= selection.from && row < selection.to)
}

async function momentsOf(chat: Chat, feelings: Feelings | null, authors: Uint8Array | null, { pause, signal }: Host): Promise<Moment[]> {
  const step = async (): Promise<void> => {
    await pause?.()
    signal?.throwIfAborted()
  }
  const known = wholeChats.get(chat)
  if (authors === null && known?.feelings === feelings) return known.moments
  await step()
  const look = lookAt(chat, feelings, authors)
  const said = await whatIsSaid(chat, step)
  const found: Moment[] = []
  for (const find of finders) {
    await step()
    found.push(...find(look, said))
  }
  const all = chosen(found)
  if (authors === null) wholeChats.set(chat, { feelings, moments: all })
  return all
}

export const finders: readonly ((look: ReturnType<typeof lookAt>, said: Said) => Moment[])[] = [
  firstMessage,
  roundCounts,
  busiestDay,
  longestConversation,
  reunions,
  longestStreak,
  (look, { love }) => loveSaid(look, love),
  (look, { birthday }) => daysWished(look, 'birthday', birthday),
  (look, { anniversary }) => daysWished(look, 'anniversary', anniversary),
  happiestDay,
  movingExchange,
  groupChanges,
]

/** Of each chat the last answer about all of it, and what is said in it. */
const wholeChats = new WeakMap<Chat, { feelings: Feelings | null; moments: Moment[] }>()
const saidInChats = new WeakMap<Chat, Said>()

/** What people say in a chat, looked for once. */
export async function whatIsSaid(chat: Chat, step: () => Promise<void>): Promise<Said> {
  const known = saidInChats.get(chat)
  if (known) return known
  const said = await saidIn(chat, step)
  saidInChats.set(chat, said)
  return said
}
