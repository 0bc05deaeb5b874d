const letters = new Intl.Segmenter('und')
const words = new Intl.Segmenter('und', { granularity: 'word' })

/** Scripts without spaces between words, and signs that are a word each. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Extended_Pictographic}\p{RI}]/u

/**
 * The text where it fits, else its beginning, up to the end of a word, and `sign`. Where a word would have to give up more than
 * half of what there is room for, as a long address does, it is cut between two letters. A text that fits must fit when it is shorter.
 */
export function cutAtWord(text: string, fits: (text: string) => boolean, sign = '…'): string {
  if (fits(text)) return text
  const cut = (at: number): string => `${text.slice(0, at).trimEnd()}${sign}`
  const ends = Array.from(letters.segment(text), ({ index, segment }) => index + segment.length)
  const most = last(ends, (at) => fits(cut(at))) ?? ends[0] ?? 0
  const whole = last(wordEnds(text.slice(0, most + longestLook), most), (at) => at <= most) ?? 0
  return cut(2 * whole < most ? most : whole)
}

/** So far behind a place are letters looked at that may belong to its word. */
const longestLook = 64

/** Where words end, up to a place. "end-to-end", "don't" and an address are one word each. */
function wordEnds(text: string, most: number): number[] {
  const found: number[] = []
  let before = ''
  for (const { index, segment } of words.segment(text)) {
    if (index > most) break
    const isEnd = index > 0 && !/^\s*$/.test(before) && (/^\s/.test(segment) || unspaced.test(before) || unspaced.test(segment))
    // What closes a sentence belongs to the word before it.
    if (isEnd && !/^\p{P}+$/u.test(segment)) found.push(index)
    before = segment
  }
  return found
}

/** The last of ascending places that is right, if those before it are, too. */
function last(places: readonly number[], isRight: (at: number) => boolean): number | undefined {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isRight(places[middle])) low = middle + 1
    else high = middle
  }
  return places[low - 1]
}
