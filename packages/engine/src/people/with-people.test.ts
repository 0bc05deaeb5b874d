import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balance } from '#analyses/balance.ts'
import { calendar } from '#analyses/calendar.ts'
import { coldStreaks } from '#analyses/gaps.ts'
import { heatmap } from '#analyses/heatmap.ts'
import { messageShare } from '#analyses/message-share.ts'
import { overview } from '#analyses/overview.ts'
import { replyDiscipline } from '#analyses/reply-discipline.ts'
import { responseMatrix } from '#analyses/response-matrix.ts'
import { responseTimes } from '#analyses/response-times.ts'
import { timeseries } from '#analyses/timeseries.ts'
import type { Chat } from '#chat/chat.ts'
import { asWritten } from '#chat/column.ts'
import { everything, select } from '#chat/selection.ts'
import { day } from '#columns/day.ts'
import { replies } from '#columns/response-time.ts'
import { keywordRows } from '#search/keyword.ts'
import { search } from '#search/search.ts'
import { signatures } from '#search/signatures.ts'
import { searchStats } from '#search/stats.ts'
import { languagesWithin } from '#sentiment/languages-read.ts'
import { chatOf } from '#testing/chat-of.ts'
import { feelingsOf } from '#testing/felt-chat.ts'
import { anyChat } from '#testing/random-chat.ts'
import { postings } from '#words/postings.ts'
import { words } from '#words/words.ts'
import { namesInFile, withPeople } from './with-people.ts'

const example = chatOf(`
  mon 09:00 Ana: hello
  mon 09:01 +49 170 1: hello you
  mon 09:02 Ana: https://example.org?
  mon 09:03 Ben: hello all
  mon 10:00 Ana: bye`)

const nobody = new Set<string>()
const shownAs = (names: Record<string, string>, hidden: Iterable<string> = []) =>
  withPeople(example, { names: new Map(Object.entries(names)), hidden: new Set(hidden) })

/** Everything known about a chat's people and authors. */
const figures = (chat: Chat, part = everything(chat)) => ({
  overview: overview(chat, part),
  share: messageShare(chat, part),
  balance: balance(chat, part),
  times: responseTimes(chat, part),
  replies: replyDiscipline(chat, part),
  matrix: responseMatrix(chat, part),
  silences: coldStreaks(chat, part),
  heatmap: heatmap(chat, part),
  days: timeseries(chat, part),
  calendar: calendar(chat, part),
  stats: searchStats(chat),
})

/** The slow twin: an export that has these names in its headers. */
function withHeaders(chat: Chat, names: ReadonlyMap<string, string>): Chat {
  const shown = chat.participants.map((name) => names.get(name) ?? name)
  const participants = [...new Set(shown)]
  return { ...chat, participants, author: chat.author.map((author) => participants.indexOf(shown[author])) }
}

const anyNames = fc.dictionary(
  fc.constantFrom('Ana', 'Ben', 'Çağla', '田中', 'Nobody'),
  fc.constantFrom('Ana', 'Ben', 'Mum', '田中', '__proto__'),
)

test('the figures of a view are those of an export that has these names in its headers', () => {
  fc.assert(
    fc.property(anyChat(), anyNames, fc.constantFrom('Ana', 'Mum', 'Ben'), (chat, given, author) => {
      const names = new Map(Object.entries(given))
      const view = withPeople(chat, { names, hidden: nobody })
      const slow = withHeaders(chat, names)
      expect(view.participants).toEqual(slow.participants)
      expect([...view.author]).toEqual([...slow.author])
      expect(figures(view)).toEqual(figures(slow))
      expect(figures(view, select(view, { authors: [author] }))).toEqual(figures(slow, select(slow, { authors: [author] })))
      for (const query of ['hi', `from:${author}`, `hi -from:${author}`])
        expect(search(view, { query, limit: 100, offset: 0 })).toEqual(search(slow, { query, limit: 100, offset: 0 }))
    }),
  )
})

