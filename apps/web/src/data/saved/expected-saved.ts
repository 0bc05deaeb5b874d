import { useSyncExternalStore } from 'react'
import { finishDeletions } from '#data/deletions/finish-deletions.ts'
import { allDeletions } from '#data/deletions/kept-deletions.ts'
import { hasKeptLicense, hearLicense, licenseIsInMemory, licenseKnown } from '#data/license/license.ts'
import { allPeople, arePeopleInMemory, hearPeople } from '#data/people/people.ts'
import { local } from '#platform/local.ts'
import { allFavorites, areInMemory, hearFavorites } from './favorites.ts'
import { allMilestones, areMilestonesInMemory, hearMilestones } from './saved-milestones.ts'
import { countUnread } from './unreadable.ts'

/**
 * How many favorites, saved keywords and chats with names there should be, and whether a license: numbers, nothing else, kept where a
 * database that breaks does not take them along. What was there, and is gone as a page begins, nobody deleted.
 */
export interface SavedCount {
  favorites: number
  milestones: number
  people: number
  license: boolean
}

const kinds = ['favorites', 'milestones', 'people'] as const

const none: SavedCount = { favorites: 0, milestones: 0, people: 0, license: false }
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
  // Names go with the last chat.
  await finishDeletions()
  let isCompared = false
  const look = async () => {
    const there = await count()
    if (!there) return
    const [before, expected] = [read(lostKey), isCompared ? none : await expectedNow()]
    isCompared = true
    // What has come back since, or is known only now, is not missing.
    const missing: SavedCount = { ...none, license: !there.license && (expected.license || before.license) }
    for (const kind of kinds) missing[kind] = there[kind] === 0 ? Math.max(expected[kind], before[kind]) : 0
    write(lostKey, missing)
    write(expectedKey, there)
    show(missing)
  }
  await look()
  for (const hear of [hearFavorites, hearMilestones, hearPeople, hearLicense]) hear(() => void look())
}

/** What should be there. Local storage is written late: it might not show yet that names were deleted with the last chat. */
async function expectedNow(): Promise<SavedCount> {
  const isChatDeleted = (await allDeletions()).some(({ stage }) => stage === 'deleted')
  return { ...read(expectedKey), ...(isChatDeleted && { people: 0 }) }
}

/** What there is, readable or not; null where that cannot be known, for the database cannot be read. */
async function count(): Promise<SavedCount | null> {
  try {
    const [favorites, milestones, people] = (await Promise.all([allFavorites(), allMilestones(), allPeople()])).map(({ length }) => length)
    // What lasts only as long as the page says nothing about the device.
    if (areInMemory() || areMilestonesInMemory() || arePeopleInMemory() || licenseIsInMemory()) return null
    return {
      favorites: favorites || countUnread('favorites'),
      milestones: milestones || countUnread('milestones'),
      people: people || countUnread('people'),
      license: hasKeptLicense() || countUnread('licenses') > 0,
    }
  } catch {
    return null
  }
}

function read(key: string): SavedCount {
  try {
    const stored = Object(JSON.parse(local.get(key) ?? '{}')) as Record<string, unknown>
    const found: SavedCount = { ...none, license: stored.license === true }
    for (const kind of kinds) found[kind] = Number.isSafeInteger(stored[kind]) ? Number(stored[kind]) : 0
    return found
  } catch {
    // Not written by this app.
    return none
  }
}

function write(key: string, { favorites, milestones, people, license }: SavedCount): void {
  const isAny = favorites + milestones + people > 0 || license
  const more = { ...(milestones > 0 && { milestones }), ...(people > 0 && { people }) }
  if (isAny) local.set(key, JSON.stringify({ favorites, license, ...more }))
  else local.remove(key)
}
