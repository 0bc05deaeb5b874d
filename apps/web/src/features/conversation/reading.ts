import { type Around, continues, type End, extended, jumpSizes, moreAsked, opened, placeOf, type ShownPart } from './shown-part.ts'

/** Where the reader wishes to be: at a message, at a place in time order, or at the first message of a day. */
export type Goal = ({ id: number } | { place: number } | { day: string }) & {
  /** Where on the screen it is shown. */
  align: keyof typeof jumpSizes
  /** Whether the keyboard goes there, too. */
  isFocused?: boolean
}

/** What the API is asked for, and why. */
export type Question =
  | { goal: Goal; asked: { around?: number; at?: number; day?: string; before: number; after: number } }
  | { end: End; asked: { at: number; before: number; after: number } }

/** The messages on the page, the question under way, and the wish after it. One question is asked at a time. */
export interface Reading {
  part: ShownPart | null
  asking: Question | null
  /** The last of the wishes that came meanwhile. */
  next: Goal | null
  /** A wish that came true; a new object is another one. */
  reached: { goal: Goal; place: number } | null
  failed: { goal: Goal } | { end: End } | null
}

export const nothingRead: Reading = { part: null, asking: null, next: null, reached: null, failed: null }

/** The reader wishes to be somewhere. While the answer to another wish is on its way, only the last of the wishes counts. */
export function wished(reading: Reading, goal: Goal): Reading {
  if (reading.asking && 'goal' in reading.asking) return { ...reading, next: goal }
  const place = reading.part && placeIn(reading.part, goal)
  if (place !== null) return { ...reading, asking: null, reached: { goal, place }, failed: null }
  return { ...reading, asking: questionOf(goal), failed: null }
}

/** The place of a goal that is on the page; only the API knows a day's first message. */
function placeIn(part: ShownPart, goal: Goal): number | null {
  if ('id' in goal) return placeOf(part, goal.id)
  return null
}

const questionOf = (goal: Goal): Question => {
  const sizes = jumpSizes[goal.align]
  if ('id' in goal) return { goal, asked: { around: goal.id, ...sizes } }
  return { goal, asked: 'place' in goal ? { at: goal.place, ...sizes } : { day: goal.day, ...sizes } }
}

/** The reader comes near an end of what is on the page. */
export function neared(reading: Reading, end: End): Reading {
  const { part, asking } = reading
  if (asking !== null || part === null || !continues(part, end)) return reading
  return { ...reading, asking: { end, asked: moreAsked(part, end) }, failed: null }
}

/** An answer; one that nobody waits for any more changes nothing. */
export function answered(reading: Reading, question: Question, answer: Around): Reading {
  if (reading.asking !== question) return reading
  const { next, part } = reading
  const calm = { ...reading, asking: null, next: null, failed: null }
  if (!('goal' in question)) return part === null ? calm : { ...calm, part: extended(part, question.end, answer) }
  const there = { ...calm, part: opened(answer), reached: { goal: question.goal, place: answer.at } }
  return next === null ? there : wished(there, next)
}

/** No answer: the same can be asked again. */
export function refused(reading: Reading, question: Question): Reading {
  if (reading.asking !== question) return reading
  const calm = { ...reading, asking: null, next: null }
  if (reading.next !== null) return wished(calm, reading.next)
  return { ...calm, failed: 'goal' in question ? { goal: question.goal } : { end: question.end } }
}
