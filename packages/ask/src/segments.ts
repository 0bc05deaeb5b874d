const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' })

/** In UTF-16 units. The segmenter's time grows with the square of the length it is given. */
const AT_ONCE = 2000

/** The sentences of a text, as the platform separates them, in time that grows with its length. */
export function* segments(text: string): Generator<string> {
  for (let from = 0, size = AT_ONCE; from < text.length; ) {
    const found = Array.from(segmenter.segment(text.slice(from, from + size)), ({ segment }) => segment)
    // Where the last two are separated may depend on what follows.
    const isWhole = from + size >= text.length
    const sure = isWhole ? found : found.slice(0, -2)
    for (const segment of sure) {
      yield segment
      from += segment.length
    }
    size = sure.length > 0 ? AT_ONCE : size * 2
  }
}
