/** All there is to learn from. The data sets are in a separate folder (`--data`), the seeds beside this file. */
import { afriSenti, smsa } from './afrisenti.ts'
import { asTyped } from './as-typed.ts'
import { brighter } from './brighter.ts'
import { emojiBehind } from './emoji-behind.ts'
import { goEmotions } from './goemotions.ts'
import type { Pair, Row } from './row.ts'
import { seeds as ownSeeds } from './seeds.ts'
import { tatoebaPairs } from './tatoeba.ts'
import { xed, xedPairs } from './xed.ts'

export { type Lexicon, type Lexicons, readLexicons } from './lexicons.ts'
export type { Labels, Pair, Row, Split } from './row.ts'
export { syntheticRows } from './synthetic.ts'

/** Our own lines, and some again as they are typed in a hurry. */
export function* seeds(folder: string): Iterable<Row> {
  const rows = [...ownSeeds(folder)]
  yield* rows
  yield* asTyped(rows)
}

/** Every text of the sets that people marked, and some again with an emoji behind; in the same order each time. */
export function* readAll(dir: string): Iterable<Row> {
  const rows: Row[] = []
  for (const row of marked(dir)) {
    rows.push(row)
    yield row
  }
  yield* emojiBehind(rows)
}

function* marked(dir: string): Iterable<Row> {
  yield* goEmotions(dir)
  yield* xed(dir)
  yield* brighter(dir)
  yield* afriSenti(dir)
  yield* smsa(dir)
}

/** Every line that is beside its English. */
export function* readPairs(dir: string): Iterable<Pair> {
  yield* xedPairs(dir)
  yield* tatoebaPairs(dir)
}
