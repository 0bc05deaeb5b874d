import { orderOf, peopleOf, type Rule, scoped } from './shared.ts'

export const conversationEnds: Rule = (bag) => {
  const who = bag.take('who')
  const asked = who ? null : bag.take('how_many', 'how_often', 'how_many_times')
  // "Does Ana ever text first", "do I start conversations more than Ben".
  const isOpen = !who && !asked
  if (isOpen && (bag.named === 0 || bag.has('first', 'last', 'longest', 'never'))) return null
  const isCompared = !who && bag.named === 2 && bag.take('than', 'or') !== null
  const order = who || isCompared ? (orderOf(bag) ?? (isCompared ? null : 'most')) : undefined
  if (order === null) return null
  bag.may('typical')
  const both = bag.take('begin_conversations')
  const what = both ? 'opened' : bag.take('begin') ? 'opened' : bag.take('finish') ? 'closed' : null
  if (!what || (!both && !bag.take('conversations', 'conversation'))) return null
  bag.may('conversation', 'conversations', 'talk')
  const isChoice = isCompared || bag.take('or') !== null
  const people = isChoice ? peopleOf(bag, 2) : []
  if (!people || (isChoice && !order)) return null
  return scoped(bag, (scope) => {
    if ((order && scope.people) || (!order && scope.people?.length !== 1)) return null
    return { name: 'conversation_ends', what, scope: { ...scope, ...(isChoice && { people }) }, ...(order && { order }) }
  })
}
