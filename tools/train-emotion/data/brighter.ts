/** BRIGHTER (Muhammad et al., 2025): social media, speeches and stories in 22 languages with any of six emotions. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InnerLabel } from '@convostat/emotion/labels'
import { codeOf } from './codes.ts'
import { csvRecords } from './csv.ts'
import { indexOf, type Labels, type Row, sentimentOfBasic, unknownEmotions } from './row.ts'

const marked = ['anger', 'disgust', 'fear', 'joy', 'sadness', 'surprise'] as const satisfies InnerLabel[]
/** Someone who felt one of these would have been marked with joy, or nothing was felt at all. */
const joyful = ['love', 'caring', 'gratitude', 'admiration', 'amusement'] as const satisfies InnerLabel[]

export function* brighter(dir: string): Iterable<Row> {
  for (const split of ['train', 'dev'] as const)
    for (const file of readdirSync(join(dir, 'brighter', split)).sort()) {
      const part = file.replace(/\.csv$/, '')
      for (const record of csvRecords(readFileSync(join(dir, 'brighter', split, file), 'utf8'))) {
        const labels = brighterLabels(record)
        if (labels) yield { text: record.text, language: codeOf(part), source: `brighter/${part}`, split, weight: 1, ...labels }
      }
    }
}

/**
 * Emotions as marked; those the set does not have stay unknown. Nothing marked is neutral; joy alone is positive; any of
 * anger, disgust, fear and sadness is negative; both are of unknown sentiment, and so (nearly) is surprise alone.
 */
export function brighterLabels(record: Record<string, string>): Labels | null {
  const given = marked.filter((label) => record[label] === '0' || record[label] === '1')
  if (given.length === 0) return null
  const felt = given.filter((label) => record[label] === '1')
  const emotions = unknownEmotions()
  for (const label of given) emotions[indexOf(label)] = Number(record[label])
  emotions[indexOf('neutral')] = felt.length === 0 ? 1 : 0
  if (felt.length === 0) for (const label of joyful) emotions[indexOf(label)] = 0
  return { sentiment: sentimentOfBasic(felt), emotions }
}
