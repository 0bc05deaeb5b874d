import { type Counted, kindsOfMessages, type Metric } from '../plan.ts'
import type { Concept } from './concepts.ts'
import type { ParsedQuestion } from './parsed-question.ts'

const named: readonly [Concept, Metric][] = [
  ['words', 'words'],
  ['media', 'media'],
  ['links', 'links'],
  ['questions', 'questions'],
  ['different_emoji', 'different_emoji'],
  ['emoji', 'emoji'],
  ['deleted', 'deleted'],
  ['polls', 'polls'],
  ['locations', 'locations'],
  ['contacts', 'contacts'],
  ['conversations', 'conversations'],
  ['silent_days', 'silent_days'],
  ['gaps', 'gaps'],
  ...kindsOfMessages.map((kind): [Concept, Metric] => [kind, kind]),
  ['love', 'love'],
  ['exclamations', 'exclamations'],
  ['late_replies', 'late_replies'],
  ['days', 'active_days'],
]

/** One makes or leaves these; with others the verbs mean something else: "how often did I make Ana laugh". */
const isMade: ReadonlySet<Metric> = new Set(['calls', 'missed_calls', 'voice', 'polls', 'edited'])

/** What people do again and again: "how often" is how many. */
export const isOccasion = ({ metric }: Counted): boolean => metric !== 'messages' && metric !== 'words' && metric !== 'active_days'

/** What is counted, and the verb that goes with it, or one of `further`; null where that is nothing, or two things. */
export function countedOf(bag: ParsedQuestion, further: readonly Concept[] = []): Counted | null {
  const phrase = bag.phrase()
  if (phrase !== null) {
    // "Messages with" a word are counted; "the number of" a passport is none.
    const isHeld: readonly Concept[] = bag.has('messages', 'message') ? ['with', ...further] : []
    const isTold: readonly Concept[] = bag.has('talk', 'say', 'write') ? further : []
    const isSaid = bag.takeOneOf(['say', 'mentioned', 'write', 'use', ...isHeld, ...isTold]) !== null
    bag.may('say', 'mentioned', 'write', 'use', 'talk', 'word', 'words', 'emoji', 'messages', 'message')
    for (const concept of further) bag.may(concept)
    return isSaid ? { metric: 'messages', phrase } : null
  }
  for (const [concept, metric] of named) {
    if (!bag.has(concept)) continue
    // "Messages with emoji", "how many of Ana's messages have an emoji"; but emoji in messages are counted themselves.
    const isWith = bag.has('with') || ((metric === 'emoji' || metric === 'links') && bag.isBefore('messages', concept))
    if (
      isWith &&
      bag.has('messages', 'message') &&
      (metric === 'links' || metric === 'emoji' || metric === 'questions' || metric === 'media')
    ) {
      // "Contain an emoji".
      bag.may('with', 'mentioned')
      bag.take(concept)
      bag.take('messages', 'message')
      bag.may('write')
      return { metric: metric === 'links' ? 'messages_with_links' : metric === 'emoji' ? 'messages_with_emoji' : metric }
    }
    bag.take(concept)
    if (metric === 'questions') bag.may('ask', 'write', 'messages', 'message')
    else if (metric === 'active_days') {
      if (!bag.take('write', 'talk')) return null
      bag.may('messages')
    } else if (metric === 'conversations') bag.may('talk')
    else if (metric === 'silent_days' || metric === 'gaps') bag.may('days', 'day', 'talk', 'write', 'messages', 'longer', 'silence')
    else if (metric === 'edited') bag.may('messages', 'message', 'write')
    else if (metric === 'late_replies') bag.may('reply', 'take', 'day')
    else bag.may('write', 'use', 'say', 'messages', 'message')
    if (isMade.has(metric)) bag.may('make')
    return { metric }
  }
  for (const metric of ['positive', 'negative'] as const) {
    if (!bag.has(metric) || !bag.has('messages', 'message')) continue
    bag.needs(metric)
    bag.take('messages', 'message')
    bag.may('write')
    return { metric }
  }
  if (bag.has('delete') && bag.needs('message', 'delete')) return { metric: 'deleted' }
  if (bag.take('messages')) {
    if (bag.take('delete')) return { metric: 'deleted' }
    bag.may('write', 'talk')
    return { metric: 'messages' }
  }
  return null
}

/** Of these someone has a share. */
export const SHARED = ['media', 'links', 'questions', 'emoji', 'photos', 'videos', 'voice', 'stickers', 'gifs', 'documents'] as const
const KINDS: ReadonlySet<Metric> = new Set([...SHARED, 'messages_with_emoji', 'messages_with_links'])

/** The messages that have it: emoji and links are many in one. Null for what is not a kind of message. */
export function messagesWith({ metric, phrase }: Counted): Counted | null {
  if (phrase !== undefined) return { metric, phrase }
  if (!KINDS.has(metric)) return null
  return { metric: metric === 'emoji' ? 'messages_with_emoji' : metric === 'links' ? 'messages_with_links' : metric }
}

/** The same where "who writes most" is enough to say that messages are meant. */
export function countedOrMessages(bag: ParsedQuestion): Counted | null {
  const counted = countedOf(bag)
  if (counted) return counted
  return bag.take('write', 'talk') ? { metric: 'messages' } : null
}
