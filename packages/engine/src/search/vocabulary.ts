/** A chat's dictionary as searches compare it: every distinct token folded once. */
import { column } from '../column.ts'
import { firstAtOrAfter } from '../stats/sorted.ts'
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

/** The folded words in the order of their code units, so that those with one beginning stand together. Made for the first prefix. */
const sortedWords = column((chat): readonly string[] => [...vocabulary(chat).idsOf.keys()].sort())

/** Compounds by each word they may be found by: their runs of letters and digits. */
const compoundsByWord = column((chat): ReadonlyMap<string, readonly Compound[]> => {
  const byWord = new Map<string, Compound[]>()
  for (const compound of vocabulary(chat).compounds) {
    for (const word of new Set(compound.text.match(RUN))) {
      const those = byWord.get(word)
      if (those) those.push(compound)
      else byWord.set(word, [compound])
    }
  }
  return byWord
})

const sortedRuns = column((chat): readonly string[] => [...compoundsByWord(chat).keys()].sort())

const RUN = /[\p{L}\p{N}\p{M}]+/gu

/** The ids of all tokens that a word of the query means, each once. */
export function tokensMeaning(chat: Parameters<typeof vocabulary>[0], word: WordTerm): number[] {
  const { idsOf } = vocabulary(chat)
  const whole = word.isPrefix
    ? withPrefix(sortedWords(chat), word.text).flatMap((text) => idsOf.get(text) ?? [])
    : (idsOf.get(word.text) ?? [])
  return word.isEmoji ? [...whole] : [...new Set([...whole, ...tokensHolding(chat, [word])])]
}

/** The ids of the tokens in which words of the query stand one after another. A number stands by itself in a link, but not in another number or between its dots. */
export function tokensHolding(chat: Parameters<typeof vocabulary>[0], words: readonly WordTerm[]): number[] {
  const [{ text, isPrefix, isEmoji }] = words
  const [run] = text.match(RUN) ?? []
  const isNumber = !/\p{L}/u.test(text)
  const pattern = patternOf(words)
  const held = (compounds: readonly Compound[]): number[] =>
    compounds
      .filter((compound) => {
        if (!compound.text.includes(text) || (isNumber && !compound.isLink)) return false
        pattern.lastIndex = 0
        return pattern.test(compound.text)
      })
      .map(({ id }) => id)
  if (run === undefined || isEmoji) return held(vocabulary(chat).compounds)
  // A prefix may end inside its run of letters; what stands before is whole.
  const byWord = compoundsByWord(chat)
  const isOpen = isPrefix && words.length === 1 && run.length === text.length
  const runs = isOpen ? withPrefix(sortedRuns(chat), run) : [run]
  return held([...new Set(runs.flatMap((each) => byWord.get(each) ?? []))])
}

/** Those of sorted texts that begin so. */
function withPrefix(sorted: readonly string[], prefix: string): readonly string[] {
  const from = firstAtOrAfter(sorted, prefix)
  let to = from
  while (to < sorted.length && sorted[to].startsWith(prefix)) to++
  return sorted.slice(from, to)
}
