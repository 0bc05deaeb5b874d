/** What people are called in the file, and as what they are shown: what is kept of messages goes by the file's names, and outlasts new ones. */
import type { KeptPeople, Person } from '@convostat/api'

/** The author of a kept message. */
export interface Names {
  /** All names under which what is kept of someone may be: those in the file, and the one shown. The first is for what is kept from now on. */
  written: (shown: string) => readonly string[]
  /** As what someone with this name in the file is shown. */
  shown: (written: string) => string
}

export function namesOf(people: readonly Person[]): Names {
  const byShown = new Map(people.map(({ name, names }) => [name, [...new Set([...names, name])]]))
  const byWritten = new Map(people.flatMap(({ name, names }) => names.map((written) => [written, name])))
  return { written: (shown) => byShown.get(shown) ?? [shown], shown: (written) => byWritten.get(written) ?? written }
}

/** As what someone is shown who has this name in a chat that is not open: where what is kept of all chats agrees. */
export function shownAnywhere(kept: readonly KeptPeople[]): (written: string) => string {
  const shown = new Map<string, Set<string>>()
  for (const { names, colors } of kept) {
    for (const written of Object.keys(colors)) {
      const all = shown.get(written) ?? new Set()
      shown.set(written, all.add(Object.hasOwn(names, written) ? names[written] : written))
    }
  }
  return (written) => {
    const [only, ...others] = shown.get(written) ?? []
    return only === undefined || others.length > 0 ? written : only
  }
}
