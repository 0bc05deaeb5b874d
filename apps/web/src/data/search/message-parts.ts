/** Where a match begins and ends, in UTF-16 units. */
export type Range = readonly [start: number, end: number]

/** A piece of a text, and whether it is a match. */
export interface Part {
  text: string
  isMarked: boolean
  /** Where it begins; no two begin at one place. */
  at: number
}

/** A text cut at its matches. What is outside of it or overlaps what came before is passed over. */
export function partsOf(text: string, highlights: readonly Range[]): Part[] {
  const parts: Part[] = []
  let at = 0
  const add = (end: number, isMarked: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), isMarked, at })
    at = Math.max(at, end)
  }
  for (const [start, end] of highlights) {
    if (start < at || end <= start || end > text.length) continue
    add(start, false)
    add(end, true)
  }
  add(text.length, false)
  return parts
}

/** More than this much of a message is on the screen only when it is asked for. */
const mostUnits = 700
const mostLines = 12
/** What is left over must be worth a press. */
const slack = 100
/** How much comes before the first match of an excerpt, in letters and in lines. */
const lead = 120
const leadLines = 3

/** The stretch of a text that is shown at first: its beginning, or what is around its first match. */
export function excerpt(text: string, highlights: readonly Range[]): Range {
  const isShort = text.length <= mostUnits + slack && linesIn(text, text.length) <= mostLines
  if (isShort) return [0, text.length]
  const first = highlights[0]?.[0] ?? 0
  const isNear = first < mostUnits - lead && linesIn(text, first) < mostLines - 2
  const start = isNear ? 0 : atLetter(text, Math.max(first - lead, lineStart(text, first)))
  return [start, atLetter(text, lineEnd(text, start, Math.min(text.length, start + mostUnits)))]
}

const linesIn = (text: string, end: number): number => {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

/** The beginning of the first line that is shown before a place. */
function lineStart(text: string, place: number): number {
  let at = place
  for (let line = 0; line <= leadLines && at > 0; line++) at = text.lastIndexOf('\n', at - 1)
  return at + 1
}

/** The end of the last line that is shown. */
function lineEnd(text: string, start: number, end: number): number {
  let at = start
  for (let line = 0; line < mostLines; line++) {
    const next = text.indexOf('\n', at)
    if (next < 0 || next >= end) return end
    at = next + 1
  }
  return at - 1
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The beginning of the letter at a place: no emoji is cut in two. */
function atLetter(text: string, at: number): number {
  if (at <= 0) return 0
  if (at >= text.length) return text.length
  // A letter is rarely longer than this, and a text of one endless letter is cut anywhere.
  const from = Math.max(0, at - 64)
  return from + (segmenter.segment(text.slice(from, at + 64)).containing(at - from)?.index ?? at - from)
}

/** Highlights within a stretch of the text, as places in that stretch. */
export const within = (highlights: readonly Range[], [start, end]: Range): Range[] =>
  highlights.flatMap(([from, to]): Range[] =>
    to <= start || from >= end ? [] : [[Math.max(from, start) - start, Math.min(to, end) - start]],
  )
