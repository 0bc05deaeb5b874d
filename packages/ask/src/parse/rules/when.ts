import type { CalendarUnit, Metric, Scope, TimeUnit } from '#plan.ts'
import type { Concept } from '../concepts.ts'
import { countedOrMessages } from '../counted.ts'
import type { ParsedQuestion } from '../parsed-question.ts'
import { MESSAGES, orderOf, placeOf, plainOnly, type Rule, scoped, withoutClock } from './shared.ts'

const units: readonly [Concept, TimeUnit][] = [
  ['day', 'day'],
  ['which_date', 'day'],
  ['week', 'week'],
  ['month', 'month'],
  ['year', 'year'],
  ['weekday', 'weekday'],
  ['hour', 'hour'],
  ['season', 'season'],
]

const severalUnits: readonly [Concept, CalendarUnit][] = [
  ['days', 'day'],
  ['weeks', 'week'],
  ['months', 'month'],
  ['years', 'year'],
]

/** "The three busiest days", "which months". */
function severalOf(bag: ParsedQuestion): CalendarUnit | null {
  for (const [concept, unit] of severalUnits) if (bag.take(concept)) return unit
  return null
}

export function unitOf(bag: ParsedQuestion): TimeUnit | null {
  for (const [concept, unit] of units) if (bag.take(concept)) return unit
  return null
}

/** Which weekday it is says nothing among Mondays, nor which year within one. */
function isOpen(unit: TimeUnit, { weekdays, hours, from, to }: Scope): boolean {
  if (unit === 'weekday') return !weekdays
  if (unit === 'hour') return !hours
  return from === undefined || to === undefined || to - from >= LONGEST[unit]
}

/** In days. */
const LONGEST = { day: 1, week: 7, month: 31, year: 366, season: 366 }

const notBucketed: ReadonlySet<Metric> = new Set([...withoutClock, 'different_emoji', 'active_days', 'positive', 'negative'])

export const busiest: Rule = (bag) => {
  if (bag.has('who')) return null
  const isAsked = bag.take('which', 'when') !== null
  // "When did we write least, which month".
  bag.may('which', 'when')
  const quality = bag.take('busiest', 'quietest')
  // "What time does Ana usually write" asks for the hour with most.
  const isUsual = bag.has('hour') && bag.has('typical')
  // "Did we write less this year" compares.
  if (!isAsked && !quality && bag.has('more', 'less')) return null
  const order = quality ? (quality === 'busiest' ? 'most' : 'least') : (orderOf(bag) ?? (isUsual ? 'most' : null))
  bag.may('typical')
  if (!order) return null
  const placed = placeOf(bag)
  const weekday = bag.oneWeekday()
  // "Which months did we talk least".
  const isSeveral = placed?.top !== undefined
  const unit = weekday === null ? (isSeveral ? severalOf(bag) : (unitOf(bag) ?? (isAsked ? severalOf(bag) : null))) : 'day'
  const counted = countedOrMessages(bag) ?? (quality ? MESSAGES : null)
  if (!unit || !counted || (!counted.phrase && notBucketed.has(counted.metric))) return null
  if (placed && counted.phrase !== undefined) return null
  return scoped(bag, (scope) => {
    // Months that are not asked about have none, and are not the quietest.
    if (order === 'least' && scope.months) return null
    if (weekday !== null && (scope.weekdays || placed?.top !== undefined)) return null
    const then = weekday === null ? scope : { ...scope, weekdays: [weekday] }
    return isOpen(unit, then) ? { name: 'busiest', unit, order, ...counted, ...placed, scope: then } : null
  })
}

/** "In how many months did we write every day", "on how many days did we send more than 50 messages". */
export const countUnits: Rule = (bag) => {
  const asked = bag.take('how_many', 'which')
  if (!asked) return null
  const unit = severalOf(bag) ?? unitOf(bag)
  if (unit === null || !isOfCalendar(unit)) return null
  const over = bag.take('over', 'at_least')
  const number = over && bag.number()
  if (over ? number === null || !bag.take('messages') : unit === 'day' || !bag.take('every_day')) return null
  bag.may('write', 'talk', 'messages', 'message', 'with')
  const has = number === null ? 'every_day' : { moreThan: over === 'over' ? number : number - 1 }
  return scoped(bag, (scope) =>
    (scope.people?.length ?? 0) < 2 && (typeof has === 'object' ? !scope.hours : plainOnly(scope))
      ? { name: 'count_units', unit, has, scope }
      : null,
  )
}

const isOfCalendar = (unit: TimeUnit): unit is CalendarUnit => unit === 'day' || unit === 'week' || unit === 'month' || unit === 'year'

export const whenMost: Rule = (bag) => {
  if (!bag.take('when')) return null
  const taken = bag.take('most', 'busiest', 'least', 'quietest')
  if (!taken) return null
  const order = taken === 'most' || taken === 'busiest' ? 'most' : 'least'
  const counted = countedOrMessages(bag) ?? (taken === 'busiest' || taken === 'quietest' ? MESSAGES : null)
  if (!counted || (!counted.phrase && notBucketed.has(counted.metric))) return null
  return scoped(bag, (scope) => (isOpen('hour', scope) ? { name: 'busiest', unit: 'hour', order, ...counted, scope } : null))
}
