import { original } from '#data/masking/masking.ts'

/**
 * People by their place in the alphabet of the chat's names. A history entry contains no name: a browser writes its entries
 * to the disk, outside of the storage that one can delete.
 */
export interface Places {
  places: number[]
  /** What identifies the list of people: a chat that grew, or whose people have other names, has other places. */
  people: number
}

export function placesOf(names: readonly string[], people: readonly string[]): Places {
  const chosen = new Set(names)
  return { places: alphabet(people).flatMap((name, place) => (chosen.has(name) ? [place] : [])), people: markOf(people) }
}

/** The people at these places, in the order of the chat; nobody where there are others now. */
export function namesAt(places: readonly unknown[], mark: unknown, people: readonly string[]): string[] {
  const chosen = new Set(mark === markOf(people) ? places : [])
  const named = new Set(alphabet(people).filter((_, place) => chosen.has(place)))
  return people.filter((name) => named.has(name))
}

/** By code unit, so that it is the same in every language; by their own names, also where others are shown. */
const alphabet = (people: readonly string[]): string[] => {
  const own = new Map(people.map((name) => [name, original(name)]))
  const nameOf = (name: string) => own.get(name) ?? name
  return [...people].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0))
}

/** A number of 16 bits, from which no name can be had back (FNV-1a by Fowler, Noll and Vo, folded). */
function markOf(people: readonly string[]): number {
  let hash = 0x811c9dc5
  for (const unit of encoder.encode(original(alphabet(people)).join('\n'))) hash = Math.imul(hash ^ unit, 0x01000193)
  return (hash ^ (hash >>> 16)) & 0xffff
}

const encoder = new TextEncoder()
