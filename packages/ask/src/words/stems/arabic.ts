/**
 * Article, conjunction and preposition in front, number and possession behind, the person of a verb; after Larkey 2007, "Light Stemming for Arabic
 * Information Retrieval", without the ends that make other words: "مدرسة" is not "مدرس", nor "مصري" "مصر". A word may be read in two ways, and has a
 * stem for each; `#` marks a verb's.
 */
export function arabic(word: string): readonly string[] {
  const bare = word.replace(/[\u064b-\u065f\u0670\u0640]/g, '').replace(/ى$/, 'ي')
  const front = withoutFront(bare).replace(/[أإآ]/g, 'ا')
  const stems = new Set(nouns(front))
  const verb = verbOf(front)
  if (verb !== null) stems.add(`${verb}#`)
  return [...stems]
}

function withoutFront(word: string): string {
  if (/^(?:والد|البوم|الماس|المانيا|الله)/.test(word)) return word
  return word.replace(/^(?:وال|بال|كال|فال|لل|ال)(?=.{3})/, '')
}

/** Singulars: the feminine ending is ة, also where people write ه for it, and behind the plural. */
function nouns(word: string): readonly string[] {
  const cut = (end: RegExp, by = ''): string | null => (end.test(word) ? word.replace(end, by) : null)
  const plural = cut(/(?<=.{3})ات$/, 'ة')
  if (plural !== null) return [plural, plural.slice(0, -1)]
  const owned = cut(/(?<=.{3})ت(?:ي|ها|هم|نا|ك|كم|ه)$/, 'ة')
  if (owned !== null) return [owned, word.replace(/(?:ها|هم|نا|كم|ه|ك|ي)$/, '')]
  const theirs = cut(/(?<=.{3})(?:ها|هم|نا|كم|هن)$/) ?? cut(/(?<=.{4})(?:ون|ين)$/)
  if (theirs !== null) return [theirs]
  // "كتابه" is "his book", or "writing" with ه for ة.
  return /.{3}ه$/.test(word) ? [`${word.slice(0, -1)}ة`, word.slice(0, -1)] : [word]
}

/** Three consonants with the signs of a person. Hollow and weak verbs are in the translations. */
function verbOf(word: string): string | null {
  const [, root] = /^[يتنا]?([^اويىةء]{3})(?:ت|وا|ون|ين|نا|تم|ها|ه)?$/.exec(word) ?? []
  return root ?? null
}
