import type { Counted, Metric, Order, PlanFunction, Scope, TimeUnit } from '../plan.ts'
import type { Bag } from './bag.ts'
import type { Concept } from './concepts.ts'
import { countedOf, countedOrMessages } from './counted.ts'

/** Takes from a bag what a kind of question is made of; null where it is not of that kind. What is left over makes it none, too. */
export type Rule = (bag: Bag) => PlanFunction | null

/** What may stand at the beginning and says nothing that the rest does not. */
const ASKED: readonly Concept[] = ['which', 'how_many', 'how_long']

const orderOf = (bag: Bag): Order | null => {
  const taken = bag.take('most', 'more', 'least', 'less')
  if (taken === null) return null
  return taken === 'most' || taken === 'more' ? 'most' : 'least'
}

/** With a scope, if there is one. */
const scoped = (bag: Bag, make: (scope: Scope) => PlanFunction | null): PlanFunction | null => {
  const scope = bag.scope()
  return scope && make(scope)
}

const MESSAGES: Counted = { metric: 'messages' }

const plainOnly = ({ weekdays, hours }: Scope): boolean => !weekdays && !hours

const isOfSeveral = ({ people = [] }: Scope): boolean => people.length > 1

/** Figures that the engine has of days and people, but not of weekdays and hours. */
const withoutClock: ReadonlySet<Metric> = new Set(['words', 'links', 'emoji', 'active_days', 'conversations'])
const canCount = ({ metric, phrase }: Counted, scope: Scope): boolean => {
  // Days on which both wrote, or one of them.
  if (metric === 'active_days' && phrase === undefined && isOfSeveral(scope)) return false
  // Who has a conversation is not who opened it.
  if (metric === 'conversations' && scope.people) return false
  return plainOnly(scope) || phrase !== undefined || !withoutClock.has(metric)
}

// --- How many, who most, who more ---

const count: Rule = (bag) => {
  const asked = bag.take('how_many', 'how_often', 'how_many_times')
  bag.may('which')
  const by = byOf(bag)
  const counted = countedOf(bag, ['about'])
  if (!counted || (asked === null && by === undefined)) return null
  // How often somebody writes is no number of messages.
  if (asked !== 'how_many' && asked !== null && counted.phrase === undefined) return null
  // "How many messages mention Ana" are not hers.
  if (!bag.isPersonBehind('say')) bag.may('say')
  return scoped(bag, (scope) => (canCount(counted, scope) ? { name: 'count', ...counted, scope, ...(by && { by }) } : null))
}

function byOf(bag: Bag) {
  if (bag.take('per_person')) return 'person'
  if (bag.take('per_year')) return 'year'
  if (bag.take('per_month')) return 'month'
  if (bag.take('per_weekday')) return 'weekday'
  return bag.take('per_hour') ? 'hour' : undefined
}

/** "Did we ever say …", "does … come up": as often as it was. */
const everSaid: Rule = (bag) => {
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
      'more',
      'less',
      'first',
      'last',
    )
  )
    return null
  if (!bag.has('say', 'mentioned')) return null
  const counted = countedOf(bag)
  return counted?.phrase === undefined ? null : scoped(bag, (scope) => ({ name: 'count', ...counted, scope }))
}

const rankPeople: Rule = (bag) => {
  if (!bag.take('who')) return null
  const order = orderOf(bag)
  const counted = order && countedOrMessages(bag)
  if (!order || !counted || counted.metric === 'active_days') return null
  if (counted.metric === 'conversations') return null
  const isChoice = bag.take('or') !== null
  const people = isChoice ? peopleOf(bag, 2) : []
  if (!people) return null
  return scoped(bag, (scope) =>
    scope.people || !canCount(counted, scope)
      ? null
      : { name: 'rank_people', ...counted, order, scope: { ...scope, ...(isChoice && { people }) } },
  )
}

/** "Who is the most active", "who is busiest": whoever writes most. */
const mostActive: Rule = (bag) => {
  if (!bag.take('who')) return null
  const taken = bag.take('busiest', 'quietest', 'most', 'least')
  if (!taken || bag.named > 0) return null
  return scoped(bag, (scope) => ({
    name: 'rank_people',
    metric: 'messages',
    order: taken === 'busiest' || taken === 'most' ? 'most' : 'least',
    scope,
  }))
}

