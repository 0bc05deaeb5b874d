import type { MomentKind } from './answers.ts'
import type { ShownMoment } from './shown-moments.ts'

/** What happens again and again. Others are the one of their kind, or a story each. */
const repeating = ['count', 'birthday', 'anniversary', 'joined', 'left'] as const satisfies readonly MomentKind[]
type RepeatingKind = (typeof repeating)[number]

/** One moment, or several of one kind, first to last. */
export interface Repeated {
  moments: readonly [ShownMoment, ...ShownMoment[]]
  /** What repeats; null of a moment that is the only one. */
  kind: RepeatingKind | null
}

/** Moments of one kind together, where the first of them is: birthdays by whose they are. One that the reader gave a name is itself. */
export function withRepeats(moments: readonly ShownMoment[]): Repeated[] {
  const together = new Map<string, [ShownMoment, ...ShownMoment[]]>()
  for (const moment of moments) {
    const key = repeatOf(moment)
    const before = together.get(key)
    if (before) before.push(moment)
    else together.set(key, [moment])
  }
  return [...together.values()].map((moments) => ({
    moments,
    kind: moments.length === 1 ? null : (repeating.find((kind) => kind === moments[0].kind) ?? null),
  }))
}

function repeatOf({ id, kind, title, ownTitle, facts }: ShownMoment): string {
  const isItself = title !== ownTitle || !repeating.some((each) => each === kind)
  if (isItself) return id
  return JSON.stringify([kind, kind === 'birthday' && facts.names?.length === 1 ? facts.names : []])
}
