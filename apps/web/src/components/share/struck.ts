const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** A text as words and what is between them, in turn: each of them can be struck out alone, in scripts without spaces, too. */
export function pieces(text: string): string[] {
  return text
    .split(/(\s+)/)
    .flatMap((part) =>
      withoutSpaces.test(part)
        ? Array.from(new Intl.Segmenter('und', { granularity: 'word' }).segment(part), ({ segment }) => segment)
        : [part],
    )
    .filter((part) => part !== '')
}

export const isSpace = (piece: string): boolean => piece.trim() === ''

/** As long for every word, so that none is known by its length. */
const bar = '███'

/** A text with some words struck out: what stands for them says nothing of them. A name stays alone in its direction. */
export const struck = (text: string, isStruck: (place: number) => boolean): string =>
  pieces(text)
    .map((piece, place) => (isStruck(place) ? piece.replace(/[^\u2066-\u2069]+/gu, bar) : piece))
    .join('')
