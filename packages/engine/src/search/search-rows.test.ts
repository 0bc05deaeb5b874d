import { expect, test } from 'vitest'
import { chatOf } from '#testing/chat-of.ts'
import { type SearchRequest, search, searchRows } from './search.ts'

const chat = chatOf(`
  2021-03-01 09:00 Ana: happy birthday
  2021-03-01 09:05 Ben: thank you, was it happy? yes
  2021-03-02 10:00 Ana: the cafe
  2021-03-03 08:03 Ana: happy happy happy
  2021-03-04 08:03 Ben: birthday, happy one
`)

test.each<Omit<SearchRequest, 'limit' | 'offset'>>([
  {},
  { query: 'happy' },
  { query: 'happy birthday' },
  { query: 'happy', sortBy: 'date_asc' },
  { query: 'happy', sortBy: 'length' },
  { sortBy: 'date_asc', senders: ['Ben'] },
  { query: 'from:ana', sortBy: 'length' },
  { query: 'zebra' },
])('the rows of a search are those of its hits, in the same order: %j', (asked) => {
  expect([...searchRows(chat, asked)]).toEqual(search(chat, { ...asked, limit: 100, offset: 0 }).hits.map(({ row }) => row))
})

test('from any row on, a page in time order is the rest of all hits, or the last where none is left', () => {
  const rows = searchRows(chat, { query: 'happy', sortBy: 'date_asc' })
  for (let fromRow = 0; fromRow <= chat.count; fromRow++) {
    const { hits, offset, total } = search(chat, { query: 'happy', sortBy: 'date_asc', limit: 100, offset: 0, fromRow })
    const rest = [...rows].filter((row) => row >= fromRow)
    expect(hits.map(({ row }) => row)).toEqual(rest.length > 0 ? rest : [rows[rows.length - 1]])
    expect([offset, total]).toEqual([rows.length - hits.length, rows.length])
  }
})
