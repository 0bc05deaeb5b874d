import type { Counted, Metric, PlanFunction } from '#plan.ts'
import { countedOf, countedOrMessages, isOccasion, messagesWith, SHARED } from '../counted.ts'
import type { ParsedQuestion } from '../parsed-question.ts'
import { ASKED, canCount, MESSAGES, orderOf, peopleOf, placeOf, plainOnly, type Rule, scoped, two } from './shared.ts'

const quickReplies: Counted = { metric: 'quick_replies' }
const REPLIES: Counted = { metric: 'replies' }

/** "How many Sundays did we text on": days, not messages. Nobody counts weekends or summers. */
export const countTimes: Rule = (bag) => {
  const weekdays = bag.takeTimesCounted()
  if (!weekdays || !bag.take('how_many') || !bag.take('write', 'talk')) return null
  return scoped(bag, (scope) =>
    scope.weekdays || !canCount({ metric: 'active_days' }, scope)
      ? null
      : { name: 'count', metric: 'active_days', scope: { ...scope, weekdays } },
  )
}

export const count: Rule = (bag) => {
  if (bag.timesCounted) return null
  const asked = bag.take('how_many', 'how_often', 'how_many_times')
  bag.may('which')
  const by = byOf(bag)
  const isQuick = asked === 'how_many' && bag.take('quick_replies') !== null
  // How much one writes at night, too.
  const isWritten = !isQuick && asked !== null && !bag.has('messages', 'message')
  const named = isQuick ? quickReplies : countedOf(bag, ['about'])
  const counted = named ?? (isWritten && bag.take('write', 'talk') ? MESSAGES : null)
  if (!counted || (asked === null && by === undefined)) return null
  // How often someone writes is not a number of messages.
  const isOften = asked !== 'how_many' && asked !== null && counted.phrase === undefined && !isOccasion(counted)
  if (isOften && counted.metric !== 'messages') return null
  // "How many messages mention Ana" are not hers.
  if (named && !bag.isPersonBehind('say')) bag.may('say')
  return scoped(bag, (scope) =>
    // Except at some times of the day or the week.
    canCount(counted, scope) && !(isOften && plainOnly(scope)) ? { name: 'count', ...counted, scope, ...(by && { by }) } : null,
  )
}

function byOf(bag: ParsedQuestion) {
  if (bag.take('per_person')) return 'person'
  if (bag.take('per_year')) return 'year'
  if (bag.take('per_month')) return 'month'
  if (bag.take('per_weekday')) return 'weekday'
  return bag.take('per_hour') ? 'hour' : undefined
}

/** "Did we ever say …", "does … come up": as often as it was. */
export const everSaid: Rule = (bag) => {
  if (
    bag.has(
      'which',
      'when',
      'which_date',
      'who',
      'how_many',
      'how_often',
      'how_many_times',
      'about',
      'most',
      'least',
      'never',
      'more',
      'less',
      'first',
      'last',
    )
  )
    return null
  if (!bag.has('say', 'mentioned')) return null
  const counted = countedOf(bag)
  bag.may('typical')
  return counted?.phrase === undefined ? null : scoped(bag, (scope) => ({ name: 'count', ...counted, scope }))
}

/** "Did we text on Christmas", "photos in 2024": as much as there was. */
export const everWritten: Rule = (bag) => {
  if (bag.has('how_long', 'longest', 'first', 'last', 'reply', 'begin', 'finish', 'about', 'never')) return null
  bag.may('typical')
  const counted = countedOrMessages(bag)
  if (!counted) return null
  // Of things that are rarer than messages any are asked for.
  const isRare = bag.isYesOrNo && counted.phrase === undefined && isOccasion(counted)
  return scoped(bag, (scope) => {
    const { from, to, weekdays, months, hours } = scope
    const isNarrow = [from, to, weekdays, months, hours].some((each) => each !== undefined)
    return (isNarrow || isRare) && canCount(counted, scope) ? { name: 'count', ...counted, scope } : null
  })
}

