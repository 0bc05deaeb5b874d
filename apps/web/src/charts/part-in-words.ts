import { type Filters, isFiltered } from '#data/search/filters.ts'
import { named } from './named.ts'
import { daysOnly, peopleOnly } from './sentences.ts'

/** Names are listed up to here. */
const mostNames = 3

/** Which part of the chat is shown, in words for a picture, which is far from the filters; null where it is all of it. */
export function partInWords(filters: Filters): string | null {
  if (!isFiltered(filters)) return null
  const { authors, from, to } = filters
  const names = authors.slice(0, mostNames).map((name) => named(name))
  const people = authors.length > 0 ? [peopleOnly({ names, more: authors.length - names.length })] : []
  const days = from || to ? [daysOnly({ from, to })] : []
  return [...people, ...days].join(' ')
}
