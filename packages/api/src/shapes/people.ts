import type { MergeReason } from '@convostat/engine/people/merge-suggestions'
import { count, holding, byName as recordByName } from '@convostat/figures/schema'
import { z } from '@convostat/figures/zod'

/** No group has as many people, nor a contact so long a name. */
const mostPeople = 4096
const mostOfAName = 1000
const name = holding('name', z.string().min(1).max(mostOfAName))
const names = z.array(name).max(mostPeople)
/** By the name in the file. */
const byName = <T extends z.ZodType>(value: T) => recordByName(value, { name, mostNames: mostPeople })

/**
 * Takes the place of what was said before. `names`: shown names by names in the file; two people whose shown names are alike are one
 * person, and a blank one shows the file's. `me` and `hidden`: names as shown then, or as in the file.
 */
export const settingPeople = z.object({
  me: name.nullable().default(null),
  names: byName(z.string().max(mostOfAName)).default({}),
  hidden: names.default([]),
})

/** What is kept about a chat's people. All names are those in the file, not those shown. */
export const keptPeople = z.object({
  /** What identifies the chat by its content: a later export of it is found by that. */
  chat: holding('ours', z.string().min(1).max(4096)),
  me: name.nullable(),
  names: byName(name),
  hidden: names,
  /** The color of each, an index. */
  colors: byName(count),
})
export type KeptPeople = z.output<typeof keptPeople>

/** A person in a chat. `names`: what the person is called in the file. `color`: an index that stays the person's own. */
const person = z.object({ name, names, color: count, hidden: z.boolean() })
/** Everyone of a whole chat, hidden people too, most messages in the file first. */
export const everyone = z.array(person)
export type Person = z.output<typeof person>

/**
 * Everyone of the chat, most messages first; `messages` are of the part that is analyzed, of hidden people, too. `suggestions`: who
 * may be one person, by names in the file; those who are one already are left out. `kept`: what should be kept that the same is
 * shown of the same chat again.
 */
export const people = z.object({
  people: z.array(person.extend({ messages: count })),
  me: name.nullable(),
  suggestions: z.array(z.object({ names, reason: z.enum(['changed_number', 'same_name', 'number_and_name'] satisfies MergeReason[]) })),
  kept: keptPeople,
})