/** At least so many people, or nobody. */
function peopleOf(bag: Bag, fewest: number): string[] | null {
  const people = bag.people()
  return people.length < fewest ? null : people
}

const two = (names: readonly string[] | null): readonly [string, string] | null => (names?.length === 2 ? [names[0], names[1]] : null)

const comparePeople: Rule = (bag) => {
  if (bag.has('who', 'when') || bag.named !== 2) return null
  const how = bag.take('more', 'less', 'compare', 'most')
  const isClaim = bag.take('than') !== null
  const isChoice = !isClaim && bag.take('or', 'and') !== null
  if (!how || (!isClaim && !isChoice) || (how === 'compare' && isClaim) || (how === 'most' && isClaim)) return null
  if (how !== 'compare' && how !== 'most' && isChoice && bag.has('and')) return null
  const isDifference = bag.take('how_many') !== null
  const counted = countedOrMessages(bag) ?? (how === 'compare' ? MESSAGES : null)
  const people = two(bag.people())
  if (!counted || !people || counted.metric === 'active_days') return null
  return scoped(bag, (scope) => {
    if (!canCount(counted, scope)) return null
    const claim = isClaim && !isDifference && (how === 'more' || how === 'less') ? { claim: how } : {}
    return { name: 'compare_people', ...counted, people, scope, ...claim }
  })
}

const comparePeriods: Rule = (bag) => {
  // "More in 2020 than Ben in 2021" compares both.
  if (bag.named > 1) return null
  const how = bag.take('more', 'less', 'compare', 'most')
  const isClaim = bag.take('than') !== null
  if (!how || bag.has('who') || (!isClaim && !bag.take('or', 'and'))) return null
  if ((how === 'compare' || how === 'most') && isClaim) return null
  const isDifference = bag.take('how_many') !== null
  bag.may('when', 'which', 'year', 'month', 'day')
  const counted = countedOrMessages(bag) ?? (how === 'compare' ? MESSAGES : null)
  const [first, second, ...others] = bag.periods()
  if (!counted || !first || !second || others.length > 0) return null
  return scoped(bag, (scope) => {
    if (!canCount(counted, scope) || scope.from !== undefined || scope.to !== undefined) return null
    const claim = isClaim && !isDifference && (how === 'more' || how === 'less') ? { claim: how } : {}
    return { name: 'compare_periods', ...counted, periods: [first, second], scope, ...claim }
  })
}

const share: Rule = (bag) => {
  if (!bag.take('percent')) return null
  // Of a person's messages those with something are another share than a person's of all that.
  const isOfTheirs = bag.isPersonBefore('words', 'media', 'links', 'questions', 'emoji')
  // Of somebody's messages those of a year or at night are another share than theirs of all that were sent then.
  const isOfAll = bag.isPartedFromPerson('messages', 'words', 'media', 'links', 'questions', 'emoji')
  bag.may('which', 'how_many')
  const counted = countedOf(bag)
  if (!counted || !['messages', 'words', 'media', 'links', 'questions', 'emoji'].includes(counted.metric) || isOfTheirs) return null
  return scoped(bag, (scope) => {
    const isOfDays = scope.from !== undefined || scope.to !== undefined
    if (scope.people?.length !== 1 || !canCount(counted, scope)) return null
    if ((isOfDays || !plainOnly(scope)) && !isOfAll) return null
    return isOfDays && !plainOnly(scope) ? null : { name: 'share', ...counted, scope }
  })
}

const average: Rule = (bag) => {
  bag.may('average', 'typical')
  bag.may(...ASKED)
  if (bag.take('per_day')) {
    if (!bag.take('messages')) return null
    bag.may('write')
    return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'average', of: 'messages_per_day', scope } : null))
  }
  if (bag.take('per_message')) {
    if (!bag.take('words')) return null
    bag.may('write', 'use')
    return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'average', of: 'words_per_message', scope } : null))
  }
  return null
}

const howOftenWritten: Rule = (bag) => {
  if (!bag.take('how_often') || !bag.take('write')) return null
  bag.may('messages', 'message')
  return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'average', of: 'messages_per_day', scope } : null))
}

const messageLength: Rule = (bag) => {
  const isLong = bag.take('how_long', 'length') !== null
  const isAverage = bag.take('average', 'typical') !== null
  if (!isLong || bag.has('take', 'reply')) return null
  bag.may('which', 'length')
  const noun = bag.take('messages', 'message')
  if (noun === null || (noun === 'message' && !isAverage)) return null
  bag.may('write')
  return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'average', of: 'message_length', scope } : null))
}

