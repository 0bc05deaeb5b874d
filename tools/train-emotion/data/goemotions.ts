/**
 * GoEmotions (Demszky et al., 2020): comments with any of 27 emotions or neutral, in English and as translations of the
 * same comments to Korean and Russian.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InnerLabel } from '@convostat/emotion/labels'
import { csvRecords } from './csv.ts'
import { exactly, type Labels, type Row, type Split, sentiment, sentimentOfSigns, sentimentOfSurprise } from './row.ts'
import { splitOf } from './split.ts'
import { linesOf, withoutPlaceholders } from './text.ts'

/**
 * Each emotion in the order of the set's ids: our label, and the sign the set's authors give it (their figure 2; 0 is
 * what they call ambiguous). No label of ours is not the same as neutral.
 */
const taxonomy: readonly (readonly [name: string, label: InnerLabel | null, sign: 1 | 0 | -1])[] = [
  ['admiration', 'admiration', 1],
  ['amusement', 'amusement', 1],
  ['anger', 'anger', -1],
  ['annoyance', 'anger', -1],
  ['approval', null, 1],
  ['caring', 'caring', 1],
  ['confusion', 'curiosity', 0],
  ['curiosity', 'curiosity', 0],
  ['desire', null, 1],
  ['disappointment', 'sadness', -1],
  ['disapproval', null, -1],
  ['disgust', 'disgust', -1],
  ['embarrassment', null, -1],
  ['excitement', 'joy', 1],
  ['fear', 'fear', -1],
  ['gratitude', 'gratitude', 1],
  ['grief', 'sadness', -1],
  ['joy', 'joy', 1],
  ['love', 'love', 1],
  ['nervousness', 'fear', -1],
  ['optimism', 'joy', 1],
  ['pride', 'joy', 1],
  ['realization', null, 0],
  ['relief', 'joy', 1],
  ['remorse', 'sadness', -1],
  ['sadness', 'sadness', -1],
  ['surprise', 'surprise', 0],
  ['neutral', 'neutral', 0],
]

/** English counts double: it is the largest set marked by people, and the teacher of the others. */
const WEIGHTS: Record<string, number> = { en: 2, ko: 1, ru: 1 }

export const goEmotionNames: readonly string[] = taxonomy.map(([name]) => name)

/** A comment as it is in the set. */
export interface Comment {
  text: string
  ids: readonly number[]
  language: string
  split: Split
}

export function* goEmotions(dir: string): Iterable<Row> {
  for (const { text, ids, language, split } of goEmotionsComments(dir))
    yield { text, language, source: `goemotions/${language}`, split, weight: WEIGHTS[language], ...goEmotionsLabels(ids) }
}

export function* goEmotionsComments(dir: string): Iterable<Comment> {
  for (const language of ['en', 'ko'])
    for (const split of ['train', 'dev'] as const)
      for (const line of linesOf(readFileSync(join(dir, `goemotions-${language}`, `${split}.tsv`), 'utf8'))) {
        const [text, ids] = line.split('\t')
        if (ids) yield { text: withoutPlaceholders(text), ids: numbersOf(ids), language, split }
      }
  // The Russian translation is of a part of the English comments only; nine tenths of it may be learned.
  for (const record of csvRecords(readFileSync(join(dir, 'goemotions-ru', 'validation.csv'), 'utf8')))
    yield { text: withoutPlaceholders(record.ru_text), ids: numbersOf(record.labels), language: 'ru', split: splitOf(record.text) }
}

/** `15,17` or `[15, 17]`. */
function numbersOf(list: string): number[] {
  return Array.from(list.matchAll(/\d+/g), ([number]) => Number(number))
}

/** What ids of the set mean. Surprise alone has no sign; where other emotions have one, they decide. */
export function goEmotionsLabels(ids: readonly number[]): Labels {
  const found = ids.map((id) => taxonomy[id])
  const labels = found.flatMap(([, label]) => label ?? [])
  const isPositive = found.some(([, , sign]) => sign > 0)
  const isNegative = found.some(([, , sign]) => sign < 0)
  const isSurprise = labels.includes('surprise') && !isPositive && !isNegative
  // Neutral beside an emotion is what another reader said of it.
  const emotions = exactly(labels.length > 1 ? labels.filter((label) => label !== 'neutral') : labels)
  if (isSurprise) return { sentiment: sentimentOfSurprise(), emotions }
  // "Sorry I'm late" is manners more than grief.
  if (found.length === 1 && found[0][0] === 'remorse') return { sentiment: sentiment(0.03, 0.32, 0.65), emotions }
  return { sentiment: sentimentOfSigns(isPositive, isNegative), emotions }
}
