/** A chat's dictionary as searches compare it: what its tokens fold to. */

import { textColumn } from '#chat/column.ts'
import type { Dictionary } from '#words/dictionary.ts'
import { fold } from '#words/fold.ts'
import { codePointAt, widthOf } from '#words/utf8.ts'
import { words } from '#words/words.ts'
import { APART, asciiLetters, IN_WORDS, KIND, letterOf } from './letters.ts'
import { RUN_ON } from './words-in.ts'

interface Vocabulary {
  /** 1 for each token that is not a link and folds to itself: most are small letters without marks. */
  readonly isKept: Uint8Array
  /** Of the words that fold to something else, the ids by what they fold to. */
  readonly changed: ReadonlyMap<string, readonly number[]>
  readonly compounds: readonly Compound[]
}

/** A token that has words inside: a link, `_both_`, `this.that`. */
export class Compound {
  readonly id: number
  readonly isLink: boolean
  private readonly dictionary: Dictionary
  private folded: string | null

  constructor(id: number, isLink: boolean, dictionary: Dictionary, folded: string | null) {
    this.id = id
    this.isLink = isLink
    this.dictionary = dictionary
    this.folded = folded
  }

  /** Folded, once it is looked at: there are many links, and most are never asked for. */
  get text(): string {
    this.folded ??= fold(this.dictionary.text(this.id))
    return this.folded
  }
}

export const vocabulary = textColumn((chat): Vocabulary => {
  const { dictionary } = words(chat)
  const isKept = new Uint8Array(dictionary.size).fill(1)
  const changed = new Map<string, number[]>()
  const compounds: Compound[] = []
  const add = (folded: string, id: number): void => {
    const ids = changed.get(folded)
    if (ids) ids.push(id)
    else changed.set(folded, [id])
  }
  for (let id = 0; id < dictionary.size; id++) {
    const letters = lettersOf(dictionary, id)
    if (letters === SAME) continue
    if (letters === APART_ALONE) {
      isKept[id] = 0
      add(foldedByLetter(dictionary, id), id)
      continue
    }
    const kind = dictionary.kind(id)
    if (kind === 'emoji') continue
    if (kind === 'link') {
      compounds.push(new Compound(id, true, dictionary, null))
      isKept[id] = 0
      continue
    }
    const text = dictionary.text(id)
    const folded = fold(text)
    if (isCompound(folded)) compounds.push(new Compound(id, false, dictionary, folded))
    if (folded === text) continue
    isKept[id] = 0
    add(folded, id)
  }
  return { isKept, changed, compounds }
})

/** A token is nothing but letters and digits that fold to themselves ... */
const SAME = 0
/** ... or each separately, some to others ... */
const APART_ALONE = 1
/** ... or it takes more to tell. */
const UNSURE = 2

function lettersOf({ written: { texts, at } }: Dictionary, id: number): number {
  let found = SAME
  for (let p = at[id], end = at[id + 1]; p < end; ) {
    const byte = texts[p]
    const codePoint = byte < 0x80 ? byte : codePointAt(texts, p)
    const letter = byte < 0x80 ? asciiLetters[byte] : letterOf(codePoint)
    const kind = letter & KIND
    if (kind > APART || (letter & IN_WORDS) === 0 || runsOn(codePoint)) return UNSURE
    if (kind === APART) found = APART_ALONE
    p += byte < 0x80 ? 1 : widthOf(codePoint)
  }
  return found
}

/** By code point, of those that fold to others. */
const foldedLetters = new Map<number, string>()

function foldedByLetter({ written: { texts, at } }: Dictionary, id: number): string {
  let folded = ''
  for (let p = at[id], end = at[id + 1]; p < end; ) {
    const codePoint = codePointAt(texts, p)
    p += widthOf(codePoint)
    let letter = foldedLetters.get(codePoint)
    if (letter === undefined) {
      letter = fold(String.fromCodePoint(codePoint))
      foldedLetters.set(codePoint, letter)
    }
    folded += letter
  }
  return folded
}

/** Letters of Thai, Lao, Myanmar and Khmer: beside them words of other scripts are without a space. */
const runsOn = (codePoint: number): boolean =>
  (codePoint >= 0x0e00 && codePoint < 0x0f00) || (codePoint >= 0x1000 && codePoint < 0x10a0) || (codePoint >= 0x1780 && codePoint < 0x1800)

/** Whether a folded word has another word or a sign inside. */
const isCompound = (word: string): boolean => inside.test(word) || (runOn.test(word) && notRunOn.test(word))
/** Letters of scripts whose words run on, and letters or digits of others: they part where they meet. */
const runOn = new RegExp(`[${RUN_ON}]`, 'u')
const notRunOn = new RegExp(`(?![${RUN_ON}])[\\p{L}\\p{N}]`, 'u')
const inside = /[^\p{L}\p{N}\p{M}'].*\p{L}|\p{L}.*[^\p{L}\p{N}\p{M}']/u
