/** A label above a drawing with a line down to its place; both in pixels from the left. */
export interface Flag {
  at: number
  width: number
}

/** Row 0 is nearest to the drawing. `side` is where the words are from their line. */
export interface Placed {
  row: number
  side: 'left' | 'center' | 'right'
}

const sides = ['center', 'right', 'left'] as const
const gap = 8

/**
 * Where labels are so that none covers another or is crossed by another's line, in as few rows as that takes. Made for
 * a handful: it tries everything. Null where the width cannot hold them.
 */
export function placeFlags(flags: readonly Flag[], width: number): Placed[] | null {
  for (let rows = Math.min(1, flags.length); rows <= flags.length; rows++) {
    const placed = placedFrom(flags, width, rows, [])
    if (placed) return placed
  }
  return null
}

function placedFrom(flags: readonly Flag[], width: number, rows: number, before: Placed[]): Placed[] | null {
  if (before.length === flags.length) return before
  const flag = flags[before.length]
  for (let row = 0; row < rows; row++) {
    for (const side of sides) {
      const next: Placed = { row, side }
      const { left, right } = extentOf(flag, side)
      if (left < 0 || right > width) continue
      if (before.some((placed, i) => collide(flag, next, flags[i], placed))) continue
      const all = placedFrom(flags, width, rows, [...before, next])
      if (all) return all
    }
  }
  return null
}

export function extentOf({ at, width }: Flag, side: Placed['side']): { left: number; right: number } {
  const left = side === 'center' ? at - width / 2 : side === 'left' ? at - width : at
  return { left, right: left + width }
}

function collide(flag: Flag, placed: Placed, other: Flag, otherPlaced: Placed): boolean {
  const one = extentOf(flag, placed.side)
  const two = extentOf(other, otherPlaced.side)
  if (placed.row === otherPlaced.row) return one.left < two.right + gap && two.left < one.right + gap
  // The line of the higher label passes beside the lower one.
  const [high, low] = placed.row > otherPlaced.row ? [flag, two] : [other, one]
  return high.at > low.left && high.at < low.right
}
