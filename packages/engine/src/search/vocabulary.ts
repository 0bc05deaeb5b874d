/** A chat's dictionary as searches compare it: every distinct token folded once. */
import { column } from '../column.ts'
import { words } from '../words/words.ts'
import { fold } from './fold.ts'
import { patternOf, type WordTerm } from './words-in.ts'

export interface Vocabulary {
  /** Token ids by folded word or emoji. */
  readonly idsOf: ReadonlyMap<string, readonly number[]>
  /** Tokens that have words inside, folded: links, `_both_`, `this.that`. */
  readonly compounds: readonly Compound[]
  /** How many tokens there are. */
  readonly size: number
}

interface Compound {
  readonly id: number
  readonly text: string
  readonly isLink: boolean
}

export const vocabulary = column((chat): Vocabulary => {
  const { dictionary } = words(chat)
  const idsOf = new Map<string, number[]>()
  const compounds: Compound[] = []
  for (let id = 0; id < dictionary.size; id++) {
    const kind = dictionary.kind(id)
    const text = kind === 'emoji' ? dictionary.text(id) : fold(dictionary.text(id))
    if (kind === 'link' || (kind === 'word' && isCompound.test(text))) compounds.push({ id, text, isLink: kind === 'link' })
    if (kind === 'link') continue
    const ids = idsOf.get(text)
    if (ids) ids.push(id)
    else idsOf.set(text, [id])
  }
  return { idsOf, compounds, size: dictionary.size }
})

const isCompound = /[^\p{L}\p{N}\p{M}'].*\p{L}|\p{L}.*[^\p{L}\p{N}\p{M}']/u

/** 1 for every token that a word of the query means. */
export function tokensMeaning({ idsOf, compounds, size }: Vocabulary, word: WordTerm): Uint8Array {
  const meant = new Uint8Array(size)
  if (word.isPrefix) {
    for (const [text, ids] of idsOf) if (text.startsWith(word.text)) for (const id of ids) meant[id] = 1
  } else for (const id of idsOf.get(word.text) ?? []) meant[id] = 1
  return word.isEmoji ? meant : markCompounds(compounds, [word], meant)
}

/** 1 for every token in which several words of the query stand one after another. */
export function tokensHolding({ compounds, size }: Vocabulary, words: readonly WordTerm[]): Uint8Array {
  return markCompounds(compounds, words, new Uint8Array(size))
}

/** A number stands by itself in a link, but not in another number or between its dots. */
function markCompounds(compounds: readonly Compound[], words: readonly WordTerm[], marks: Uint8Array): Uint8Array {
  const [{ text }] = words
  const pattern = patternOf(words)
  const isNumber = !/\p{L}/u.test(text)
  for (const compound of compounds) {
    if (!compound.text.includes(text) || (isNumber && !compound.isLink)) continue
    pattern.lastIndex = 0
    if (pattern.test(compound.text)) marks[compound.id] = 1
  }
  return marks
}
