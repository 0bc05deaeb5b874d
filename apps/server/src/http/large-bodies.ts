import { arrivalLimits } from '#config/limits.ts'
import { turns } from './turns.ts'

/** Resolves when a body of this many bytes may be read. */
export type ReadingInTurn = (address: string, bytes: number, signal: AbortSignal) => Promise<void>

/**
 * Bodies that are not small are read by the thread that answers everyone, which is kept for about 30 ms by each MB. So they are read
 * one after the other, of addresses in turn, at a rate that leaves it free for others most of the time.
 */
export function largeBodies({
  bytesPerSecond = arrivalLimits.parsedBytesPerSecond,
  waiting = arrivalLimits.parsingWaiting,
} = {}): ReadingInTurn {
  const { enter } = turns({ atOnce: 1, waiting })
  return async (address, bytes, signal) => {
    if (bytes <= arrivalLimits.smallBytes) return
    const end = await enter(address, signal)
    setTimeout(end, (bytes / bytesPerSecond) * 1000).unref()
  }
}