const longestWriter: Rule = (bag) => {
  if (!bag.take('who')) return null
  const how = bag.take('longest', 'longer', 'shortest')
  if (!how || !bag.take('messages')) return null
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

// --- First and last ---

/** Of one thing, as of many. */
const single: readonly [Concept, Metric][] = [
  ['media', 'media'],
  ['links', 'messages_with_links'],
  ['questions', 'questions'],
  ['emoji', 'messages_with_emoji'],
  ['deleted', 'deleted'],
  ['polls', 'polls'],
  ['locations', 'locations'],
  ['contacts', 'contacts'],
]

function oneOf(bag: Bag): Counted | null {
  const phrase = bag.phrase()
  if (phrase !== null) {
    if (!bag.take('say', 'mentioned', 'write', 'use')) return null
    bag.may('say', 'mentioned', 'word', 'message', 'talk', 'with')
    return { metric: 'messages', phrase }
  }
  for (const [concept, metric] of single) {
    if (!bag.take(concept)) continue
    bag.may('write', 'use', 'ask')
    return { metric }
  }
  const isMessage = bag.take('message') !== null
  const isWritten = bag.take('write', 'talk', 'say') !== null
  bag.may('write', 'conversation')
  return isMessage || isWritten ? { metric: 'messages' } : null
}

const firstOrLast: Rule = (bag) => {
  const asked = bag.take('when', 'which_date', 'who', 'which', 'how_long_ago')
  const found = bag.take('first', 'last')
  if (found === null && asked !== 'how_long_ago') return null
  const wants =
    asked === 'when' || asked === 'which_date' ? 'when' : asked === 'who' ? 'who' : asked === 'how_long_ago' ? 'days_ago' : 'message'
  const counted = oneOf(bag)
  if (!counted) return null
  const which = found === 'first' ? 'first' : 'last'
  return scoped(bag, (scope) => (wants === 'who' && scope.people ? null : { name: 'first_or_last', which, wants, ...counted, scope }))
}

const chatSpan: Rule = (bag) => {
  if (bag.take('since_when')) {
    if (!bag.take('write', 'talk', 'conversation')) return null
    return bag.named > 0 ? null : { name: 'chat_span', wants: 'since' }
  }
  if (bag.take('how_long', 'how_many', 'since_when')) {
    bag.may('days')
    if (!bag.take('been_since')) return null
    // "How long have we been together" is not of the chat.
    if (bag.take('write', 'talk') === null && bag.isOfEveryone) return null
    return { name: 'chat_span', wants: 'days' }
  }
  if (bag.take('when') && bag.take('begin')) {
    bag.may('write', 'talk', 'conversation', 'messages', 'with')
    return bag.named > 0 ? null : { name: 'chat_span', wants: 'since' }
  }
  return null
}

// --- When most ---

const units: readonly [Concept, TimeUnit][] = [
  ['day', 'day'],
  ['which_date', 'day'],
  ['month', 'month'],
  ['year', 'year'],
  ['weekday', 'weekday'],
  ['hour', 'hour'],
]

function unitOf(bag: Bag): TimeUnit | null {
  for (const [concept, unit] of units) if (bag.take(concept)) return unit
  return null
}

const notBucketed: ReadonlySet<Metric> = new Set(['words', 'links', 'emoji', 'active_days', 'conversations', 'positive', 'negative'])

const busiest: Rule = (bag) => {
  if (bag.has('who')) return null
  bag.may('which', 'when')
  const quality = bag.take('busiest', 'quietest')
  const order = quality ? (quality === 'busiest' ? 'most' : 'least') : orderOf(bag)
  if (!order) return null
  const unit = unitOf(bag)
  const counted = countedOrMessages(bag) ?? (quality ? MESSAGES : null)
  if (!unit || !counted || (!counted.phrase && notBucketed.has(counted.metric))) return null
  return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'busiest', unit, order, ...counted, scope } : null))
}

