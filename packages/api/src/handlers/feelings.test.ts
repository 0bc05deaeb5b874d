import { expect, test } from 'vitest'
import { androidExport, longExport, picnic } from '#testing/exports.ts'
import { realModel } from '#testing/model.ts'
import { sessionOf } from '#testing/session.ts'
import { emotionHandlers } from './emotion.ts'
import { figureHandlers, publicForms } from './figure-handlers.ts'
import { messageHandlers } from './messages.ts'
import { searchHandlers } from './search.ts'
import { sentimentHandlers } from './sentiment.ts'

const session = sessionOf(
  {
    charts: (parts) => figureHandlers('charts', parts),
    emotion: emotionHandlers,
    messages: messageHandlers,
    relationship: (parts) => figureHandlers('relationship', parts),
    search: searchHandlers,
    sentiment: sentimentHandlers,
  },
  publicForms,
)

/** Two months of two friends, with feelings that nobody could mistake. */
const friends = () =>
  androidExport([
    '01/03/2021, 20:00 - Ana: I love you so much ❤️',
    '01/03/2021, 20:01 - Ben: Thank you, you are wonderful! I am so happy 😊',
    '01/03/2021, 20:02 - Ana: <Media omitted>',
    '01/03/2021, 20:03 - Ben: the train leaves at 17:40 from platform 3',
    '02/04/2021, 08:00 - Ana: I hate this, it is terrible and I am so angry 😡',
    '02/04/2021, 08:01 - Ben: I am so sad, I cannot stop crying 😢',
    '02/04/2021, 08:02 - Ana: https://example.org',
  ])
const [loved, thanked, picture, train, hated, cried, link] = [0, 1, 2, 3, 4, 5, 6]

async function withFriends() {
  const here = session({ emotion: realModel })
  await here.api.upload.run({ file: friends() })
  return here
}

const free = [
  'charts/sentiment',
  ...['timeline/monthly', 'timeline/yearly', 'trend', 'distribution', 'peaks-valleys', 'languages', 'why?id=0'].map(
    (path) => `sentiment/${path}`,
  ),
]
const pro = [
  'emotion/fingerprint',
  'emotion/mood-timeline',
  'emotion/vibe',
  'emotion/highlights',
  'emotion/sync',
  'relationship/caring-moments',
]

test('without a chat each call is 404, those of Pro on Free 402 in any case', async () => {
  const { app, http, goPro } = session({ emotion: realModel })
  const codes = (paths: string[]) => Promise.all(paths.map(async (path) => [path, (await (await app.request(`/api/${path}`)).json()).code]))
  const each = (paths: string[], code: string) => paths.map((path) => [path, code])
  expect(await codes([...free, ...pro])).toEqual([...each(free, 'no_chat'), ...each(pro, 'pro_required')])
  await http.upload.run({ file: picnic() })
  expect(await codes(pro)).toEqual(each(pro, 'pro_required'))
  await http.uploads.delete({ all: true })
  goPro()
  expect(await codes(pro)).toEqual(each(pro, 'no_chat'))
})

test('from file to feelings over HTTP', async () => {
  const { http } = await withFriends()
  expect(await http.sentiment.distribution()).toEqual({ positive: 2, neutral: 1, negative: 2, unscored: 2 })
  const { data, messages, remark } = await http.charts.sentiment()
  expect([data[0].x, data[0].y, messages]).toEqual([['positive', 'neutral', 'negative'], [2, 1, 2], 5])
  expect(remark).toEqual({ sentiment: 'positive', messages: 2, share: 0.4, is_tied: true, unscored: 2 })
  const { monthly_sentiment: months } = await http.sentiment.monthly()
  expect(months).toEqual([
    { month: '2021-03', sentiment: expect.any(Number), messages: 3, all_messages: 4 },
    { month: '2021-04', sentiment: expect.any(Number), messages: 2, all_messages: 3 },
  ])
  expect([months[0].sentiment! > 0.05, months[1].sentiment! < -0.05]).toEqual([true, true])
  const { yearly_sentiment: years } = await http.sentiment.yearly()
  expect(years).toEqual([{ year: 2021, sentiment: expect.any(Number), messages: 5, all_messages: 7 }])
  expect(await http.sentiment.trend()).toEqual({
    overall_trend: 'declining',
    average_sentiment: years[0].sentiment,
    first_half: months[0].sentiment,
    second_half: months[1].sentiment,
    first_half_messages: 3,
    second_half_messages: 2,
    messages: 5,
  })
  const { languages, messages: read } = await http.sentiment.languages()
  expect(languages.reduce((sum, language) => sum + language.messages, 0)).toBe(read)
  expect(read).toBe(5)
})

