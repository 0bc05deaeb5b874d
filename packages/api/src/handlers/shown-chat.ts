import type { ShownChat } from './open-chat.ts'
/** A chat with its people as the reader wants them shown. */

import type { Chat } from '@convostat/engine/chat/chat'
import { asWritten } from '@convostat/engine/chat/column'
import { namesInFile, withPeople } from '@convostat/engine/people/with-people'
import type { KeptPeople, Person } from '#shapes/index.ts'
import { largest } from '../extremes.ts'
import { inCommon } from '../in-common.ts'
import type { OpenChat } from './open-chat.ts'
import type { People } from './people.ts'

/** What is kept of an open chat's people; null where nothing is. */
export type KeptFor = (open: { mark: string; earlierMark?: string; facts: Pick<OpenChat['facts'], 'participants'> }) => KeptPeople | null

/** Looks through what is kept for what is of this chat, by its content: the likest, where several are. */
export function keptFor(people: People): KeptFor {
  const found = new WeakMap<readonly KeptPeople[], Map<string, KeptPeople | null>>()
  return ({ mark, earlierMark, facts }) => {
    const kept = keptBy(mark, facts)
    // Names and merged people belong to the chat, also where its dates are read differently since.
    return kept ?? (earlierMark === undefined ? null : keptBy(earlierMark, facts))
  }

  function keptBy(mark: string, facts: Pick<OpenChat['facts'], 'participants'>): KeptPeople | null {
    const list = people.list()
    const known = found.get(list) ?? new Map<string, KeptPeople | null>()
    found.set(list, known)
    let kept = known.get(mark)
    if (kept === undefined) {
      kept = likest(list, { mark, names: facts.participants })
      known.set(mark, kept)
    }
    return kept
  }
}

function likest(list: readonly KeptPeople[], chat: { mark: string; names: readonly string[] }): KeptPeople | null {
  let most = 0
  let found: KeptPeople | null = null
  for (const kept of list) {
    const common = inCommon(kept, chat)
    if (common > most) [most, found] = [common, kept]
  }
  return found
}

/** What is kept for a chat whose people were not edited: their colors, those with most messages first. */
export const nothingSaid = ({ mark, facts }: Pick<OpenChat, 'mark' | 'facts'>): KeptPeople => ({
  chat: mark,
  me: null,
  names: {},
  hidden: [],
  colors: colorsOf(facts.participants, {}),
})

/** The colors of everyone: what is kept, and for who is new the next that nobody has. */
export function colorsOf(names: readonly string[], kept: Readonly<Record<string, number>>): Record<string, number> {
  const known = new Map(Object.entries(kept))
  let next = largest(known.values(), -1) + 1
  for (const name of names) if (!known.has(name)) known.set(name, next++)
  return Object.fromEntries(known)
}

const views = new WeakMap<Chat, { kept: KeptPeople; chat: Chat }>()

/** The same view as long as its people do not change: its computed columns stay. */
function viewOf(chat: Chat, kept: KeptPeople): Chat {
  const there = views.get(chat)
  if (there?.kept === kept) return there.chat
  const view = withPeople(chat, { names: new Map(Object.entries(kept.names)), hidden: new Set(kept.hidden) })
  views.set(chat, { kept, chat: view })
  return view
}

/** A chat with its people as they are kept; the chat itself where nothing is. */
export const shownAs = (chat: Chat, kept: KeptPeople | null): Chat => (kept ? viewOf(chat, kept) : chat)

/** An open chat, which has the names of its file, as it is shown. */
export function shownChat(open: OpenChat, kept: KeptPeople | null): ShownChat {
  const said = kept ?? nothingSaid(open)
  const nameOf = namesBy(said)
  const people = everyone(open.facts.participants, said)
  const shown = kept ? { chat: shownAs(open.chat, kept), ...namedFacts(open, nameOf) } : {}
  return { ...open, ...shown, people, me: meOf(open, said) }
}

function namedFacts({ facts, record }: OpenChat, nameOf: (name: string) => string): Pick<OpenChat, 'facts' | 'record'> {
  const named = (names: readonly string[]): string[] => [...new Set(names.map(nameOf))]
  return {
    facts: { ...facts, participants: named(facts.participants) },
    record: { ...record, participants: named(record.participants) },
  }
}

/** Who the reader is, as shown: nobody, as long as the chosen person is not in this file. */
export const meOf = ({ facts }: Pick<OpenChat, 'facts'>, said: KeptPeople): string | null =>
  said.me !== null && facts.participants.includes(said.me) ? namesBy(said)(said.me) : null

/** What someone with this name in the file is shown as. */
export function namesBy({ names }: Pick<KeptPeople, 'names'>): (name: string) => string {
  const known = new Map(Object.entries(names))
  return (name) => known.get(name) ?? name
}

/** Everyone of a file, each person once. */
export function everyone(names: readonly string[], said: KeptPeople): Person[] {
  const nameOf = namesBy(said)
  const colors = new Map(Object.entries(colorsOf(names, said.colors)))
  const hidden = new Set(said.hidden)
  const people = new Map<string, Person>()
  for (const name of names) {
    const shown = nameOf(name)
    const color = colors.get(name) ?? 0
    const person = people.get(shown)
    if (!person) people.set(shown, { name: shown, names: [name], color, hidden: hidden.has(name) })
    else {
      person.names.push(name)
      person.color = Math.min(person.color, color)
      person.hidden ||= hidden.has(name)
    }
  }
  return [...people.values()]
}

/** The names in the file of a person in the shown chat. */
export const namesOf = (chat: Chat, name: string): readonly string[] => (asWritten(chat) === chat ? [name] : namesInFile(chat, name))
