import type { Concept } from '../concepts.ts'
import { plainOnly, type Rule, scoped } from './shared.ts'

const lengths: readonly [Concept, 'message' | 'conversation' | 'streak' | 'silence' | 'burst'][] = [
  ['streak', 'streak'],
  ['silence', 'silence'],
  ['burst', 'burst'],
  ['message', 'message'],
  ['conversation', 'conversation'],
]

const currentStreak: Rule = (bag) => {
  if (!bag.needs('now', 'streak')) return null
  bag.may('write', 'talk', 'longest', 'been_since')
  if (bag.named > 1) return null
  return scoped(bag, (scope) => (plainOnly(scope) && !scope.from && !scope.to ? { name: 'longest', of: 'current_streak', scope } : null))
}

export const longest: Rule = (bag) => {
  const asked = bag.take('who', 'which', 'how_long', 'when', 'how_many')
  if (bag.has('now')) return currentStreak(bag)
  // "How many days in a row": the most of them.
  if (!bag.take('longest') && !(bag.has('streak') && asked !== 'when')) return null
  bag.may('most')
  const place = bag.rank()
  for (const [concept, of] of lengths) {
    if (!bag.take(concept)) continue
    bag.may('write', 'talk', 'conversation')
    const isWho = asked === 'who'
    if (isWho && of !== 'message' && of !== 'silence') return null
    // Gaps are everyone's; a streak of two may be of days on which both wrote, or one of them.
    if (of === 'silence' && bag.named > 0) return null
    if (of === 'streak' && bag.named > 1) return null
    if (place !== null && of !== 'streak' && of !== 'silence') return null
    return scoped(bag, (scope) =>
      plainOnly(scope) && !(isWho && scope.people)
        ? { name: 'longest', of, scope, ...(isWho && { wants: 'who' }), ...(place !== null && { place }) }
        : null,
    )
  }
  return null
}

/** "Tom's slowest reply", "the longest wait for an answer". The longest reply may be the one of most words. */
export const slowestReply: Rule = (bag) => {
  const asked = bag.take('who', 'which', 'how_long', 'when')
  const how = bag.take('slowest', 'longest')
  if (!how || !bag.take(how === 'longest' ? 'wait' : 'one_reply')) return null
  bag.may('take', 'write', 'which')
  const isWho = asked === 'who'
  return scoped(bag, (scope) =>
    plainOnly(scope) && !(isWho && scope.people) ? { name: 'longest', of: 'reply', scope, ...(isWho && { wants: 'who' }) } : null,
  )
}

export const shortestMessage: Rule = (bag) => {
  const asked = bag.take('who', 'which', 'how_long', 'when')
  if (!bag.take('shortest') || !bag.take('message')) return null
  bag.may('write', 'which')
  const isWho = asked === 'who'
  return scoped(bag, (scope) =>
    plainOnly(scope) && !(isWho && scope.people) ? { name: 'shortest_message', scope, ...(isWho && { wants: 'who' }) } : null,
  )
}
