import { initialOf } from '@convostat/format/initial'
import { sayReport } from '#messages/index.ts'
import { joined, names, shortened, who } from '#sections/parts.ts'
import type { FavoriteFacts, NeighborFacts } from '../facts.ts'
import { dayAndTime, month } from '../format.ts'
import { type Color, type Line, said } from '../model.ts'
import { fitted, pagesOf } from './fitting.ts'
import { measures } from './measures.ts'
import type { Book, BookMessage, BookPage, BookPaper, Chapter } from './model.ts'
import { ribbonOf } from './ribbon.ts'

const { book: say } = sayReport

export interface BookOptions {
  /** The civil day on which it is made, YYYY-MM-DD. */
  day: string
  paper: BookPaper
  hasBleed: boolean
  part: Book['part']
  isMasked: boolean
  madeBy: 'device' | 'server'
  /** Of the chat that all of them are from; else the cover has the ribbon of the favorites. */
  chatRibbon?: Book['ribbon'] | null
}

/** No print shop binds more, and the compiler takes few more: in a longer book, several messages share a page. */
export const mostPages = 800
/** Chapters of fewer messages than these, one with the other, would be mostly titles. */
const leastInChapter = 3
/** Of more months, the chapters are years. */
const mostMonths = 12
/** Of the messages before and after, which are read at a glance. */
const mostOfNeighbor = 220

/** Favorites as a book, in the order in which they were written: one on a page, with its note and the messages before and after. */
export function favoritesBook(
  favorites: readonly FavoriteFacts[],
  colors: Readonly<Record<string, number>>,
  { day, paper, hasBleed, part, isMasked, madeBy, chatRibbon }: BookOptions,
): Book {
  const written = favorites.toSorted((a, b) => (a.originalDate < b.originalDate ? -1 : a.originalDate > b.originalDate ? 1 : 0))
  const authors = [...new Set(favorites.map(({ author }) => author))]
  const places = new Map(authors.map((author, place) => [author, Object.hasOwn(colors, author) ? colors[author] : place] as const))
  const colorOf = (author: string): Color => places.get(author) ?? (Object.hasOwn(colors, author) ? colors[author] : 'ink')
  const dates = written.map(({ originalDate }) => originalDate)
  const [first, last] = [dates[0], dates.at(-1)]
  const isGathered = written.reduce((all, { text }) => all + pagesOf(text, measures[paper]), 0) > mostPages
  const page = pageOf({ paper, isGathered, colorOf, at: timeIn(first, last) })
  return {
    kind: 'book',
    part,
    title: say.title,
    by: joined(say.by({ messages: favorites.length, people: () => names(authors) })),
    span: first && last ? (first.slice(0, 7) === last.slice(0, 7) ? month(first) : say.months({ from: first, to: last })) : '',
    label: say.label,
    day,
    paper,
    hasBleed,
    direction: isFromRight(favorites) ? 'rtl' : 'ltr',
    ribbon: chatRibbon ?? ribbonOf(written, colorOf),
    chapters: chaptersOf(written, page),
    colophon: colophonOf(written, { day, isMasked, madeBy }),
  }
}

interface PageOptions {
  paper: BookPaper
  isGathered: boolean
  colorOf: (author: string) => Color
  at: (date: string) => number
}

const pageOf =
  ({ paper, isGathered, colorOf, at }: PageOptions) =>
  (favorite: FavoriteFacts): BookPage => {
    const message = (it: NeighborFacts): BookMessage => ({
      author: who(it.author),
      initial: said(initialOf(it.author)),
      color: colorOf(it.author),
      when: dayAndTime(it.originalDate),
      text: said(it.text),
    })
    const beside = (it: NeighborFacts | null | undefined) =>
      it && !isGathered ? message({ ...it, text: shortened(it.text, mostOfNeighbor) }) : null
    const [before, after] = [beside(favorite.before), beside(favorite.after)]
    const note = favorite.note.trim()
    const neighbors = [before, after].flatMap((each) => (each ? [each.text.said] : []))
    const { size, isLong } = fitted({ text: favorite.text, note, neighbors }, measures[paper])
    return {
      layout: isGathered ? 'gathered' : isLong ? 'long' : 'single',
      message: message(favorite),
      size: isGathered ? gatheredSize : size,
      note: note === '' ? null : said(note),
      before,
      after,
      at: at(favorite.originalDate),
    }
  }

/** Where several are on a page. */
const gatheredSize = 12

/** When it was written in the time from the first to the last one. */
function timeIn(first: string | undefined, last: string | undefined): (date: string) => number {
  const time = (date: string): number => Date.parse(`${date.slice(0, 19)}Z`)
  const [from, to] = [first ? time(first) : Number.NaN, last ? time(last) : Number.NaN]
  return (date) => (to > from && !Number.isNaN(time(date)) ? Math.round((1000 * (time(date) - from)) / (to - from)) / 1000 : 0)
}

function chaptersOf(written: readonly FavoriteFacts[], page: (favorite: FavoriteFacts) => BookPage): Chapter[] {
  const [years, months] = [grouped(written, 'YYYY'.length), grouped(written, 'YYYY-MM'.length)]
  const areFew = (groups: ReadonlyMap<string, unknown>) => groups.size < 2 || written.length < leastInChapter * groups.size
  const isYears = months.size > mostMonths || areFew(months)
  const groups = isYears ? years : months
  if (areFew(groups)) return [{ id: 'messages', title: '', lead: '', pages: written.map(page) }]
  return [...groups].map(([time, those]) => ({
    id: `chapter-${time}`,
    title: isYears ? time : month(those[0].originalDate),
    lead: say.chapter({ messages: those.length }),
    pages: those.map(page),
  }))
}

/** By the year or the month, which is as much of a date as this. */
function grouped(written: readonly FavoriteFacts[], length: number): Map<string, FavoriteFacts[]> {
  const groups = new Map<string, FavoriteFacts[]>()
  for (const it of written) {
    const time = it.originalDate.slice(0, length)
    const known = groups.get(time)
    if (known) known.push(it)
    else groups.set(time, [it])
  }
  return groups
}

function colophonOf(
  written: readonly FavoriteFacts[],
  { day, isMasked, madeBy }: Pick<BookOptions, 'day' | 'isMasked' | 'madeBy'>,
): Line[] {
  // A masked book leaves the titles of chats out.
  const titles = isMasked ? [] : [...new Set(written.flatMap(({ uploadTitle }) => (uploadTitle ? [uploadTitle] : [])))]
  const [title] = titles
  const messages = written.length
  const hasNeighbors = written.some(({ before, after }) => before || after)
  return [
    titles.length === 1 && title !== undefined
      ? joined(say.from({ messages, chat: () => said(shortened(title, 60)) }))
      : titles.length > 0
        ? say.fromChats({ messages, chats: titles.length })
        : say.alone({ messages }),
    ...(hasNeighbors ? [say.neighbors] : []),
    ...(isMasked ? [say.masked] : []),
    say.fonts,
    say.made({ byServer: madeBy === 'server', day }),
  ]
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const letter = /\p{L}/u

/** By the first letter of most of its messages. */
function isFromRight(favorites: readonly FavoriteFacts[]): boolean {
  const firsts = favorites.flatMap(({ text }) => letter.exec(text) ?? [])
  return firsts.filter((each) => rightToLeft.test(each)).length > firsts.length / 2
}
