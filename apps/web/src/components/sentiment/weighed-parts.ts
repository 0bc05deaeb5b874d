import type { Contract, Output } from '@convostat/api'
import { largest } from '@convostat/api/extremes'

export type Why = Output<Contract['sentiment']['why']>
export type Reason = Why['reasons'][number]

/** A piece of a message, and how it weighed: 1 the most in this message, negative where it speaks for a negative one, 0 where it did not. */
export interface WeighedPart {
  text: string
  weight: number
  /** Where it begins; no two begin at one place. */
  at: number
}

/** A message cut at the words that weighed. What overlaps a word that weighed more is passed over. */
export function weighedParts(text: string, reasons: readonly Reason[]): WeighedPart[] {
  const most = largest(
    reasons.map(({ weight }) => Math.abs(weight)),
    Number.MIN_VALUE,
  )
  const taken: Reason[] = []
  for (const reason of reasons) {
    const isInside = reason.start >= 0 && reason.end <= text.length && reason.end > reason.start
    if (isInside && reason.weight !== 0 && taken.every(({ start, end }) => reason.end <= start || reason.start >= end)) taken.push(reason)
  }
  const parts: WeighedPart[] = []
  let at = 0
  const add = (end: number, weight: number) => {
    if (end > at) parts.push({ text: text.slice(at, end), weight, at })
    at = end
  }
  for (const { start, end, weight } of taken.sort((one, other) => one.start - other.start)) {
    add(start, 0)
    add(end, weight / most)
  }
  add(text.length, 0)
  return parts
}

/** The emotions that a message speaks of clearly enough to be named, strongest first. */
export const emotionsIn = (emotions: Why['emotions']): (readonly [emotion: keyof NonNullable<Why['emotions']>, share: number])[] =>
  Object.entries(emotions ?? {})
    .map(([emotion, share]) => [emotion as keyof NonNullable<Why['emotions']>, share] as const)
    .filter(([, share]) => share >= 0.15)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
