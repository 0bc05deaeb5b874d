import { useSyncExternalStore } from 'react'
import { local } from '../platform/local.ts'
import { allFavorites, hearFavorites } from './favorites.ts'
import { hasKeptLicense, hearLicense, licenseKnown } from './license.ts'

/**
 * How many favorites there should be, and whether a license: numbers, nothing else, kept where a database that breaks does
 * not take them along. What was there, and is gone as a page begins, nobody deleted.
 */
export interface SavedCount {
  favorites: number
  license: boolean
}

const none: SavedCount = { favorites: 0, license: false }
const expectedKey = 'expected-saved'
const lostKey = 'lost-saved'

let lost: SavedCount = none
const hearing = new Set<() => void>()

/** What is missing, until it is dismissed. */
export const useLostSaved = (): SavedCount => useSyncExternalStore(listen, lostNow)
const lostNow = () => lost

function listen(hear: () => void): () => void {
  hearing.add(hear)
  return () => hearing.delete(hear)
}

export function dismissLostSaved(): void {
  write(lostKey, none)
  show(none)
}

function show(next: SavedCount): void {
  lost = next
  for (const hear of hearing) hear()
}

/** Compares what there is with what was there, and remembers every change from now on. */
export async function watchSaved(): Promise<void> {
  await licenseKnown()
  const now = await count()
  if (!now) return
  const [expected, before] = [read(expectedKey), read(lostKey)]
  const missing: SavedCount = {
    favorites: now.favorites === 0 ? Math.max(expected.favorites, before.favorites) : 0,
    license: !now.license && (expected.license || before.license),
  }
  write(lostKey, missing)
  show(missing)
  const remember = () => void count().then((there) => there && write(expectedKey, there))
  remember()
  hearFavorites(remember)
  hearLicense(remember)
}

/** What there is; null where that cannot be read. */
async function count(): Promise<SavedCount | null> {
  const favorites = await allFavorites().then(
    ({ length }) => length,
    () => null,
  )
  return favorites === null ? null : { favorites, license: hasKeptLicense() }
}

function read(key: string): SavedCount {
  try {
    const { favorites, license } = Object(JSON.parse(local.get(key) ?? '{}')) as Record<string, unknown>
    return { favorites: Number.isSafeInteger(favorites) ? Number(favorites) : 0, license: license === true }
  } catch {
    // Somebody else wrote it.
    return none
  }
}

function write(key: string, what: SavedCount): void {
  if (what.favorites > 0 || what.license) local.set(key, JSON.stringify(what))
  else local.remove(key)
}
