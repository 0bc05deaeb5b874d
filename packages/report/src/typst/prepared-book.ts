import { neighborSize, noteSize } from '#book/fitting.ts'
import { bleedPoints, leafMillimeters, marksPoints, measures, narrowSpineMillimeters, spineOf } from '#book/measures.ts'
import type { Book, BookMessage, BookPage } from '#book/model.ts'
import { clothOf } from '#book/ribbon.ts'
import { sayReport } from '#messages/index.ts'
import type { Coverage } from '#text/coverage.ts'
import { type Labels, writing } from './prepared.ts'

/** Languages that are written from the right, by their script: a viewer then turns pages the other way. */
const hebrew = /\p{Script=Hebrew}/u

/** A book as data for its drawing file. `missing` names the scripts that no font of `coverage` draws. */
export function preparedBook(book: Book, coverage: Coverage, labels: Labels): { data: unknown; missing: string[] } {
  const { clean, words, line, author, missing } = writing(coverage)
  const message = ({ author: by, initial, text, ...it }: BookMessage) => ({
    ...it,
    author: author(by),
    initial: words(initial),
    text: words(text),
  })
  const page = ({ message: it, note, before, after, ...how }: BookPage) => ({
    ...how,
    ...message(it),
    note: note && words(note),
    before: before && message(before),
    after: after && message(after),
  })
  const { scale, ...measured } = measures[book.paper]
  const [year, month, day] = book.day.split('-').map(Number)
  const texts = book.chapters.flatMap(({ pages }) => pages.map(({ message: { text } }) => text.said))
  const data = {
    ...labels,
    label: clean(book.label).text,
    title: line(book.title),
    by: line(book.by),
    span: book.span,
    made: { year, month, day },
    lang:
      book.direction === 'ltr'
        ? 'en'
        : hebrew.test(texts.find((text) => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text)) ?? '')
          ? 'he'
          : 'ar',
    direction: book.direction,
    page: measured,
    scale,
    bleed: book.hasBleed ? bleedPoints : 0,
    marks: book.hasBleed ? marksPoints : 0,
    noteSize: noteSize * scale,
    neighborSize: neighborSize * scale,
    cloth: clothOf(book.ribbon),
    chapters: book.chapters.map(({ pages, ...chapter }) => ({ ...chapter, pages: pages.map(page) })),
    colophon: book.colophon.map(line),
  }
  return { data, missing: [...missing].sort() }
}

/** What the cover's drawing file reads besides: how wide the spine of this many pages is, and whether it has room for words. */
export function spineFor(pages: number): Record<'spine' | 'hasWords' | 'said', string> {
  const millimeters = spineOf(pages)
  return {
    spine: `${(millimeters * 72) / 25.4}`,
    hasWords: `${millimeters >= narrowSpineMillimeters}`,
    said: sayReport.book.spine({ millimeters, pages, leaf: `${leafMillimeters}` }),
  }
}