test('who is hidden is left out as by a filter for all others: figures, searches, keywords', () => {
  fc.assert(
    fc.property(anyChat(), fc.constantFrom('Ana', 'Ben'), ({ ...chat }, hidden) => {
      const view = withPeople(chat, { names: new Map(), hidden: new Set([hidden]) })
      const others = chat.participants.filter((name) => name !== hidden)
      // A filter for nobody is not a filter.
      const part = others.length > 0 ? select(chat, { authors: others }) : { from: 0, to: 0, authors: null }
      const { stats, matrix, ...rest } = figures(chat, part)
      if (others.length > 0) expect(figures(view)).toMatchObject(rest)
      expect(stats.messages).toBe(chat.count)
      expect(responseMatrix(view).pairs).toEqual(matrix.pairs.filter(({ to }) => to !== hidden))
      const isShown = (row: number) => chat.participants[chat.author[row]] !== hidden
      const rowsOf = (found: Chat) => search(found, { query: 'hi', sortBy: 'date_asc', limit: 100, offset: 0 }).hits.map(({ row }) => row)
      expect(rowsOf(view)).toEqual(rowsOf(chat).filter(isShown))
      expect([...keywordRows(view, 'hi')]).toEqual([...keywordRows(chat, 'hi')].filter(isShown))
      expect(searchStats(view).messages).toBe(Array.from(chat.id.keys()).filter(isShown).length)
      expect(search(view, { senders: [hidden], limit: 100, offset: 0 }).total).toBe(0)
      expect(overview(view, select(view, { authors: [hidden] })).totalMessages).toBe(0)
      expect([...replies(view).rows]).toEqual([...replies(chat).rows])
    }),
  )
})

test('nothing of the text is read again: rows and words are the very same', () => {
  const view = shownAs({ Ana: 'Mum', '+49 170 1': 'Ben' }, ['Ben'])
  expect(asWritten(view)).toBe(example)
  for (const column of [words, postings, signatures, day]) expect(column(view)).toBe(column(example))
  expect([view.bytes, view.id, view.time, view.start]).toEqual([example.bytes, example.id, example.time, example.start])
  // Of a view of a view, too.
  expect(words(withPeople(view, { names: new Map([['Mum', 'Dad']]), hidden: nobody }))).toBe(words(example))
})

test('two people shown with the same name are one person, whose messages follow on one another', () => {
  const view = shownAs({ '+49 170 1': 'Ana' })
  expect(messageShare(view).map(({ person, count }) => [person, count])).toEqual([
    ['Ana', 4],
    ['Ben', 1],
  ])
  expect([...replies(view).rows]).toEqual([3, 4])
})

test('names can be exchanged', () => {
  const view = shownAs({ Ana: 'Ben', Ben: 'Ana' })
  expect(messageShare(view).map(({ person, count }) => [person, count])).toEqual([
    ['Ben', 3],
    ['+49 170 1', 1],
    ['Ana', 1],
  ])
})

test('a chat without changes to its people is the chat itself', () => {
  expect(shownAs({})).toBe(example)
  expect(shownAs({ Ana: 'Ana', Zoe: 'Zora' }, ['Zoe'])).toBe(example)
})

test('a name gives the names in the file, which come before those shown', () => {
  const view = shownAs({ Ana: 'Mum', '+49 170 1': 'Mum', Ben: 'Ana' })
  const found = ['Mum', '+49 170 1', 'Ana', 'Ben', 'Zoe'].map((name) => namesInFile(view, name))
  expect(found).toEqual([['Ana', '+49 170 1'], ['Ana', '+49 170 1'], ['Ana', '+49 170 1'], ['Ben'], ['Zoe']])
  expect(namesInFile(example, 'Ana')).toEqual(['Ana'])
})

test('the writers of a language have their shown names, without hidden people', () => {
  const feelings = {
    ...feelingsOf([{ score: 0.5 }, { score: 0.5 }, { score: null }, { score: 0.5 }, { score: 0.5 }]),
    languages: [{ language: 'und', authors: ['Ana', '+49 170 1', 'Ben'], messages: 4, quality: 'well' as const }],
  }
  const view = shownAs({ Ana: 'Mum' }, ['Ben'])
  const found = languagesWithin(view, feelings, everything(view))
  expect(found.flatMap(({ authors }) => authors).sort()).toEqual(['+49 170 1', 'Mum'])
})
