/** A labeled part of something, 0 to 1, and its value in words. */
export interface Share {
  label: string
  said: string
  part: number
}

/** What each form shows, in words and shares: no layout, and no names but those of the voice it was made with. */
export interface Forms {
  /** Consecutive days in their weeks, the size of a square is how much of the fullest day was written. `name` where a month begins. */
  calendar: { days: readonly { weekday: number; part: number; name: string }[] }
  /** A day of 24 hours, of which some are lit. */
  clock: { hours: readonly { part: number; isLit: boolean; name: string }[] }
  /** The highest first; the others behind it. */
  race: { lanes: readonly Share[] }
  /** Two people, the one who wrote more first. */
  bubbles: { people: readonly Share[] }
  /** An emoji as often as it was sent; above that, one for each `per`. */
  field: { emoji: string; shown: number }
  /** Weekday by hour, one column framed. */
  grid: {
    cells: readonly (readonly number[])[]
    framed: number
    weekdays: readonly string[]
    hours: readonly { at: number; name: string }[]
  }
  /** Replies of each person in classes, the fastest first. */
  speeds: { classes: readonly string[]; people: readonly { label: string; parts: readonly number[] }[] }
  /** Steps of a course, one of them the highest. */
  columns: { steps: readonly { part: number; name: string; isMost: boolean }[] }
  /** Words, the most frequent first; `said` beside them. The figure of the scene is none of them. */
  words: { words: readonly Share[] }
  /** One conversation from its first message to its last. */
  strokes: { steps: readonly number[]; from: string; to: string }
  /** All of something, shared among people. */
  bar: { people: readonly Share[] }
  /** One person's messages in a row, each as long as it is. */
  cascade: { parts: readonly number[] }
  /** A hundred squares, the first `filled` of them filled. */
  hundred: { filled: number }
  /** The hours of a bright day as rays. */
  sun: { hours: readonly number[] }
  /** The days before and after a gap, and how long that was. */
  silence: { before: readonly number[]; after: readonly number[]; said: string }
  /** A long message as a written sheet, beside a usual one. */
  sheets: { lines: number; usual: number }
  /** How often people said something, by month. */
  hearts: { months: readonly { part: number; name: string }[] }
  /** Pages, all with the same number of words. */
  pages: { pages: number }
  /** What happened, the earliest first, and on which day. */
  timeline: { rows: readonly { label: string; said: string }[] }
  /** A month with one day marked. */
  month: { name: string; first: number; days: number; marked: number; weekdays: readonly string[] }
  /** Discs as large as what people wrote. */
  discs: { people: readonly Share[] }
}

export type FormKind = keyof Forms
/** What a scene's form shows. */
export type Form = { [K in FormKind]: { form: K } & Forms[K] }[FormKind]