const whenMost: Rule = (bag) => {
  if (!bag.take('when')) return null
  const taken = bag.take('most', 'busiest')
  if (!taken) return null
  const counted = countedOrMessages(bag) ?? (taken === 'busiest' ? MESSAGES : null)
  if (!counted || (!counted.phrase && notBucketed.has(counted.metric))) return null
  return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'busiest', unit: 'hour', order: 'most', ...counted, scope } : null))
}

// --- Longest ---

const lengths: readonly [Concept, 'message' | 'conversation' | 'streak' | 'silence' | 'burst'][] = [
  ['streak', 'streak'],
  ['silence', 'silence'],
  ['burst', 'burst'],
  ['message', 'message'],
  ['conversation', 'conversation'],
]

const longest: Rule = (bag) => {
  const asked = bag.take('who', 'which', 'how_long', 'when', 'how_many')
  if (!bag.take('longest')) return null
  for (const [concept, of] of lengths) {
    if (!bag.take(concept)) continue
    bag.may('write', 'talk', 'conversation')
    const isWho = asked === 'who'
    if (isWho && of !== 'message') return null
    // Silences are of everybody; and a streak of two may be of days on which both wrote, or one of them.
    if (of === 'silence' && bag.named > 0) return null
    if (of === 'streak' && bag.named > 1) return null
    return scoped(bag, (scope) =>
      plainOnly(scope) && !(isWho && scope.people) ? { name: 'longest', of, scope, ...(isWho && { wants: 'who' }) } : null,
    )
  }
  return null
}

// --- Replies ---

function statisticOf(bag: Bag): 'median' | 'p90' | 'mean' {
  if (bag.take('p90')) return 'p90'
  if (bag.take('average')) return 'mean'
  bag.take('typical', 'median')
  return 'median'
}

const responseTime: Rule = (bag) => {
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
    !plainOnly(scope) ||
    (scope.people?.length ?? 0) > 1 ||
    (to.to && (statistic === 'mean' || !scope.people || scope.people.includes(to.to)))
      ? null
      : { name: 'response_time', statistic, scope, ...to },
  )
}

/** Who is answered, where that is said: `{}` where it is not, null where nobody can tell who is who. */
function repliedTo(bag: Bag, isNoun: boolean): { to?: string } | null {
  const to = bag.personBehind('to') ?? (isNoun || !bag.isObjectBehindVerb ? null : bag.personBehind('reply'))
  return to === null ? {} : { to }
}

const rankResponseTimes: Rule = (bag) => {
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

/** "Does Ana reply faster than Ben", "is Ana or Ben quicker to reply": both are told. */
const compareResponseTimes: Rule = (bag) => {
  if (bag.has('who', 'when') || bag.named !== 2) return null
  const how = bag.take('fastest', 'slowest')
  if (!how || !bag.take('reply') || !bag.take('than', 'or')) return null
  const people = two(bag.people())
  if (!people) return null
  return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'rank_response_times', order: how, scope: { ...scope, people } } : null))
}

// --- Conversations ---

const conversationEnds: Rule = (bag) => {
  const who = bag.take('who')
  const asked = who ? null : bag.take('how_many', 'how_often', 'how_many_times')
  if (!who && !asked) return null
  const order = who ? (orderOf(bag) ?? 'most') : undefined
  bag.may('typical')
  const both = bag.take('begin_conversations')
  const what = both ? 'opened' : bag.take('begin') ? 'opened' : bag.take('finish') ? 'closed' : null
  if (!what || (!both && !bag.take('conversations', 'conversation'))) return null
  bag.may('conversation', 'conversations', 'talk')
  const isChoice = bag.take('or') !== null
  const people = isChoice ? peopleOf(bag, 2) : []
  if (!people || (isChoice && !who)) return null
  return scoped(bag, (scope) => {
    if (!plainOnly(scope) || (who && scope.people) || (!who && scope.people?.length !== 1)) return null
    return { name: 'conversation_ends', what, scope: { ...scope, ...(isChoice && { people }) }, ...(order && { order }) }
  })
}

// --- What about, how it felt ---

const topics: Rule = (bag) => {
  const isTopics = bag.take('topics') !== null
  bag.may('which')
  if (isTopics) bag.may('conversation', 'talk', 'about', 'favorite', 'most', 'with', 'mentioned')
  else if (!bag.needs('talk', 'about')) return null
  bag.may('most', 'typical')
  return scoped(bag, (scope) => (plainOnly(scope) && !scope.people ? { name: 'topics', scope } : null))
}

