import { none } from '@convostat/figures'
import { isOfThese, toolOf } from '#figure-tools.ts'
import type { Scope } from '#plan.ts'
import type { Concept } from '../concepts.ts'
import { peopleOf, plainOnly, type Rule, scoped } from './shared.ts'

/** What may be around the words that ask for a figure, and says nothing that they do not. */
const AROUND: readonly Concept[] = ['which', 'use', 'write', 'most', 'favorite', 'typical', 'average', 'conversation']

export const figure: Rule = (bag) => {
  const name = bag.figure()
  if (name === null) return null
  // The scope holds with whom someone writes; anyone else who is named must be among those it is about.
  const isWithOther = bag.has('to', 'with')
  const { tool } = toolOf(name)
  // The answer names the person where people are compared, not where one is named; "Ana or Ben" names both.
  const isWho = tool.parts !== none && tool.parts.of === 'name' && bag.take('who') !== null
  if (isWho) bag.may('more')
  // Between two people "typical of one and not of the other" says it twice.
  const unlike = name === 'wordComparison' && bag.isOfTwo ? bag.personBehind('unlike') : null
  const isChoice = isWho && bag.take('or') !== null
  const people = isChoice ? peopleOf(bag, 2) : []
  if (tool.unit === 'share') bag.may('percent')
  for (const concept of AROUND) bag.may(concept)
  if (!people) return null
  return scoped(bag, (scope) => {
    const those: Scope = { ...scope, ...(isChoice && { people }) }
    if (unlike !== null && those.people?.includes(unlike)) return null
    const named = bag.named - (unlike === null ? 0 : 1)
    if (!isWithOther && named > (those.people?.length ?? 0)) return null
    return plainOnly(scope) && !(isWho && scope.people) && isOfThese(tool, those.people)
      ? { name: 'figure', figure: name, scope: those }
      : null
  })
}
