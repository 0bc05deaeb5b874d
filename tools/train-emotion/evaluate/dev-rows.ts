/** What is judged: the parts of the sets that nothing was learned from. */
import { type Row, readAll, readPairs } from '../data/index.ts'

/** Held-back rows of every set, and held-back subtitle lines whose English line people marked. */
export function* devRows(dir: string): Iterable<Row> {
  for (const row of readAll(dir)) if (row.split === 'dev') yield row
  for (const { labels, split, foreign, language, source } of readPairs(dir))
    if (split === 'dev' && labels) yield { text: foreign, language, source, split, weight: 1, ...labels }
}

/** 0 positive, 1 neutral, 2 negative; null where the set does not say, or not clearly. */
export function goldOf({ sentiment }: Row): number | null {
  const at = sentiment?.findIndex((share) => share > 0.5) ?? -1
  return at < 0 ? null : at
}
