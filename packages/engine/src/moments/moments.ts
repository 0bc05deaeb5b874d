import type { Chat } from '#chat/chat.ts'
import { everything, type Selection, shown } from '#chat/selection.ts'
import type { Host } from '#import/read-failure.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { firstMessage, roundCounts } from './beginnings.ts'
import { busiestDay } from './busiest-day.ts'
import { chosen } from './chosen.ts'
import { daysWished } from './days-wished.ts'
import { groupChanges } from './group-changes.ts'
import { happiestDay } from './happiest-day.ts'
import { longestConversation } from './longest-conversation.ts'
import { longestStreak } from './longest-streak.ts'
import { loveSaid } from './love.ts'
import type { Moment } from './moment.ts'
import { lookAt } from './moment-context.ts'
import { movingExchange } from './moving-exchange.ts'
import { reunions } from './reunions.ts'
import { type PhraseRows, saidIn } from './said.ts'

/**
 * A chat's notable dates, in order of time. Without feelings the happiest day and the most moving exchange are left
 * out. They are found among the messages of everyone who is shown; days and people selected choose among them: a moment
 * is in its days, and where one of its participants is selected. So its facts are the same, and true, in any
 * selection.
 */
export async function moments(
  chat: Chat,
  feelings: Feelings | null,
  selection: Selection = everything(chat),
  host: Host = {},
): Promise<Moment[]> {
  const all = await momentsOf(chat, feelings, host)
  const isTheirs = ofPeople(chat, selection.authors)
  return all.filter((moment) => moment.row >= selection.from && moment.row < selection.to && isTheirs(moment))
}

/** Where everyone shown is selected, so is what nobody known had a part in. */
function ofPeople(chat: Chat, authors: Uint8Array | null): (moment: Moment) => boolean {
  const everybody = shown(chat)
  if (authors === null || authors.every((counts, person) => counts === (everybody?.[person] ?? 1))) return () => true
  const names = new Set(chat.participants.filter((_, person) => authors[person] === 1))
  return ({ participants }) => participants.some((name) => names.has(name))
}

async function momentsOf(chat: Chat, feelings: Feelings | null, { pause, signal }: Host): Promise<Moment[]> {
  const step = async (): Promise<void> => {
    await pause?.()
    signal?.throwIfAborted()
  }
  const known = foundIn.get(chat)
  if (known?.feelings === feelings) return known.moments
  await step()
  const look = lookAt(chat, feelings, shown(chat))
  const said = await whatIsSaid(chat, step)
  const found: Moment[] = []
  for (const find of finders) {
    await step()
    for (const moment of find(look, said)) found.push(moment)
  }
  const all = withListed(chosen(found))
  foundIn.set(chat, { feelings, moments: all })
  return all
}

/** Not every occasion that is counted is chosen: a sentence that says how many there are also says how many are listed. */
function withListed(all: readonly Moment[]): Moment[] {
  const listed = new Map<Moment['kind'], number>()
  for (const { kind } of all) listed.set(kind, (listed.get(kind) ?? 0) + 1)
  return all.map((moment) =>
    occasions.has(moment.kind) ? { ...moment, facts: { ...moment.facts, listed: listed.get(moment.kind) } } : moment,
  )
}

const occasions: ReadonlySet<Moment['kind']> = new Set(['birthday', 'anniversary', 'joined', 'left'])

export const finders: readonly ((look: ReturnType<typeof lookAt>, said: PhraseRows) => Moment[])[] = [
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

/** Of each chat what was found last, and what is said in it. */
const foundIn = new WeakMap<Chat, { feelings: Feelings | null; moments: Moment[] }>()
const saidInChats = new WeakMap<Chat, PhraseRows>()

/** What people say in a chat, looked for once. */
export async function whatIsSaid(chat: Chat, step: () => Promise<void>): Promise<PhraseRows> {
  const known = saidInChats.get(chat)
  if (known) return known
  const said = await saidIn(chat, step)
  saidInChats.set(chat, said)
  return said
}
