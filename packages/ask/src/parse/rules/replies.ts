import type { ParsedQuestion } from '../parsed-question.ts'
import { peopleOf, plainOnly, type Rule, scoped, two } from './shared.ts'

function statisticOf(bag: ParsedQuestion): 'median' | 'p90' | 'mean' {
  if (bag.take('p90')) return 'p90'
  if (bag.take('average')) return 'mean'
  bag.take('typical', 'median')
  return 'median'
}

export const responseTime: Rule = (bag) => {
  if (bag.has('who')) return null
  const statistic = statisticOf(bag)
  const isNoun = bag.take('response_time') !== null
  if (isNoun) bag.may('which', 'how_fast', 'how_long', 'response_time')
  else if (bag.take('how_fast')) {
    if (!bag.take('reply')) return null
  } else if (!bag.needs('how_long', 'take', 'reply')) return null
  bag.may('message', 'messages', 'take', 'typical')
  const to = repliedTo(bag, isNoun)
  if (to === null) return null
  return scoped(bag, (scope) =>
    (!plainOnly(scope) && to.to !== undefined) ||
    (scope.people?.length ?? 0) > 1 ||
    (to.to && (statistic === 'mean' || !scope.people || scope.people.includes(to.to)))
      ? null
      : { name: 'response_time', statistic, scope, ...to },
  )
}

/** Who is answered, where the question says so: `{}` where it is not, null where nobody can tell who is who. */
function repliedTo(bag: ParsedQuestion, isNoun: boolean): { to?: string } | null {
  const to = bag.personBehind('to') ?? (isNoun || !bag.isObjectBehindVerb ? null : bag.personBehind('reply'))
  return to === null ? {} : { to }
}

export const rankResponseTimes: Rule = (bag) => {
  if (!bag.take('who')) return null
  const isTaking = bag.take('take') !== null
  const how = isTaking ? bag.take('longest', 'longer', 'least', 'most') : bag.take('fastest', 'slowest')
  if (!how) return null
  const isNoun = bag.take('response_time') !== null
  if (!isNoun && !bag.take('reply')) return null
  bag.may('typical', 'average', 'messages')
  const order = how === 'fastest' || how === 'least' ? 'fastest' : 'slowest'
  const to = repliedTo(bag, isNoun)
  if (to === null) return null
  const isChoice = bag.take('or') !== null
  const people = isChoice ? peopleOf(bag, 2) : []
  if (!people || (isChoice && to.to)) return null
  return scoped(bag, (scope) =>
    scope.people || !plainOnly(scope)
      ? null
      : { name: 'rank_response_times', order, scope: { ...scope, ...(isChoice && { people }) }, ...to },
  )
}

/** "Does Ana reply faster than Ben", "is Ana or Ben quicker to reply": both are named. */
export const compareResponseTimes: Rule = (bag) => {
  // "Am I faster at replying": than the other one of two.
  const isAlone = bag.named === 1 && bag.isOfTwo && bag.isYesOrNo && !bag.mayMean('than')
  if (bag.has('who', 'when') || (bag.named !== 2 && !isAlone)) return null
  const isTaking = bag.take('take') !== null
  const taken = isTaking ? bag.take('longer') : bag.take('fastest', 'slowest')
  const how = taken === 'longer' ? 'slowest' : taken
  if (!how || !bag.take('reply') || (!isAlone && !bag.take('than', 'or'))) return null
  bag.may('typical', 'average', 'messages')
  const named = bag.people()
  const people = isAlone ? two(bag.everyone) : two(named)
  if (!people) return null
  return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'rank_response_times', order: how, scope: { ...scope, people } } : null))
}
