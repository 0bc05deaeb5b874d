/** Everyday our own lines: `label TAB text` in `seeds/<code>.tsv`, with `{this|that}` for alternatives. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type InnerLabel, innerLabels } from '@convostat/emotion/labels'
import { expansions } from './expansions.ts'
import { exactly, type Labels, type Row, sentimentOfSigns, sentimentOfSurprise, unknownEmotions } from './row.ts'
import { splitOf } from './split.ts'

const WEIGHT = 1

const positive: readonly string[] = ['joy', 'love', 'caring', 'gratitude', 'admiration', 'amusement', 'positive']
const negative: readonly string[] = ['sadness', 'anger', 'disgust', 'fear', 'negative']

export function* seeds(folder: string): Iterable<Row> {
  for (const file of readdirSync(folder).sort()) {
    const language = /^([\w-]+)\.tsv$/.exec(file)?.[1]
    if (language) yield* seedRows(readFileSync(join(folder, file), 'utf8'), language, file)
  }
}

/**
 * The rows of one file. However many ways a line can be said, all of them together weigh as much as a few rows.
 * @throws {Error} naming the line, where a label is none of ours.
 */
export function* seedRows(text: string, language: string, file: string): Iterable<Row> {
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const tab = line.indexOf('\t')
    const labels = tab < 0 ? null : seedLabels(line.slice(0, tab).trim().split('+'))
    if (!labels) throw new Error(`${file}, line ${i + 1}: expected "label<TAB>text", found "${line}"`)
    const said = expansions(line.slice(tab + 1).trim())
    // A line is in one part with all its alternatives.
    const split = splitOf(line.slice(tab + 1))
    const weight = WEIGHT * Math.min(1, FULL_WEIGHT_WAYS / said.length)
    for (const way of said) yield { text: way, language, source: 'seeds', split, weight, ...labels }
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
  const isSurprise = inner.includes('surprise') && !isPositive && !isNegative
  return { sentiment: isSurprise ? sentimentOfSurprise() : sentimentOfSigns(isPositive, isNegative), emotions: exactly(inner) }
}

/** A clear sentiment: not neutral and no emotion of the other sign; which one of its own sign is open. */
function onlyOfSign(isPositive: boolean): Float32Array {
  const emotions = unknownEmotions()
  for (const [i, label] of innerLabels.entries())
    if (label === 'neutral' || (isPositive ? negative : positive).includes(label)) emotions[i] = 0
  return emotions
}
