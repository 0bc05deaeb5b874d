import { original } from '#data/masking/masking.ts'
import { kept, mostTyped, queryKeyIn, readSearching, type Searching } from './searching.ts'
import type { Texts } from './searching-texts.ts'
import { rememberTyped } from './typed-texts.ts'

/** What a change makes of a search: the search, and the key under which its words are. */
export interface ChangedSearching {
  next: Searching
  key: string | null
  /** The key of the words before. */
  before: string | null
}

interface Changing {
  /** What is in the history entry. */
  entry: unknown
  uploadId: string
  people: readonly string[]
  /** The words under a key as they were drawn; undefined where they were not yet looked up. */
  drawn: (key: string) => string | undefined
  texts: Pick<Texts, 'known' | 'newKey'>
}

/**
 * The search of an entry, changed; null where it is the same as before, or where nobody knows its words yet. Words that
 * are nowhere any more are none, and no key finds them.
 */
export function changedSearching(
  { entry, uploadId, people, drawn, texts }: Changing,
  change: (now: Searching) => Partial<Searching>,
): ChangedSearching | null {
  const before = queryKeyIn(entry, uploadId)
  const known = before === null ? '' : texts.known(before)
  const query = known ?? drawn(before ?? '')
  if (query === undefined) return null
  const now = readSearching(entry, uploadId, people, query)
  const changed = { ...now, offset: 0, ...change(now) }
  rememberTyped(changed.query === now.query ? '' : changed.query)
  const words = original(changed.query).slice(0, mostTyped)
  const next = { ...changed, query: words }
  const sameAs = (search: Searching) => JSON.stringify([search.query, kept(search, null, uploadId, null, people)])
  if (sameAs(next) === sameAs(now)) return null
  const isThere = words === now.query && known !== undefined
  return { next, key: isThere ? before : words === '' ? null : texts.newKey(words, uploadId), before }
}
