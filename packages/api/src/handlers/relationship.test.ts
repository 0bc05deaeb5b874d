import { expect, test } from 'vitest'
import { androidExport, picnic } from '#testing/exports.ts'
import { memoryStore } from '#testing/memory-store.ts'
import { sessionOf } from '#testing/session.ts'
import { figureHandlers, publicForms } from './figure-handlers.ts'
import { createHandlers } from './index.ts'
import { personHandlers } from './person-handlers.ts'

const session = sessionOf({ people: personHandlers, relationship: (parts) => figureHandlers('relationship', parts) }, publicForms)

async function proSession(file = picnic()) {
  const all = session()
  all.goPro()
  await all.http.upload.run({ file })
  return all
}

const paths = ['balance', 'cold-streaks', 'reply-discipline', 'response-matrix', 'conversations', 'bursts', 'streaks']

test('on Free each of them is 402, with and without a chat; with a license, they need a chat', async () => {
  const { app, http, api, goPro } = session()
  const answered = () =>
    Promise.all(
      paths.map(async (path) => {
        const response = await app.request(`/api/relationship/${path}`)
        return [response.status, (await response.json()).detail]
      }),
    )
  const locked = [402, 'This feature requires a Pro license. Please upgrade to continue.']
  expect(await answered()).toEqual(paths.map(() => locked))
  await http.upload.run({ file: picnic() })
  expect(await answered()).toEqual(paths.map(() => locked))
  for (const call of Object.values(api.relationship)) await expect(call()).rejects.toMatchObject({ code: 'pro_required' })
  await http.uploads.delete({ all: true })
  goPro()
  expect(await answered()).toEqual(paths.map(() => [404, 'No Analysis Data']))
})

test('from file to figures over HTTP', async () => {
  const { http } = await proSession()
  expect(await http.relationship.balance()).toEqual({
    balanced: true,
    ratio: 0.67,
    message_counts: { Ana: 3, Ben: 2 },
    people: ['Ana', 'Ben'],
  })
  expect(await http.relationship.coldStreaks()).toEqual({
    cold_streaks: [
      {
        duration_days: 29.6,
        duration_hours: 710,
        message_before: {
          id: 3,
          author: 'Ana',
          date: '2021-03-02T08:00:00',
          message: 'Bring the red blanket\nand two cups',
          kind: 'text',
          length: 34,
        },
        message_after: { id: 4, author: 'Ben', date: '2021-03-31T21:59:00', message: 'It rained <b>all</b> day', kind: 'text', length: 24 },
      },
    ],
    total_streaks: 1,
  })
  const none = { replies: 0, median_seconds: null, p90_seconds: null }
  expect(await http.relationship.replyDiscipline()).toEqual({
    reply_discipline: {
      Ana: {
        '<5min': 1,
        '<1hr': 0,
        '<1day': 0,
        '>1day': 0,
        total_replies: 1,
        avg_reply_time_minutes: 2,
        median_seconds: 120,
        p90_seconds: 120,
        within_conversation: { replies: 1, median_seconds: 120, p90_seconds: 120 },
        opening_conversation: none,
        day: { replies: 1, median_seconds: 120, p90_seconds: 120 },
        night: none,
      },
      Ben: {
        '<5min': 0,
        '<1hr': 1,
        '<1day': 0,
        '>1day': 1,
        total_replies: 2,
        avg_reply_time_minutes: 21_304.5,
        median_seconds: (600 + 2_555_940) / 2,
        p90_seconds: 600 + 0.9 * (2_555_940 - 600),
        within_conversation: { replies: 1, median_seconds: 600, p90_seconds: 600 },
        opening_conversation: { replies: 1, median_seconds: 2_555_940, p90_seconds: 2_555_940 },
        day: { replies: 2, median_seconds: (600 + 2_555_940) / 2, p90_seconds: 600 + 0.9 * (2_555_940 - 600) },
        night: none,
      },
    },
    people: ['Ana', 'Ben'],
  })
  expect(await http.relationship.responseMatrix()).toEqual({
    people: ['Ana', 'Ben'],
    pairs: [
      { from: 'Ben', to: 'Ana', replies: 2, median_seconds: 1_278_270, p90_seconds: 600 + 0.9 * (2_555_940 - 600) },
      { from: 'Ana', to: 'Ben', replies: 1, median_seconds: 120, p90_seconds: 120 },
    ],
    total_pairs: 2,
  })
  const first = { id: 0, author: 'Ana', date: '2021-03-01T20:00:00', message: 'Picnic on Saturday?', kind: 'text', length: 19 }
  const last = { id: 2, author: 'Ana', date: '2021-03-01T20:12:00', message: '<Media omitted>', kind: 'media', length: 0 }
  expect(await http.relationship.conversations()).toEqual({
    conversations: 3,
    median_messages: 1,
    median_seconds: 0,
    longest: {
      id: 0,
      last_id: 2,
      messages: 3,
      seconds: 720,
      start: first.date,
      end: last.date,
      people: ['Ana', 'Ben'],
      first,
      last,
    },
    people: [
      { person: 'Ana', opened: 2, closed: 2 },
      { person: 'Ben', opened: 1, closed: 1 },
    ],
  })
  expect(await http.relationship.bursts()).toEqual({
    bursts: 0,
    people: [
      { person: 'Ana', bursts: 0, longest: null, longest_id: null },
      { person: 'Ben', bursts: 0, longest: null, longest_id: null },
    ],
    longest: [],
  })
  expect(await http.relationship.streaks()).toEqual({
    streaks: [{ start: '2021-03-01', end: '2021-03-02', days: 2, messages: 4, id: 0 }],
    current: null,
    total_streaks: 1,
  })
})

