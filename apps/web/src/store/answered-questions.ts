import type { AnsweredQuestions, Questions } from '@convostat/api/questions'
import { answeredOf, withAnswered } from '@convostat/api/questions'
import { answeredKind } from './answered-kind.ts'
import type { Database } from './database.ts'
import { createShelf } from './record-store.ts'

/** How many questions of each chat were answered on this device, whichever tab asked them. */
export function questionsOnDevice(database: Database): Questions {
  const shelf = createShelf(database, answeredKind)
  return {
    answered: async (mark) => answeredOf(await shelf.all(), mark),
    note: (mark) =>
      shelf.change('all', (now) => {
        const before = now.flatMap((each): AnsweredQuestions[] => (each ? [each] : []))
        const after = withAnswered(before, mark)
        const left = new Set(after.map(({ chat }) => chat))
        return { put: after.slice(-1), drop: before.flatMap(({ chat }) => (left.has(chat) ? [] : [chat])), answer: undefined }
      }),
    forget: () => shelf.clear(),
  }
}
