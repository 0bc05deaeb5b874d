import type { MomentKind } from './answers.ts'
import type { ShownMoment } from './shown-moments.ts'

/** What happens again and again. Others are the one of their kind, or a story each. */
const repeating = ['count', 'birthday', 'anniversary', 'joined', 'left'] as const satisfies readonly MomentKind[]
type RepeatingKind = (typeof repeating)[number]

/** One moment, or several of one kind in one year, first to last. */
export interface Repeated {
  moments: readonly [ShownMoment, ...ShownMoment[]]
  /** What repeats; null of a moment that is the only one in its year. */
  kind: RepeatingKind | null
  /** The other years that surely have the same, not those of someone else. */
  otherYears: readonly string[]
}

/**
 * Moments of one kind and year together, where the first of them is: birthdays by whose they are. Every moment is in its own year:
 * there it is looked for. One that the reader gave a name is itself.
 */
export function withRepeats(moments: readonly ShownMoment[]): Repeated[] {
  const together = new Map<string, [ShownMoment, ...ShownMoment[]]>()
  for (const moment of moments) {
    const repeat = repeatOf(moment)
    const key = `${yearOf(moment)} ${repeat}`
    const before = together.get(key)
    if (before) before.push(moment)
    else together.set(key, [moment])
  }
  const known = moments.filter(isKnown)
  return [...together.values()].map((moments) => ({
    moments,
    kind: moments.length === 1 ? null : (repeating.find((kind) => kind === moments[0].kind) ?? null),
    otherYears: [...new Set(known.filter((other) => moments.some((moment) => isSame(moment, other))).map(yearOf))].filter(
      (year) => year !== yearOf(moments[0]),
    ),
  }))
}

const yearOf = ({ date }: ShownMoment): string => date.slice(0, 4)

/** Whether a moment's occasion is known well enough to be found again in another year. */
const isKnown = ({ kind, title, ownTitle, facts, participants }: ShownMoment): boolean => {
  if (title !== ownTitle) return false
  if (kind === 'count') return true
  // Two who wish each other well have one anniversary; whose any other is, is not known.
  if (kind === 'anniversary') return participants.length === 2
  return repeating.some((each) => each === kind) && facts.names?.length === 1
}

/** A yearly day may be this many days off from year to year. */
const DAYS_APART = 2

function isSame(one: ShownMoment, other: ShownMoment): boolean {
  if (!isKnown(one) || one.kind !== other.kind) return false
  if (one.kind === 'count') return true
  if (one.kind !== 'anniversary') return one.facts.names?.[0] === other.facts.names?.[0]
  return one.participants.every((name) => other.participants.includes(name)) && daysApart(one, other) <= DAYS_APART
}

/** How many days apart two are in the year, whichever year each is in. */
function daysApart(one: ShownMoment, other: ShownMoment): number {
  // A leap year has room for every day.
  const [a, b] = [one, other].map(({ date }) => Date.parse(`2024${date.slice(4, 10)}T00:00:00Z`) / 86_400_000)
  const apart = Math.abs(a - b)
  return Math.min(apart, 366 - apart)
}

function repeatOf({ id, kind, title, ownTitle, facts }: ShownMoment): string {
  const isItself = title !== ownTitle || !repeating.some((each) => each === kind)
  if (isItself) return id
  return JSON.stringify([kind, kind === 'birthday' && facts.names?.length === 1 ? facts.names : []])
}
