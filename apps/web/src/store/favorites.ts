import type { Favorite } from '@convostat/api'
import { checks } from './checking.ts'
import { favorites } from './database.ts'
import type { Shelf } from './kind.ts'
import { type Kind, wholeOr } from './kind.ts'

/**
 * A favorite as it is in the database. Removed it stays there, marked, as long as that can be undone: a person who closes
 * the page too early has lost nothing.
 */
export interface KeptFavorite extends Favorite {
  v: 1
  removedOn: string | null
}

/** What makes two messages the same one. */
export type Message = Pick<Favorite, 'author' | 'text' | 'originalDate'>
const keyOf = ({ author, text, originalDate }: Message): string[] => [author, text, originalDate]

/** Everything that can be read: what is saved, and what is removed but not gone yet. */
export async function readFavorites(shelf: Shelf<KeptFavorite>): Promise<{ saved: Favorite[]; removed: Removed[] }> {
  const kept = await shelf.all()
  return {
    saved: kept.filter(({ removedOn }) => removedOn === null).map(plain),
    removed: kept.flatMap((each) => (each.removedOn === null ? [] : [{ favorite: plain(each), removedOn: each.removedOn }])),
  }
}

/** A favorite that was taken away, and when. */
export interface Removed {
  favorite: Favorite
  removedOn: string
}

/** Saves a message, once. */
export function saveFavorite(shelf: Shelf<KeptFavorite>, given: Favorite): Promise<'saved' | 'already'> {
  return shelf.change([keyOf(given)], ([now]) => (isSaved(now) ? { answer: 'already' } : { put: [kept(given)], answer: 'saved' }))
}

/** Takes these away; they can be had back. */
export function removeFavorites(shelf: Shelf<KeptFavorite>, given: readonly Message[], removedOn: string): Promise<void> {
  return shelf.change(given.map(keyOf), (now) => ({
    put: now.flatMap(live).map((found) => kept(found, removedOn)),
    answer: undefined,
  }))
}

/** Forgets what was taken away, for good; what was saved again meanwhile stays. */
export function forgetRemoved(shelf: Shelf<KeptFavorite>, given: readonly Message[]): Promise<void> {
  const keys = given.map(keyOf)
  return shelf.change(keys, (now) => ({ drop: keys.filter((_, i) => !isSaved(now[i])), answer: undefined }))
}

/**
 * Writes a note beside a message, or none. `from` is the note that one began with: what was written meanwhile elsewhere
 * stays. Returns the resulting note.
 */
export function noteFavorite(shelf: Shelf<KeptFavorite>, given: Message, note: string, from: string, notedOn: string): Promise<string> {
  return shelf.change([keyOf(given)], (now) => {
    const put = now.flatMap(live).map((found) => kept(rewritten(found, note, from, notedOn)))
    return { put, answer: put[0]?.note ?? '' }
  })
}

/** A favorite with a note that was written from an earlier one: in its place, or before what is there now. */
export function rewritten(known: Favorite, note: string, from: string, notedOn: string): Favorite {
  if (known.note === from || known.note === note) return { ...known, note, notedOn }
  const paragraphs = apart(known.note)
  const at = from === '' ? -1 : paragraphs.indexOf(apart(from))
  // What is written now is the newer one, also within a millisecond.
  if (at < 0) return { ...withBothNotes({ ...known, notedOn: null }, { ...known, note, notedOn }), notedOn }
  const around = [paragraphs.slice(0, at), note, paragraphs.slice(at + apart(from).length)]
  return {
    ...known,
    note: around
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(between),
    notedOn,
  }
}

const between = '\n\n'
/** A note between two breaks, so that it is found whole or not at all. */
const apart = (note: string): string => `${between}${note}${between}`

/**
 * Adds favorites, from a backup or an undo: each once, and no note is lost. Returns how many came or changed.
 */
export function mergeFavorites(shelf: Shelf<KeptFavorite>, given: readonly Favorite[]): Promise<number> {
  return shelf.change('all', (now) => {
    const there = new Map(now.flatMap(live).map((each) => [placeOf(each), each]))
    const ids = new Set([...there.values()].map(({ id }) => id))
    const changed = new Map<string, Favorite>()
    for (const each of given) {
      const place = placeOf(each)
      const known = changed.get(place) ?? there.get(place)
      const merged = known ? withBothNotes(known, each) : ids.has(each.id) ? { ...each, id: newId(each, ids) } : each
      ids.add(merged.id)
      if (merged !== known) changed.set(place, merged)
    }
    return { put: Array.from(changed.values(), (each) => kept(each)), answer: changed.size }
  })
}

export const placeOf = (message: Message): string => JSON.stringify(keyOf(message))

/** Two notes of one message: the newer first, each paragraph once. */
function withBothNotes(known: Favorite, other: Favorite): Favorite {
  if (other.note === '' || known.note.includes(other.note)) return known
  const isNewer = (other.notedOn ?? '') > (known.notedOn ?? '')
  const notedOn = isNewer ? other.notedOn : known.notedOn
  if (other.note.includes(known.note)) return { ...known, note: other.note, notedOn }
  return { ...known, note: (isNewer ? [other.note, known.note] : [known.note, other.note]).join(between), notedOn }
}

/** The id of another message is taken by one that came from elsewhere. */
function newId({ id }: Favorite, taken: ReadonlySet<string>): string {
  for (let n = 2; ; n++) {
    const fresh = `${id.slice(0, 48)}-${n}`
    if (!taken.has(fresh)) return fresh
  }
}

const kept = (given: Favorite, removedOn: string | null = null): KeptFavorite => ({ v: 1, ...given, removedOn })

function plain({ v: _v, removedOn: _removedOn, ...given }: KeptFavorite): Favorite {
  return given
}

const isSaved = (found: KeptFavorite | undefined): boolean => live(found).length > 0

const live = (found: KeptFavorite | undefined): Favorite[] => (found && found.removedOn === null ? [plain(found)] : [])

/** Its author, text and original date are needed: they are what was saved. Of the rest each can be damaged and the message is shown. */
export const favoriteKind: Kind<KeptFavorite> = {
  name: favorites,
  keyOf: (record) => keyOf(record as Message),
  read(value) {
    const { v, removedOn, ...given } = Object(value) as Record<string, unknown>
    const kept = (found?: Favorite): KeptFavorite | undefined =>
      v === 1 && found ? { v, ...found, removedOn: typeof removedOn === 'string' ? removedOn : null } : undefined
    return wholeOr(kept(checks().favorite.safeParse(given).data), () => kept(checks().inPart.favorite.safeParse(given).data))
  },
  bringIn: (shelf, records) => mergeFavorites(shelf, records.flatMap(live)),
}
