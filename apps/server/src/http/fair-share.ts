import { sharePart } from '#config/limits.ts'

/**
 * Shares something limited among addresses by one rule: an address may have at most four times what is still free
 * ("dynamic thresholds", Choudhury and Hahne 1998). Alone it gets `alone`; the more others have the less it gets, and
 * however much it takes, a part stays free for an address that comes later. Nobody has a fixed budget.
 */
export interface FairShare {
  /** Whether an address may have so much more. One that has nothing may have everything that is free. */
  fits(address: string, amount?: number): boolean
  /** Holds so much more, or gives it back where the amount is negative. */
  add(address: string, amount?: number): void
  held(address: string): number
  /** The addresses that have more than this one would, the one that has most first. */
  heavier(address: string, amount?: number): string[]
}

/** What there is in all, where an address alone may have this much: the rest is only for others. */
export const wholeOf = (alone: number): number => alone + Math.ceil(alone / sharePart)

export function fairShare(alone: number): FairShare {
  const whole = wholeOf(alone)
  const holders = new Map<string, number>()
  let total = 0
  const held = (address: string): number => holders.get(address) ?? 0

  return {
    fits(address, amount = 1) {
      const left = whole - total - amount
      return left >= 0 && (held(address) === 0 || held(address) + amount <= sharePart * left)
    },
    add(address, amount = 1) {
      total += amount
      const now = held(address) + amount
      if (now > 0) holders.set(address, now)
      else holders.delete(address)
    },
    held,
    heavier(address, amount = 1) {
      const least = held(address) + amount
      return [...holders]
        .filter(([other, much]) => other !== address && much > least)
        .sort(([, a], [, b]) => b - a)
        .map(([other]) => other)
    },
  }
}
