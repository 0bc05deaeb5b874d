import { messageText } from '#chat/chat.ts'
import { day } from '#columns/day.ts'
import { peopleAmong } from '#import/assistant.ts'
import { namesInFile } from '#people/with-people.ts'
import { largest } from '#stats/extremes.ts'
import { isCalled } from './called.ts'
import type { Moment } from './moment.ts'
import { counts, type Look, writersOf } from './moment-context.ts'
import { significanceOf } from './significance.ts'

/** Wishes that come this many days late are for the same day. */
const DAYS_LATE = 3

/** A yearly day may be this many days off from year to year. */
const DAYS_APART = 2
const DAYS_OF_YEAR = 365.2425

/**
 * The days on which a birthday or an anniversary was wished: as rare as they are among all days written on, and the rarer
 * the more people wished than wish as a rule; twice as rare where it is wished on that day of another year, too. `said` are the rows that contain a wish.
 */
export function daysWished(look: Look, kind: 'birthday' | 'anniversary', said: readonly number[]): Moment[] {
  const { chat, days } = look
  const dayOfRow = day(chat)
  const together: number[][] = []
  for (const row of said) {
    if (!counts(look, row)) continue
    const last = together.at(-1)
    if (last && dayOfRow[row] - dayOfRow[last[0]] <= DAYS_LATE) last.push(row)
    else together.push([row])
  }
  const occasions = together.map((rows) => fromItsDay(rows, dayOfRow))
  const wishers = occasions.map((rows) => new Set(rows.map((row) => chat.author[row])).size)
  const usual = [...wishers].sort((a, b) => a - b)[wishers.length >> 1]
  /** The wishes of the same day of other years. */
  const again = (at: number): number[] =>
    occasions.flatMap((rows) => {
      const years = (dayOfRow[rows[0]] - at) / DAYS_OF_YEAR
      return Math.abs(years) > 0.5 && Math.abs(years - Math.round(years)) * DAYS_OF_YEAR <= DAYS_APART + 0.5 ? rows : []
    })
  return occasions.map((rows, i) => ({
    kind,
    row: rows[0],
    time: chat.time[rows[0]],
    significance: significanceOf(
      Math.log2(days.length / occasions.length) + Math.max(0, Math.log2(wishers[i] / usual)) + Number(again(dayOfRow[rows[0]]).length > 0),
    ),
    messages: rows.length,
    firstDay: dayOfRow[rows[0]],
    lastDay: dayOfRow[rows[rows.length - 1]],
    participants: writersOf(look, rows),
    facts: {
      people: wishers[i],
      total: occasions.length,
      ...(kind === 'birthday' && { names: whoseDay(look, [...rows, ...again(dayOfRow[rows[0]])]) }),
    },
  }))
}

/** The wishes of an occasion from its day on, the one with most of them, of several the last: what comes before speaks of it. */
function fromItsDay(rows: readonly number[], dayOfRow: ArrayLike<number>): number[] {
  const onDayOf = (row: number): number => rows.filter((other) => dayOfRow[other] === dayOfRow[row]).length
  const most = largest(rows.map(onDayOf))
  const its = largest(rows.filter((row) => onDayOf(row) === most).map((row) => dayOfRow[row]))
  return rows.filter((row) => dayOfRow[row] >= its)
}

/**
 * Between two people: the one who is called by name in a wish of that day, of this year or another, and never wished on it
 * themselves. Who else it may be for, nobody can tell: the two wish their mothers a happy birthday, too.
 */
function whoseDay({ chat, authors }: Look, rows: readonly number[]): string[] {
  const { participants, author } = chat
  if (peopleAmong(participants).length !== 2) return []
  return participants.filter((name, person) => {
    const isSilent = authors?.[person] !== 0 && rows.every((row) => author[row] !== person)
    return isSilent && rows.some((row) => isCalled(messageText(chat, row), [name, ...namesInFile(chat, name)]))
  })
}
