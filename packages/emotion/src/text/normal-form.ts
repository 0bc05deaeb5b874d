/**
 * One spelling for the many a word is written in: composed, lower case, without apostrophes, tatweel, vowel points,
 * and with stretched letters (sooo) and repeated laughs (hahahaha) cut to two.
 */

export interface NormalForm {
  text: string
  /** The same with stretched letters cut to one (so), where there were any; else empty. */
  short: string
  isStretched: boolean
  isShouted: boolean
}

const ascii = /^[a-z]+$/
const stretch = /(.)\1{2,}/gu
// hahaha, jajaja, kkkk is a stretch, wkwkwk, хахаха: two or three characters again and again.
const laugh = /(..|...)\1{2,}/gu
// Apostrophes, tatweel, joiners, variation selectors, Arabic and Hebrew vowel points, underscores.
const ignorable = /['’ʼ`_]|\u0640|[\u200b-\u200d]|[\ufe00-\ufe0f]|[\u064b-\u0652]|\u0670|[\u0591-\u05c7]/gu
const arabic = /[أإآٱىیکۀةہھ]/g
const arabicForms: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ۀ: 'ه',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
}

export function normalForm(raw: string): NormalForm {
  const lower = raw.toLowerCase()
  if (ascii.test(lower)) return stretched(lower, raw)
  return stretched(composed(lower), raw)
}

/** One spelling of lower-case text, except for what is stretched or repeated. */
export function composed(lower: string): string {
  return lower
    .normalize('NFC')
    .replace(ignorable, '')
    .replace(arabic, (form) => arabicForms[form])
    .replace(/ё/g, 'е')
    .replace(/\p{Nd}/gu, '0')
}

// Most words repeat nothing: looking for any two equal ones side by side, or two apart, is quicker than for the rest.
const maybeRepeated = /(.)\1\1|(..)\2|(...)\3/su

function stretched(text: string, raw: string): NormalForm {
  const isShouted = raw.length > 1 && raw === raw.toUpperCase() && raw !== raw.toLowerCase()
  if (!maybeRepeated.test(text)) return { text, short: '', isStretched: false, isShouted }
  const once = text.replace(laugh, '$1$1')
  const isStretched = stretch.test(once)
  stretch.lastIndex = 0
  if (!isStretched) return { text: once, short: '', isStretched: false, isShouted }
  return { text: once.replace(stretch, '$1$1'), short: once.replace(stretch, '$1'), isStretched: !/^0+$/.test(once), isShouted }
}

/** A Latin or Greek word without its marks, as many type it on a phone; the word itself where it has none. */
export function withoutMarks(text: string): string {
  if (ascii.test(text)) return text
  return text
    .replace(/[\u00c0-\u03ff\u1e00-\u1fff]/g, (sign) => unmarked[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/ß/g, 'ss')
}

const unmarked: Record<string, string> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ð: 'd', ς: 'σ' }
