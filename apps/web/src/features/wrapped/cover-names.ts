import type { Person } from '@convostat/api'
import type { Voice } from './slide-text.ts'

/** This many people are named on a cover. */
const mostNames = 3

/** Those on a cover, and how many more there are. */
export interface CoverNames {
  names: readonly string[]
  more: number
}

/** Whose story it may be: its people, and what their group is called. */
export interface CoverOf {
  people: readonly Pick<Person, 'name' | 'hidden'>[]
  /** Null where they gave it no name. */
  title: string | null
}

/** Those of the chat's people who wrote in the story, in the chat's order; for more than can be named, their group. */
export function coverNames({ people, title }: CoverOf, wrote: readonly string[], voice: Pick<Voice, 'name'>): CoverNames {
  const writing = new Set(wrote)
  const shown = people.filter(({ name, hidden }) => !hidden && writing.has(name))
  // A title may be a list of names, that of a hidden person among them.
  const namesHidden = people.some(({ name, hidden }) => hidden && title?.includes(name))
  if (shown.length > mostNames && title && !namesHidden) return { names: [title], more: 0 }
  const names = shown.slice(0, mostNames).map(({ name }) => voice.name(name))
  return { names, more: shown.length - names.length }
}
