import { useSyncExternalStore } from 'react'
import { local } from '../platform/local.ts'
import { allFavorites, areInMemory, hearFavorites } from './favorites.ts'
import { hasKeptLicense, hearLicense, licenseIsInMemory, licenseKnown } from './license.ts'
import { countUnread } from './unreadable.ts'

/**
 * How many favorites there should be, and whether a license: numbers, nothing else, kept where a database that breaks does
 * not lose this, too. What was there before and is gone when a page starts was not deleted by the person.
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
  let isCompared = false
  const look = async () => {
    const there = await count()
    if (!there) return
    const [before, expected] = [read(lostKey), isCompared ? none : read(expectedKey)]
    isCompared = true
    // What has come back since, or is known only now, is not missing.
    const missing: SavedCount = {
      favorites: there.favorites === 0 ? Math.max(expected.favorites, before.favorites) : 0,
      license: !there.license && (expected.license || before.license),
    }
    write(lostKey, missing)
    write(expectedKey, there)
    show(missing)
  }
  await look()
  hearFavorites(() => void look())
  hearLicense(() => void look())
}

/** What there is, readable or not; null where that cannot be known, for the database cannot be read. */
async function count(): Promise<SavedCount | null> {
  const favorites = await allFavorites().then(
    ({ length }) => length,
    () => null,
  )
  // What lasts only as long as the page says nothing about the device.
  if (favorites === null || areInMemory() || licenseIsInMemory()) return null
  return { favorites: favorites || countUnread('favorites'), license: hasKeptLicense() || countUnread('licenses') > 0 }
}

function read(key: string): SavedCount {
  try {
    const { favorites, license } = Object(JSON.parse(local.get(key) ?? '{}')) as Record<string, unknown>
    return { favorites: Number.isSafeInteger(favorites) ? Number(favorites) : 0, license: license === true }
  } catch {
    // Not written by this app.
    return none
  }
}

function write(key: string, what: SavedCount): void {
  if (what.favorites > 0 || what.license) local.set(key, JSON.stringify(what))
  else local.remove(key)
}
