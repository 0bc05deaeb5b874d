import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { androidExport, picnic } from '#testing/exports.ts'
import { realModel } from '#testing/model.ts'
import { sessionOf } from '#testing/session.ts'
import type { createClient } from '../client.ts'
import type { contract } from '../contract.ts'
import { emotionHandlers } from './emotion.ts'
import { figureHandlers, publicForms } from './figure-handlers.ts'
import { messageHandlers } from './messages.ts'
import { momentHandlers } from './moments.ts'
import { overviewHandlers } from './overview.ts'
import { personHandlers } from './person-handlers.ts'
import { sentimentHandlers } from './sentiment.ts'
import { wrappedHandlers } from './wrapped.ts'

const session = sessionOf(
  {
    charts: (parts) => figureHandlers('charts', parts),
    emotion: emotionHandlers,
    messages: messageHandlers,
    moments: momentHandlers,
    overview: overviewHandlers,
    people: personHandlers,
    relationship: (parts) => figureHandlers('relationship', parts),
    sentiment: sentimentHandlers,
    words: (parts) => figureHandlers('words', parts),
    wrapped: wrappedHandlers,
  },
  publicForms,
)

type Client = ReturnType<typeof createClient<typeof contract>>
interface Days {
  from: string
  to: string
}

const demo = (name: string) =>
  new File([readFileSync(new URL(`../../../../apps/web/public/${name}`, import.meta.url))], name, { lastModified: Date.UTC(2026, 1, 1) })

async function proSession(file: File, options: Parameters<typeof session>[0] = {}) {
  const all = session(options)
  all.goPro()
  await all.http.upload.run({ file })
  return all
}

const most = (values: readonly number[]) => values.indexOf(Math.max(...values))
const hoursOf = async (http: Client, days: Days): Promise<number[][]> => (await http.charts.heatmap(days)).data[0].z
const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0)

/** The words of everyone's names: of these a story does not tell. */
const namedSo = async (http: Client): Promise<string[]> =>
  (await http.people.list()).people.flatMap(({ names }) => names.flatMap((name) => name.split(/[^\p{L}]+/u))).filter(Boolean)

/** The figure of each kind of slide as another call answers it, narrowed to the period that the slide names. */
const elsewhere: Record<string, (http: Client, days: Days) => Promise<unknown>> = {
  opening: async (http, days) => (await http.overview.get(days)).overview.total_messages,
  closing: async (http, days) => (await http.overview.get(days)).overview.total_days,
  firsts: async (http, days) => (await http.overview.get(days)).overview.start_date,
  people: async (http, days) => (await http.overview.get(days)).overview.participants.length,
  balance: async (http, days) => (await http.relationship.balance(days)).ratio,
  busiest_day: async (http, days) => Math.max(...(await http.charts.timeseries(days)).data[0].y),
  busiest_month: async (http, days) => {
    const [{ x, y }] = (await http.charts.timeseries(days)).data
    const months = new Map<string, number>()
    for (const [i, day] of x.entries()) months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + y[i])
    return Math.max(...months.values())
  },
  busiest_hour: async (http, days) => {
    const hours = await hoursOf(http, days)
    return most(hours[0].map((_, hour) => sum(hours.map((day) => day[hour]))))
  },
  busiest_weekday: async (http, days) => most((await hoursOf(http, days)).map(sum)),
  night_owl: async (http, days) => sum((await hoursOf(http, days)).map((day) => sum(day.slice(0, 6)) + sum(day.slice(22)))),
  reply_speed: async (http, days) => (await http.overview.get(days)).latency.p50,
  streak: async (http, days) => (await http.relationship.streaks(days)).streaks[0].days,
  longest_conversation: async (http, days) => (await http.relationship.conversations(days)).longest?.messages,
  openers: async (http, days) => Math.max(...(await http.relationship.conversations(days)).people.map(({ opened }) => opened)),
  burst: async (http, days) => (await http.relationship.bursts(days)).longest[0].messages,
  reunion: async (http, days) => {
    const [{ message_before: before, message_after: after }] = (await http.relationship.coldStreaks(days)).cold_streaks
    return (Date.parse(`${after.date}Z`) - Date.parse(`${before.date}Z`)) / 1000
  },
  media: async (http, days) => (await http.overview.get(days)).overview.media_messages,
  links: async (http, days) => (await http.words.links(days)).links,
  words_written: async (http, days) => (await http.overview.get(days)).overview.total_words,
  longest_message: async (http, days) => (await http.words.style(days)).everyone.longest?.length,
  top_emoji: async (http, days) => (await http.words.emojis(days)).emojis[0].emoji,
  // Which of them is the chat's own, the engine's tests say.
  top_words: async (http, days) => {
    const { words } = await http.words.list({ ...days, without: await namedSo(http), top_n: 250 })
    return expect.toBeOneOf(words.map(({ word }) => word))
  },
  phrase: async (http, days) => (await http.words.phrases(days)).phrases[0].phrase,
  own_words: async (http, days) => {
    const words = (await http.words.compare({ ...days, without: await namedSo(http) })).people
      .slice(0, 8)
      .flatMap(({ words: [first] }) => first ?? [])
    return words.sort((a, b) => b.z - a.z)[0].word
  },
  mood: async (http, days) => {
    const { timeline } = await http.emotion.moodTimeline()
    const { from = '', to = '' } = days
    const standing = timeline
      .filter(({ date, z, stands_out }) => stands_out && z > 0 && date >= from.slice(0, 7) && date <= to.slice(0, 7))
      .filter(({ mood }) => ['joy', 'love', 'gratitude', 'amusement', 'admiration'].includes(mood))
    return standing.sort((a, b) => b.z - a.z)[0].mood
  },
  brightest_day: async (http, days) => (await http.sentiment.peaksValleys(days)).peaks[0].date,
  love: async (http, days) => (await http.moments.list(days)).moments.find(({ kind }) => kind === 'love')?.facts.total,
  moments: async (http, days) => (await http.moments.list(days)).moments.length,
}

