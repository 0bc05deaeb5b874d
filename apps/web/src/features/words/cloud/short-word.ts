import { shownName } from '#format/index.ts'

const most = 28
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A word as it may be drawn: nothing unseen in it, and no longer than a line of a phone. */
export function shortWord(word: string): string {
  const shown = shownName(word)
  const letters = Array.from(segmenter.segment(shown.slice(0, 20 * most)), ({ segment }) => segment)
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : shown
}
