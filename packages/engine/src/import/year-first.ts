/**
 * Whether a phone writes a two-digit year first, as those of five languages do (CLDR's short dates): `24. 3. 5.` in Korean,
 * `24/3/5` in Basque, Nepali and Yakut, `24-03-05` in Esperanto. A hint only: elsewhere the same shapes begin with the day.
 */

export interface YearFirstHints {
  dateText: string
  period: string
  /** The first header as written. */
  headerText?: string
  /** Some of what people wrote. */
  text?: () => string
}

/** The separator of a language's dates, and words or letters that its neighbors do not share. */
const habits: readonly { separator: RegExp; telling: RegExp }[] = [
  { separator: /^\p{Nd}{2}\. /u, telling: /\p{Script=Hangul}/u },
  {
    separator: slashes(),
    telling:
      /^(?:eta|bai|naiz|zara|gara|dira|dut|dugu|duzu|badut|nik|zuk|zer|nola|oso|baina|hemen|gaur|bihar|eskerrik|kaixo|zorionak|mesedez|gabon|ondo|egiten|izan|dago|zaude|noa)$/u,
  },
  { separator: slashes(), telling: /^(?:छ|छु|छौ|छन्|छैन|हुन्छ|हुँदैन|भयो|पनि|तिमी|तपाईं|हामी|मलाई|गर्दै|गर्छु|राम्रो|थियो|धेरै)$/u },
  { separator: slashes(), telling: /[ҕҥ]|^(?:уонна|буолан|буолла|суох|баар|эһиги|биһиги|үчүгэй|дорообо|махтал|бүгүн|сарсын|олус)$/u },
  {
    separator: /^\p{Nd}{2}-\p{Nd}{2}-/u,
    telling: /[ĉĝĥĵŝŭ]|^(?:kaj|estas|estis|jes|dankon|saluton|kion|kiel|tio|mia|via|bone|havas|faras|bonan)$/u,
  },
]

/** Month and day unpadded: `24/03/05` is nobody's short date with the year first. */
function slashes(): RegExp {
  return /^\p{Nd}{2}\/(?!\p{Nd}{2}\/)\p{Nd}|^\p{Nd}{2}\/1[0-2]\/|^\p{Nd}{2}\/१[०-२]\//u
}

/** Names and borrowings are not a language; this many of the words must be telling ones. */
const TELLING_SHARE = 0.08

export function writesYearFirst({ dateText, period, headerText = '', text = () => '' }: YearFirstHints): boolean {
  if (/[오전후새벽아침저녁밤]/u.test(period)) return true
  // Basque phones put the time in parentheses.
  if (/^[\u200e\u200f\ufeff]*\[?\p{Nd}{2}\/[^\n]{0,12} \(/u.test(headerText)) return true
  // No other language leaves a space behind each dot and a dot behind a short year.
  if (/^\p{Nd}{2}\. \p{Nd}{1,2}\. \p{Nd}{1,2}\.$/u.test(dateText)) return true
  const possible = habits.filter(({ separator }) => separator.test(dateText))
  if (possible.length === 0) return false
  const words =
    text()
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  return possible.some(({ telling }) => words.filter((word) => telling.test(word)).length > words.length * TELLING_SHARE)
}
