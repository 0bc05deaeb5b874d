import type { Person } from '#shapes/index.ts'
import type { StandIns } from './pseudonyms.ts'

/** How people are called who are not to be known. */
export interface LabelWords {
  /** `Person A`. */
  person: (letters: string) => string
  /** Someone who is none of the chat's people. */
  someone: string
}

/** What the people of one chat are shown as. */
export interface Labels {
  /** Of a name in the file, or of one that is shown. */
  of: (name: string) => string
  has: (name: string) => boolean
  /** Every name it knows. */
  names: readonly string[]
}

/** A, B … Z, AA, AB … */
export function lettersOf(place: number): string {
  const before = Math.floor(place / 26)
  return (before === 0 ? '' : lettersOf(before - 1)) + String.fromCharCode(65 + (place % 26))
}

/** People by the place that fixes their color, so that a person is the same letter on every screen and after every new name. */
export function labelsOf(
  chat: string,
  people: readonly Pick<Person, 'name' | 'names' | 'color'>[],
  words: LabelWords,
  standIns: StandIns,
): Labels {
  const looks = new Map<string, string>()
  const taken = new Set<number>()
  for (const { name, names, color } of [...people].sort((a, b) => a.color - b.color)) {
    let place = color
    while (taken.has(place)) place++
    taken.add(place)
    for (const each of [name, ...names]) looks.set(each, words.person(lettersOf(place)))
  }
  return {
    of: (name) => standIns.standIn(`name ${chat}`, name, looks.get(name) ?? words.someone),
    has: (name) => looks.has(name),
    names: [...looks.keys()],
  }
}
