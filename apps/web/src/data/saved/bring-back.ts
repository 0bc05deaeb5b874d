import { Failure, type Saved, type SavedKind } from '@convostat/api'
import { isFull } from '#store/full.ts'

/** What was brought back of one kind: how many are new here, how many did not fit, and how many failed for another reason. */
export interface BroughtBack {
  brought: number
  noRoom: number
  failed: number
}

/** How one kind of what was saved is brought back. */
export interface Bringing<T> {
  /** Brings in what is not here yet, all or nothing, and answers how many came or changed. */
  bring(given: readonly T[]): Promise<number>
  /** What is here. */
  all(): Promise<readonly T[]>
  /** What identifies one. */
  keyOf(each: T): string
}

/** Each kind with how it is brought back: the short ones first, so that no long list takes their room. */
export type Bringings = { readonly [K in SavedKind]: Bringing<NonNullable<Saved[K]>[number]> }

/** Brings back each kind separately: what does not fit or fails leaves the others as they are. An aborted signal stops it between two writes. */
export async function bringBackEach(saved: Saved, bringings: Bringings, signal?: AbortSignal): Promise<Record<SavedKind, BroughtBack>> {
  const outcomes: Partial<Record<SavedKind, BroughtBack>> = {}
  for (const kind of Object.keys(bringings) as SavedKind[]) {
    outcomes[kind] = await bringBack(saved[kind] ?? [], bringings[kind] as Bringing<{ readonly [key: string]: unknown }>, signal)
  }
  return outcomes as Record<SavedKind, BroughtBack>
}

/** From this few on, a part that does not fit is no longer divided. */
const fewest = 50

/** Brings back as much as fits. */
async function bringBack<T>(given: readonly T[], { bring, all, keyOf }: Bringing<T>, signal?: AbortSignal): Promise<BroughtBack> {
  let brought = 0
  let hasFailed = false
  let size = given.length
  for (let at = 0; at < given.length; ) {
    signal?.throwIfAborted()
    try {
      brought += await bring(given.slice(at, at + size))
      at += size
    } catch (error) {
      hasFailed = !isNoRoom(error)
      if (hasFailed || size <= fewest) break
      size = Math.ceil(size / 2)
    }
  }
  const left = given.length === 0 ? 0 : await missing(given, all, keyOf)
  return { brought, noRoom: hasFailed ? 0 : left, failed: hasFailed ? left : 0 }
}

const isNoRoom = (error: unknown): boolean =>
  isFull(error) || (error instanceof Failure && (error.code === 'storage_full' || isFull(error.cause)))

/** How many are not here. Where that cannot be read, nothing of it is known to be. */
const missing = <T>(given: readonly T[], all: () => Promise<readonly T[]>, keyOf: (each: T) => string): Promise<number> =>
  all().then(
    (there) => {
      const keys = new Set(there.map(keyOf))
      return given.filter((each) => !keys.has(keyOf(each))).length
    },
    () => given.length,
  )
