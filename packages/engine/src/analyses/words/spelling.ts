/** How people write the words that are counted. */
import type { Chat } from '../../chat.ts'
import { vocabulary } from '../../search/vocabulary.ts'
import type { Selection } from '../../selection.ts'
import { postings } from '../../words/postings.ts'
import { words } from '../../words/words.ts'
import { withoutDirection } from '../suggestions/direction.ts'
import { written } from '../suggestions/written.ts'
import { lexicon } from './lexicon.ts'
import { rowsAmong } from './messages-finding.ts'

/**
 * A word, by its number in the lexicon, as people write it in the messages selected: of the spellings that fold to it the one
 * in most messages, with the capitals that it commonly has.
 */
export function spelling(chat: Chat, selection: Selection, word: number): string {
  const { text } = lexicon(chat)
  const { dictionary } = words(chat)
  const { start, end, rows } = postings(chat)
  const folded = text(word)
  const own = word < dictionary.size ? [word] : []
  let commonest = -1
  let those: Uint32Array = new Uint32Array()
  for (const token of [...own, ...(vocabulary(chat).changed.get(folded) ?? [])]) {
    // No fewer messages of all than of those selected.
    if (commonest >= 0 && end[token] - start[token] <= those.length) continue
    const found = rowsAmong(chat, selection, rows.subarray(start[token], end[token]))
    if (commonest >= 0 && found.length <= those.length) continue
    commonest = token
    those = found
  }
  const small = withoutDirection(commonest < 0 ? folded : dictionary.text(commonest))
  return small.toUpperCase() === small ? small : written(chat, those, { text: small, words: [folded], isUnspaced: false })
}
