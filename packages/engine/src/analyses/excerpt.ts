/** The beginning of a text on one line, at most so many characters as a reader counts them, cut between words where one can. */
export function excerpt(text: string, mostCharacters: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  // More units than so many characters of any script have: a heap of marks beyond them is not looked at, however high.
  const looked = line.slice(0, mostCharacters * 64)
  const clusters = [...graphemes.segment(looked)]
  if (clusters.length <= mostCharacters && looked === line) return line
  const kept = line.slice(0, clusters[mostCharacters - ELLIPSIS.length]?.index ?? looked.length)
  const lastSpace = line[kept.length] === ' ' ? kept.length : kept.lastIndexOf(' ')
  // A word that is most of it is cut in two: some scripts know no spaces.
  const cut = lastSpace >= kept.length * LEAST_KEPT ? kept.slice(0, lastSpace) : kept
  return cut.trimEnd() + ELLIPSIS
}

const ELLIPSIS = '…'
const LEAST_KEPT = 0.75
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
