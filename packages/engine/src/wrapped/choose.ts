import type { Candidate } from './scope.ts'

/** Without the opening and the closing. */
const FEWEST = 6
const MOST = 10
/** A slide worth less is shown only where there is too little else. */
const WORTH_TELLING = 0.3
/** Each further slide of a theme, or of one day, is worth this much of what it was. */
const OF_THE_SAME_THEME = 0.75
const OF_THE_SAME_DAY = 0.5
const MOST_OF_A_THEME = 3

/**
 * What is most worth telling, one after the other, each beside those that were chosen before it, of equal ones the first; in
 * the order given, but slides of the same theme apart where others can be between them.
 */
export function choose(candidates: readonly Candidate[]): Candidate[] {
  const chosen = new Set<Candidate>()
  while (chosen.size < MOST) {
    let best: Candidate | null = null
    let most = 0
    for (const candidate of candidates) {
      const worth = chosen.has(candidate) ? 0 : worthBeside(candidate, chosen)
      if (worth > most) [best, most] = [candidate, worth]
    }
    if (best === null || (chosen.size >= FEWEST && most < WORTH_TELLING)) break
    chosen.add(best)
  }
  return apart(candidates.filter((candidate) => chosen.has(candidate)))
}

function worthBeside({ theme, content: { day, figure }, score }: Candidate, chosen: Iterable<Candidate>): number {
  let ofTheme = 0
  let ofDay = 0
  for (const other of chosen) {
    // No word is the figure of two slides.
    if (typeof figure === 'string' && figure === other.content.figure) return 0
    if (other.theme === theme) ofTheme++
    if (day !== undefined && other.content.day === day) ofDay++
  }
  return ofTheme >= MOST_OF_A_THEME ? 0 : score * OF_THE_SAME_THEME ** ofTheme * OF_THE_SAME_DAY ** ofDay
}

/** Each time the first of another theme than the one before. */
function apart(slides: readonly Candidate[]): Candidate[] {
  const left = [...slides]
  const told: Candidate[] = []
  while (left.length > 0) {
    const next = left.findIndex(({ theme }) => theme !== told.at(-1)?.theme)
    for (const slide of left.splice(Math.max(0, next), 1)) told.push(slide)
  }
  return told
}
