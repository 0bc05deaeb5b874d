import { plainOnly, type Rule, scoped } from './shared.ts'

export const saidAbout: Rule = (bag) => {
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