test('a burst comes with its first words, and a streak that runs to the last day is the current one', async () => {
  const lines = [
    '13/03/2021, 23:59 - Ben: so',
    '14/03/2021, 00:00 - Ana: you',
    '14/03/2021, 00:01 - Ana: will',
    '14/03/2021, 00:03 - Ana: see',
  ]
  const { http } = await proSession(androidExport(lines))
  const burst = {
    id: 1,
    author: 'Ana',
    date: '2021-03-14T00:00:00',
    message: 'you',
    kind: 'text',
    length: 3,
    last_id: 3,
    messages: 3,
    seconds: 180,
  }
  expect(await http.relationship.bursts()).toEqual({
    bursts: 1,
    people: [
      { person: 'Ana', bursts: 1, longest: 3, longest_id: 1 },
      { person: 'Ben', bursts: 0, longest: null, longest_id: null },
    ],
    longest: [burst],
  })
  const current = { start: '2021-03-13', end: '2021-03-14', days: 2, messages: 4, id: 0 }
  expect(await http.relationship.streaks()).toEqual({ streaks: [current], current, total_streaks: 1 })
})

test('a burst and the longest conversation begin with the first words, not with a photo', async () => {
  const lines = [
    '14/03/2021, 00:00 - Ana: <Media omitted>',
    '14/03/2021, 00:01 - Ana: <Media omitted>',
    '14/03/2021, 00:02 - Ana: the last one is blurred',
    '14/03/2021, 00:03 - Ben: nice',
    '14/03/2021, 12:03 - Ana: see you',
    '15/03/2021, 00:00 - Ben: <Media omitted>',
    '15/03/2021, 00:01 - Ben: <Media omitted>',
    '15/03/2021, 00:02 - Ben: <Media omitted>',
  ]
  const { http } = await proSession(androidExport(lines))
  const { longest } = await http.relationship.bursts()
  expect(longest.map(({ id, date, message, kind, length }) => [id, date, message, kind, length])).toEqual([
    [0, '2021-03-14T00:00:00', 'the last one is blurred', 'text', 23],
    [5, '2021-03-15T00:00:00', '<Media omitted>', 'media', 0],
  ])
  const { longest: talk } = await http.relationship.conversations()
  expect([talk?.id, talk?.start, talk?.first.message]).toEqual([0, '2021-03-14T00:00:00', 'the last one is blurred'])
})

test('days and people narrow them; what a reply answers is in the whole chat', async () => {
  const { http } = await proSession()
  const late = { from: '2021-03-31' }
  expect(await http.relationship.balance(late)).toEqual({ balanced: null, ratio: null, message_counts: { Ben: 1 }, people: ['Ben'] })
  expect((await http.relationship.coldStreaks(late)).cold_streaks[0].message_before.author).toBe('Ana')
  expect((await http.relationship.coldStreaks({ author: 'Ana' })).total_streaks).toBe(0)
  expect((await http.relationship.responseMatrix(late)).pairs).toMatchObject([{ from: 'Ben', to: 'Ana', replies: 1 }])
  expect((await http.relationship.replyDiscipline({ author: ['Ana'] })).people).toEqual(['Ana'])
})

test.each([{ author: 'Nobody' }, { from: '2031-01-01' }])('filters that leave nothing give answers that are empty: %j', async (filter) => {
  const { http } = await proSession()
  const { balance, coldStreaks, replyDiscipline, responseMatrix } = http.relationship
  expect(balance.call.isEmpty(await balance(filter))).toBe(true)
  expect(coldStreaks.call.isEmpty(await coldStreaks(filter))).toBe(true)
  expect(replyDiscipline.call.isEmpty(await replyDiscipline(filter))).toBe(true)
  expect(responseMatrix.call.isEmpty(await responseMatrix(filter))).toBe(true)
  const { conversations, bursts, streaks } = http.relationship
  expect(conversations.call.isEmpty(await conversations(filter))).toBe(true)
  expect(bursts.call.isEmpty(await bursts(filter))).toBe(true)
  expect(streaks.call.isEmpty(await streaks(filter))).toBe(true)
})

