import { largest } from '../extremes.ts'

/** Room for the longest of some labels, in centimeters: about 1.75 mm a letter, twice that for the wide ones of East Asia, 5.2 cm at most. */
export function widestLabel(labels: readonly string[]): number {
  const widths = labels.map((label) =>
    [...label].reduce((width, letter) => width + (wide.test(letter) ? 0.36 : ignorable.test(letter) ? 0 : 0.185), 0),
  )
  return Math.min(5.2, largest(widths, 1.2) + 0.1)
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u
const ignorable = /[\p{M}\p{Default_Ignorable_Code_Point}\u2068\u2069]/u
