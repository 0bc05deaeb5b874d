import { saySearch } from '#messages/search/index.ts'
import { notWhole } from '#messages/search/sentences.ts'

const { filters: words } = saySearch

export type End = 'least' | 'most'
export type Span = Readonly<Record<End, number | null>>

/** What is in the field of an end. */
export interface Typed {
  text: string
  /** Whether the reader has stopped typing, so that an invalid value can be reported. */
  isFinished: boolean
}

const otherOf = { least: 'most', most: 'least' } as const satisfies Record<End, End>

/** Why a text cannot be meant at one end of a span, as the other end is now; null where it can. */
export function refusalOf(end: End, text: string, span: Span): string | null {
  const read = wholeNumber(text)
  const other = span[otherOf[end]]
  if (read.is === 'wrong') return notWhole
  if (read.is === 'empty' || other === null) return null
  if (end === 'least') return read.value > other ? words.moreThanMost({ most: other }) : null
  return read.value < other ? words.lessThanLeast({ least: other }) : null
}

/**
 * The span with what was typed at one end; null where it is refused, or the same as before. What was refused at the other
 * end, and is allowed by this one, is meant now.
 */
export function withTyped(end: End, text: string, span: Span, typedAtOther: Typed): Span | null {
  if (refusalOf(end, text, span) !== null) return null
  const other = otherOf[end]
  const next = { ...span, [end]: numberIn(text) }
  const isMeant = typedAtOther.isFinished && refusalOf(other, typedAtOther.text, next) === null
  const whole = isMeant ? { ...next, [other]: numberIn(typedAtOther.text) } : next
  return whole.least === span.least && whole.most === span.most ? null : whole
}

/** What is in the field of an end after the span has changed: what the reader types, or was warned about, stays; else the number. */
export function settled(end: End, typed: Typed, before: Span, now: Span): Typed {
  const value = now[end]
  if (numberIn(typed.text) === value && refusalOf(end, typed.text, now) === null) return { ...typed, isFinished: false }
  const isOwn = before[end] !== value
  if (!isOwn && (!typed.isFinished || refusalOf(end, typed.text, now) !== null)) return typed
  return { text: shownOf(value), isFinished: false }
}

export const shownOf = (value: number | null): string => (value === null ? '' : `${value}`)

function numberIn(text: string): number | null {
  const read = wholeNumber(text)
  return read.is === 'number' ? read.value : null
}

/** What someone typed for a number: nothing, a whole number of at least 0, or something else. */
type WholeNumber = { is: 'empty' } | { is: 'number'; value: number } | { is: 'wrong' }

/** Read as an integer, spaces around it aside. More than can be counted exactly is not a number. */
export function wholeNumber(typed: string): WholeNumber {
  const text = typed.trim()
  if (text === '') return { is: 'empty' }
  const value = Number.parseInt(text, 10)
  return /^\d+$/.test(text) && Number.isSafeInteger(value) ? { is: 'number', value } : { is: 'wrong' }
}
