import { canCount, peopleOf, plainOnly, type Rule, scoped } from './shared.ts'
import { unitOf } from './when.ts'

export const topics: Rule = (bag) => {
  const isTopics = bag.take('topics') !== null
  bag.may('which')
  if (isTopics) bag.may('conversation', 'talk', 'about', 'favorite', 'most', 'with', 'mentioned')
  else if (!bag.needs('talk', 'about')) return null
  bag.may('most', 'typical')
  return scoped(bag, (scope) => (plainOnly(scope) && !scope.people ? { name: 'topics', scope } : null))
}

export const sentiment: Rule = (bag) => {
  bag.may('which')
  if (!bag.take('mood')) return null
  bag.may('average', 'messages', 'conversation', 'typical')
  return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'sentiment', scope } : null))
}

export const happiest: Rule = (bag) => {
  const asked = bag.take('which', 'when')
  const how = bag.take('happiest', 'saddest')
  if (!how || bag.has('who')) return null
  const unit = unitOf(bag) ?? (asked === 'when' ? 'month' : null)
  if (unit !== 'day' && unit !== 'month' && unit !== 'year') return null
  return scoped(bag, (scope) => (plainOnly(scope) ? { name: 'happiest', unit, order: how === 'happiest' ? 'most' : 'least', scope } : null))
}

export const rankSentiment: Rule = (bag) => {
  if (!bag.take('who')) return null
  const how = bag.take('happiest', 'saddest')
  if (!how) return null
  bag.may('messages', 'write', 'mood', 'typical')
  const isChoice = bag.take('or') !== null
  const people = isChoice ? peopleOf(bag, 2) : []
  if (!people) return null
  return scoped(bag, (scope) =>
    plainOnly(scope) && !scope.people
      ? { name: 'rank_sentiment', order: how === 'happiest' ? 'most' : 'least', scope: { ...scope, ...(isChoice && { people }) } }
      : null,
  )
}

const FAVORITES = 5

export const favorites: Rule = (bag) => {
  bag.may('which')
  const isFavorite = bag.take('favorite', 'most') !== null
  const of = bag.take('words', 'word', 'emoji')
  if (!isFavorite || !of || bag.has('who', 'how_many')) return null
  bag.may('use', 'write', 'say')
  const place = bag.rank()
  const number = place ?? bag.number(20)
  const most = number ?? FAVORITES
  return scoped(bag, (scope) =>
    canCount({ metric: of === 'emoji' ? 'emoji' : 'words' }, scope)
      ? { name: 'favorites', of: of === 'emoji' ? 'emoji' : 'words', most, scope, ...(place !== null && { place }) }
      : null,
  )
}

export const moments: Rule = (bag) => {
  bag.may('which')
  if (!bag.take('moments')) return null
  bag.may('conversation')
  return scoped(bag, (scope) => (plainOnly(scope) && !scope.people ? { name: 'moments', scope } : null))
}

export const birthday: Rule = (bag) => {
  bag.may('when', 'which')
  if (!bag.take('birthday')) return null
  return scoped(bag, ({ people = [], ...scope }) =>
    !plainOnly(scope) || people.length > 1 ? null : { name: 'birthday', scope, ...(people.length === 1 && { person: people[0] }) },
  )
}

export const participants: Rule = (bag) => {
  const asked = bag.take('how_many', 'who')
  if (!asked || bag.named > 0) return null
  const isPeople = bag.take('people') !== null
  const isHere = bag.take('in_chat') !== null
  if (asked === 'how_many' && !isPeople) return null
  const isWritten = bag.take('write', 'talk') !== null
  if (!isPeople && !isHere && !isWritten) return null
  return scoped(bag, (scope) => (plainOnly(scope) && (isWritten || (!scope.from && !scope.to)) ? { name: 'participants', scope } : null))
}
