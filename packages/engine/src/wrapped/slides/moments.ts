import { moments as momentsOf } from '#moments/moments.ts'
import type { Finder } from '../scope.ts'

const FEWEST = 2
const SHOWN = 5

/** The special moments. */
export const moments: Finder = async ({ chat, selection, feelings, host }) => {
  const found = await momentsOf(chat, feelings, selection, host)
  if (found.length < FEWEST) return null
  const shown = [...found].sort((a, b) => b.significance - a.significance).slice(0, SHOWN)
  return {
    content: { kind: 'moments', figure: found.length, unit: 'moments', metric: 'moments', moments: shown, row: shown[0].row },
    quotable: shown.map(({ row }) => row),
    theme: 'memory',
    score: 0.9 * shown[FEWEST - 1].significance,
  }
}
