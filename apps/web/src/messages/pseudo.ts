const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀçðéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ'
const strange = new Map(Array.from(letters, (letter, at) => [letter, Array.from(accented)[at]]))

/** `⟦Ŝéţţíñĝš ~~~⟧`: accented, longer by four tenths as other languages are, and in brackets, so that nothing is cut off unseen. */
export function inPseudo(text: string): string {
  // Figures are as long in every language.
  if (!/\p{L}/u.test(text)) return text
  const longer = Math.ceil(Array.from(text).length * 0.4)
  const more = Array.from({ length: Math.ceil(longer / 8) }, (_, at) => '~'.repeat(Math.min(8, longer - 8 * at))).join(' ')
  return `⟦${Array.from(text, (letter) => strange.get(letter) ?? letter).join('')} ${more}⟧`
}

/** A part of the catalogue in a language that nobody speaks, made of English: what is read in it without brackets stands in no catalogue. */
export function saidInPseudo(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? value : inPseudo(value)
  if (typeof value === 'function') return (...given: unknown[]) => saidInPseudo(value(...given))
  if (Array.isArray(value)) return value.map(saidInPseudo)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, saidInPseudo(part)]))
}
