/**
 * Lines that say the same with other marks, accents, lengthened letters or a word more: folded lines are compared by their runs of five
 * characters, those that both have as a share of those that either has (Broder, 1997).
 */
import { withoutAccents } from './as-typed.ts'

/**
 * Lines with this overlap are near-duplicates. Two people who did not know each other's lines wrote pairs that from .5 on say the same except
 * for a word or two ("mi manchi tantissimo", "mi manchi tanto"), and below mostly share a phrase ("shop closes at 8", "by the way, the shop
 * closes at 6").
 */
export const NEAR = 0.5

const RUN = 5

export interface NearDuplicate {
  line: string
  other: string
  overlap: number
}

/** Letters, digits and their marks with single spaces; letters that are repeated count once, accents not at all. */
export function folded(line: string): string {
  return withoutAccents(line.normalize('NFKC').toLowerCase())
    .replace(/(?:[^\p{L}\p{M}\p{N}]|\uFE0F)+/gu, ' ')
    .replace(/(\p{L})\1+/gu, '$1')
    .trim()
}

/** Finds for a line the nearest of other lines, if it is a near-duplicate. A line without letters and digits has none. */
export function nearestAmong(others: Iterable<string>): (line: string) => NearDuplicate | null {
  const lines = [...new Map(Array.from(others, (line) => [folded(line), line]))].map(([text, line]) => ({ line, runs: runsOf(text) }))
  const linesWith = new Map<string, number[]>()
  for (const [place, { runs }] of lines.entries())
    for (const run of runs) {
      const among = linesWith.get(run)
      if (among) among.push(place)
      else linesWith.set(run, [place])
    }
  const countOf = (run: string): number => linesWith.get(run)?.length ?? 0
  return (line) => {
    const runs = runsOf(folded(line))
    // A near-duplicate has so many of the runs that it has one of these; few lines have the rarest.
    const rarest = [...runs].sort((a, b) => countOf(a) - countOf(b)).slice(0, runs.size - Math.ceil(NEAR * runs.size) + 1)
    let nearest: NearDuplicate | null = null
    for (const place of new Set(rarest.flatMap((run) => linesWith.get(run) ?? []))) {
      const overlap = overlapOf(runs, lines[place].runs)
      if (overlap >= Math.max(NEAR, nearest?.overlap ?? 0)) nearest = { line, other: lines[place].line, overlap }
    }
    return nearest
  }
}

function overlapOf(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let both = 0
  for (const run of some) if (others.has(run)) both++
  return both / (some.size + others.size - both)
}

/** With a space at each end, so that a word of three letters has a run, too. */
function runsOf(text: string): Set<string> {
  if (text === '') return new Set()
  const letters = [...` ${text} `]
  const runs = new Set<string>()
  for (let i = 0; i === 0 || i + RUN <= letters.length; i++) runs.add(letters.slice(i, i + RUN).join(''))
  return runs
}