test('peaks and valleys link to the message that they quote', async () => {
  const days = Array.from({ length: 6 }, (_, i) => [
    `01/03/2021, 20:0${i} - Ana: I love this so much, wonderful ${i}`,
    `05/03/2021, 20:0${i} - Ben: this is terrible, I hate it ${i}`,
  ]).flat()
  const unscored = ['05/03/2021, 20:08 - Ana: <Media omitted>', '05/03/2021, 20:09 - Ana: <Media omitted>']
  const { http } = session({ emotion: realModel })
  await http.upload.run({ file: androidExport([...days, ...unscored].sort()) })
  const { peaks, valleys } = await http.sentiment.peaksValleys()
  expect([peaks, valleys]).toEqual([
    [
      {
        date: '2021-03-01',
        sentiment: expect.any(Number),
        context: expect.stringMatching(/^I love this/),
        id: expect.any(Number),
        author: 'Ana',
        shown: null,
        messages: 6,
        all_messages: 6,
      },
    ],
    [
      {
        date: '2021-03-05',
        sentiment: expect.any(Number),
        context: expect.stringMatching(/^this is terrible/),
        id: expect.any(Number),
        author: 'Ben',
        shown: null,
        messages: 6,
        all_messages: 8,
      },
    ],
  ])
  const { messages } = await http.messages.around({ around: valleys[0].id, before: 0, after: 0 })
  expect(messages[0].message).toBe(valleys[0].context)
})

test('more days than there may be are as many as there may be, however large the number', async () => {
  const { app } = await withFriends()
  const status = async (path: string, n: string) => (await app.request(`/api/${path}?top_n=${n}`)).status
  for (const n of ['51', '9999999999999999', '9'.repeat(40), `${'0'.repeat(20)}3`])
    expect(await status('sentiment/peaks-valleys', n)).toBe(200)
  for (const n of ['0', `-${'9'.repeat(20)}`, '9'.repeat(400), '1e3']) expect(await status('sentiment/peaks-valleys', n)).toBe(400)
})

test('emotion, on Pro', async () => {
  const { http, goPro } = await withFriends()
  goPro()
  const { emotions, neutral_share, messages, people } = await http.emotion.fingerprint()
  expect(Object.values(emotions).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6)
  expect([messages, people.map((each) => [each.person, each.messages])]).toEqual([
    5,
    [
      ['Ben', 3],
      ['Ana', 2],
    ],
  ])
  expect(neutral_share).toBeGreaterThan(0)
  const { timeline } = await http.emotion.moodTimeline()
  expect(timeline.map(({ date, messages }) => [date, messages])).toEqual([
    ['2021-03', 3],
    ['2021-04', 2],
  ])
  expect(['joy', 'love', 'gratitude', 'admiration']).toContain(timeline[0].mood)
  expect(['sadness', 'anger']).toContain(timeline[1].mood)
  const { highlights } = await http.emotion.highlights()
  for (const { emotion, message } of [
    { emotion: 'love', message: 'I love you so much ❤️' },
    { emotion: 'sadness', message: 'I am so sad, I cannot stop crying 😢' },
  ])
    expect(highlights.find((each) => each.emotion === emotion)?.message).toBe(message)
  // Two months of two are too little for both.
  expect(await http.emotion.vibe()).toEqual({ vibe: null, reasons: [] })
  expect(await http.emotion.sync()).toEqual({ pairs: [], total_pairs: 0, closest: null })
  const { caring_moments: moments } = await http.relationship.caringMoments({ top_n: 1 })
  expect(moments).toHaveLength(1)
  expect([loved, thanked]).toContain(moments[0].id)
  expect(moments[0]).toEqual({
    id: moments[0].id,
    author: expect.any(String),
    date: expect.stringMatching(/^2021-03-01T20:0/),
    text: expect.any(String),
    care_score: expect.any(Number),
  })
})

