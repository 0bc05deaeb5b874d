/**
 * Our own everyday lines, to learn from in `seeds` and held out in `held-out`: `label TAB text` in `<code>.tsv`, `class TAB label TAB text`
 * in `<code>.<topic>.tsv`, with `{this|that}` for alternatives. A file begins with who wrote it, when and in which language.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type InnerLabel, innerLabels } from '@convostat/emotion/labels'
import { expansions } from './expansions.ts'
import {
  exactly,
  type Labels,
  type Row,
  type Split,
  sentimentOfLonging,
  sentimentOfSigns,
  sentimentOfSurprise,
  unknownEmotions,
} from './row.ts'

const WEIGHT = 1
/** A line of a class is one of a few hundred with as many different words; the others are thousands of ways to say a few. */
const CLASS_WEIGHT = 6

const positive: readonly string[] = ['joy', 'love', 'caring', 'gratitude', 'admiration', 'amusement', 'positive']
const negative: readonly string[] = ['sadness', 'anger', 'disgust', 'fear', 'negative']

const folders = { train: 'seeds', dev: 'held-out' } as const

/** Of the trainer's folder. */
export function* seeds(folder: string): Iterable<Row> {
  for (const split of ['train', 'dev'] as const)
    for (const file of readdirSync(join(folder, folders[split])).sort())
      if (file.endsWith('.tsv')) yield* seedRows(readFileSync(join(folder, folders[split], file), 'utf8'), split, file)
}

/**
 * The rows of one file. However many ways a line can be said, all of them together weigh as much as a few rows.
 * @throws {Error} naming the line, where a label is none of ours.
 */
export function* seedRows(text: string, split: Split, file: string): Iterable<Row> {
  const [language, topic] = file.split('.')
  const isOfClass = topic !== 'tsv'
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const parts = line.split('\t')
    const labels = parts.length === (isOfClass ? 3 : 2) ? seedLabels(parts[parts.length - 2].trim().split('+')) : null
    if (!labels) throw new Error(`${file}, line ${i + 1}: expected ${isOfClass ? '"class<TAB>' : '"'}label<TAB>text", found "${line}"`)
    const said = expansions(parts[parts.length - 1].trim())
    const weight = (isOfClass ? CLASS_WEIGHT : WEIGHT) * Math.min(1, FULL_WEIGHT_WAYS / said.length)
    const of = isOfClass ? { class: parts[0] } : {}
    for (const way of said) yield { text: way, language, source: 'seeds', split, weight, ...of, ...labels }
  }
}
/** This many ways to say a line count in full; more share the weight of these. */
const FULL_WEIGHT_WAYS = 24

/** Null where a label is unknown. `positive` and `negative` say which sign, and that it is none of the other emotions. */
export function seedLabels(given: readonly string[]): Labels | null {
  const inner = given.filter((label): label is InnerLabel => (innerLabels as readonly string[]).includes(label))
  const signs = given.filter((label) => label === 'positive' || label === 'negative')
  if (inner.length + signs.length !== given.length || given.length === 0) return null
  const isExplicit = signs.length > 0
  const isPositive = isExplicit ? signs.includes('positive') : given.some((label) => positive.includes(label))
  const isNegative = isExplicit ? signs.includes('negative') : given.some((label) => negative.includes(label))
  if (inner.length === 0) return { sentiment: sentimentOfSigns(isPositive, isNegative), emotions: onlyOfSign(isPositive) }
  return { sentiment: sentimentOfEmotions(inner, isPositive, isNegative), emotions: exactly(inner) }
}

function sentimentOfEmotions(inner: readonly InnerLabel[], isPositive: boolean, isNegative: boolean): Float32Array | null {
  if (isPositive && isNegative) return inner.includes('love') && inner.includes('sadness') ? sentimentOfLonging() : null
  return inner.includes('surprise') && !isPositive && !isNegative ? sentimentOfSurprise() : sentimentOfSigns(isPositive, isNegative)
}

/** A clear sentiment: not neutral and no emotion of the other sign; which one of its own sign is open. */
function onlyOfSign(isPositive: boolean): Float32Array {
  const emotions = unknownEmotions()
  for (const [i, label] of innerLabels.entries())
    if (label === 'neutral' || (isPositive ? negative : positive).includes(label)) emotions[i] = 0
  return emotions
}
