import { describe, expect, test } from 'vitest'
import { androidExport } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'
import { milestoneHandlers } from './milestones.ts'
import { searchHandlers } from './search.ts'

const session = sessionOf({ milestones: milestoneHandlers, search: searchHandlers })

const talk = () =>
  androidExport([
    '01/03/2021, 20:00 - Ana: I love you',
    '02/03/2021, 20:00 - Ben: love you too',
    '02/03/2021, 20:01 - Ben: You love cake',
    '05/05/2021, 08:30 - Ana: "love you" she said (.*)',
    '05/05/2021, 08:31 - Ana: LOVE YOU',
  ])

async function opened() {
  const all = session()
  await all.http.upload.run({ file: talk() })
  return all
}

describe('a keyword', () => {
  test('was said first', async () => {
    const { http } = await opened()
    await expect(http.milestones.first({ keyword: 'Love You', today: '2021-03-31' })).resolves.toEqual({
      first_occurrence: {
        id: 0,
        author: 'Ana',
        date: '2021-03-01',
        time: '20:00:00',
        days_ago: 30,
        message: 'I love you',
        timestamp: '2021-03-01T20:00:00',
        highlights: [[2, 10]],
      },
    })
  })

  test('without a day given, today is the host’s', async () => {
    const { api } = await opened()
    const { first_occurrence: first } = await api.milestones.first({ keyword: 'cake' })
    const today = new Date(Date.UTC(2021, 5, 1, 12))
    const local = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())
    expect(first?.days_ago).toBe((local - Date.UTC(2021, 2, 2)) / 86_400_000)
  })

  test('is found as a phrase, whole words, oldest first, page by page', async () => {
    const { http } = await opened()
    const { matches, count } = await http.milestones.search({ keyword: 'love you' })
    expect([count, matches.map(({ id }) => id)]).toEqual([4, [0, 1, 3, 4]])
    expect((await http.milestones.search({ keyword: 'love you', limit: 2, offset: 1 })).matches.map(({ id }) => id)).toEqual([1, 3])
    expect((await http.milestones.search({ keyword: 'love you', offset: 99 })).matches).toEqual([])
    expect((await http.milestones.search({ keyword: 'lov' })).count).toBe(0)
  })

  test('month by month from the first to the last match, months without any included', async () => {
    const { http } = await opened()
    await expect(http.milestones.timeline({ keyword: 'love you' })).resolves.toEqual({
      timeline: [
        { month_name: 'March 2021', month: '2021-03', count: 2 },
        { month_name: 'April 2021', month: '2021-04', count: 0 },
        { month_name: 'May 2021', month: '2021-05', count: 2 },
      ],
    })
  })

  test('is marked in every message, however it is written', async () => {
    const { http } = await opened()
    const { matches } = await http.milestones.search({ keyword: 'LÖVE  you' })
    expect(matches.map(({ message, highlights }) => highlights.map(([start, end]) => message.slice(start, end)))).toEqual([
      ['love you'],
      ['love you'],
      ['love you'],
      ['LOVE YOU'],
    ])
    expect((await http.milestones.search({ keyword: '.*' })).matches[0].highlights).toEqual([[21, 23]])
  })

  test('in figures: how often, the month with most (the earliest of several), by whom, and when each of them first', async () => {
    const { http } = await opened()
    const { matches } = await http.milestones.search({ keyword: 'love you' })
    await expect(http.milestones.statistics({ keyword: 'love you' })).resolves.toEqual({
      statistics: {
        total_occurrences: 4,
        peak_month: { month_name: 'March 2021', month: '2021-03', count: 2 },
        authors: [
          { author: 'Ana', count: 3, first: matches[0] },
          { author: 'Ben', count: 1, first: matches[1] },
        ],
      },
    })
  })
})

test('a keyword nobody used has no first occurrence, no matches, no months', async () => {
  const { http } = await opened()
  expect(await http.milestones.first({ keyword: 'zebra' })).toEqual({ first_occurrence: null })
  expect(await http.milestones.timeline({ keyword: 'zebra' })).toEqual({ timeline: [] })
  expect(await http.milestones.statistics({ keyword: 'zebra' })).toEqual({
    statistics: { total_occurrences: 0, peak_month: null, authors: [] },
  })
})

test('P28: signs are looked for as they are, quotes and all', async () => {
  const { http } = await opened()
  expect((await http.milestones.search({ keyword: '.*' })).matches.map(({ id }) => id)).toEqual([3])
  expect((await http.milestones.search({ keyword: '(.*)' })).count).toBe(1)
  expect((await http.milestones.search({ keyword: '"love you"' })).count).toBe(4)
  expect((await http.milestones.search({ keyword: '\\' })).count).toBe(0)
  expect((await http.milestones.search({ keyword: 'a'.repeat(10_000) })).count).toBe(0)
})

