import type { Counted, Plan, PlanFunction, Scope } from '../plan.ts'
import type { Concept } from './concepts.ts'
import { countedOf, messagesWith } from './counted.ts'
import type { ParsedQuestion } from './parsed-question.ts'

/**
 * The plan of a question with what the next one changes of it: "and Tom?", "what about Sundays?", "and "sorry"?". `echoed` is what the
 * first one said, which the next may say again. Without an opening like "and", someone's name or a figure may be the answer to a
 * question, thanks, or another question: only a time continues so.
 */
export function continued(previous: Plan, bag: ParsedQuestion, echoed: ReadonlySet<Concept>, isOpened: boolean): PlanFunction | null {
  const claim = bag.take('more', 'less')
  if (claim && bag.take('than')) return comparedWith(previous, bag, claim)
  const reversed = otherEnd(previous, bag)
  if (reversed) return reversed
  const placed = inPlace(previous, bag)
  if (placed) return placed
  for (const concept of echoed) bag.may(concept)
  bag.may('and')
  const phrase = bag.phrase()
  const counted = phrase === null ? countedOf(bag) : null
  bag.may('say', 'about', 'with')
  const scope = bag.scope()
  if (!scope) return null
  if (!isOpened && (counted || scope.people)) return null
  const isChanged = phrase !== null || counted !== null || Object.keys(scope).length > 0
  if (!isChanged || !('scope' in previous)) return null
  const { language: _, assumptions: __, confidence: ___, ...before } = previous
  const merged = mergedScope(before.scope, scope)
  const changed: PlanFunction = { ...before, scope: merged }
  const made =
    phrase !== null || counted
      ? withCounted(changed, phrase === null ? counted : { metric: 'messages', phrase })
      : withPeople(changed, scope.people)
  return made && isSame(made, before) ? null : made
}

/** Whether two plans compute the same, in any order. */
const isSame = (a: object, b: object): boolean => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())

const mergedScope = (before: Scope, { people, from, to, weekdays, months, hours }: Scope): Scope => ({
  ...before,
  ...(people && { people }),
  ...((from !== undefined || to !== undefined) && { from, to }),
  ...(weekdays && { weekdays }),
  ...(months && { months }),
  ...(hours && { hours }),
})

/** Something else is counted. */
function withCounted(plan: PlanFunction, counted: Counted | null): PlanFunction | null {
  if (!counted) return null
  if (plan.name === 'said_about') return counted.phrase === undefined ? null : { ...plan, query: counted.phrase }
  if (!('metric' in plan)) return null
  const { phrase: _, ...rest } = plan
  if (rest.name !== 'share' || !rest.isOfMessages) return { ...rest, ...counted }
  const messages = messagesWith(counted)
  return messages && { ...rest, ...messages }
}

/** For someone else. Who leads cannot be asked of one person, so their own figure answers. */
function withPeople(plan: PlanFunction, people: Scope['people']): PlanFunction | null {
  if (!people) return plan.name === 'rank_people' && plan.scope.people?.length === 1 ? null : plan
  if (plan.name === 'rank_people') {
    const { order: _, name: __, place: ___, top: ____, ...rest } = plan
    return people.length > 1 ? plan : { ...rest, name: 'count' }
  }
  if (plan.name === 'rank_response_times') {
    const { order: _, name: __, ...rest } = plan
    return people.length > 1 ? plan : { ...rest, name: 'response_time', statistic: 'median' }
  }
  if (plan.name === 'conversation_ends') {
    const { order: _, ...rest } = plan
    return people.length > 1 ? plan : rest
  }
  if (plan.name === 'response_time' && plan.to !== undefined && people.includes(plan.to)) {
    const { to: _, ...rest } = plan
    return rest
  }
  if (plan.name === 'average' && plan.by === 'person' && people.length === 1) {
    const { by: _, order: __, ...rest } = plan
    return rest
  }
  if (plan.name === 'first_or_last') return plan.wants === 'who' ? { ...plan, wants: 'when' } : plan
  return plan.name === 'compare_people' || plan.name === 'rank_sentiment' || plan.name === 'topics' || plan.name === 'moments' ? null : plan
}

/** "And the quietest?" after the busiest: the same from the other end. */
function otherEnd(previous: Plan, bag: ParsedQuestion): PlanFunction | null {
  const { language: _, assumptions: __, confidence: ___, ...before } = previous
  if (before.name === 'busiest' || before.name === 'happiest' || before.name === 'rank_people' || before.name === 'rank_sentiment') {
    const wanted = bag.takeOneOf(ENDS[before.order === 'most' ? 'least' : 'most'])
    if (wanted === null) return null
    bag.may(before.name === 'rank_people' || before.name === 'rank_sentiment' ? 'who' : 'which')
    const { isNever: ____, ...plan } = { isNever: undefined, ...before }
    return { ...plan, order: before.order === 'most' ? 'least' : 'most' }
  }
  if (before.name === 'rank_response_times') {
    const order = before.order === 'fastest' ? 'slowest' : 'fastest'
    return bag.takeOneOf([order]) === null ? null : { ...before, order }
  }
  return null
}

/** "And the second longest?", "and the third?": the same one or more places further. */
function inPlace(previous: Plan, bag: ParsedQuestion): PlanFunction | null {
  const { language: _, assumptions: __, confidence: ___, ...before } = previous
  const place = bag.rank()
  if (place === null) return null
  const isOrdered = before.name === 'busiest' || before.name === 'rank_people'
  if (isOrdered && before.phrase === undefined) {
    bag.takeOneOf(ENDS[before.order])
    const { top: ____, ...plan } = { top: undefined, ...before }
    return { ...plan, place }
  }
  bag.may('longest', 'most', 'favorite')
  if (before.name === 'favorites') return { ...before, place, most: place }
  return before.name === 'longest' && (before.of === 'streak' || before.of === 'silence') ? { ...before, place } : null
}

const ENDS = {
  most: ['most', 'more', 'busiest', 'happiest'],
  least: ['least', 'less', 'quietest', 'saddest'],
} as const

/** "More than last year?", of a count. */
function comparedWith(previous: Plan, bag: ParsedQuestion, claim: 'more' | 'less'): PlanFunction | null {
  if (previous.name !== 'count' || previous.by !== undefined) return null
  const { metric, phrase, scope } = previous
  const { from, to, ...others } = scope
  const found = bag.moments(from === undefined)
  const [first, second] = found.length === 1 ? [{ from, to }, found[0]] : found
  if (!first || !second) return null
  return { name: 'compare_periods', metric, ...(phrase !== undefined && { phrase }), periods: [first, second], scope: others, claim }
}
