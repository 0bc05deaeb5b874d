import { type Counted, kindsOfMessages, type Metric } from '#plan.ts'
import type { Concept } from '../concepts.ts'
import type { ParsedQuestion } from '../parsed-question.ts'
import { type Rule, scoped } from './shared.ts'

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
  ...kindsOfMessages.map((kind): [Concept, Metric] => [kind, kind]),
  ['love', 'love'],
]

function oneOf(bag: ParsedQuestion): Counted | null {
  const phrase = bag.phrase()
  if (phrase !== null) {
    if (!bag.take('say', 'mentioned', 'write', 'use', 'talk')) return null
    bag.may('about')
    bag.may('say', 'mentioned', 'word', 'message', 'talk', 'with')
    return { metric: 'messages', phrase }
  }
  for (const [concept, metric] of single) {
    if (!bag.take(concept)) continue
    bag.may('write', 'use', 'ask', 'say')
    return { metric }
  }
  const isMessage = bag.take('message') !== null
  const isWritten = bag.take('write', 'talk', 'say') !== null
  bag.may('write', 'conversation')
  return isMessage || isWritten ? { metric: 'messages' } : null
}

export const firstOrLast: Rule = (bag) => {
  const asked = bag.take('when', 'which_date', 'who', 'which', 'how_long_ago')
  const found = bag.take('first', 'last')
  if (found === null && asked !== 'how_long_ago') return null
  // "Does Ana text first" asks for a habit.
  if (asked === null && bag.isYesOrNo) return null
  const wants =
    asked === 'when' || asked === 'which_date' ? 'when' : asked === 'who' ? 'who' : asked === 'how_long_ago' ? 'days_ago' : 'message'
  const counted = oneOf(bag)
  if (!counted) return null
  const which = found === 'first' ? 'first' : 'last'
  return scoped(bag, (scope) => (wants === 'who' && scope.people ? null : { name: 'first_or_last', which, wants, ...counted, scope }))
}

export const chatSpan: Rule = (bag) => {
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
  if ((bag.take('when', 'which_date') || bag.needs('which', 'day')) && bag.take('begin')) {
    bag.may('write', 'talk', 'conversation', 'messages', 'with')
    return bag.named > 0 ? null : { name: 'chat_span', wants: 'since' }
  }
  return null
}
