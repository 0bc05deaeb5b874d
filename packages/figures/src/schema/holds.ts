import { z } from '#zod.ts'

/**
 * What a string of an answer contains, for code that masks answers:
 * - `name`: what someone is called; `title`: what a chat is called, which may be a person; `file`: a file's name
 * - `sentence`: our own words with names and titles in them that are beside it, or that are the chat's
 * - `figure`: a thing in a word, the chat's own where the `unit` beside it is `word` or `phrase`
 * - `emoji`: an emoji; `ours`: an id, a code, our own word
 *
 * A string without such a rule is taken for what someone wrote, unless it has its own form: a day, a choice, a pattern.
 */
export type Holds = 'name' | 'title' | 'file' | 'sentence' | 'figure' | 'emoji' | 'ours'

const said = z.registry<{ holds: Holds }>()

export const holdsOf = (schema: z.core.$ZodType): Holds | undefined => said.get(schema)?.holds

/** The same schema. A rule that is added later would drop this note, so the rules come first. */
export function holding<T extends z.ZodType>(holds: Holds, schema: T): T {
  said.add(schema, { holds })
  return schema
}

export const personName = holding('name', z.string())
export const chatTitle = holding('title', z.string())
export const fileName = holding('file', z.string())
export const sentence = holding('sentence', z.string())
export const emojiText = holding('emoji', z.string())
export const ours = holding('ours', z.string())
