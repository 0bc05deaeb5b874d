/**
 * The beginning of a text on one line, at most this many UTF-16 units (at least 3), cut between words where one can, else
 * between characters as a reader counts them; only one longer than all that is cut in itself, between code points.
 */
export function excerpt(text: string, mostUnits: number): string {
  const line = text.toWellFormed().replace(/\s+/gu, ' ').trim()
  if (line.length <= mostUnits) return line
  const kept = line.slice(0, beforeCharacter(line, mostUnits - ELLIPSIS.length))
  const lastSpace = line[kept.length] === ' ' ? kept.length : kept.lastIndexOf(' ')
  // A word that is most of it is cut in two: some scripts know no spaces.
  const cut = lastSpace >= kept.length * LEAST_KEPT ? kept.slice(0, lastSpace) : kept
  return cut.trimEnd() + ELLIPSIS
}

/** The last place up to `most` at which a character begins, the first one aside; else that of a code point. */
function beforeCharacter(line: string, most: number): number {
  // Where a character ends is known once the next begins: a heap of marks beyond is not looked at, however high.
  const looked = line.slice(0, most + 2)
  graphemes ??= new Intl.Segmenter('und', { granularity: 'grapheme' })
  const place = graphemes.segment(looked).containing(most)?.index ?? 0
  if (place > 0) return place
  return isLowSurrogate(line.charCodeAt(most)) ? most - 1 : most
}

const isLowSurrogate = (unit: number): boolean => (unit & 0xfc00) === 0xdc00

const ELLIPSIS = '…'
const LEAST_KEPT = 0.75
/** Made on first use: its data takes milliseconds to load. */
let graphemes: Intl.Segmenter | undefined
