import { isOfSomeTimes } from '#compute/selected.ts'
import type { Counted, Metric, Order, PlanFunction, Scope } from '#plan.ts'
import type { Concept } from '../concepts.ts'
import type { ParsedQuestion } from '../parsed-question.ts'

/** Takes from a bag what a kind of question is made of; null where it is not of that kind. What is left over makes it none, too. */
export type Rule = (bag: ParsedQuestion) => PlanFunction | null

/** What may be at the beginning and says nothing that the rest does not. */
export const ASKED: readonly Concept[] = ['which', 'how_many', 'how_long']

export const orderOf = (bag: ParsedQuestion): Order | null => {
  const taken = bag.take('most', 'more', 'least', 'less')
  if (taken === null) return null
  return taken === 'most' || taken === 'more' ? 'most' : 'least'
}

/** "The second", or "the three"; null where it says neither. */
export function placeOf(bag: ParsedQuestion): { place?: number; top?: number } | null {
  const place = bag.rank()
  if (place !== null) return { place }
  const top = bag.number(MOST_PLACES)
  return top === null ? null : { top }
}

const MOST_PLACES = 20

/** With a scope, if there is one. */
export const scoped = (bag: ParsedQuestion, make: (scope: Scope) => PlanFunction | null): PlanFunction | null => {
  const scope = bag.scope()
  return scope && make(scope)
}

export const MESSAGES: Counted = { metric: 'messages' }

export const plainOnly = (scope: Scope): boolean => !isOfSomeTimes(scope)

const isOfSeveral = ({ people = [] }: Scope): boolean => people.length > 1

/** Figures that the engine has of days and people, but not of weekdays and hours. */
export const withoutClock: ReadonlySet<Metric> = new Set(['conversations', 'silent_days', 'gaps'])
export const canCount = ({ metric, phrase }: Counted, scope: Scope): boolean => {
  // Days on which both wrote, or one of them.
  if (metric === 'active_days' && phrase === undefined && isOfSeveral(scope)) return false
  // A night with messages before and after midnight is on two days.
  if (metric === 'active_days' && scope.hours?.includes(23) && scope.hours.includes(0)) return false
  // Who has a conversation is not who opened it.
  if ((metric === 'conversations' || metric === 'gaps') && scope.people) return false
  return plainOnly(scope) || phrase !== undefined || !withoutClock.has(metric)
}

export function peopleOf(bag: ParsedQuestion, fewest: number): string[] | null {
  const people = bag.people()
  return people.length < fewest ? null : people
}

export const two = (names: readonly string[] | null): readonly [string, string] | null =>
  names?.length === 2 ? [names[0], names[1]] : null
