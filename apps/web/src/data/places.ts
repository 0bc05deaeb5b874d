/**
 * People by their place in the alphabet of the chat's names. A history entry holds no name: a browser writes its entries
 * to the disk, outside of the storage that one can delete.
 */
export interface Places {
  places: number[]
  /** How many people there were: a chat that grew has other places. */
  people: number
}

export function placesOf(names: readonly string[], people: readonly string[]): Places {
  const chosen = new Set(names)
  return { places: alphabet(people).flatMap((name, place) => (chosen.has(name) ? [place] : [])), people: people.length }
}

/** The people at these places, in the order of the chat; nobody where there are others now. */
export function namesAt(places: readonly unknown[], count: unknown, people: readonly string[]): string[] {
  const chosen = new Set(count === people.length ? places : [])
  const named = new Set(alphabet(people).filter((_, place) => chosen.has(place)))
  return people.filter((name) => named.has(name))
}

/** By code unit, so that it is the same in every language. */
const alphabet = (people: readonly string[]): string[] => [...people].sort()
