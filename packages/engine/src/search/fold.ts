/**
 * How text is compared when searching: case; marks dropped in Latin, Greek and Cyrillic; ß = ss, ё = е, ı = i. Other
 * scripts keep their marks, which are letters there.
 */
const MARKED_SCRIPT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u
const MARK = /\p{M}/u
const plainAscii = /^[\0-\x7f]*$/

/** A text as it is compared, and for each of its UTF-16 units where in the original it comes from. */
export interface Folded {
  text: string
  /** One entry a unit of `text`, and one for its end. */
  origin: number[]
}

/** Folds for comparing. */
export function fold(text: string): string {
  return plainAscii.test(text) ? text.toLowerCase() : foldWithOrigin(text.normalize('NFC')).text
}

/** Folds, and remembers where each unit came from, so that a match can be marked in the original. */
export function foldWithOrigin(text: string): Folded {
  let folded = ''
  const origin: number[] = []
  let dropsMarks = false
  let at = 0
  const push = (units: string): void => {
    folded += units
    for (let i = 0; i < units.length; i++) origin.push(at)
  }
  for (const letter of text) {
    const point = letter.codePointAt(0) as number
    if (point < 0x80) {
      push(letter.toLowerCase())
      dropsMarks = (point | 32) >= 97 && (point | 32) <= 122
    } else if (MARK.test(letter)) {
      if (!dropsMarks) push(letter)
    } else {
      dropsMarks = MARKED_SCRIPT.test(letter)
      push(dropsMarks ? bare(letter) : APOSTROPHES.has(letter) ? "'" : letter.toLowerCase())
    }
    at += letter.length
  }
  origin.push(text.length)
  return { text: folded, origin }
}

const APOSTROPHES = new Set('’‘ʼ')
const bareLetters = new Map<string, string>()

/** One Latin, Greek or Cyrillic letter, small and without marks. */
function bare(letter: string): string {
  let known = bareLetters.get(letter)
  if (known === undefined) {
    const small = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    known = small.replace('ß', 'ss').replace('ı', 'i').replace('ς', 'σ')
    bareLetters.set(letter, known)
  }
  return known
}

/** Emoji are compared without variation selectors and skin tones. */
export const foldEmoji = (emoji: string): string => emoji.replace(/[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]/gu, '')
