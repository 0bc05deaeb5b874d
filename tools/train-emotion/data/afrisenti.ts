/** Sets of sentiments alone: AfriSenti (Muhammad et al., 2023; tweets in nine languages) and SmSA (Purwarianti & Crisdayanti, 2019; Indonesian). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './codes.ts'
import { type Row, type Split, sentimentOfSigns, unknownEmotions } from './row.ts'
import { linesOf } from './text.ts'

export function* afriSenti(dir: string): Iterable<Row> {
  for (const split of ['train', 'dev'] as const)
    for (const file of readdirSync(join(dir, 'afrisenti', split)).sort()) {
      const part = file.replace(/\.tsv$/, '')
      yield* rowsOf(join(dir, 'afrisenti', split, file), codeOf(part), `afrisenti/${part}`, split)
    }
}

export function* smsa(dir: string): Iterable<Row> {
  yield* rowsOf(join(dir, 'smsa-id', 'train.tsv'), 'id', 'smsa', 'train')
  yield* rowsOf(join(dir, 'smsa-id', 'valid.tsv'), 'id', 'smsa', 'dev')
}

/** Lines `text TAB sentiment`; a heading names no sentiment and is left out. */
function* rowsOf(path: string, language: string, source: string, split: Split): Iterable<Row> {
  for (const line of linesOf(readFileSync(path, 'utf8'))) {
    const tab = line.lastIndexOf('\t')
    const sign = line.slice(tab + 1).trim()
    if (tab <= 0 || !['positive', 'neutral', 'negative'].includes(sign)) continue
    const sentiment = sentimentOfSigns(sign === 'positive', sign === 'negative')
    yield { text: line.slice(0, tab), language, source, split, weight: 1, sentiment, emotions: unknownEmotions() }
  }
}