test('caring moments are the most caring; asked for varied ones, of everyone and every kind', async () => {
  const said = [
    'Ana: I love you so much ❤️',
    'Ana: I love you ❤️',
    'Ana: love you, love you ❤️',
    'Ben: I love you too ❤️',
    'Ben: get well soon, take care of yourself 🫂',
  ]
  const { app, http, goPro } = session({ emotion: realModel })
  await http.upload.run({ file: androidExport(said.map((line, i) => `01/03/2021, 20:0${i} - ${line}`)) })
  goPro()
  const told = async (input: Parameters<typeof http.relationship.caringMoments>[0]) =>
    (await http.relationship.caringMoments(input)).caring_moments.map(({ author, text }) => `${author}: ${text}`)
  const all = await told({})
  expect([...all].sort()).toEqual([...said].sort())
  expect(await told({ top_n: 2 })).toEqual(all.slice(0, 2))
  expect(await told({ top_n: 2, varied: false })).toEqual(all.slice(0, 2))
  const [ofLove, ofCare] = [said.slice(0, 3), said.slice(4)]
  const varied = await told({ top_n: 2, varied: true })
  expect([varied.filter((each) => ofLove.includes(each)).length, varied.filter((each) => ofCare.includes(each)).length]).toEqual([1, 1])
  expect((await app.request('/api/relationship/caring-moments?varied=maybe')).status).toBe(400)
})

test('days and people narrow the emotions, and their languages', async () => {
  const { http } = await withFriends()
  expect(await http.sentiment.distribution({ author: 'Ana', from: '2021-04-01' })).toEqual({
    positive: 0,
    neutral: 0,
    negative: 1,
    unscored: 1,
  })
  expect((await http.charts.sentiment({ to: '2021-03-31' })).messages).toBe(3)
  const { languages, messages } = await http.sentiment.languages({ author: 'Ana', from: '2021-04-01' })
  expect([languages.map(({ language, authors }) => [language, authors]), messages]).toEqual([[['en', ['Ana']]], 1])
  expect(await http.sentiment.languages({ author: 'Nobody' })).toEqual({ languages: [], messages: 0 })
  expect(await http.sentiment.monthly({ author: 'Nobody' })).toEqual({ monthly_sentiment: [] })
  expect(await http.sentiment.trend({ author: 'Nobody' })).toMatchObject({ overall_trend: 'stable', average_sentiment: null, messages: 0 })
  expect((await http.charts.sentiment({ author: 'Nobody' })).remark).toBeNull()
})

test('a search shows the emotion of each hit, finds as many by it as are counted, and so does its file', async () => {
  const { http } = await withFriends()
  const { results } = await http.search.run({ sort_by: 'date_asc' })
  expect(results.map(({ id, sentiment }) => [id, sentiment])).toEqual([
    [loved, 'positive'],
    [thanked, 'positive'],
    [picture, null],
    [train, 'neutral'],
    [hated, 'negative'],
    [cried, 'negative'],
    [link, null],
  ])
  for (const { sentiment, sentiment_score: score } of results) {
    if (sentiment === null) expect(score).toBeNull()
    else expect([score! > 0.05, score! < -0.05]).toEqual([sentiment === 'positive', sentiment === 'negative'])
  }
  const distribution = await http.sentiment.distribution()
  for (const sentiment of ['positive', 'neutral', 'negative'] as const) {
    const found = await http.search.run({ sentiment, sort_by: 'date_asc' })
    expect(found.metadata.total_results).toBe(distribution[sentiment])
    expect(found.results).toEqual(results.filter((each) => each.sentiment === sentiment))
  }
  expect((await http.search.run({ sentiment: 'negative', query: 'angry' })).results.map(({ id }) => id)).toEqual([hated])
  const file = await http.search.export({ search: { sentiment: 'negative', sort_by: 'date_asc' } })
  const rows = (await file.text()).trim().split('\r\n').slice(1)
  expect(rows.map((row) => row.split(',').at(-6))).toEqual(['negative', 'negative'])
  const around = await http.messages.around({ around: hated, before: 1, after: 1 })
  expect(around.messages).toMatchObject([{ sentiment: 'neutral' }, { sentiment: 'negative' }, { sentiment: 'negative' }])
  expect(around.messages[1]).toEqual({ ...results[hated], highlights: [] })
})

