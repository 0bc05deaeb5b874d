import moments from '@convostat/api/moments/messages/en.json'
import { markTexts } from '@convostat/sentences'
import { format } from '#format/index.ts'
import { isRightToLeft } from './language.ts'
import type { Worded } from './messages.ts'

/**
 * A language that nobody speaks, made of English: what is read in it without brackets is in no catalogue. A sentence's own words
 * are accented; names, numbers and days in it stay as they are.
 */

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀçðéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ'
const strange = new Map(Array.from(letters, (letter, at) => [letter, Array.from(accented)[at]]))

/** Around a value while its sentence is put together: characters that stand for nothing. */
const [from, to] = ['\u{e000}', '\u{e001}']
const values = /(\u{e000}[^\u{e000}\u{e001}]*\u{e001})/u

let isSaying = false
const mark = (text: string): string => (isSaying && text !== '' ? `${from}${text}${to}` : text)

markTexts(mark)
for (const [name, write] of Object.entries(Object.getOwnPropertyDescriptors(format))) {
  if (typeof write.value !== 'function') continue
  const marked = (...given: unknown[]): unknown => {
    const written = Reflect.apply(write.value, format, given)
    return typeof written === 'string' ? mark(written) : written
  }
  Object.assign(format, { [name]: marked })
}

/** Marks values while a sentence says them, or not while what is in it is drawn. */
function saying<T>(is: boolean, work: () => T): T {
  const before = isSaying
  isSaying = is
  try {
    return work()
  } finally {
    isSaying = before
  }
}

/**
 * `⟦Ŝéţţíñĝš ~~~⟧`: accented, longer by four tenths as other languages are, and in brackets, so that nothing is cut off unseen. Where
 * lines begin at the right it runs from there, too.
 */
export function inPseudo(text: string): string {
  const parts = text.split(values).map((part) => (part.startsWith(from) ? { value: part.slice(1, -1) } : { own: part }))
  const own = parts.map((part) => part.own ?? '').join('')
  // Figures are as long in every language.
  if (!/\p{L}/u.test(own)) return text.replaceAll(from, '').replaceAll(to, '')
  const longer = Math.ceil(Array.from(own).length * 0.4)
  const more = Array.from({ length: Math.ceil(longer / 8) }, (_, at) => '~'.repeat(Math.min(8, longer - 8 * at))).join(' ')
  const said = parts
    .map(({ own, value }) => (value === undefined ? inAccents(own) : isRightToLeft ? `\u2068${value}\u2069` : value))
    .join('')
  return isRightToLeft ? `⟦\u202e${said} ${more}\u202c⟧` : `⟦${said} ${more}⟧`
}

const inAccents = (text: string): string => Array.from(text, (letter) => strange.get(letter) ?? letter).join('')

/** A part of the catalogue in it. */
export function saidInPseudo(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? value : inPseudo(value)
  if (typeof value === 'function')
    return (...given: unknown[]) => saidInPseudo(saying(true, () => Reflect.apply(value, undefined, given.map(unmarking))))
  if (Array.isArray(value)) return value.map(saidInPseudo)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, saidInPseudo(part)]))
}

/** The same by its name. What the page has in English from the API is said in it by the API’s catalogue. */
export const wordedInPseudo = <English>(part: string, english: English): Worded<English> =>
  saidInPseudo(part === 'moments' ? moments(format) : english) as Worded<English>

/** What draws a part of a sentence says sentences of its own. */
function unmarking(given: unknown): unknown {
  if (!isPlain(given)) return given
  const drawn = (draw: unknown) => (typeof draw === 'function' ? (inner: string) => saying(false, () => draw(inPseudo(inner))) : draw)
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, drawn(value)]))
}

/** What is drawn for a part of a sentence is not part of the catalogue. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)
