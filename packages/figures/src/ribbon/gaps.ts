import { daysOf, type Slots } from './bins.ts'

/** A span of whole days, or of pixels. */
export interface Span {
  from: number
  to: number
}

/** A shorter pause is everyday life. */
const leastDays = 3
/** A gap is drawn from this width on … */
const leastPixels = 3
/** … and the longest always, if it is a week, at this width. */
const longestPixels = 6
const week = 7
/** Cloth before, between and after gaps keeps this width. */
const leastCloth = 2

/** Runs of whole days without a message, in days from the first. */
export function gapsInDays(slots: Slots): Span[] {
  const days = daysOf(slots)
  const isSilent = (day: number) => slots.rows.every((row) => isEmpty(row, day * slots.perDay, (day + 1) * slots.perDay))
  const found: Span[] = []
  let from = 0
  for (let day = 0; day <= days; day++) {
    if (day < days && isSilent(day)) continue
    if (day - from >= leastDays) found.push({ from, to: day })
    from = day + 1
  }
  return found
}

function isEmpty(row: readonly number[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (row[i] > 0) return false
  return true
}

/** The gaps that are drawn, in pixels of a ribbon of this width. */
export function drawnGaps(silent: readonly Span[], days: number, width: number): Span[] {
  const pixelsPerDay = width / days
  const lengths = silent.map(({ from, to }) => to - from)
  const longest = lengths.indexOf(lengths.reduce((most, length) => Math.max(most, length), week))
  const drawn = silent.flatMap(({ from, to }, i) => {
    const gap = { from: from * pixelsPerDay, to: to * pixelsPerDay }
    const width = gap.to - gap.from
    if (i !== longest || width >= longestPixels) return width >= leastPixels ? [gap] : []
    const middle = (gap.from + gap.to) / 2
    return [{ from: middle - longestPixels / 2, to: middle + longestPixels / 2 }]
  })
  let written = 0
  for (const [i, gap] of drawn.entries()) {
    // Between two gaps each gives way by half.
    const missing = leastCloth - (gap.from - written)
    if (missing > 0) {
      gap.from += i === 0 ? missing : missing / 2
      if (i > 0) drawn[i - 1].to -= missing / 2
    }
    written = gap.to
  }
  const last = drawn.at(-1)
  if (last) last.to = Math.min(last.to, width - leastCloth)
  return drawn
}

/** The spans without these gaps; both are in order. */
export function without(spans: readonly Span[], gaps: readonly Span[]): Span[] {
  return gaps.reduce<Span[]>(
    (left, gap) =>
      left.flatMap((span) =>
        gap.to <= span.from || gap.from >= span.to
          ? [span]
          : [
              { from: span.from, to: gap.from },
              { from: gap.to, to: span.to },
            ].filter(({ from, to }) => to > from),
      ),
    [...spans],
  )
}
