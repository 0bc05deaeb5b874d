import { expect, test } from 'vitest'
import { answerOf } from '#testing/answers.ts'
import { noFilters } from './filters.ts'
import { monthDays, within } from './search-links.ts'

const chat = answerOf()

test('what is wanted and the filters of the screen are looked for together', () => {
  const filters = { from: '2021-03-05', to: null, authors: ['Ana'] }
  expect(within(chat, filters, { weekday: 4, hour: 9 })).toMatchObject({
    from: '2021-03-05',
    to: null,
    authors: ['Ana'],
    weekday: 4,
    hour: 9,
  })
})

test('of two spans the days in both', () => {
  const filters = { from: '2021-03-05', to: '2021-04-10', authors: [] }
  expect(within(chat, filters, { from: '2021-03-01', to: '2021-03-31' })).toMatchObject({ from: '2021-03-05', to: '2021-03-31' })
  expect(within(chat, filters, { from: '2021-04-01', to: '2021-04-30' })).toMatchObject({ from: '2021-04-01', to: '2021-04-10' })
})

test('a person asked for is in place of those chosen', () => {
  expect(within(chat, { ...noFilters, authors: ['Ana', 'Ben'] }, { authors: ['Ben'] })).toMatchObject({ authors: ['Ben'] })
})

test('the whole chat is its days from the first to the last, in any order', () => {
  expect(within(chat, noFilters, {})).toMatchObject({ from: '2021-03-04', to: '2021-03-06' })
  expect(within(chat, noFilters, { sort: 'date_asc' })).toMatchObject({ from: '2021-03-04', to: '2021-03-06', sort: 'date_asc' })
  expect(within(chat, noFilters, { media: true })).toMatchObject({ from: null, to: null, media: true })
})

test.each([
  ['2021-02', '2021-02-28'],
  ['2020-02', '2020-02-29'],
  ['2021-12', '2021-12-31'],
])('%s ends on %s', (month, last) => expect(monthDays(month)).toEqual({ from: `${month}-01`, to: last }))