export const rankPeople: Rule = (bag) => {
  if (!bag.take('who')) return null
  const isNever = bag.take('never') !== null
  // "Doesn't ever" says it twice.
  bag.may('never')
  const order = isNever ? 'least' : orderOf(bag)
  // "Who writes at night": most of all.
  const isOpen = order === null && !bag.has('first', 'last')
  const place = order ? bag.rank() : null
  const counted = countedOrMessages(bag) ?? (order && bag.take('reply') ? REPLIES : null)
  if ((!order && !isOpen) || !counted || counted.metric === 'active_days') return null
  if (counted.metric === 'conversations' || (place !== null && (isNever || counted.phrase !== undefined))) return null
  const isChoice = bag.take('or') !== null
  const people = isChoice ? peopleOf(bag, 2) : []
  if (!people) return null
  return scoped(bag, (scope) =>
    scope.people || !canCount(counted, scope) || (isOpen && plainOnly(scope))
      ? null
      : {
          name: 'rank_people',
          ...counted,
          order: order ?? 'most',
          ...(isNever && { isNever }),
          ...(place !== null && { place }),
          scope: { ...scope, ...(isChoice && { people }) },
        },
  )
}

/** "Who is the most active", "who is busiest", "the top three writers": the people who write most. */
export const mostActive: Rule = (bag) => {
  const isWho = bag.take('who') !== null
  bag.may('which')
  const taken = bag.take('busiest', 'quietest', 'most', 'least', 'favorite')
  const placed = placeOf(bag)
  const isPeople = bag.take('people') !== null
  if (!taken || bag.named > 0 || (!isWho && !placed) || (taken === 'favorite' && !placed)) return null
  // "Who is most active at 10" names no people.
  if (placed?.top !== undefined && !isPeople) return null
  // "And the second quietest?" may be of months.
  if (!isWho && !isPeople) return null
  if (isPeople) bag.may('write', 'messages')
  return scoped(bag, (scope) => ({
    name: 'rank_people',
    metric: 'messages',
    order: taken === 'quietest' || taken === 'least' ? 'least' : 'most',
    ...placed,
    scope,
  }))
}

/** At least this many people, or nobody. */

export const comparePeople: Rule = (bag) => {
  // "Do I text Ben more than Ben texts me" names both twice.
  const isBothWays = bag.isBothWays
  if (bag.has('who', 'when') || (bag.named !== 2 && !isBothWays)) return null
  // "How many photos does Ana send compared to me".
  const isBeside =
    bag.has('how_many', 'how_often', 'how_many_times') && !bag.has('more', 'less', 'compare', 'most') && bag.take('than') !== null
  if (isBeside) bag.may('how_often', 'how_many_times')
  const how = isBeside ? 'compare' : bag.take('more', 'less', 'compare', 'most')
  const isClaim = bag.take('than') !== null
  const isChoice = !isClaim && (bag.take('or', 'and') !== null || how === 'compare')
  if (!how || (!isClaim && !isChoice) || (how === 'compare' && isClaim) || (how === 'most' && isClaim)) return null
  if (how !== 'compare' && how !== 'most' && isChoice && bag.has('and')) return null
  const isDifference = bag.take('how_many') !== null
  const counted = countedOrMessages(bag) ?? (how === 'compare' ? MESSAGES : null)
  if (isBothWays) bag.may('write', 'talk')
  const people = two(bag.people())
  if (!counted || !people || counted.metric === 'active_days') return null
  return scoped(bag, (scope) => {
    if (!canCount(counted, scope)) return null
    const claim = isClaim && !isDifference && (how === 'more' || how === 'less') ? { claim: how } : {}
    return { name: 'compare_people', ...counted, people, scope, ...claim }
  })
}

export const comparePeriods: Rule = (bag) => {
  // "More in 2020 than Ben in 2021" compares both.
  if (bag.named > 1 && !bag.isToTheOther) return null
  const how = bag.take('more', 'less', 'compare', 'most')
  const isClaim = bag.take('than') !== null
  const isJoined = isClaim || bag.take('or', 'and') !== null
  if (!how || bag.has('who')) return null
  if (!isJoined && (how === 'more' || how === 'less')) return withTheRest(bag, how)
  if (!isJoined && how !== 'compare') return null
  if ((how === 'compare' || how === 'most') && isClaim) return null
  const isDifference = bag.take('how_many') !== null
  bag.may('when', 'which', 'year', 'month', 'day')
  const counted = countedOrMessages(bag) ?? (how === 'compare' ? MESSAGES : null)
  const [first, second, ...others] = bag.moments(isClaim)
  if (!counted || !first || !second || others.length > 0) return null
  return scoped(bag, (scope) => {
    if (![first, second].every((each) => canCount(counted, { ...scope, ...each }))) return null
    // Five weekdays have more than two days of a weekend, regardless of what people do on them.
    const isRate = first.weekdays !== undefined && first.weekdays.length !== second.weekdays?.length && counted.phrase === undefined
    if (scope.from !== undefined || scope.to !== undefined) return null
    const claim = isClaim && !isDifference && (how === 'more' || how === 'less') ? { claim: how } : {}
    return { name: 'compare_periods', ...counted, periods: [first, second], scope, ...claim, ...(isRate && { isRate }) }
  })
}

