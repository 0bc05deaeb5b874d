/** Whose word a word is, where no table has what people say elsewhere. */

import { leaning } from '#analyses/words/log-odds.ts'
import type { Chat } from '#chat/chat.ts'
import { words } from '#words/words.ts'
import type { Sample } from './sample.ts'

/** Beyond those who write most, people are counted as one. */
const MOST_PEOPLE = 8

/**
 * How much more one person says a word than the others do, by its place in the sample: the square of the highest z of the
 * log-odds ratio with the whole chat as prior (Monroe, Colaresi and Quinn 2008, "Fightin' Words", equation 22).
 */
export function ownWords(chat: Chat, sample: Sample): (place: number) => number {
  const { start, tokens } = words(chat)
  const group = groupOf(chat, sample.rows)
  const groups = MOST_PEOPLE + 1
  const counts = new Uint32Array(sample.words.length * groups)
  const totals = new Float64Array(groups)
  for (const row of sample.rows) {
    const person = group[chat.author[row]]
    for (let i = start[row], end = start[row + 1]; i < end; i++) {
      const word = sample.wordOf[tokens[i]]
      if (word < 0) continue
      counts[word * groups + person]++
      totals[person]++
    }
  }
  const all = totals.reduce((sum, count) => sum + count, 0)
  return (place) => {
    const own = counts.subarray(place * groups, (place + 1) * groups)
    const said = own.reduce((sum, count) => sum + count, 0)
    let highest = 0
    for (let person = 0; person < groups; person++) {
      if (totals[person] === 0 || totals[person] === all) continue
      highest = Math.max(highest, leaning(own[person], totals[person], said - own[person], all - totals[person]))
    }
    return highest * highest
  }
}

/** The people who write most, each a group; everyone else is one more. */
function groupOf(chat: Chat, rows: Uint32Array): Uint8Array {
  const messages = new Uint32Array(chat.participants.length)
  for (const row of rows) messages[chat.author[row]]++
  const order = Array.from(messages.keys()).sort((a, b) => messages[b] - messages[a] || a - b)
  const group = new Uint8Array(messages.length)
  for (const [rank, person] of order.entries()) group[person] = Math.min(rank, MOST_PEOPLE)
  return group
}
