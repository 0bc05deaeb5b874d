import { type AnsweredQuestions, answeredOf, answeredQuestions, type Questions, withAnswered } from '@convostat/api/questions'
import type { Database } from './database.ts'
import { answered } from './database.ts'
import { createShelf } from './shelf.ts'

/** How many questions of each chat were answered on this device, whichever tab asked them. */
export function questionsOnDevice(database: Database): Questions {
  const shelf = createShelf(database, answered, (record) => (record as AnsweredQuestions).chat)
  return {
    answered: async (mark) => answeredOf((await shelf.all()).flatMap(readKept), mark),
    note: (mark) =>
      shelf.change('all', (now) => {
        const before = now.flatMap(readKept)
        const after = withAnswered(before, mark)
        const left = new Set(after.map(({ chat }) => chat))
        return { put: after.slice(-1), drop: before.flatMap(({ chat }) => (left.has(chat) ? [] : [chat])), answer: undefined }
      }),
    forget: () => shelf.clear(),
  }
}

/** What lies in storage may be half: only what is whole is taken. */
function readKept(value: unknown): AnsweredQuestions[] {
  const { data } = answeredQuestions.safeParse(value)
  return data ? [data] : []
}
