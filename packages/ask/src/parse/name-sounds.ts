/** How a name sounds, as far as scripts agree on it: the same for `Tom`, `टॉम` and `توم`. */
export interface NameSound {
  /** One letter each, doubled ones once; `h` is left out, as some scripts do. */
  consonants: string
  /** `a`, `i` or `o` each, as far as the script writes them. */
  vowels: string
  isLatin: boolean
}

const latin: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/sch|sh/g, 's'],
  [/ch|tch/g, 'c'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/[vw]/g, 'f'],
  [/z/g, 's'],
  [/j/g, 'g'],
  [/p/g, 'b'],
  [/[eiy]/g, 'i'],
  [/[ou]/g, 'o'],
]

/** Letters of the Arabic and Devanagari scripts as these sounds; any other letter of theirs is none. */
const letters: Readonly<Record<string, string>> = {
  ...each('بپ', 'b'),
  ...each('تطث', 't'),
  ...each('جغگ', 'g'),
  ...each('چ', 'c'),
  ...each('دضذظ', 'd'),
  ...each('ر', 'r'),
  ...each('زسصشژ', 's'),
  ...each('فڤ', 'f'),
  ...each('قكکخ', 'k'),
  ...each('لل', 'l'),
  ...each('م', 'm'),
  ...each('ن', 'n'),
  ...each('اأإآىعة', 'a'),
  ...each('يیئ', 'i'),
  ...each('وؤ', 'o'),
  ...each('कखक़ख़', 'k'),
  ...each('गघजझज', 'g'),
  ...each('चछ', 'c'),
  ...each('टठतथ', 't'),
  ...each('डढदध', 'd'),
  ...each('नणङञंँ', 'n'),
  ...each('पबभ', 'b'),
  ...each('फव', 'f'),
  ...each('म', 'm'),
  ...each('र', 'r'),
  ...each('लळ', 'l'),
  ...each('शषस', 's'),
  ...each('आाअऔौ', 'a'),
  ...each('इिईीएेऐैयऋृ', 'i'),
  ...each('उुऊूओोऑॉ', 'o'),
}

function each(all: string, sound: string): Record<string, string> {
  return Object.fromEntries(Array.from(all, (letter) => [letter, sound]))
}

const isVowel = (sound: string): boolean => sound === 'a' || sound === 'i' || sound === 'o'

/** Null for a word with letters of other scripts, or without a consonant. */
export function soundOf(word: string): NameSound | null {
  const isLatin = /^[a-z]+$/.test(word)
  if (!isLatin && !/^[\p{Script=Arabic}\p{Script=Devanagari}\p{M}]+$/u.test(word)) return null
  const sounds = isLatin
    ? latin.reduce((text, [letters, sound]) => text.replace(letters, sound), word).replaceAll('h', '')
    : Array.from(word, (letter) => letters[letter] ?? '').join('')
  const consonants = Array.from(sounds)
    .filter((sound) => !isVowel(sound))
    .join('')
    .replace(/(.)\1+/g, '$1')
    // A `c` that nothing softens.
    .replace(/c(?!$)/g, isLatin && !/ch/.test(word) ? 'k' : 'c')
  const vowels = Array.from(sounds).filter(isVowel).join('')
  return consonants === '' ? null : { consonants, vowels, isLatin }
}

/** Whether two words of different scripts may be one name: the same consonants, and the vowels of one in those of the other. */
export function soundAlike(one: NameSound, other: NameSound): boolean {
  if (one.isLatin === other.isLatin || one.consonants !== other.consonants) return false
  const { vowels } = one.isLatin ? other : one
  // Few sounds are many words.
  if (one.consonants.length < 2 && (one.vowels !== other.vowels || vowels.length < 3)) return false
  if (one.consonants.length < 3 && vowels === '') return false
  return isWithin(one.vowels, other.vowels) || isWithin(other.vowels, one.vowels)
}

function isWithin(some: string, all: string): boolean {
  let at = 0
  for (const vowel of all) if (vowel === some[at]) at++
  return at === some.length
}
