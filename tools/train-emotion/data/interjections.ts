/** Cries that are not a word of a lexicon, and what they say; a vowel is drawn out as long as one feels. */

import interjectionsText from '../words/interjections.tsv?raw'
import { labelsOf } from './emoji.ts'
import { cellsOf } from './read-table.ts'
import type { Row } from './row.ts'
import type { Meaning } from './word-tables.ts'

const moods: Readonly<Record<string, Meaning>> = {
  dismay: { sentiment: [0.05, 0.2, 0.75], emotions: { sadness: 0.45, anger: 0.2, surprise: 0.2 }, emoji: '' },
  annoyance: { sentiment: [0.03, 0.12, 0.85], emotions: { anger: 0.7, sadness: 0.15 }, emoji: '' },
  delight: { sentiment: [0.94, 0.05, 0.01], emotions: { joy: 0.92 }, emoji: '' },
  tenderness: { sentiment: [0.85, 0.12, 0.03], emotions: { love: 0.5, admiration: 0.3, caring: 0.2 }, emoji: '' },
  disgust: { sentiment: [0.02, 0.08, 0.9], emotions: { disgust: 0.9 }, emoji: '' },
  surprise: { sentiment: [0.4, 0.4, 0.2], emotions: { surprise: 0.85 }, emoji: '' },
  pain: { sentiment: [0.03, 0.17, 0.8], emotions: { sadness: 0.55, fear: 0.15 }, emoji: '' },
  fright: { sentiment: [0.04, 0.11, 0.85], emotions: { fear: 0.75, surprise: 0.2 }, emoji: '' },
}

/** What it says, its language (`und` is heard everywhere), the cries; `*` behind a letter: drawn out. */
const cries = cellsOf('interjections.tsv', interjectionsText, 3).map(([mood, language, list]) => {
  if (!(mood in moods)) throw new Error(`interjections.tsv: nobody knows the mood "${mood}"`)
  return { mood, language, list }
})

const LENGTHS = [1, 3, 6]
const WEIGHT = 1.5

/** Each cry as it is, drawn out, and with a mark behind. */
export function* interjections(): Iterable<Row> {
  for (const { mood, language, list } of cries)
    for (const cry of list.split(/(?<=\*) /)) {
      const ways = cry.includes('*') ? LENGTHS.map((times) => drawn(cry, times)) : cry.split(' ')
      for (const [i, way] of ways.entries()) {
        // A short "no" and a short "yes" are answers.
        if (i === 0 && ways.length > 1 && (mood === 'dismay' || mood === 'delight')) continue
        for (const text of [way, `${way}!!`]) {
          yield { text, language, source: 'interjections', split: 'train', weight: WEIGHT, ...labelsOf(moods[mood]) }
        }
      }
    }
}

/** `no*` → `nooo`: the letter before the star this many times. */
export function drawn(cry: string, times: number): string {
  return cry.replace(/(\p{L}\p{M}*)\*/gu, (_, letter: string) => letter.repeat(times))
}
