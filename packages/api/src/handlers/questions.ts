import { likeness } from '@convostat/engine/people/likeness'
import { z } from '@convostat/figures/zod'

/** How many questions about one chat were answered. `chat` identifies it by its content and names nobody. */
export const answeredQuestions = z.object({ chat: z.string().min(1).max(4096), answered: z.int().min(0) })
export type AnsweredQuestions = z.output<typeof answeredQuestions>

/** How many questions of each chat were answered; a host keeps it. A chat that is uploaded again, or longer, is the same chat. */
export interface Questions {
  /** @param mark of the chat, by its content */
  answered(mark: string): number | Promise<number>
  note(mark: string): void | Promise<void>
  /** Everything is deleted. */
  forget(): void | Promise<void>
}

/** It is known of this many chats. */
const mostChats = 200

const isSame = (a: string, b: string): boolean => a === b || likeness({ mark: a, names: [] }, { mark: b, names: [] }) > 0

/** Of these, the answered questions of one chat. */
export const answeredOf = (list: readonly AnsweredQuestions[], mark: string): number =>
  list.filter(({ chat }) => isSame(chat, mark)).reduce((most, { answered }) => Math.max(most, answered), 0)

/** The same with one more of this chat, the one asked last at the end. */
export const withAnswered = (list: readonly AnsweredQuestions[], mark: string): AnsweredQuestions[] =>
  [...list.filter(({ chat }) => !isSame(chat, mark)), { chat: mark, answered: answeredOf(list, mark) + 1 }].slice(-mostChats)

/** A list of them that is replaced as a whole. */
export interface QuestionList {
  list(): readonly AnsweredQuestions[]
  replace(list: readonly AnsweredQuestions[]): void
}

export const questionsIn = ({ list, replace }: QuestionList): Questions => ({
  answered: (mark) => answeredOf(list(), mark),
  note: (mark) => replace(withAnswered(list(), mark)),
  forget: () => replace([]),
})

/** They are known as long as the process lives. */
export function heldQuestions(): Questions {
  let held: readonly AnsweredQuestions[] = []
  return questionsIn({
    list: () => held,
    replace: (list) => {
      held = list
    },
  })
}
