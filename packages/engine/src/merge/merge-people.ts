/** Who the people of two exports of one chat are: those of one name, and contacts that were renamed in between. */
import type { Chat } from '#chat/chat.ts'
import { ASSISTANT, peopleAmong } from '#import/assistant.ts'
import type { Alignment } from './merge-align.ts'

export interface CommonPeople {
  /** Everyone: the first export's people, then those only the second has. */
  participants: string[]
  /** Who each of the second export's people is. */
  personOf: Uint32Array
  /** Who has another name in the second export: because both wrote the same, or because it is assumed. */
  renamed: readonly Renamed[]
}

export interface Renamed {
  /** The name in the first export, which is kept, and in the second. */
  name: string
  other: string
  isAssumed: boolean
}

/** Two names are one person's from this many of the same messages on, if they are most that could be compared. */
const FEWEST_SAME = 5

/** Whether each of the exports has a name that the other has not. */
export function hasOtherNames(first: Chat, second: Chat): boolean {
  return onlyIn(first, second).length > 0 && onlyIn(second, first).length > 0
}

/** People by name; a name that only one export has is the other's where both wrote the same messages. */
export function commonPeople(first: Chat, second: Chat, alignment: Alignment | null): CommonPeople {
  const renamed = alignment ? renamedPeople(alignment) : new Map<number, number>()
  return peopleBy(first, second, renamed, false)
}

/**
 * The one name each that is not in the other file, taken for one person's; null where this is not a chat of two. So it is
 * where a contact was renamed and the exports have no message in common that could tell.
 */
export function peopleIfRenamed(first: Chat, second: Chat): CommonPeople | null {
  const isOfTwo = (chat: Chat) => peopleAmong(chat.participants).length === 2
  const [before, ...moreBefore] = onlyIn(first, second)
  const [after, ...moreAfter] = onlyIn(second, first)
  if (!isOfTwo(first) || !isOfTwo(second) || before === undefined || after === undefined || moreBefore.length + moreAfter.length > 0)
    return null
  return peopleBy(first, second, new Map([[second.participants.indexOf(after), first.participants.indexOf(before)]]), true)
}

/** The names that only the first of two chats has; the assistant is nobody. */
function onlyIn({ participants }: Chat, other: Chat): string[] {
  const there = new Set(other.participants)
  return participants.filter((name) => !there.has(name) && name !== ASSISTANT)
}

function peopleBy(first: Chat, second: Chat, renamed: ReadonlyMap<number, number>, isAssumed: boolean): CommonPeople {
  const byName = new Map(first.participants.map((name, person) => [name, person]))
  const participants = [...first.participants]
  const personOf = Uint32Array.from(
    second.participants,
    (name, author) => byName.get(name) ?? renamed.get(author) ?? participants.push(name) - 1,
  )
  const pairs = [...renamed].map(([author, person]) => ({ name: participants[person], other: second.participants[author], isAssumed }))
  return { participants, personOf, renamed: pairs }
}

/** Of the second export's people whose names the first does not know: who they are there. */
function renamedPeople({ first, second, a, b }: Alignment): Map<number, number> {
  const found = new Map<number, number>()
  if (a.length === 0) return found
  const isMissing = among(first.chat, onlyIn(first.chat, second.chat))
  const isUnknown = among(second.chat, onlyIn(second.chat, first.chat))
  const votes = second.chat.participants.map(() => new Map<number, number>())
  const compared = new Uint32Array(second.chat.participants.length)
  for (let place = b[0]; place <= b[b.length - 1]; place++) compared[second.chat.author[second.rows[place]]]++
  for (let i = 0; i < a.length; i++) {
    const writer = first.chat.author[first.rows[a[i]]]
    const author = second.chat.author[second.rows[b[i]]]
    if (isUnknown[author] && isMissing[writer]) votes[author].set(writer, (votes[author].get(writer) ?? 0) + 1)
  }
  const taken = new Set<number>()
  for (const [author, counts] of votes.entries()) {
    const [best] = [...counts].sort((x, y) => y[1] - x[1])
    if (!best || best[1] < FEWEST_SAME || best[1] * 2 <= compared[author] || taken.has(best[0])) continue
    taken.add(best[0])
    found.set(author, best[0])
  }
  return found
}

function among({ participants }: Chat, names: readonly string[]): boolean[] {
  const chosen = new Set(names)
  return participants.map((name) => chosen.has(name))
}
