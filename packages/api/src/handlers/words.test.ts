import { expect, test } from 'vitest'
import { androidExport } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'
import { figureHandlers, publicForms } from './figure-handlers.ts'
import { personHandlers } from './person-handlers.ts'
import { searchHandlers } from './search.ts'

const session = sessionOf({ people: personHandlers, search: searchHandlers, words: (parts) => figureHandlers('words', parts) }, publicForms)

const lines = [
  '01/03/2021, 20:00 - Ana: Is the Heron at the lake today?',
  '01/03/2021, 20:10 - Ben: The heron is there 🎉🎉 https://www.Heron.example/live',
  '01/03/2021, 20:12 - Ana: <Media omitted>',
  '02/03/2021, 08:00 - Ana: HERON HERON WHERE ARE YOU 👍🏽',
  '02/03/2021, 08:01 - Ben: I saw it at the lake, with Zoë’s red boat 👍',
  '03/03/2021, 08:00 - Ben: My red boat is at the lake',
  '03/03/2021, 09:00 - Ben: The red boat again, https://example.org/boat and www.example.org',
]

async function proSession(file = androidExport(lines)) {
  const all = session()
  all.goPro()
  await all.http.upload.run({ file })
  return all
}

const paths = ['words', 'emojis', 'words/phrases', 'words/compare', 'words/links', 'words/style']

test('on Free each of them is 402, with and without a chat; with a license, they need a chat', async () => {
  const { app, http, goPro } = session()
  const answered = () => Promise.all(paths.map(async (path) => (await app.request(`/api/${path}`)).status))
  expect(await answered()).toEqual(paths.map(() => 402))
  await http.upload.run({ file: androidExport(lines) })
  expect(await answered()).toEqual(paths.map(() => 402))
  await http.uploads.delete({ all: true })
  goPro()
  expect(await answered()).toEqual(paths.map(() => 404))
})

test('words and emoji over HTTP: as people write them, stop words left out, the reader’s own too', async () => {
  const { http } = await proSession()
  const { words, languages, total, said, messages } = await http.words.list()
  expect(words.slice(0, 3)).toEqual([
    { word: 'Heron', count: 4, messages: 3, is_name: false },
    { word: 'lake', count: 3, messages: 3, is_name: false },
    { word: 'red', count: 3, messages: 3, is_name: false },
  ])
  expect(languages).toEqual(['en'])
  expect(messages).toBe(7)
  expect([words.length, words.reduce((sum, { count }) => sum + count, 0)]).toEqual([total, said])
  expect(words.map(({ word }) => word)).not.toContain('the')
  const all = await http.words.list({ all: true, without: ['Heron', 'LAKE'], top_n: 1 })
  expect(all).toMatchObject({ words: [{ word: 'the' }], languages: [] })
  expect(await http.words.emojis()).toEqual({
    emojis: [
      { emoji: '🎉', count: 2, messages: 1 },
      { emoji: '👍', count: 2, messages: 2 },
    ],
    total: 2,
    said: 4,
    messages: 7,
    messages_with_emojis: 3,
  })
})

test('the count of a word, an emoji, a phrase and a domain is the number of hits of a search with the same filter', async () => {
  const { http } = await proSession()
  for (const part of [{}, { author: 'Ben' }, { from: '2021-03-02' }, { to: '2021-03-02', author: 'Ana' }]) {
    const found = async (query: string) => {
      const { author, from, to } = { author: undefined, from: undefined, to: undefined, ...part }
      return (await http.search.run({ query, sender: author, start_date: from, end_date: to })).metadata.total_results
    }
    const { words } = await http.words.list({ ...part, all: true, top_n: 500 })
    expect(words.length).toBeGreaterThan(0)
    for (const { word, messages } of words) expect(await found(`"${word}"`), word).toBe(messages)
    for (const { emoji, messages } of (await http.words.emojis(part)).emojis) expect(await found(emoji), emoji).toBe(messages)
    for (const { phrase, messages } of (await http.words.phrases(part)).phrases) expect(await found(`"${phrase}"`), phrase).toBe(messages)
    for (const { domain, messages } of (await http.words.links(part)).domains) expect(await found(`"${domain}"`), domain).toBe(messages)
  }
})

