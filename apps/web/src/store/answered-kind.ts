import type { AnsweredQuestions } from '@convostat/api/questions'
import { answered } from './database.ts'
import { isNewer, type Kind } from './kind.ts'

/** How many questions about a chat were answered. The page reads it too, so it is checked by hand, without the code of the worker. */
export const answeredKind: Kind<AnsweredQuestions> = {
  name: answered,
  keyOf: (record) => (record as AnsweredQuestions).chat,
  read(value) {
    const { chat, answered } = Object(value) as Record<string, unknown>
    if (isNewer(value) || typeof chat !== 'string' || chat === '' || chat.length > 4096) return null
    return Number.isSafeInteger(answered) && Number(answered) >= 0 ? { record: { chat, answered: Number(answered) }, isWhole: true } : null
  },
  // For each chat the highest count wins.
  bringIn: (shelf, records) =>
    shelf.change(
      records.map(({ chat }) => chat),
      (now) => ({ put: records.filter((each, i) => each.answered > (now[i]?.answered ?? -1)), answer: undefined }),
    ),
}
