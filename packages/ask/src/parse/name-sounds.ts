/** How a name sounds, as far as scripts agree on it: the same for `Tom`, `टॉम` and `توم`. */
export interface NameSound {
  /** One letter each, doubled ones once; `h` is left out, as some scripts do. */
  consonants: string
  /** The `a`, `i`, `o` and `u` before the first consonant and behind each: one text more than consonants. */
  vowels: readonly string[]
  script: 'latin' | 'arabic' | 'devanagari'
}

const latin: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/sch|sh/g, 's'],
  [/t?ch/g, 'ç'],
  [/ck|q|c(?![eiy])/g, 'k'],
  [/c/g, 's'],
  [/x/g, 'ks'],
  [/[vw]/g, 'f'],
  [/z/g, 's'],
  [/j/g, 'g'],
  [/p/g, 'b'],
  [/oo/g, 'u'],
  [/[eiy]+/g, 'i'],
]

/** Letters of both scripts as these sounds; any other letter is none. */
const letters: Readonly<Record<string, string>> = {
  ...all('بپपबभ', 'b'),
  ...all('تطثटठतथ', 't'),
  ...all('جغگगघजझ', 'g'),
  ...all('چचछ', 'ç'),
  ...all('دضذظडढदध', 'd'),
  ...all('رर', 'r'),
  ...all('زسصشژशषस', 's'),
  ...all('فڤफव', 'f'),
  ...all('قكکخकख', 'k'),
  ...all('لलळ', 'l'),
  ...all('مम', 'm'),
  ...all('نनणङञंँ', 'n'),
  ...all('اأإآىةआाअ', 'a'),
  ...all('يیئइिईीएेऐैयऋृ', 'i'),
  ...all('وؤओोऑॉऔौ', 'o'),
  ...all('उुऊू', 'u'),
}

function all(them: string, sound: string): Record<string, string> {
  return Object.fromEntries(Array.from(them, (letter) => [letter, sound]))
}

const scripts: readonly [RegExp, NameSound['script']][] = [
  [/^[a-z]+$/, 'latin'],
  [/^\p{Script=Arabic}+$/u, 'arabic'],
  [/^[\p{Script=Devanagari}\p{M}]+$/u, 'devanagari'],
]

/** Null for a word with letters of other scripts, or without a consonant. */
export function soundOf(word: string): NameSound | null {
  const script = scripts.find(([is]) => is.test(word))?.[1]
  if (!script) return null
  const sounds =
    script === 'latin'
      ? latin.reduce((text, [letters, sound]) => text.replace(letters, sound), word).replaceAll('h', '')
      : Array.from(word, (letter) => letters[letter] ?? '').join('')
  // An alef may only carry the vowel behind it.
  const plain = sounds.replace(/(.)\1+/g, '$1').replace(script === 'arabic' ? /^a(?=[io])/ : /^(?!)/, '')
  const consonants = plain.replace(/[aiou]/g, '')
  return consonants === '' ? null : { consonants, vowels: plain.split(/[^aiou]/), script }
}

/** Whether two words, one of them in Latin letters, may be one name: the same consonants, and vowels that the scripts agree on. */
export function soundAlike(one: NameSound, other: NameSound): boolean {
  const [name, word] = one.script === 'latin' ? [one, other] : [other, one]
  if (name.script !== 'latin' || word.script === 'latin' || name.consonants !== word.consonants) return false
  const size = name.consonants.length
  // Few sounds are many words: each vowel has to be there.
  if (size + word.vowels.join('').length < 3 || (size === 1 && word.vowels.join('').length < 3)) return false
  return name.vowels.every((vowels, i) => isWritten(vowels, word.vowels[i], word.script, { isLong: size > 2, isLast: i === size }))
}

/** Whether a script writes these vowels of a Latin name so. `isLong`: a name of so many sounds that some may be left out. */
function isWritten(
  vowels: string,
  written: string,
  script: NameSound['script'],
  { isLong, isLast }: { isLong: boolean; isLast: boolean },
): boolean {
  const said = script === 'arabic' ? vowels.replaceAll('u', 'o') : vowels
  if (said === written) return true
  // Devanagari writes no short `a`, except at the end.
  if (script === 'devanagari' && !isLast && said.replaceAll('a', '') === written) return true
  return isLong && isWithin(written, said)
}

function isWithin(some: string, all: string): boolean {
  let at = 0
  for (const vowel of all) if (vowel === some[at]) at++
  return at === some.length
}
