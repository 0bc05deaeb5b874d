/** How people write the words that are counted. */

import { withoutDirection } from '#analyses/suggestions/direction.ts'
import { written } from '#analyses/suggestions/written.ts'
import type { Chat } from '#chat/chat.ts'
import type { Selection } from '#chat/selection.ts'
import { vocabulary } from '#search/vocabulary.ts'
import { postings } from '#words/postings.ts'
import { words } from '#words/words.ts'
import type { Occurrences, Question } from './find-many.ts'
import { lexicon, SEVERAL } from './lexicon.ts'
import { rowsAmong } from './messages-finding.ts'

/**
 * Words, by their numbers in the lexicon, as people write them in the messages selected: of the spellings that fold to one that
 * in most messages, with the capitals that it commonly has.
 */
export function spellings(chat: Chat, selection: Selection, numbers: readonly number[]): Question<string[]> {
  const inside = tokensHolding(
    chat,
    numbers.filter((word) => tokensOf(chat, word).length === 0),
  )
  const tokens = numbers.map((word) => inside.get(word) ?? tokensOf(chat, word))
  const isIndexed = postings.isKnown(chat)
  const { text } = lexicon(chat)
  const { dictionary } = words(chat)
  return {
    sought: isIndexed ? [] : tokens.flat().map((token) => ({ alone: [token], steps: [], listed: 'telling' as const })),
    answer: (standing) => {
      const commonest = isIndexed ? byIndex(chat, selection, tokens) : byStanding(standing, tokens)
      return numbers.map((word, i) => {
        const folded = text(word)
        const { token, rows } = commonest(i)
        const small = withoutDirection(token < 0 || inside.has(word) ? folded : dictionary.text(token))
        return small.toUpperCase() === small ? small : written(chat, rows, { text: small, words: [folded], isUnspaced: false })
      })
    },
  }
}

/** The tokens that fold to a word. */
function tokensOf(chat: Chat, word: number): readonly number[] {
  const own = word < words(chat).dictionary.size ? [word] : []
  return [...own, ...(vocabulary(chat).changed.get(lexicon(chat).text(word)) ?? [])]
}

/** Those that words are inside of (`_Berlin_`), of words that no token folds to. */
function tokensHolding(chat: Chat, numbers: readonly number[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map(numbers.map((word): [number, number[]] => [word, []]))
  if (found.size === 0) return found
  const { wordOf, parts } = lexicon(chat)
  const { size } = words(chat).dictionary
  // A chat with kana passes all of its tokens here for each list, and most are words themselves.
  for (let token = 0; token < size; token++) {
    const word = wordOf[token]
    if (word >= size) found.get(word)?.push(token)
    else if (word === SEVERAL) for (const part of parts.get(token) ?? []) found.get(part)?.push(token)
  }
  return found
}

/** Of a word's tokens the one in most of the messages selected, and those; -1 where it has none. */
type Commonest = (word: number) => { token: number; rows: ArrayLike<number> }

function byIndex(chat: Chat, selection: Selection, tokens: readonly (readonly number[])[]): Commonest {
  const { start, end, rows } = postings(chat)
  return (word) => {
    let commonest = -1
    let those: Uint32Array = new Uint32Array()
    for (const token of tokens[word]) {
      // No fewer messages of all than of those selected.
      if (commonest >= 0 && end[token] - start[token] <= those.length) continue
      const found = rowsAmong(chat, selection, rows.subarray(start[token], end[token]))
      if (commonest >= 0 && found.length <= those.length) continue
      commonest = token
      those = found
    }
    return { token: commonest, rows: those }
  }
}

/** The same by where these tokens are, one after another. */
function byStanding({ messages, rows }: Occurrences, tokens: readonly (readonly number[])[]): Commonest {
  let from = 0
  const commonest = tokens.map((some) => {
    let most = { token: -1, messages: -1, rows: [] as readonly number[] }
    for (const [i, token] of some.entries())
      if (messages[from + i] > most.messages) most = { token, messages: messages[from + i], rows: rows[from + i] }
    from += some.length
    return most
  })
  return (word) => commonest[word]
}
