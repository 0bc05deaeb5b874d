import { hasPrivateFiles } from '#platform/private-files.ts'
import { TooLate, within } from '#platform/within.ts'
import type { Database } from './database.ts'
import { idbPlace } from './idb-place.ts'
import { byHandle, byStream, openOpfs, opfsPlace } from './opfs-place.ts'
import type { Place } from './place.ts'
import { tried } from './retry-once.ts'

/** A feature of a browser that takes longer hangs, and is as good as none. */
export const patienceMs = 5000

/** The places of this browser, the best that works first, then those that an earlier visit may have chosen. */
export interface Places {
  all: readonly [Place, ...Place[]]
  /** The private file system, which private windows lack, does not work here. */
  isWithoutOpfs: boolean
  /** The private file system does not open, now: chats that are kept in it are not listed, but they are not gone. */
  isPartial: boolean
  /** This browser has no private file system. Unless it had one before, nothing is out of reach. */
  isLacking: boolean
}

/** Finds where this browser keeps files, by trying. Throws where it keeps them nowhere: `TooLate` where the database may do so later. */
export async function openPlaces(database: Database, patience = patienceMs): Promise<Places> {
  let isLate = false
  const root = await trying(openOpfs, patience)
  const inOpfs = root ? [opfsPlace(root, byHandle), opfsPlace(root, byStream)] : []
  const inDatabase = idbPlace(database)
  for (const best of [...inOpfs, inDatabase]) {
    const works = await tried(() => within(patience, best.probe())).then(
      () => true,
      (error: unknown) => {
        isLate = best === inDatabase && error instanceof TooLate
        return false
      },
    )
    if (!works) continue
    // Both ways of writing into the private file system have one folder.
    const others = best === inDatabase ? inOpfs.slice(0, 1) : [inDatabase]
    return {
      all: [best, ...others],
      isWithoutOpfs: best === inDatabase,
      isPartial: root === null && hasPrivateFiles(),
      isLacking: !hasPrivateFiles(),
    }
  }
  throw isLate ? new TooLate() : new Error('This browser keeps no files')
}

/**
 * What this gives; null where the browser lacks it, where it fails twice, or where it never comes. A browser that has just
 * started may refuse once.
 */
async function trying<T>(work: () => Promise<T>, patience: number): Promise<T | null> {
  const once = () => within(patience, work())
  return tried(once).catch(() => null)
}
