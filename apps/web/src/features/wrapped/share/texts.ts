import type { SlideText } from '../slide-text.ts'

/** A telling with each of its texts changed; `key` says which it is, as `figure` or `row-2-label`. */
function changed(of: SlideText, change: (text: string, key: string) => string): SlideText {
  const { kicker, figure, unit, sentence, rows, columns, emojis } = of
  return {
    kicker: change(kicker, 'kicker'),
    figure: change(figure, 'figure'),
    unit: change(unit, 'unit'),
    sentence: change(sentence, 'sentence'),
    rows: rows?.map((row, i) => ({ ...row, label: change(row.label, `row-${i}-label`), said: change(row.said, `row-${i}-said`) })),
    columns: columns?.map((column, i) => ({ ...column, label: change(column.label, `column-${i}`) })),
    emojis: emojis?.map((each, i) => ({ text: change(each.text, `emoji-${i}`), said: change(each.said, `emoji-${i}-said`) })),
  }
}

/** Every text that is in it, from the top. */
export function textsOf(of: SlideText): { key: string; text: string }[] {
  const texts: { key: string; text: string }[] = []
  changed(of, (text, key) => {
    if (text) texts.push({ key, text })
    return text
  })
  return texts
}

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

/** The texts with some words struck out: what stands for them says nothing of them. */
export const struck = (of: SlideText, isStruck: (piece: string) => boolean): SlideText =>
  changed(of, (text, key) =>
    pieces(text)
      // A name stays alone in its direction.
      .map((piece, i) => (isStruck(`${key}:${i}`) ? piece.replace(/[^\u2066-\u2069]+/gu, bar) : piece))
      .join(''),
  )
