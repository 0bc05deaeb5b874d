/** Everything that is judged, as one value. */

import type { LanguageFacts } from '@convostat/emotion/model'
import { openModel } from '@convostat/emotion/open-model'
import type { Line } from '../behaviour/lines.ts'
import { goEmotionsComments } from '../data/goemotions.ts'
import { type Lexicons, type Row, readLexicons } from '../data/index.ts'
import { type BehaviourFigures, behaviourFigures } from './behaviour-figures.ts'
import { devRows } from './dev-rows.ts'
import { ekmanFigures } from './ekman.ts'
import { type EmotionFigures, emotionFigures } from './emotion-figures.ts'
import { ownFigures } from './own-figures.ts'
import { type Read, readerOf } from './reading.ts'
import { type SentimentFigures, sentimentFigures } from './sentiment-figures.ts'

export interface Figures {
  sentiment: SentimentFigures[]
  emotions: EmotionFigures[]
  ekman: ReturnType<typeof ekmanFigures>
  behaviour: BehaviourFigures[]
  own: ReturnType<typeof ownFigures>
  languages: Record<string, LanguageFacts>
}

/** Judges what these weights make of the held-back rows in `dir`, of the lines of behaviour and our own lines. */
export async function figuresOf(
  dir: string,
  weights: Uint8Array,
  suites: ReadonlyMap<string, readonly Line[]>,
  own: Iterable<Row>,
): Promise<Figures> {
  const lexicons = await readLexicons(dir)
  const read = readerOf(weights)
  const rows = [...devRows(dir)]
  const english = [...goEmotionsComments(dir)].filter((comment) => comment.language === 'en' && comment.split === 'dev')
  return {
    sentiment: sentimentFigures(rows, read, lexicons),
    emotions: emotionFigures(rows, read),
    ekman: ekmanFigures(english, read),
    behaviour: behaviourFigures(suites, read),
    own: ownFigures(own, read),
    languages: { ...openModel(weights).languages },
  }
}

/** The figures of the sets whose source begins so; several are parted by commas. */
export async function figuresOfSource(dir: string, read: Read, source: string): Promise<Pick<Figures, 'sentiment' | 'emotions'>> {
  const lexicons: Lexicons = await readLexicons(dir)
  const rows = [...devRows(dir)].filter((row) => isOf(row, source))
  return { sentiment: sentimentFigures(rows, read, lexicons), emotions: emotionFigures(rows, read) }
}

export function isOf(row: Pick<Row, 'source'>, source: string): boolean {
  return source.split(',').some((begin) => row.source === begin || row.source.startsWith(`${begin}/`))
}