test('a blank keyword is refused by every call', async () => {
  const { http } = await opened()
  for (const keyword of ['', '   ', '\n'])
    for (const call of [http.milestones.first, http.milestones.search, http.milestones.timeline, http.milestones.statistics])
      await expect(call({ keyword })).rejects.toMatchObject({ code: 'keyword_blank', status: 400 })
})

test('at the same count, the person who wrote first in the chat comes first, no matter who used the keyword first', async () => {
  const { http } = session()
  await http.upload.run({
    file: androidExport(['13/03/2021, 20:00 - Ana: hello', '13/03/2021, 20:01 - Ben: cake!', '14/03/2021, 20:00 - Ana: Cake?']),
  })
  const { statistics } = await http.milestones.statistics({ keyword: 'cake' })
  expect(statistics.authors.map(({ author, first }) => [author, first.id, first.date])).toEqual([
    ['Ana', 2, '2021-03-14'],
    ['Ben', 1, '2021-03-13'],
  ])
})

test.each([
  ['love you', '"love you"'],
  ['you she', '"you she"'],
  ['"love you"', '" love you "'],
  ['say "cake', '"say  cake"'],
  // Without any word there is no phrase.
  ['.*', '.*'],
])('the keyword %s and the search %s find the same messages', async (keyword, query) => {
  const { http } = await opened()
  const { matches } = await http.milestones.search({ keyword })
  const { results } = await http.search.run({ query, sort_by: 'date_asc' })
  expect(results.map(({ id, highlights }) => [id, highlights])).toEqual(matches.map(({ id, highlights }) => [id, highlights]))
})

describe('suggestions', () => {
  const said = ['the armadillo is happy', 'look at that armadillo', 'armadillo again', 'what does an armadillo eat']
  const pet = () =>
    androidExport(
      Array.from({ length: 12 }, (_, i) => [
        `${String(i + 1).padStart(2, '0')}/03/2021, 20:00 - Ana: ${said[i % said.length]}`,
        `${String(i + 1).padStart(2, '0')}/03/2021, 20:01 - Ben: yes and I love you and that is it`,
      ]).flat(),
    )

  test('name what this chat says and others do not, and what is said first, each with as many messages as its milestone', async () => {
    const { http } = session()
    await http.upload.run({ file: pet() })
    const { suggestions } = await http.milestones.suggestions({})
    expect(suggestions).toEqual(
      expect.arrayContaining([
        { keyword: 'love you', count: 12 },
        { keyword: 'armadillo', count: 12 },
      ]),
    )
    for (const { keyword, count } of suggestions) expect((await http.milestones.search({ keyword })).count).toBe(count)
  })

  test('are those of the days and people a filter leaves', async () => {
    const { http } = session()
    await http.upload.run({ file: pet() })
    const { suggestions } = await http.milestones.suggestions({ from: '2021-03-05', to: '2021-03-09', author: 'Ben' })
    expect(suggestions).toContainEqual({ keyword: 'love you', count: 5 })
    expect(suggestions.map(({ keyword }) => keyword)).not.toContain('armadillo')
    expect(await http.milestones.suggestions({ author: 'Nobody' })).toEqual({ suggestions: [] })
  })

  test('come with first messages that may be put on show, where these are asked for', async () => {
    const { http } = session()
    await http.upload.run({ file: pet() })
    const { suggestions, on_show: onShow = [] } = await http.milestones.suggestions({ on_show: true })
    const of = (wanted: string) => onShow.find(({ keyword }) => keyword === wanted)
    expect(onShow.length).toBeLessThanOrEqual(6)
    expect(suggestions.map(({ keyword }) => keyword)).toEqual(expect.arrayContaining(onShow.map(({ keyword }) => keyword)))
    expect(of('love you')).toMatchObject({
      count: 12,
      first: { author: 'Ben', date: '2021-03-01', message: 'yes and I love you and that is it' },
    })
    for (const { keyword, first } of onShow) {
      const { first_occurrence: same } = await http.milestones.first({ keyword })
      expect({ ...first, days_ago: same?.days_ago }).toEqual(same)
    }
    expect(new Set(onShow.map(({ first }) => first.id)).size).toBe(onShow.length)
    expect(await http.milestones.suggestions({ author: 'Nobody', on_show: true })).toEqual({ suggestions: [], on_show: [] })
  })

  test('without a first message that may be put on show, none is answered', async () => {
    const { http } = session()
    const texts = ['I love you, and my grandmother died last night', 'love you too', 'I love you still']
    await http.upload.run({ file: androidExport(texts.map((text, i) => `0${i + 1}/03/2021, 20:00 - Ana: ${text}`)) })
    const { suggestions, on_show: onShow } = await http.milestones.suggestions({ on_show: true })
    expect([suggestions, onShow]).toEqual([[{ keyword: 'love you', count: 3 }], []])
  })
})
