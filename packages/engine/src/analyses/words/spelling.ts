/** How people write the words that are counted. */
import type { Chat } from '../../chat.ts'
import { vocabulary } from '../../search/vocabulary.ts'
import type { Selection } from '../../selection.ts'
import { postings } from '../../words/postings.ts'
import { words } from '../../words/words.ts'
import { withoutDirection } from '../suggestions/direction.ts'
import { written } from '../suggestions/written.ts'
import { examples, standing } from './in-one-go.ts'
import { lexicon } from './lexicon.ts'
import { rowsAmong } from './messages-finding.ts'

/**
 * Words, by their numbers in the lexicon, as people write them in the messages selected: of the spellings that fold to one that
 * in most messages, with the capitals that it commonly has.
 */
export function spellings(chat: Chat, selection: Selection, numbers: readonly number[]): string[] {
  const tokens = numbers.map((word) => tokensOf(chat, word))
  const commonest = postings.isKnown(chat) ? byIndex(chat, selection, tokens) : inOneGo(chat, selection, tokens)
  const { text } = lexicon(chat)
  const { dictionary } = words(chat)
  return numbers.map((word, i) => {
    const folded = text(word)
    const { token, rows } = commonest(i)
    const small = withoutDirection(token < 0 ? folded : dictionary.text(token))
    return small.toUpperCase() === small ? small : written(chat, rows, { text: small, words: [folded], isUnspaced: false })
  })
}

/** The tokens that fold to a word. */
function tokensOf(chat: Chat, word: number): readonly number[] {
  const own = word < words(chat).dictionary.size ? [word] : []
  return [...own, ...(vocabulary(chat).changed.get(lexicon(chat).text(word)) ?? [])]
}

/** Of a word's tokens the one in most of the messages selected, and those; -1 where it has none. */
type Commonest = (word: number) => { token: number; rows: Uint32Array }

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

/** The same without the index; of the messages those that `written` looks at. */
function inOneGo(chat: Chat, selection: Selection, tokens: readonly (readonly number[])[]): Commonest {
  const each = tokens.flat().map((token) => ({ token, alone: [token], steps: [] }))
  const { messages } = standing(chat, selection, each)
  let from = 0
  const commonest = tokens.map(({ length }) => {
    let most = -1
    for (let place = from; place < from + length; place++) if (most < 0 || messages[place] > messages[most]) most = place
    from += length
    return most
  })
  const places = commonest.filter((place) => place >= 0)
  const those = examples(
    chat,
    selection,
    places.map((place) => each[place]),
    places.map((place) => messages[place]),
  )
  const rowsOf = new Map(places.map((place, i) => [place, those[i]]))
  return (word) => ({ token: each[commonest[word]]?.token ?? -1, rows: rowsOf.get(commonest[word]) ?? new Uint32Array() })
}
