/**
 * Where the open chat has what was saved out of it: it may be read with other dates now, or other texts, than when it was saved.
 * What was saved stays as it is; only what is shown goes by this.
 */

/** A message by what identifies it where it is saved. */
export interface SavedAs {
  author: string
  date: string
  message: string
}
export type FoundNow = Pick<SavedAs, 'date' | 'message'>

/** What was looked for in a chat, and what of it was found. */
interface Found {
  /** As the open chat has it; null where it has none such, undefined where that is not known. */
  nowOf(saved: SavedAs): FoundNow | null | undefined
  /** As it was saved, where that is not as the open chat has it. */
  savedAs(now: SavedAs): FoundNow | undefined
}

export interface FoundAgain {
  now(): Found
  /** What was found, each in place of what was looked for. */
  set(saved: readonly SavedAs[], found: readonly (FoundNow | null)[]): void
  hear(hear: () => void): () => void
}

export function createFoundAgain(): FoundAgain {
  let now = foundOf([], [])
  const hearing = new Set<() => void>()
  return {
    now: () => now,
    set(saved, found) {
      now = foundOf(saved, found)
      for (const hear of hearing) hear()
    },
    hear(each) {
      hearing.add(each)
      return () => hearing.delete(each)
    },
  }
}

function foundOf(saved: readonly SavedAs[], found: readonly (FoundNow | null)[]): Found {
  const now = new Map(saved.map((each, i) => [keyOf(each), found[i]]))
  const before = new Map<string, FoundNow>()
  for (const [i, each] of saved.entries()) {
    const there = found[i]
    if (there && !(there.date === each.date && there.message === each.message)) before.set(keyOf({ ...each, ...there }), each)
  }
  return {
    nowOf: (each) => (now.size === 0 ? undefined : now.get(keyOf(each))),
    savedAs: (each) => (before.size === 0 ? undefined : before.get(keyOf(each))),
  }
}

const keyOf = ({ author, date, message }: SavedAs): string => JSON.stringify([author, date, message])

export const foundFavorites = createFoundAgain()
export const foundCorrections = createFoundAgain()