test('phrases as people write them, and what one says more than the other', async () => {
  const more = Array.from({ length: 12 }, (_, i) => [
    `04/03/2021, 10:${10 + i} - Ana: Meet me at Lake Garda with number ${'abcdefghijkl'[i]}${i}`,
    `04/03/2021, 11:${10 + i} - Ben: Zeppelin ${'mnopqrstuvwx'[i]}${i} again`,
  ]).flat()
  const { http } = await proSession(androidExport([...lines, ...more.sort()]))
  const { phrases } = await http.words.phrases()
  expect(phrases).toContainEqual({ phrase: expect.stringContaining('Lake Garda'), count: 12, messages: 12 })
  expect((await http.words.phrases({ without: 'garda' })).phrases.some(({ phrase }) => phrase.includes('Garda'))).toBe(false)
  const { people } = await http.words.compare({ person: 'Ben', without: ['again'] })
  expect(people).toEqual([
    { person: 'Ben', messages: 16, words: [{ word: 'Zeppelin', count: 12, others: 0, z: expect.any(Number), is_name: false }], emojis: [] },
  ])
})

test('links, and how each writes', async () => {
  const { http } = await proSession()
  expect(await http.words.links({ top_n: 2 })).toEqual({
    domains: [
      { domain: 'example.org', count: 2, messages: 1 },
      { domain: 'heron.example', count: 1, messages: 1 },
    ],
    total_domains: 2,
    links: 3,
    messages_with_links: 2,
    latest: [
      { id: 6, author: 'Ben', date: '2021-03-03T09:00:00', url: 'www.example.org' },
      { id: 6, author: 'Ben', date: '2021-03-03T09:00:00', url: 'https://example.org/boat' },
    ],
  })
  const { everyone, people: writers, lengths } = await http.words.style()
  expect(everyone).toMatchObject({ messages: 7, texts: 6, question_share: 1 / 6, emoji_share: 0.5, link_share: 2 / 6, caps_share: 1 / 6 })
  expect(everyone.histogram.reduce((sum, count) => sum + count, 0)).toBe(6)
  expect([lengths[0], lengths.at(-1), lengths.length]).toEqual([{ from: 1, to: 4 }, { from: 320, to: null }, everyone.histogram.length])
  expect(writers.map(({ person, texts, longest }) => [person, texts, longest?.id])).toEqual([
    ['Ben', 4, 6],
    ['Ana', 2, 0],
  ])
})

test('a wrong value is reported by the name of its field; a value above the maximum counts as the maximum', async () => {
  const { app, http } = await proSession()
  const fieldOf = async (path: string) => (await (await app.request(`/api/${path}`)).json()).field
  expect(
    await Promise.all(['words?top_n=0', 'words?all=perhaps', 'words/links?top_n=x', 'words/style?from=yesterday'].map(fieldOf)),
  ).toEqual(['top_n', 'all', 'top_n', 'from'])
  expect((await app.request('/api/words?top_n=100000&all=1&without=the&without=heron')).status).toBe(200)
  expect((await http.words.list({ author: 'Nobody' })).words).toEqual([])
})

test('words of hidden people are not counted', async () => {
  const { http } = await proSession()
  await http.people.set({ names: {}, hidden: ['Ben'] })
  expect((await http.words.list({ all: true })).words.map(({ word }) => word)).not.toContain('boat')
  expect(await http.words.links()).toMatchObject({ links: 0, messages_with_links: 0, latest: [] })
  expect((await http.words.style()).people.map(({ person }) => person)).toEqual(['Ana'])
  expect((await http.words.emojis()).emojis).toEqual([{ emoji: '👍', count: 1, messages: 1 }])
})
