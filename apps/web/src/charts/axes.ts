import { format } from '#format/index.ts'
import { isRightToLeft } from '#messages/language.ts'
import { type Area, label, line, type Mark } from './marks.ts'
import type { ChartTokens } from './tokens.ts'

/** The room around what a drawing counts, in pixels. */
interface Margin {
  left: number
  right: number
  top: number
  bottom: number
}

/** Where a drawing counts: within its axes. */
export const plotArea = (width: number, height: number, { left, right, top, bottom }: Margin): Area => ({
  left,
  top,
  width: width - left - right,
  height: height - top - bottom,
})

/** The place of a value on an axis, and its words; `\n` begins another line. */
export interface AxisTick {
  at: number
  label: string
}

/** From an axis to its words. */
const gap = 8
const lineHeight = 17
/** What a letter takes at most, in pixels: no label is measured. */
const letterWidth = 7

/** Text runs from left to right in a drawing; words of another direction are set in that (RLI … PDI). */
const inOwnDirection = (text: string): string => (isRightToLeft ? `\u2067${text}\u2069` : text)

/** Words below a drawing, each under its place and none beyond the edge. */
export function below(
  { left, top, width, height }: Area,
  ticks: readonly AxisTick[],
  tokens: ChartTokens,
  edge = left + width + 8,
): Mark[] {
  const base = top + height + gap + 10
  return ticks.flatMap(({ at, label: text }) =>
    text.split('\n').map((each, row) => {
      const half = (letterWidth * each.length) / 2
      return label(inOwnDirection(each), Math.max(half, Math.min(at, edge - half)), base + lineHeight * row, tokens.faint)
    }),
  )
}

interface Beside {
  side?: 'left' | 'right'
  /** Whether a line goes across at each of them. */
  lines?: boolean
  color?: string
  size?: number
}

/** Words beside a drawing, each at its height. */
export function beside(
  { left, width }: Area,
  ticks: readonly AxisTick[],
  tokens: ChartTokens,
  { side = 'left', lines = false, color = tokens.faint, size = 13 }: Beside = {},
): Mark[] {
  const [x, anchor] = side === 'left' ? ([left - gap, 'end'] as const) : ([left + width + gap, 'start'] as const)
  return [
    ...(lines ? ticks.map(({ at }) => line(left, at, left + width, at, tokens.line)) : []),
    ...ticks.map(({ at, label: text }) => label(inOwnDirection(text), x, at + 0.35 * size, color, { anchor, size })),
  ]
}

/** Counts from 0 to `end` in at most about `mostSteps` even, whole steps. */
export function countSteps(end: number, mostSteps: number): number[] {
  const rough = end / mostSteps
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, power * ([2, 5, 10].find((each) => rough / power <= each) ?? 10))
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step)
}

/** An axis of counts, as the reader writes numbers. */
export const countAxis = (area: Area, end: number, mostSteps: number, tokens: ChartTokens): Mark[] =>
  beside(
    area,
    countSteps(end, mostSteps).map((n) => ({ at: area.top + area.height * (1 - n / end), label: format.count(n) })),
    tokens,
    { lines: true },
  )

/**
 * Where a scale of one color ends: this share of the counts above zero is not more than it, so that one very full day
 * does not pale all others. At least 1, so that a scale exists.
 */
export function nearlyMost(counts: readonly (number | null)[], share: number): number {
  const busy = counts.filter((n): n is number => n !== null && n > 0).sort((a, b) => a - b)
  return Math.max(1, busy[Math.floor((busy.length - 1) * share)] ?? 1)
}
