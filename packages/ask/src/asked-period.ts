import { DAY } from '@convostat/format/seconds'
import { dataOf } from './languages/all.ts'
import { type PeriodFound, periodsAt } from './parse/periods.ts'
import { tokensOf } from './parse/tokens.ts'
import type { Period } from './plan.ts'
import type { QuestionContext } from './question-context.ts'
import { questionLanguage } from './question-language.ts'

/** The days that a question names, and the words that name them: the longest such part of it. Null where it names none. */
export function askedPeriod(question: string, { chat, today }: QuestionContext): { period: Period; words: readonly string[] } | null {
  const tokens = tokensOf(question)
  if (!tokens || chat.count === 0) return null
  const calendar = { first: dayOf(chat.time[0]), last: dayOf(chat.time[chat.count - 1]), today }
  const data = dataOf[questionLanguage(question)]
  let longest: (PeriodFound & { start: number }) | null = null
  for (let start = 0; start < tokens.length; start++) {
    for (const found of periodsAt(data, tokens, start, calendar)) {
      if (!longest || found.end - start > longest.end - longest.start) longest = { ...found, start }
    }
  }
  return longest && { period: longest.period, words: tokens.slice(longest.start, longest.end).map(({ text }) => text) }
}

const dayOf = (time: number): number => Math.floor(time / DAY)
