/** The part of the model card that a command writes. */

const BEGIN = '<!-- figures: written by `npm run evaluate` -->'
const END = '<!-- /figures -->'

/**
 * The card with these figures instead of those it had.
 * @throws {Error} where the card has no such place.
 */
export function withFigures(card: string, figures: string): string {
  const begin = card.indexOf(BEGIN)
  const end = card.indexOf(END)
  if (begin < 0 || end < begin) throw new Error(`The card has no place for figures (${BEGIN} … ${END})`)
  return `${card.slice(0, begin + BEGIN.length)}\n\n${figures}\n\n${card.slice(end)}`
}