test('on Free it is 402, with and without a chat; with a license, it needs a chat', async () => {
  const { app, http, api, goPro } = session()
  const answered = async () => {
    const response = await app.request('/api/wrapped')
    return [response.status, (await response.json()).detail]
  }
  const locked = [402, 'This feature requires a Pro license. Please upgrade to continue.']
  expect(await answered()).toEqual(locked)
  await http.upload.run({ file: picnic() })
  expect(await answered()).toEqual(locked)
  await expect(api.wrapped.get()).rejects.toMatchObject({ code: 'pro_required' })
  await http.uploads.delete({ all: true })
  goPro()
  expect(await answered()).toEqual([404, 'No Analysis Data'])
})

test('from file to story over HTTP: what little there is to tell, in plain facts', async () => {
  const { http } = await proSession(picnic())
  const period = { from: '2021-03-01', to: '2021-03-31' }
  const people = [
    { name: 'Ana', value: 3 },
    { name: 'Ben', value: 2 },
  ]
  const { slides, ...story } = await http.wrapped.get()
  const plain = slides.map(({ quotes: _, days: __, ...slide }) => slide)
  expect({ ...story, slides: plain }).toEqual({
    year: null,
    years: [2021],
    people: ['Ana', 'Ben'],
    messages: 5,
    slides: [
      {
        kind: 'opening',
        title: 'Your chat in numbers',
        figure: 5,
        unit: 'messages',
        metric: 'total_messages',
        period,
        series: [{ at: '2021-03', value: 5 }],
        series_step: 'month',
        facts: { days: 31, active_days: 3, people: 2, words: expect.any(Number) },
      },
      {
        kind: 'firsts',
        title: 'The first message',
        figure: '2021-03-01',
        unit: 'day',
        metric: 'date_range_start',
        period,
        people: [{ name: 'Ana', value: 1 }],
        people_unit: 'messages',
        date: '2021-03-01',
        message_id: 0,
        facts: {},
      },
      {
        kind: 'balance',
        title: 'Who wrote how much',
        figure: 0.67,
        unit: 'ratio',
        metric: 'ratio',
        period,
        people,
        people_unit: 'messages',
        facts: { messages: 5, share: 0.6 },
      },
      {
        kind: 'reunion',
        title: 'After the longest silence',
        figure: 2_555_940,
        unit: 'seconds',
        metric: 'cold_streaks',
        period,
        people: [{ name: 'Ben', value: 1 }],
        people_unit: 'messages',
        date: '2021-03-31',
        message_id: 4,
        facts: { total: 1 },
      },
      {
        kind: 'closing',
        title: 'All in all',
        figure: 31,
        unit: 'days',
        metric: 'total_days',
        period,
        people,
        people_unit: 'messages',
        facts: { messages: 5, days: 31, active_days: 3, people: 2, words: expect.any(Number) },
      },
    ],
    without_feelings: true,
  })
  expect(slides[0].quotes?.[0]).toMatchObject({ author: expect.any(String), message: expect.any(String) })
})

