import type { Drawing, Reading } from './marks.ts'

/** The reading under a place in a drawing: the smallest, and the nearest among equals; -1 where there is none. */
export function readingAt({ readings }: Drawing, x: number, y: number): number {
  let [found, size, distance] = [-1, Infinity, Infinity]
  readings.forEach((at, i) => {
    const { left, top, width, height } = at.area
    if (x < left || x >= left + width || y < top || y >= top + height) return
    const [ownSize, ownDistance] = [width * height, Math.hypot(at.x - x, at.y - y)]
    if (ownSize < size - 1 || (ownSize < size + 1 && ownDistance < distance)) [found, size, distance] = [i, ownSize, ownDistance]
  })
  return found
}

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The reading that a key goes to from another one, or from none (-1): arrows to the next in their direction, Home and End along
 * the row, Page Up and Page Down a twelfth of it. The same one where there is no other; null for a key that means nothing here.
 */
export function readingByKey(readings: readonly Reading[], at: number, key: string): number | null {
  const step = steps[key]
  if (!step && !['Home', 'End', 'PageUp', 'PageDown'].includes(key)) return null
  const from = readings[at]
  if (!from) return readings.length === 0 ? null : key === 'End' ? readings.length - 1 : 0
  if (key === 'PageUp' || key === 'PageDown') {
    const inRow = readings.flatMap(({ row }, i) => (row === from.row ? [i] : []))
    const pace = Math.max(1, Math.round(inRow.length / 12)) * (key === 'PageUp' ? -1 : 1)
    return inRow[Math.min(inRow.length - 1, Math.max(0, inRow.indexOf(at) + pace))]
  }
  const [across, down] = step ?? [key === 'Home' ? -Infinity : Infinity, 0]
  let [best, bestDistance] = [at, step ? Infinity : 0]
  readings.forEach(({ column, row }, i) => {
    const [right, below] = [column - from.column, row - from.row]
    const isInLine = across === 0 ? right === 0 && Math.sign(below) === down : below === 0 && Math.sign(right) === Math.sign(across)
    const distance = Math.abs(right) + Math.abs(below)
    if (isInLine && (step ? distance < bestDistance : distance > bestDistance)) [best, bestDistance] = [i, distance]
  })
  return best
}
