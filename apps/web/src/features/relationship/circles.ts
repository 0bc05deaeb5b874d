import type { Pair } from './answers.ts'

/** Two people who reply to each other, at least in one direction. */
export interface Tie {
  a: string
  b: string
  /** In both directions. */
  replies: number
  /** Those of `a` to `b`, and of `b` to `a`, where there are any. */
  fromA?: Pair
  fromB?: Pair
}

/** People who reply to each other more than to the others. */
export interface Circle {
  /** Most replies first. */
  people: readonly string[]
  /** Replies among them, and all replies that one of them gave or got. */
  inside: number
  all: number
  /** The strongest tie among them; null of one person. */
  strongest: Tie | null
}

/** Below this modularity (Newman and Girvan, 2004) circles are no more than chance makes of a room in which everyone talks to everyone. */
const leastModularity = 0.1

const keyOf = (a: string, b: string): string => JSON.stringify([a, b])

/** Who reply to each other, most replies first, then in the order of the people. */
export function tiesOf(people: readonly string[], pairs: readonly Pair[]): Tie[] {
  const placeOf = new Map(people.map((name, place) => [name, place]))
  const ties = new Map<string, Tie>()
  for (const pair of pairs) {
    const isForward = (placeOf.get(pair.from) ?? 0) < (placeOf.get(pair.to) ?? 0)
    const [a, b] = isForward ? [pair.from, pair.to] : [pair.to, pair.from]
    const tie = ties.get(keyOf(a, b)) ?? { a, b, replies: 0 }
    ties.set(keyOf(a, b), { ...tie, replies: tie.replies + pair.replies, [isForward ? 'fromA' : 'fromB']: pair })
  }
  const orderOf = ({ a, b }: Tie) => (placeOf.get(a) ?? 0) * people.length + (placeOf.get(b) ?? 0)
  return [...ties.values()].sort((one, other) => other.replies - one.replies || orderOf(one) - orderOf(other))
}

/**
 * Everyone in one circle: the strongest tie first, then whichever merger adds most to modularity, until none adds any (Clauset, Newman and
 * Moore, 2004). Mergers that add as much are made together, so that no name and no order decides between them.
 */
export function circlesOf(people: readonly string[], ties: readonly Tie[]): Circle[] {
  const circleOf = new Map(people.map((name, place) => [name, place]))
  const total = ties.reduce((sum, { replies }) => sum + replies, 0)
  const unite = (mergers: readonly (readonly [number, number])[]) => {
    for (const [one, other] of mergers) {
      const [to, from] = [foundIn(merged, one), foundIn(merged, other)].sort((a, b) => a - b)
      merged[from] = to
    }
    for (const [name, circle] of circleOf) circleOf.set(name, foundIn(merged, circle))
  }
  const merged = [...people.keys()]
  const between = ({ a, b }: Tie) => [circleOf.get(a) ?? 0, circleOf.get(b) ?? 0] as const
  unite(ties.filter(({ replies }) => replies === ties[0]?.replies).map(between))
  for (;;) {
    const best = bestMergers(
      people.length,
      ties.map((tie) => [...between(tie), tie.replies] as const),
      total,
    )
    if (best.length === 0) break
    unite(best)
  }
  const groups = new Map<number | undefined, string[]>()
  for (const name of people) groups.set(circleOf.get(name), [...(groups.get(circleOf.get(name)) ?? []), name])
  const circles = Array.from(groups.values(), (group) => circleFor(group, ties))
  const modularity = circles.reduce((sum, { inside, all }) => sum + inside / total - ((inside + all) / (2 * total)) ** 2, 0)
  if (modularity < leastModularity) return people.length === 0 ? [] : [circleFor(people, ties)]
  return circles.sort(
    (one, other) =>
      (other.strongest?.replies ?? 0) - (one.strongest?.replies ?? 0) ||
      other.inside - one.inside ||
      other.people.length - one.people.length,
  )
}

/** Follows a circle to the one it became part of. */
function foundIn(merged: readonly number[], circle: number): number {
  let at = circle
  while (merged[at] !== at) at = merged[at]
  return at
}

/** The pairs of circles whose merger adds most to modularity; none where no merger adds any. Whole numbers, so that equal gains are equal. */
function bestMergers(size: number, ties: readonly (readonly [one: number, other: number, replies: number])[], total: number) {
  const degrees = new Float64Array(size)
  const links = new Map<number, number>()
  for (const [one, other, replies] of ties) {
    degrees[one] += replies
    degrees[other] += replies
    if (one === other) continue
    const key = Math.min(one, other) * size + Math.max(one, other)
    links.set(key, (links.get(key) ?? 0) + replies)
  }
  let [most, best]: [number, (readonly [number, number])[]] = [0, []]
  for (const [key, replies] of links) {
    const pair = [Math.floor(key / size), key % size] as const
    const gain = 2 * total * replies - degrees[pair[0]] * degrees[pair[1]]
    if (gain > most) [most, best] = [gain, [pair]]
    else if (gain === most && gain > 0) best.push(pair)
  }
  return best
}

function circleFor(group: readonly string[], ties: readonly Tie[]): Circle {
  const members = new Set(group)
  const touching = ties.filter(({ a, b }) => members.has(a) || members.has(b))
  const within = touching.filter(({ a, b }) => members.has(a) && members.has(b))
  const sumOf = (some: readonly Tie[]) => some.reduce((sum, { replies }) => sum + replies, 0)
  const repliesOf = new Map(group.map((name) => [name, sumOf(within.filter(({ a, b }) => a === name || b === name))]))
  return {
    people: group.toSorted((one, other) => (repliesOf.get(other) ?? 0) - (repliesOf.get(one) ?? 0)),
    inside: sumOf(within),
    all: sumOf(touching),
    strongest: within[0] ?? null,
  }
}
