import { orderOf, peopleOf, plainOnly, type Rule, scoped } from './shared.ts'

export const conversationEnds: Rule = (bag) => {
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
