import type { LanguageFacts } from '@convostat/emotion/model'
import type { Row } from '../data/index.ts'
import { devRows, goldOf } from './dev-rows.ts'
import { isJudging, type JudgedMessage, languageFacts } from './language-quality.ts'
import { type Read, readerOf } from './reading.ts'

/**
 * How well languages are read: the sets of `dir` that `isJudging` are read by weights that did not learn from them, all others by those
 * that are shipped.
 */
export function judgedLanguages(dir: string, weights: Uint8Array, unlearned: Uint8Array): Record<string, LanguageFacts> {
  const rows = [...devRows(dir)]
  const read = (reader: Uint8Array, those: boolean) =>
    judgedMessages(
      rows.filter(({ source }) => isJudging(source) === those),
      readerOf(reader),
    )
  return languageFacts([...read(weights, false), ...read(unlearned, true)])
}

export function* judgedMessages(rows: Iterable<Row>, read: Read): Iterable<JudgedMessage> {
  for (const row of rows) {
    const gold = goldOf(row)
    if (gold !== null) yield { language: row.language, source: row.source, gold, found: read(row.text).found }
  }
}
