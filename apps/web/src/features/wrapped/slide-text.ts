import type { Clock } from '@convostat/format'

/** A slide in words: what is on it, on the screen and on a picture. */
export interface SlideText {
  /** What it is about, in a few words. */
  kicker: string
  /** Written as large as it can be. */
  figure: string
  /** What the figure is, where it does not say so itself. */
  unit: string
  sentence: string
  /** In small type: who or what is not shown. */
  note?: string
  /** Beside them, at most one of: a list with bars, a course of columns, emoji. */
  rows?: readonly Row[]
  columns?: readonly Column[]
  emojis?: readonly Counted[]
}

/** One line of a list, and how much of it there is, of the most, 0 to 1. */
export interface Row {
  label: string
  said: string
  part: number
  /** Whose color it has, as the chat names them. */
  person?: string
}

/** One step of a course; the name is under those that have room for one. */
export interface Column {
  /** Which step, as `2024-03`. */
  at: string
  label: string
  part: number
  isMost: boolean
}

interface Counted {
  text: string
  said: string
}

/** How names and words of the chat are written: as they are, or so that nobody is known by them. */
export interface Voice {
  name: (name: string) => string
  word: (word: string) => string
  /** Of one year, not of all time. */
  isYear: boolean
  /** The finest unit of the chat's times. */
  clock?: Clock
}
