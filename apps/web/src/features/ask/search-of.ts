import type { AskAnswer } from '@convostat/api'
import type { Searching } from '#data/search/searching.ts'

/** The search that finds all messages behind an answer, as the search screen has it. */
export const searchOf = (search: NonNullable<AskAnswer['search']>): Partial<Searching> => ({
  query: search.query ?? '',
  from: search.start_date ?? null,
  to: search.end_date ?? null,
  authors: search.senders ?? [],
  weekday: search.weekday ?? null,
  hour: search.hour ?? null,
  kind: search.kind ?? null,
  link: search.has_link ?? false,
  question: search.has_question ?? false,
  emoji: search.has_emoji ?? false,
  role: search.role ?? null,
  sentiment: search.sentiment ?? null,
})
