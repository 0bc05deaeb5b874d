import { carriers } from './carriers.ts'
import { emojiRows } from './emoji.ts'
import { interjections } from './interjections.ts'
import type { Lexicons } from './lexicons.ts'
import { negationRows } from './negations.ts'
import type { Row } from './row.ts'

/** Rows made out of word lists: they teach words in every language, negation, emoji, emoticons, laughter and cries. */
export function* syntheticRows(lexicons: Lexicons): Iterable<Row> {
  yield* carriers(lexicons)
  yield* negationRows(lexicons)
  yield* emojiRows(lexicons)
  yield* interjections()
}