/** "Do we text more on weekends": than on the other days. "Did we text less this year": than in the year before. */
function withTheRest(bag: ParsedQuestion, claim: 'more' | 'less'): PlanFunction | null {
  if (bag.mayMean('than') || bag.has('which', 'when', 'how_many', 'how_often', 'how_many_times')) return null
  const counted = countedOrMessages(bag)
  const periods = bag.momentAndRest()
  if (!counted || !periods) return null
  return scoped(bag, (scope) => {
    if (!periods.every((each) => canCount(counted, { ...scope, ...each }))) return null
    const isOfClock = periods[0].weekdays !== undefined || periods[0].hours !== undefined
    if (isOfClock && counted.phrase !== undefined) return null
    if (!isOfClock && (scope.from !== undefined || scope.to !== undefined)) return null
    return { name: 'compare_periods', ...counted, periods, scope, claim, ...(isOfClock && { isRate: true }) }
  })
}

const isShared = (metric: Metric): boolean => metric === 'messages' || metric === 'words' || SHARED.some((each) => each === metric)

/** "What percentage of Ana's messages have a link": the part of someone's messages, or of everyone's, that has something. */
export const portion: Rule = (bag) => {
  // "Are just emoji": those with something else, too, are not meant.
  if (!bag.take('percent') || !bag.isOfMessages(SHARED) || bag.says(ALONE)) return null
  bag.may('which', 'how_many')
  // "With pizza contain an emoji" asks for two things.
  if (bag.hasPhrase && (bag.has('words', 'word') || SHARED.some((each) => bag.has(each)))) return null
  const found = countedOf(bag, ['with'])
  const counted = found && messagesWith(found)
  if (!counted) return null
  bag.may('mentioned', 'with')
  return scoped(bag, (scope) => (canCount(counted, scope) ? { name: 'share', ...counted, isOfMessages: true, scope } : null))
}

/** Nothing but: in the six languages. */
const ALONE: ReadonlySet<string> = new Set(
  'just only solely merely purely nothing single nur bloß ausschließlich lediglich solo sólo solamente únicamente só somente apenas सिर्फ सिर्फ़ केवल sirf keval فقط بس مجرد'.split(
    ' ',
  ),
)

export const share: Rule = (bag) => {
  if (!bag.take('percent')) return null
  // The part of Ana's messages that mention something is another share than hers of all that do.
  if (bag.isOfMessages([]) && bag.named > 0) return null
  // Of a person's messages those with something are another share than a person's of all that.
  const isOfTheirs = bag.isPersonBefore(['words', ...SHARED])
  // Of someone's messages those of a year or at night are another share than theirs of all that were sent then.
  const isOfAll = bag.isPartedFromPerson(['messages', 'words', ...SHARED])
  bag.may('which', 'how_many')
  const counted = countedOf(bag)
  if (!counted || !isShared(counted.metric) || isOfTheirs) return null
  return scoped(bag, (scope) => {
    const isOfDays = scope.from !== undefined || scope.to !== undefined
    if (scope.people?.length !== 1 || !canCount(counted, scope)) return null
    if ((isOfDays || !plainOnly(scope)) && !isOfAll) return null
    return isOfDays && !plainOnly(scope) ? null : { name: 'share', ...counted, scope }
  })
}