test.each(['demo-chat.txt', 'demo-group-chat.txt'])('%s: each slide says what the other calls say of its period', async (name) => {
  const { http } = await proSession(demo(name), { emotion: realModel })
  // By then the feelings are there, however busy the machine.
  await http.sentiment.distribution()
  const { years, slides } = await http.wrapped.get()
  const stories = [slides]
  for (const year of years) stories.push((await http.wrapped.get({ year })).slides)
  for (const [i, story] of stories.entries()) {
    expect(story.length >= 8 && story.length <= 12).toBe(true)
    for (const { kind, figure, period, date, message_id } of story) {
      if (i > 0) expect([period.from.slice(0, 4), period.to.slice(0, 4)]).toEqual([`${years[i - 1]}`, `${years[i - 1]}`])
      // Of love the moments tell of all time.
      if (kind !== 'love' || i === 0) expect([kind, figure]).toEqual([kind, await elsewhere[kind](http, period)])
      if (message_id === undefined) continue
      const { messages } = await http.messages.around({ around: message_id, before: 0, after: 0 })
      const day = messages.find(({ id }) => id === message_id)?.date.slice(0, 10) ?? ''
      expect(date === undefined || day === date, kind).toBe(true)
      expect(day >= period.from && day <= period.to, kind).toBe(true)
    }
  }
})

test('a year is a whole number from 1970 on; one without messages has no slides, and says which have', async () => {
  const { app, http } = await proSession(androidExport(['31/12/2020, 23:59 - Ana: soon', '01/01/2022, 00:00 - Ben: at last']))
  for (const year of ['soon', '2020.5', '1969', '-1', '']) {
    const response = await app.request(`/api/wrapped?year=${year}`)
    expect([year, response.status, await response.json()]).toEqual([
      year,
      400,
      expect.objectContaining({ code: 'field_invalid', field: 'year' }),
    ])
  }
  const none = { years: [2020, 2022], messages: 0, people: [], slides: [], without_feelings: true }
  expect(await http.wrapped.get({ year: 2021 })).toEqual({ year: 2021, ...none })
  expect(await http.wrapped.get({ year: 1_000_000 })).toEqual({ year: 9999, ...none })
  const { slides, messages } = await http.wrapped.get({ year: 2022 })
  expect([messages, slides[0].period]).toEqual([1, { from: '2022-01-01', to: '2022-01-01' }])
})

test('it can be about one person, and about some days', async () => {
  const { http } = await proSession(picnic())
  const { slides, messages } = await http.wrapped.get({ author: ['Ana'], to: '2021-03-01' })
  expect([messages, slides.map(({ kind }) => kind)]).toEqual([2, ['opening', 'firsts', 'closing']])
  expect(await http.wrapped.get({ author: ['Nobody'] })).toMatchObject({ years: [], messages: 0, slides: [] })
})

test('words that the reader leaves out stand on no slide', async () => {
  const { http } = await proSession(demo('demo-chat.txt'))
  const wordsOf = async (without: string[]) =>
    (await http.wrapped.get({ without })).slides.flatMap(({ words = [] }) => words.map(({ word }) => word))
  const [first] = await wordsOf([])
  expect(await wordsOf([first])).not.toContain(first)
})

test('with emotions it includes the mood, and says that nothing is missing', async () => {
  const { http } = await proSession(demo('demo-group-chat.txt'), { emotion: realModel })
  await http.sentiment.distribution()
  const { without_feelings, slides } = await http.wrapped.get()
  expect(without_feelings).toBe(false)
  expect(slides.some(({ kind }) => kind === 'mood' || kind === 'brightest_day')).toBe(true)
})

test('people have their shown names, and who is hidden is in no slide', async () => {
  const { http } = await proSession(demo('demo-group-chat.txt'))
  await http.people.set({ names: { 'Ruth Ansah': 'Ruthie' }, hidden: ['Sanjay Rao'] })
  const { slides } = await http.wrapped.get()
  const names = slides.flatMap(({ people = [], words = [] }) => [
    ...people.map(({ name }) => name),
    ...words.flatMap(({ person }) => person ?? []),
  ])
  expect(names).toContain('Ruthie')
  for (const name of ['Ruth Ansah', 'Sanjay Rao']) expect(names).not.toContain(name)
})
