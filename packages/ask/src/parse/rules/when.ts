import type { Metric, Scope, TimeUnit } from '#plan.ts'
import type { Concept } from '../concepts.ts'
import { countedOrMessages } from '../counted.ts'
import type { ParsedQuestion } from '../parsed-question.ts'
import { MESSAGES, orderOf, type Rule, scoped, withoutClock } from './shared.ts'

const units: readonly [Concept, TimeUnit][] = [
  ['day', 'day'],
  ['which_date', 'day'],
  ['month', 'month'],
  ['year', 'year'],
  ['weekday', 'weekday'],
  ['hour', 'hour'],
]

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
const LONGEST = { day: 1, month: 31, year: 366 }

const notBucketed: ReadonlySet<Metric> = new Set([...withoutClock, 'positive', 'negative'])

export const busiest: Rule = (bag) => {
  if (bag.has('who')) return null
  const isAsked = bag.take('which', 'when') !== null
  const quality = bag.take('busiest', 'quietest')
  // "What time does Ana usually write" asks for the hour with most.
  const isUsual = bag.has('hour') && bag.has('typical')
  // "Did we write less this year" compares.
  if (!isAsked && !quality && bag.has('more', 'less')) return null
  const order = quality ? (quality === 'busiest' ? 'most' : 'least') : (orderOf(bag) ?? (isUsual ? 'most' : null))
  bag.may('typical')
  if (!order) return null
  const unit = unitOf(bag)
  const counted = countedOrMessages(bag) ?? (quality ? MESSAGES : null)
  if (!unit || !counted || (!counted.phrase && notBucketed.has(counted.metric))) return null
  return scoped(bag, (scope) => (isOpen(unit, scope) ? { name: 'busiest', unit, order, ...counted, scope } : null))
}

export const whenMost: Rule = (bag) => {
  if (!bag.take('when')) return null
  const taken = bag.take('most', 'busiest', 'least', 'quietest')
  if (!taken) return null
  const order = taken === 'most' || taken === 'busiest' ? 'most' : 'least'
  const counted = countedOrMessages(bag) ?? (taken === 'busiest' || taken === 'quietest' ? MESSAGES : null)
  if (!counted || (!counted.phrase && notBucketed.has(counted.metric))) return null
  return scoped(bag, (scope) => (isOpen('hour', scope) ? { name: 'busiest', unit: 'hour', order, ...counted, scope } : null))
}
