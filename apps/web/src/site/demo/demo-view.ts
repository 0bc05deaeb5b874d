/** One person of the demo chat, or everyone, in words. */
export interface DemoView {
  name: string
  /** Which of the colors for people. */
  color: number
  figures: readonly { title: string; value: string }[]
  hours: {
    sentence: string
    cells: readonly (readonly number[])[]
    /** What the sentence names: an hour of a weekday, and the same in words. */
    framed: { row: number; column: number; said: string }
  }
  months: { sentence: string; counts: readonly number[]; busiest: number }
}

export interface DemoWords {
  people: string
  hours: string
  months: string
  weekdays: readonly string[]
  weekdaysShort: readonly string[]
  /** Each hour of a day. */
  clock: readonly string[]
  /** Each month of the chat. */
  calendar: readonly string[]
  /** Under the months: the first of each year, by its place. */
  years: readonly { place: number; year: string }[]
}
