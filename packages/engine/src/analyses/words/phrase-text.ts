/** How a phrase is searched for: as it is in the messages. */

import { joined, keywordFrom } from '#analyses/suggestions/keyword.ts'
import type { Sample } from '#analyses/suggestions/sample.ts'
import { type Chat, messageText } from '#chat/chat.ts'
import { largest } from '#stats/extremes.ts'
import { fold } from '#words/fold.ts'

/** This many messages tell what is between its words, and this much of each, in UTF-16 units. */
const LOOKED_AT = 25
const UNITS = 20_000

/**
 * The folded words of a phrase, by their places in the sample. Where one is of a script without spaces the whole is found
 * letter by letter, so that between two words is what most messages have there: nothing or one blank. Null where
 * they are never side by side, as on both sides of a full stop.
 */
export function phraseText(chat: Chat, sample: Sample, places: readonly number[]): string | null {
  const folded = places.map((place) => sample.words[place].text)
  const text = joined(folded)
  return keywordFrom(text).isUnspaced ? commonest(chat, rowsSaying(sample, places), folded) : text
}

function commonest(chat: Chat, rows: readonly number[], folded: readonly string[]): string | null {
  // The words are letters, marks, apostrophes and middle dots: none is a sign of a pattern.
  const pattern = new RegExp(folded.join('\\p{Zs}?'), 'u')
  const counts = new Map<string, number>()
  const step = Math.max(1, Math.floor(rows.length / LOOKED_AT))
  for (let i = 0; i < rows.length; i += step) {
    const found = pattern.exec(fold(messageText(chat, rows[i]).slice(0, UNITS)))?.[0]
    if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  const most = largest(counts.values(), 0)
  return [...counts].find(([, count]) => count === most)?.[0] ?? null
}

/** The sample's rows in which these words follow one another, whatever is between. */
function rowsSaying({ rows, wordOf, said: { start, tokens } }: Sample, places: readonly number[]): number[] {
  const found: number[] = []
  for (const row of rows) {
    for (let i = start[row], last = start[row + 1] - places.length; i <= last; i++) {
      if (!places.every((place, step) => wordOf[tokens[i + step]] === place)) continue
      found.push(row)
      break
    }
  }
  return found
}
