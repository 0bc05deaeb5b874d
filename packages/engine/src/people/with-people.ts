import type { Chat } from '#chat/chat.ts'
import { viewOf } from '#chat/column.ts'

/** What a reader says about a chat's people, by their names in the file. */
export interface PeopleEdits {
  /** What they are shown as; who is not named is shown as in the file. Two who are shown alike are one person. */
  readonly names: ReadonlyMap<string, string>
  /** Whose messages are in no figure. Of people who are one, one of them is enough. */
  readonly hidden: ReadonlySet<string>
}

/**
 * The same chat with other people: its figures are those of an export that has these names in its headers. Nothing of its
 * text is read again, rows and words are shared. Hidden people stay in the conversation, turns and replies; they are in no
 * selection. The chat itself where nothing is said of its people.
 */
export function withPeople(chat: Chat, { names, hidden }: PeopleEdits): Chat {
  const { participants } = chat
  const isSaid = participants.some((name) => hidden.has(name) || (names.get(name) ?? name) !== name)
  if (!isSaid && !isOfOthers(chat, { names, hidden })) return chat
  // In order of first appearance, as the first name of each person is.
  const places = new Map<string, number>()
  const personOf = Uint32Array.from(participants, (name) => {
    const shown = names.get(name) ?? name
    const place = places.get(shown) ?? places.size
    places.set(shown, place)
    return place
  })
  const isHidden = new Uint8Array(places.size)
  participants.forEach((name, author) => {
    if (hidden.has(name)) isHidden[personOf[author]] = 1
  })
  const view = viewOf(chat, {
    ...chat,
    participants: [...places.keys()],
    author: places.size === participants.length ? chat.author : chat.author.map((author) => personOf[author]),
    hidden: isHidden.includes(1) ? isHidden : undefined,
  })
  keepWritten(view, chat, personOf)
  said.set(view, { names, hidden })
  return view
}

/** Whether something is said of people who wrote none of these messages: the service's lines may name them. */
const isOfOthers = ({ events }: Chat, { names, hidden }: PeopleEdits): boolean =>
  events.count > 0 && (hidden.size > 0 || [...names].some(([name, shown]) => name !== shown))

const said = new WeakMap<Chat, PeopleEdits>()

/** Someone by a name in the file, who need not have written anything: the name that is shown, null of who is hidden. */
export function shownName(chat: Chat, name: string): string | null {
  const { participants, hidden } = chat
  const shown = said.get(chat)?.names.get(name) ?? name
  return said.get(chat)?.hidden.has(name) || hidden?.[participants.indexOf(shown)] === 1 ? null : shown
}

const written = new WeakMap<Chat, ReadonlyMap<string, readonly string[]>>()

/**
 * The names in the file of the person who is called so: by a name in the file, or as shown. A name that is one person's in the
 * file and shown for another is the one's in the file; of a name that nobody has, itself.
 */
export const namesInFile = (chat: Chat, name: string): readonly string[] => written.get(chat)?.get(name) ?? [name]

function keepWritten(view: Chat, original: Chat, personOf: Uint32Array): void {
  const names = view.participants.map((): string[] => [])
  original.participants.forEach((name, author) => {
    names[personOf[author]].push(name)
  })
  const known = new Map(view.participants.map((shown, person) => [shown, names[person]]))
  for (const each of names) for (const name of each) known.set(name, each)
  written.set(view, known)
}