export const average: Rule = (bag) => {
  const isAverage = bag.take('average', 'typical') !== null || bag.has('per_week')
  bag.may('average', 'typical')
  const isOften = bag.take('how_often', 'how_many_times') !== null
  for (const concept of ASKED) bag.may(concept)
  if (bag.take('per_day')) {
    // "How often do we text a day".
    if (!bag.take('messages') && !(isOften && bag.take('write', 'talk'))) return rateOf(bag, 'day')
    bag.may('write')
    return scoped(bag, (scope) => ({ name: 'average', of: 'messages_per_day', scope }))
  }
  if (isAverage && bag.take('per_weekday')) {
    if (!bag.take('messages')) return null
    bag.may('write')
    return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'average', of: 'messages_per_day', by: 'weekday', scope } : null))
  }
  for (const [per, of] of [
    ['per_week', 'messages_per_week'],
    ['per_month', 'messages_per_month'],
    // "How many photos a month": no list of months.
    ['a_month', 'messages_per_month'],
  ] as const) {
    if (!(isAverage || per === 'a_month') || !bag.take(per)) continue
    if (!bag.take('messages')) return rateOf(bag, per === 'per_week' ? 'week' : 'month')
    bag.may('write')
    return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'average', of, scope } : null))
  }
  if (bag.take('per_message')) {
    if (!bag.take('words')) return null
    bag.may('write', 'use')
    return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'average', of: 'words_per_message', scope } : null))
  }
  // "The average on Saturdays": per day of them.
  if (!isAverage || !bag.take('messages')) return null
  bag.may('write')
  return scoped(bag, (scope) => (scope.weekdays ? { name: 'average', of: 'messages_per_day', scope } : null))
}

/** "How many photos a week": as many as there are, by the days there are. */
function rateOf(bag: ParsedQuestion, per: 'day' | 'week' | 'month'): PlanFunction | null {
  const counted = countedOf(bag)
  // A kind of emoji is used again on another day.
  if (!counted || counted.metric === 'different_emoji' || (per === 'day' && !isOfDays(counted))) return null
  return scoped(bag, (scope) => (plainOnly(scope) && canCount(counted, scope) ? { name: 'rate', per, ...counted, scope } : null))
}

/** A day has no share of days. */
const isOfDays = ({ metric }: Counted): boolean => metric !== 'active_days' && metric !== 'silent_days'

export const howOftenWritten: Rule = (bag) => {
  if (!bag.take('how_often') || !bag.take('write')) return null
  bag.may('messages', 'message')
  return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'average', of: 'messages_per_day', scope } : null))
}

export const messageLength: Rule = (bag) => {
  const isLong = bag.take('how_long', 'length') !== null
  const isAverage = bag.take('average', 'typical') !== null
  if (!isLong || bag.has('take', 'reply')) return null
  bag.may('which', 'length')
  const noun = bag.take('messages', 'message')
  if (noun === null || (noun === 'message' && !isAverage)) return null
  bag.may('write')
  return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'average', of: 'message_length', scope } : null))
}

/** "Do I write longer messages than Ben": both are named. */
export const compareLengths: Rule = (bag) => {
  if (bag.has('who', 'when', 'how_long') || bag.named !== 2) return null
  const how = bag.take('longer', 'shortest', 'longest')
  if (!how || !bag.take('messages') || !bag.take('than', 'or')) return null
  bag.may('write', 'average', 'typical')
  const people = two(bag.people())
  if (!people) return null
  const order = how === 'shortest' ? 'least' : 'most'
  return scoped(bag, (scope) =>
    plainOnly(scope) ? { name: 'average', of: 'message_length', by: 'person', order, scope: { ...scope, people } } : null,
  )
}

export const longestWriter: Rule = (bag) => {
  if (!bag.take('who')) return null
  const how = bag.take('longest', 'longer', 'shortest')
  // Where "message" and "messages" are one word, the longest is one.
  if (!how || (how === 'longest' && bag.isAlso('messages', 'message')) || !bag.take('messages')) return null
  bag.may('write', 'average')
  const isChoice = bag.take('or') !== null
  const people = isChoice ? peopleOf(bag, 2) : []
  if (!people) return null
  return scoped(bag, (scope) =>
    scope.people || !plainOnly(scope)
      ? null
      : {
          name: 'average',
          of: 'message_length',
          by: 'person',
          order: how === 'shortest' ? 'least' : 'most',
          scope: { ...scope, ...(isChoice && { people }) },
        },
  )
}
