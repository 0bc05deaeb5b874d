import { shownName } from '#format/index.ts'

const most = 60
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A keyword as it may be shown in a sentence: nothing unseen in it, and no longer than a line or two. */
export function shortKeyword(keyword: string): string {
  const shown = shownName(keyword.replace(/\s+/g, ' '))
  const letters = Array.from(segmenter.segment(shown.slice(0, 20 * most)), ({ segment }) => segment)
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : shown
}

/** The same to look at, alone in its direction. */
export function Keyword({ children }: { children: string }) {
  return <bdi className="[overflow-wrap:anywhere]">{shortKeyword(children)}</bdi>
}
