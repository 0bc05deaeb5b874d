import type { Favorite } from '@convostat/api'
import { original } from '#data/masking/masking.ts'
import { foldOf, wordsOf } from './finding.ts'

/** Which favorites are shown, and in which order. */
export interface Arrangement {
  sort: Sort
  /** What the chat was called; null for all chats. */
  chat: string | null
  query: string
}

export const sorts = ['saved', 'newest', 'oldest', 'author'] as const
type Sort = (typeof sorts)[number]

export const asSaved: Arrangement = { sort: 'saved', chat: null, query: '' }
export const isNarrowed = ({ chat, query }: Arrangement): boolean => chat !== null || wordsOf(query).length > 0

/** The same where the chosen chat has no favorite left: then all are shown. */
export const within = (all: readonly Favorite[], arrangement: Arrangement): Arrangement =>
  arrangement.chat === null || all.some(({ uploadTitle }) => uploadTitle === arrangement.chat)
    ? arrangement
    : { ...arrangement, chat: null }

/** These favorites, which are with the one saved last first, as they are wanted. */
export function arranged(all: readonly Favorite[], { sort, chat, query }: Arrangement): readonly Favorite[] {
  const words = wordsOf(query)
  const found = all.filter((each) => (chat === null || each.uploadTitle === chat) && words.every((word) => foldOfAll(each).includes(word)))
  // Equal ones stay with the one saved last first.
  return sort === 'saved' ? found : found.sort(orders[sort])
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const names = new Intl.Collator(undefined, { numeric: true })

const orders: Record<Exclude<Sort, 'saved'>, (a: Favorite, b: Favorite) => number> = {
  newest: (a, b) => byText(b.originalDate, a.originalDate),
  oldest: (a, b) => byText(a.originalDate, b.originalDate),
  author: (a, b) => names.compare(a.author, b.author) || byText(a.author, b.author) || byText(a.originalDate, b.originalDate),
}

/** Everything one may look for in a favorite, folded once. */
const folds = new WeakMap<Favorite, string>()
function foldOfAll(favorite: Favorite): string {
  const known = folds.get(favorite)
  if (known !== undefined) return known
  // A word never begins in one and ends in another.
  const fold = foldOf(original([favorite.text, favorite.author, favorite.note, favorite.uploadTitle].join('\n')))
  folds.set(favorite, fold)
  return fold
}

/** The chats that favorites come from, by name. */
export const chatsOf = (all: readonly Favorite[]): string[] => [...new Set(all.map(({ uploadTitle }) => uploadTitle))].sort(names.compare)

/** How many were saved, of how many authors, of how many days. */
export const countsOf = (all: readonly Favorite[]): { saved: number; authors: number; days: number } => ({
  saved: all.length,
  authors: new Set(all.map(({ author }) => author)).size,
  days: new Set(all.map(({ originalDate }) => originalDate.slice(0, 10))).size,
})
