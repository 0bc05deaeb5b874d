/** A chat's dictionary as searches compare it: what its tokens fold to. */
import { textColumn } from '../column.ts'
import type { Dictionary } from '../words/dictionary.ts'
import { codePointAt, widthOf } from '../words/utf8.ts'
import { words } from '../words/words.ts'
import { fold } from './fold.ts'
import { asciiLetters, IN_WORDS, ITSELF, KIND, letterOf } from './letters.ts'
import { RUN_ON } from './words-in.ts'

interface Vocabulary {
  /** 1 for each token that is no link and folds to itself: most are small letters without marks. */
  readonly isKept: Uint8Array
  /** Of the words that fold to something else, the ids by what they fold to. */
  readonly changed: ReadonlyMap<string, readonly number[]>
  readonly compounds: readonly Compound[]
}

/** A token that has words inside: a link, `_both_`, `this.that`. */
export interface Compound {
  readonly id: number
  /** Folded. */
  readonly text: string
  readonly isLink: boolean
}

export const vocabulary = textColumn((chat): Vocabulary => {
  const { dictionary } = words(chat)
  const isKept = new Uint8Array(dictionary.size).fill(1)
  const changed = new Map<string, number[]>()
  const compounds: Compound[] = []
  for (let id = 0; id < dictionary.size; id++) {
    if (isPlain(dictionary, id)) continue
    const kind = dictionary.kind(id)
    if (kind === 'emoji') continue
    const text = dictionary.text(id)
    const folded = fold(text)
    if (kind === 'link' || isCompound(folded)) compounds.push({ id, text: folded, isLink: kind === 'link' })
    if (kind !== 'link' && folded === text) continue
    isKept[id] = 0
    if (kind === 'link') continue
    const ids = changed.get(folded)
    if (ids) ids.push(id)
    else changed.set(folded, [id])
  }
  return { isKept, changed, compounds }
})

/** Whether a token is nothing but letters and digits that fold to themselves. */
function isPlain({ written: { texts, at } }: Dictionary, id: number): boolean {
  for (let p = at[id]; p < at[id + 1]; ) {
    const byte = texts[p]
    const codePoint = byte < 0x80 ? byte : codePointAt(texts, p)
    const letter = byte < 0x80 ? asciiLetters[byte] : letterOf(codePoint)
    if ((letter & KIND) !== ITSELF || (letter & IN_WORDS) === 0 || runsOn(codePoint)) return false
    p += widthOf(codePoint)
  }
  return true
}

/** Letters of Thai, Lao, Myanmar and Khmer: beside them words of other scripts stand without a space. */
const runsOn = (codePoint: number): boolean =>
  (codePoint >= 0x0e00 && codePoint < 0x0f00) || (codePoint >= 0x1000 && codePoint < 0x10a0) || (codePoint >= 0x1780 && codePoint < 0x1800)

/** Whether a folded word has another word or a sign inside. */
const isCompound = (word: string): boolean => inside.test(word) || (runOn.test(word) && notRunOn.test(word))
/** Letters of scripts whose words run on, and letters or digits of others: they part where they meet. */
const runOn = new RegExp(`[${RUN_ON}]`, 'u')
const notRunOn = new RegExp(`(?![${RUN_ON}])[\\p{L}\\p{N}]`, 'u')
const inside = /[^\p{L}\p{N}\p{M}'].*\p{L}|\p{L}.*[^\p{L}\p{N}\p{M}']/u
