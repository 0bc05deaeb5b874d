/** The kept record of a chat's people after a change. All kept names are those in the file. */
import type { Contract, KeptPeople, Output, Person } from '@convostat/api'

export type PeopleAnswer = Output<Contract['people']['list']>

/** A person is called so from now on; a blank name, or that of the file, is the file's. Who is called like another is that one. */
export function renamed(kept: KeptPeople, { names }: Person, name: string): KeptPeople {
  const shown = name.trim()
  return withNames(kept, names, (written) => (shown === '' ? written : shown))
}

/** Two are one person, who is called as the second is. */
export const merged = (kept: KeptPeople, person: Person, into: Person): KeptPeople =>
  withHidden(
    withNames(kept, person.names, () => into.name),
    { ...into, names: [...person.names, ...into.names] },
    into.hidden,
  )

/** Everyone who is this person is a separate person again, called as in the file. */
export const apart = (kept: KeptPeople, { names }: Person): KeptPeople => withNames(kept, names, (written) => written)

/** Who the reader is; nobody with null. */
export const withMe = (kept: KeptPeople, person: Person | null): KeptPeople => ({ ...kept, me: person === null ? null : person.names[0] })

export function withHidden(kept: KeptPeople, { names }: Person, isHidden: boolean): KeptPeople {
  const others = kept.hidden.filter((name) => !names.includes(name))
  return { ...kept, hidden: isHidden ? [...others, ...names] : others }
}

function withNames(kept: KeptPeople, written: readonly string[], shown: (written: string) => string): KeptPeople {
  const names = new Map(Object.entries(kept.names))
  for (const name of written) {
    if (shown(name) === name) names.delete(name)
    else names.set(name, shown(name))
  }
  return { ...kept, names: Object.fromEntries(names) }
}

/** The person these names of the file are suggested to be, and who should be merged into them: the one with most messages stays, unless a name can. */
export function suggestedMerge<P extends Person & { messages: number }>(
  people: readonly P[],
  names: readonly string[],
): { into: P; others: P[] } | null {
  const meant = people.filter((person) => person.names.some((name) => names.includes(name)))
  const [into, ...others] = meant.sort((a, b) => Number(isNumber(a.name)) - Number(isNumber(b.name)) || b.messages - a.messages)
  return into && others.length > 0 ? { into, others } : null
}

/** A name says more than a number. */
const isNumber = (name: string): boolean => !/\p{L}/u.test(name)
