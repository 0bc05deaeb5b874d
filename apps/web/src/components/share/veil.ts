import { isolated } from '#charts/isolated.ts'
import { shownName } from '#format/index.ts'
import type { PlaceOf } from '#ui/person-places.ts'

/** Someone in the chat, under every name that the file has for them. */
export interface Known {
  name: string
  names: readonly string[]
  color: number
}

/** How people are called in a picture to share. */
export interface Veil {
  /** Instead of a name, alone. */
  name: (name: string) => string
  /** The same in a sentence, alone in its direction. */
  named: (name: string) => string
  /** A text that someone wrote, or a sentence that names people: names, and words of names, are replaced wherever they are. */
  text: (text: string) => string
  /** An answer with other names in it: a chart draws it as it draws any. */
  answer: <T>(answer: T) => T
  /** The places of people, by what they are called here. */
  places: (placeOf: PlaceOf) => PlaceOf
  /** Who was asked for, as the chat calls them. */
  seen: () => readonly string[]
}

/** Everyone as they are called in the chat. */
export const openVeil = (): Veil => ({
  name: (name) => name,
  named: (name) => isolated(shownName(name)),
  text: (text) => text,
  answer: (answer) => answer,
  places: (placeOf) => placeOf,
  seen: () => [],
})

/** Everyone by a nickname, or by initials. */
export function veilOver(people: readonly Known[], nicknames: Readonly<Record<string, string>>): Veil {
  const called = callings(people, nicknames)
  const standIns = new Map(people.flatMap(({ name, names }) => [name, ...names].map((each) => [each, called.get(name) ?? ''] as const)))
  const originals = new Map(Array.from(called, ([name, standIn]) => [standIn, name]))
  const owners = new Map(people.flatMap(({ name, names }) => [name, ...names].map((each) => [each, name] as const)))
  const parts = partsOf(people)
  const whole = wholeNames([...standIns.keys()])
  const seen = new Set<string>()
  const standFor = (name: string): string | undefined => {
    const owner = owners.get(name)
    if (owner !== undefined) seen.add(owner)
    return standIns.get(name)
  }
  const text = (given: string): string =>
    given
      .replace(whole, (name) => standFor(name) ?? covered)
      .replace(words, (word) => {
        const owner = parts.get(folded(word))
        // Two people of one name: it says who is meant no more than a cover does.
        return owner === undefined ? word : (owner !== null && standFor(owner)) || covered
      })
  const answer = (given: unknown, key = ''): unknown => {
    if (typeof given === 'string') return standFor(given) ?? (ofChat.has(key) ? text(given) : given)
    if (Array.isArray(given)) return typeof given[0] === 'number' ? given : given.map((each) => answer(each, key))
    if (typeof given !== 'object' || given === null) return given
    return Object.fromEntries(Object.entries(given).map(([each, value]) => [standFor(each) ?? each, answer(value, each)]))
  }
  const name = (given: string) => standFor(given) ?? text(given)
  return {
    name,
    named: (given) => isolated(shownName(name(given))),
    text,
    // It has the shape it had: only strings are others.
    answer: <T>(given: T) => answer(given) as T,
    places: (placeOf) => (given) => placeOf(originals.get(given) ?? given),
    seen: () => [...seen],
  }
}

/** What stands for a word by which someone could be known. */
const covered = '•••'

/** The fields of answers that contain what people wrote. */
const ofChat: ReadonlySet<string> = new Set([
  'word',
  'words',
  'phrase',
  'name',
  'domain',
  'url',
  'message',
  'text',
  'term',
  'context',
  'title',
])

/** A word of two letters is a part of too many others. */
const words = /[\p{L}\p{M}\p{N}]{3,}/gu
const folded = (text: string): string => text.normalize('NFC').toLowerCase()

/** Whose the words of names are; null where they are of several people. */
function partsOf(people: readonly Known[]): ReadonlyMap<string, string | null> {
  const parts = new Map<string, string | null>()
  for (const { name, names } of people)
    for (const part of [name, ...names].flatMap((each) => folded(each).match(words) ?? []))
      parts.set(part, parts.has(part) && parts.get(part) !== name ? null : name)
  return parts
}

/** Names as a whole, the longest first; within no other word. */
function wholeNames(names: readonly string[]): RegExp {
  const longest = names.filter((name) => name.trim() !== '').sort((a, b) => b.length - a.length)
  if (longest.length === 0) return /(?!)/g
  const escaped = longest.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}

/** What everyone is called, no two the same: colors are found by it. */
function callings(people: readonly Known[], nicknames: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const firsts = people.map(({ name }) => initialsOf(name, 1))
  const taken = new Set<string>()
  return new Map(
    [...people]
      .sort((a, b) => a.color - b.color)
      .map(({ name, color }) => {
        const short = initialsOf(name, 1)
        const initials = firsts.filter((each) => each === short).length > 1 ? initialsOf(name, 2) : short
        const wanted = nicknames[name]?.trim() || initials || String.fromCodePoint(65 + (color % 26))
        let calling = wanted
        for (let n = 2; taken.has(calling); n++) calling = `${wanted} ${n}`
        taken.add(calling)
        return [name, calling]
      }),
  )
}

/** The first letters of a name's first words; none of a number. */
const initialsOf = (name: string, most: number): string =>
  (name.match(/\p{L}[\p{L}\p{M}\p{N}’']*/gu) ?? [])
    .slice(0, most)
    .map((word) => Array.from(new Intl.Segmenter('und').segment(word), ({ segment }) => segment)[0].toUpperCase())
    .join('')