test('in a chat of one person nobody is weighed and nobody answers', async () => {
  const { http } = await proSession(androidExport(['13/03/2021, 09:00 - Ana: hi', '14/03/2021, 09:00 - Ana: anyone?']))
  expect(await http.relationship.balance()).toMatchObject({ balanced: null, ratio: null, message_counts: { Ana: 2 } })
  expect(await http.relationship.responseMatrix()).toEqual({ people: [], pairs: [], total_pairs: 0 })
  const answer = await http.relationship.replyDiscipline()
  expect(answer.reply_discipline.Ana).toMatchObject({ total_replies: 0, avg_reply_time_minutes: null, median_seconds: null })
  expect(http.relationship.replyDiscipline.call.isEmpty(answer)).toBe(true)
  expect((await http.relationship.conversations()).people).toEqual([{ person: 'Ana', opened: 2, closed: 2 }])
  expect((await http.relationship.coldStreaks()).cold_streaks).toMatchObject([{ duration_days: 1, duration_hours: 24 }])
})

test('five gaps unless more are asked for, at most 50', async () => {
  const days = Array.from({ length: 60 }, (_, i) => new Date(Date.UTC(2021, 0, 1 + 2 * i)).toISOString().slice(0, 10).split('-'))
  const { http, app } = await proSession(androidExport(days.map(([year, month, day]) => `${day}/${month}/${year}, 09:00 - Ana: hi`)))
  const shown = async (top_n?: number) => (await http.relationship.coldStreaks({ top_n })).cold_streaks.length
  expect([await shown(), await shown(7), await shown(1000)]).toEqual([5, 7, 50])
  expect((await http.relationship.coldStreaks({ top_n: 1 })).total_streaks).toBe(59)
  for (const given of ['0', '-1', 'all', '1.5']) {
    const response = await app.request(`/api/relationship/cold-streaks?top_n=${given}`)
    expect([response.status, (await response.json()).field], given).toEqual([400, 'top_n'])
  }
})

test('all of a list of at most 60 where the whole is asked for, of a longer one as many as are wanted', async () => {
  const days = (n: number) =>
    Array.from({ length: n }, (_, i) => new Date(Date.UTC(2021, 0, 1 + 3 * i)).toISOString().slice(0, 10).split('-'))
  /** With as many gaps, bursts and runs of two days. */
  const shown = async (n: number) => {
    const lines = days(n + 1).flatMap(([year, month, day]) => {
      const next = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + 1)).toISOString().slice(0, 10).split('-')
      const at = `${day}/${month}/${year}, 09:00 - Ana:`
      return [`${at} a`, `${at} b`, `${at} c`, `${next[2]}/${next[1]}/${next[0]}, 08:00 - Ben: d`]
    })
    const { http } = await proSession(androidExport(lines.slice(0, -1)))
    const [whole, plain] = await Promise.all(
      [{ top_n: 50, whole: true }, { top_n: 50 }].map((asked) =>
        Promise.all([http.relationship.coldStreaks(asked), http.relationship.streaks(asked), http.relationship.bursts(asked)]),
      ),
    )
    const lengths = ([gaps, streaks, bursts]: typeof whole) => [gaps.cold_streaks.length, streaks.streaks.length, bursts.longest.length]
    return [lengths(whole), lengths(plain)]
  }
  expect(await shown(56)).toEqual([
    [56, 56, 57],
    [50, 50, 50],
  ])
  expect(await shown(61)).toEqual([
    [50, 50, 50],
    [50, 50, 50],
  ])
})

test('P16: people with the names of what every object has, or of numbers, are people, in their order', async () => {
  const names = ['__proto__', 'constructor', 'toString', '2021', 'hasOwnProperty', 'Ana']
  const file = androidExport(names.flatMap((name, i) => Array(9 - i).fill(`04/03/2021, 09:0${i} - ${name}: hi`)))
  // The schema library leaves `__proto__` out of a record, so these answers are taken as they are sent, as JSON.
  const { upload, relationship } = createHandlers({ store: memoryStore(), now: () => 0, limits: { textBytes: 64e6 } })
  const context = { signal: new AbortController().signal, report: () => undefined, plan: 'pro' } as const
  const sent = async <T>(answer: T | Promise<T>): Promise<T> => JSON.parse(JSON.stringify(await answer))
  await upload.run({ file }, context)
  const { message_counts: counts, people } = await sent(relationship.balance({}, context))
  expect(people).toEqual(names)
  expect(people.map((name) => Object.entries(counts).find(([each]) => each === name)?.[1])).toEqual([9, 8, 7, 6, 5, 4])
  const { reply_discipline: replies, people: same } = await sent(relationship.replyDiscipline({}, context))
  expect(same).toEqual(names)
  expect(new Set(Object.keys(replies))).toEqual(new Set(names))
})
