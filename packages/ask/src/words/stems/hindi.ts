/**
 * Plural and oblique forms of nouns, and the forms of verbs that no noun has; after Ramanathan and Rao 2003, "A Lightweight Stemmer for
 * Hindi", without the vowels at the end that tell words apart: "माला" is not "माली", nor "लड़का" "लड़की". A plural in -ों may be of a word with
 * or without -ा, and has both stems.
 */
export function hindi(word: string): readonly string[] {
  // Many leave out the dot below a letter, and write one nasal sign for the other.
  const plain = word.replace(/\u093C/g, '').replace(/\u0901/g, '\u0902')
  const stems = new Set([plain])
  const noun = (end: RegExp, ...singulars: readonly string[]): void => {
    if (!end.test(plain)) return
    const front = plain.replace(end, '')
    if (lettersIn(front) < 2) return
    stems.clear()
    for (const singular of singulars) stems.add(front + singular)
  }
  if (/(?:ियों|ियां)$/u.test(plain)) noun(/ियों$|ियां$/u, 'ी', 'ि')
  else if (/(?:इयों|इयां)$/u.test(plain)) noun(/इयों$|इयां$/u, 'ई')
  else if (/ों$/u.test(plain)) noun(/ों$/u, '', 'ा')
  else if (/ें$/u.test(plain)) noun(/ें$/u, '')
  else if (/(?:ाएं|ुओं|ाओं)$/u.test(plain)) noun(/एं$|ओं$/u, '')
  else if (/े$/u.test(plain)) noun(/े$/u, 'ा')
  const verb = plain.replace(/(?:ूंगा|ूंगी|ेगा|ेगी|ेंगे|ोगे|कर|ना|ने|नी|ता|ती|ते|तीं)$/u, '')
  if (verb !== plain && lettersIn(verb) >= 2) stems.add(`${verb}#`)
  return [...stems]
}

/** Consonants and vowels with their own letter. */
const lettersIn = (word: string): number => (word.match(/[\u0904-\u0939]/g) ?? []).length

/** The same in Latin letters, as people type it. */
export function hindiInLatin(word: string): readonly string[] {
  if (word.length < 5) return [word]
  if (/(?:iyan|iyaan|iyon|iyaa)$/.test(word)) return [word.replace(/(?:yan|yaan|yon|yaa)$/, '')]
  if (/on$/.test(word)) return [word.slice(0, -2), `${word.slice(0, -2)}a`]
  if (/e(?:i?n)$/.test(word)) return [word.replace(/ei?n$/, '')]
  return [word.replace(/e$/, 'a')]
}
