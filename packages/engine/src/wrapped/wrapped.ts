import type { Chat } from '#chat/chat.ts'
import { dateOf, dayOf } from '#chat/civil.ts'
import { everything, type Selection, select } from '#chat/selection.ts'
import { day } from '#columns/day.ts'
import type { Host } from '#import/read-failure.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { choose } from './choose.ts'
import { withQuotes } from './quotes.ts'
import { type Candidate, type Content, scopeOf } from './scope.ts'
import type { Slide, Wrapped } from './slide.ts'
import { closing } from './slides/closing.ts'
import { finders } from './slides/index.ts'
import { opening } from './slides/opening.ts'

export interface WrappedAsked {
  /** Null for all time. */
  year?: number | null
  /** Words that the reader does not want to see. */
  without?: readonly string[]
}

/**
 * The story of a year, or of all time: what is most worth telling of the messages selected, between an opening and a closing.
 * Each figure is that of the analysis it is taken from, over the same messages. A year without messages has no slides.
 */
export async function wrapped(
  chat: Chat,
  feelings: Feelings | null,
  all: Selection = everything(chat),
  { year = null, without = [] }: WrappedAsked = {},
  host: Host = {},
): Promise<Wrapped> {
  const selection = year === null ? all : within(chat, all, year)
  const scope = scopeOf({ chat, selection, feelings, without, isYear: year !== null, host })
  const { days } = scope.series
  const people = scope.shares.filter(({ count }) => count > 0).map(({ person }) => person)
  const story = { year, years: yearsOf(chat, all), messages: scope.overview.totalMessages, people }
  if (days.length === 0) return { ...story, slides: [] }
  const candidates: Candidate[] = []
  for (const find of finders) {
    await host.pause?.()
    host.signal?.throwIfAborted()
    const found = await find(scope)
    if (found && found.score > 0) candidates.push(found)
  }
  const period = { fromDay: days[0], toDay: days[days.length - 1] }
  const slide = (content: Content): Slide => ({ ...content, period })
  const told = withQuotes(scope, [{ content: opening(scope) }, ...choose(candidates), { content: closing(scope) }])
  return { ...story, slides: told.map(slide) }
}

/** What is selected of a year. */
function within(chat: Chat, { from, to, authors }: Selection, year: number): Selection {
  const days = select(chat, { fromDay: dayOf(year, 1, 1), toDay: dayOf(year, 12, 31) })
  const first = Math.max(from, days.from)
  return { from: first, to: Math.max(first, Math.min(to, days.to)), authors }
}

/** The years with a message selected, ascending. */
function yearsOf(chat: Chat, selection: Selection): number[] {
  if (selection.from >= selection.to) return []
  const dayOfRow = day(chat)
  const [first, last] = [selection.from, selection.to - 1].map((row) => dateOf(dayOfRow[row]).year)
  const years = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  return years.filter((year) => {
    const { from, to, authors } = within(chat, selection, year)
    return authors === null ? from < to : chat.author.subarray(from, to).some((author) => authors[author] === 1)
  })
}