const sentiment: Rule = (bag) => {
  bag.may('which')
  if (!bag.take('mood')) return null
  bag.may('average', 'messages', 'conversation', 'typical')
  return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'sentiment', scope } : null))
}

const happiest: Rule = (bag) => {
  const asked = bag.take('which', 'when')
  const how = bag.take('happiest', 'saddest')
  if (!how || bag.has('who')) return null
  const unit = unitOf(bag) ?? (asked === 'when' ? 'month' : null)
  if (unit !== 'day' && unit !== 'month' && unit !== 'year') return null
  return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'happiest', unit, order: how === 'happiest' ? 'most' : 'least', scope } : null))
}

const rankSentiment: Rule = (bag) => {
  if (!bag.take('who')) return null
  const how = bag.take('happiest', 'saddest')
  if (!how) return null
  bag.may('messages', 'write', 'mood')
  return scoped(bag, (scope) =>
    plainOnly(scope) && !scope.people ? { name: 'rank_sentiment', order: how === 'happiest' ? 'most' : 'least', scope } : null,
  )
}

const leadingEmotion: Rule = (bag) => {
  bag.may('which')
  if (!bag.take('emotion')) return null
  bag.may('most')
  return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'leading_emotion', scope } : null))
}

const FAVORITES = 5

const favorites: Rule = (bag) => {
  bag.may('which')
  const isFavorite = bag.take('favorite', 'most') !== null
  const of = bag.take('words', 'word', 'emoji')
  if (!isFavorite || !of || bag.has('who', 'how_many')) return null
  bag.may('use', 'write', 'say')
  const number = bag.number()
  if (number !== null && (number < 1 || number > 20)) return null
  const most = number ?? FAVORITES
  return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'favorites', of: of === 'emoji' ? 'emoji' : 'words', most, scope } : null))
}

const moments: Rule = (bag) => {
  bag.may('which')
  if (!bag.take('moments')) return null
  bag.may('conversation')
  return scoped(bag, (scope) => (plainOnly(scope) && !scope.people ? { name: 'moments', scope } : null))
}

const birthday: Rule = (bag) => {
  bag.may('when', 'which')
  if (!bag.take('birthday')) return null
  return scoped(bag, ({ people = [], ...scope }) =>
    !plainOnly(scope) || people.length > 1 ? null : { name: 'birthday', scope, ...(people.length === 1 && { person: people[0] }) },
  )
}

const participants: Rule = (bag) => {
  const asked = bag.take('how_many', 'who')
  if (!asked || bag.named > 0) return null
  const isPeople = bag.take('people') !== null
  const isHere = bag.take('in_chat') !== null
  if (asked === 'how_many' && !isPeople) return null
  const isWritten = bag.take('write', 'talk') !== null
  if (!isPeople && !isHere && !isWritten) return null
  return scoped(bag, (scope) => (plainOnly(scope) && (isWritten || (!scope.from && !scope.to)) ? { name: 'participants', scope } : null))
}

// --- What was said ---

const saidAbout: Rule = (bag) => {
  const asked = bag.take('which', 'when')
  const phrase = bag.phrase()
  if (phrase === null || bag.has('first', 'last', 'who', 'how_many', 'how_often', 'how_many_times', 'most', 'least', 'more', 'less'))
    return null
  if (bag.take('about')) {
    if (!bag.take('say', 'talk', 'write', 'messages') && asked === null) return null
  } else if (asked === 'when') {
    if (!bag.take('say', 'mentioned')) return null
  } else if (!bag.has('messages') || !bag.take('mentioned', 'with')) return null
  bag.may('say', 'messages', 'talk')
  return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'said_about', query: phrase, scope } : null))
}

/** In this order: of several that hold the first counts, so the narrower ones stand before the wider. */
export const rules: readonly Rule[] = [
  firstOrLast,
  chatSpan,
  comparePeriods,
  comparePeople,
  share,
  average,
  howOftenWritten,
  messageLength,
  longestWriter,
  conversationEnds,
  rankResponseTimes,
  compareResponseTimes,
  responseTime,
  rankPeople,
  mostActive,
  rankSentiment,
  favorites,
  busiest,
  whenMost,
  longest,
  topics,
  happiest,
  leadingEmotion,
  sentiment,
  moments,
  birthday,
  participants,
  everSaid,
  count,
  saidAbout,
]
