import type { LanguageFacts } from '@convostat/emotion/model'
import type { Row } from '../data/index.ts'
import { devRows, goldOf } from './dev-rows.ts'
import { type JudgedMessage, languageFacts } from './language-quality.ts'
import { type Read, readerOf } from './reading.ts'

/** What a weights file says of its languages: judged by what it reads itself, in the sets of `dir` and in our own lines. */
export function judgedLanguages(dir: string, own: Iterable<Row>, weights: Uint8Array): Record<string, LanguageFacts> {
  return languageFacts(judgedMessages(judgedRows(dir, own), readerOf(weights)))
}

/** Everything held back, our own lines as well. */
export function* judgedRows(dir: string, own: Iterable<Row>): Iterable<Row> {
  yield* devRows(dir)
  for (const row of own) if (row.split === 'dev') yield row
}

export function* judgedMessages(rows: Iterable<Row>, read: Read): Iterable<JudgedMessage> {
  for (const row of rows) {
    const gold = goldOf(row)
    if (gold !== null) yield { language: row.language, source: row.source, gold, found: read(row.text).found }
  }
}
