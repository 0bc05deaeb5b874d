import { TooLate, within } from './within.ts'

/** How much this browser lets us store, and how much of it is used, in bytes. */
export interface Room {
  quota: number
  usage: number
}

/** After this long the browser is taken not to know. */
const patience = 1000

let isSilent = false

/** Null where the browser does not say: Safari before 17 has no estimate, others may refuse it. */
export async function room(): Promise<Room | null> {
  if (isSilent) return null
  try {
    const answer = within(patience, Promise.resolve(navigator.storage.estimate()))
    const { quota, usage } = await answer
    return quota === undefined || usage === undefined ? null : { quota, usage }
  } catch (error) {
    // Waited for only once.
    isSilent = error instanceof TooLate
    return null
  }
}

/** Bytes that can still be stored; null where the browser does not say. */
export async function freeBytes(): Promise<number | null> {
  const known = await room()
  return known && Math.max(0, known.quota - known.usage)
}