test('why a message has its score: the words that weighed, where they are', async () => {
  const { http } = await withFriends()
  const why = await http.sentiment.why({ id: hated })
  const [hit] = (await http.search.run({ query: 'terrible' })).results
  expect(why).toMatchObject({
    id: hated,
    author: 'Ana',
    date: '2021-04-02T08:00:00',
    sentiment: 'negative',
    score: hit.sentiment_score,
    corrected: null,
  })
  expect(why.reasons.length).toBeGreaterThan(1)
  for (const { start, end, text, weight } of why.reasons) {
    expect(why.message.slice(start, end)).toBe(text)
    expect(weight).not.toBe(0)
  }
  expect(why.reasons.slice(0, 3).some(({ text, weight }) => /hate|terrible|angry|😡/.test(text) && weight < 0)).toBe(true)
  expect(await http.sentiment.why({ id: link })).toMatchObject({ score: null, sentiment: null, emotions: null, reasons: [] })
  await expect(http.sentiment.why({ id: 7 })).rejects.toMatchObject({ code: 'field_invalid', field: 'id' })
  await expect(http.sentiment.why({} as never)).rejects.toMatchObject({ code: 'field_invalid', field: 'id' })
})

test('a corrected message is what a person said, and every figure follows, back as well', async () => {
  const { http, goPro } = await withFriends()
  goPro()
  const corrections = [
    { author: 'Ben', date: '2021-04-02T08:01:00', message: 'I am so sad, I cannot stop crying 😢', label: 'amusement' as const },
  ]
  const before = await http.sentiment.monthly()
  await http.emotion.corrections({ corrections })
  expect(await http.sentiment.why({ id: cried })).toMatchObject({
    score: 1,
    sentiment: 'positive',
    corrected: 'amusement',
    emotions: { amusement: 1, sadness: 0 },
    reasons: expect.arrayContaining([expect.objectContaining({ weight: expect.any(Number) })]),
  })
  expect(await http.sentiment.distribution()).toEqual({ positive: 3, neutral: 1, negative: 1, unscored: 2 })
  expect((await http.search.run({ sentiment: 'positive' })).metadata.total_results).toBe(3)
  expect((await http.emotion.highlights()).highlights).toContainEqual(
    expect.objectContaining({ emotion: 'amusement', id: cried, score: 1 }),
  )
  expect((await http.sentiment.monthly()).monthly_sentiment[1].sentiment).toBeGreaterThan(before.monthly_sentiment[1].sentiment!)
  await http.emotion.corrections({ corrections: [] })
  expect(await http.sentiment.monthly()).toEqual(before)
})

test('a correction outlasts its upload, and one of a message that is not there harms nothing', async () => {
  const { http } = await withFriends()
  const of = { author: 'Ana', date: '2021-03-01T20:00:00', label: 'negative' as const }
  await http.emotion.corrections({
    corrections: [
      { ...of, message: 'I love you so much ❤️' },
      { ...of, message: 'never said' },
      { ...of, author: 'Eva', message: 'I love you so much ❤️' },
    ],
  })
  await http.upload.run({ file: friends() })
  expect(await http.sentiment.distribution()).toMatchObject({ positive: 1, negative: 3 })
})

test('on Free the most recent 5,000 messages are read, on Pro all of them', async () => {
  const { http, goPro, goFree } = session({ emotion: realModel })
  await http.upload.run({ file: longExport(5300) })
  const counted = async () => Object.values(await http.sentiment.distribution()).reduce((sum, count) => sum + count, 0)
  expect(await counted()).toBe(5000)
  goPro()
  expect(await counted()).toBe(5300)
  goFree()
  expect(await counted()).toBe(5000)
})
