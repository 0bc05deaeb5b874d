import { expect, test } from 'vitest'
import { androidExport } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'
import { figureHandlers, publicForms } from './figure-handlers.ts'
import { overviewHandlers } from './overview.ts'
import { personHandlers } from './person-handlers.ts'
import { searchHandlers } from './search.ts'

const session = sessionOf(
  {
    charts: (parts) => figureHandlers('charts', parts),
    overview: overviewHandlers,
    people: personHandlers,
    relationship: (parts) => figureHandlers('relationship', parts),
    search: searchHandlers,
  },
  publicForms,
)

// Every number on a screen links to a search. What the search finds is as many as the number says.

type Narrowed = { from?: string; to?: string; author?: string[] }

/** 240 messages of three people over five weeks, some of them pictures, at hours and days of no pattern. */
function threePeople(): File {
  let seed = 20_210_301
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const minutes = Array.from({ length: 240 }, () => random(35 * 24 * 60)).sort((a, b) => a - b)
  const lines = minutes.flatMap((minute, n) => {
    const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(new Date(Date.UTC(2021, 1, 13, 0, minute)).toISOString()) ?? []
    const said = random(9) === 0 ? '<Media omitted>' : `message ${n}`
    // Now and then someone sends three at once.
    return Array(n % 20 === 0 ? 3 : 1).fill(`${day}/${month}/${year}, ${time} - ${['Ana', 'Ben', 'Cleo'][random(3)]}: ${said}`)
  })
  return androidExport(lines)
}

const parts: readonly (readonly [string, Narrowed])[] = [
  ['the whole chat', {}],
  ['one person', { author: ['Ben'] }],
  ['two people and some days', { author: ['Ana', 'Cleo'], from: '2021-02-20', to: '2021-03-08' }],
]

/** A part of the chat and what is counted there, as the search takes it. */
const sought = ({ from, to, author }: Narrowed, more: object) => ({
  ...(from && { start_date: from }),
  ...(to && { end_date: to }),
  ...(author && { senders: author }),
  ...more,
  limit: 1,
})

test.each(parts)('the figures and every point of every chart of %s count what the search finds', async (_, part) => {
  const { http } = session()
  await http.upload.run({ file: threePeople() })
  const found = async (more: object) => (await http.search.run(sought(part, more))).metadata.total_results

  const { overview, latency } = await http.overview.get(part)
  expect(await found({})).toBe(overview.total_messages)
  expect(await found({ has_media: true })).toBe(overview.media_messages)
  expect(await found({ reply_min_seconds: 0 })).toBe(latency.replies)
  expect(latency.replies).toBeGreaterThan(20)

  const days = (await http.charts.timeseries(part)).data[0]
  for (const [i, day] of days.x.entries()) expect(await found({ start_date: day, end_date: day }), day).toBe(days.y[i])

  const hours = (await http.charts.heatmap(part)).data[0]
  for (let weekday = 0; weekday < 7; weekday++)
    for (let hour = 0; hour < 24; hour++) expect(await found({ weekday, hour }), `${weekday} ${hour}`).toBe(hours.z[weekday][hour])

  const people = (await http.charts.messageShare(part)).data[0]
  for (const [i, name] of people.x.entries()) expect(await found({ senders: [name] }), name).toBe(people.y[i])
})

test.each(parts)('who answers whom, and how fast, in %s counts what the search finds', async (_, part) => {
  const { http, goPro } = session()
  goPro()
  await http.upload.run({ file: threePeople() })
  const found = async (more: object) => (await http.search.run(sought(part, more))).metadata.total_results

  const { message_counts: counts } = await http.relationship.balance(part)
  for (const [name, count] of Object.entries(counts)) expect(await found({ senders: [name] }), name).toBe(count)

  const { reply_discipline: people } = await http.relationship.replyDiscipline(part)
  const within = (name: string, from: number, to?: number) =>
    found({ senders: [name], reply_min_seconds: from, ...(to !== undefined && { reply_max_seconds: to }) })
  for (const [name, replies] of Object.entries(people)) {
    expect(await within(name, 0)).toBe(replies.total_replies)
    expect(await within(name, 0, 299)).toBe(replies['<5min'])
    expect(await within(name, 300, 3599)).toBe(replies['<1hr'])
    expect(await within(name, 3600, 86_399)).toBe(replies['<1day'])
    expect(await within(name, 86_400)).toBe(replies['>1day'])
    expect(await within(name, 0, 6 * 3600)).toBe(replies.within_conversation.replies)
    expect(await within(name, 6 * 3600 + 1)).toBe(replies.opening_conversation.replies)
    const at = (daytime: 'day' | 'night') => found({ senders: [name], reply_min_seconds: 0, daytime })
    expect([await at('day'), await at('night')]).toEqual([replies.day.replies, replies.night.replies])
  }

  const { pairs } = await http.relationship.responseMatrix(part)
  expect(pairs.length).toBeGreaterThan(1)
  for (const { from, to, replies } of pairs) expect(await found({ senders: [from], reply_to: to }), `${from} ${to}`).toBe(replies)
})

test.each(parts)('who opens and closes conversations and writes in bursts in %s counts what the search finds', async (_, part) => {
  const { http, goPro } = session()
  goPro()
  await http.upload.run({ file: threePeople() })
  const found = async (more: object) => (await http.search.run(sought(part, more))).metadata.total_results

  const talks = await http.relationship.conversations(part)
  expect(talks.conversations).toBeGreaterThan(5)
  expect(await found({ role: 'opener' })).toBe(talks.conversations)
  for (const { person, opened, closed } of talks.people) {
    expect(await found({ senders: [person], role: 'opener' }), person).toBe(opened)
    expect(await found({ senders: [person], role: 'closer' }), person).toBe(closed)
  }

  const { bursts, people, longest } = await http.relationship.bursts(part)
  expect(bursts).toBeGreaterThan(0)
  expect(await found({ role: 'burst' })).toBe(bursts)
  for (const each of people) expect(await found({ senders: [each.person], role: 'burst' }), each.person).toBe(each.bursts)
  const { results } = await http.search.run({ ...sought(part, { role: 'burst' }), limit: 100 })
  expect(results.map(({ id }) => id)).toEqual(expect.arrayContaining(longest.map(({ id }) => id)))

  const { streaks } = await http.relationship.streaks(part)
  for (const { start, end, messages } of streaks)
    expect(await found({ start_date: start, end_date: end }), `${start} ${end}`).toBe(messages)
})

test('the replies on both sides of a percentile are all replies, except for those that took just this long', async () => {
  const { http } = session()
  await http.upload.run({ file: threePeople() })
  const { latency } = await http.overview.get()
  const found = async (asked: object) => (await http.search.run(sought({}, asked))).metadata.total_results
  for (const seconds of [latency.p50, latency.p75, latency.p90]) {
    const [low, high] = [Math.floor(seconds ?? 0), Math.ceil(seconds ?? 0)]
    const fast = await found({ reply_min_seconds: 0, reply_max_seconds: low })
    const slow = await found({ reply_min_seconds: high })
    const exact = low === high ? await found({ reply_min_seconds: low, reply_max_seconds: low }) : 0
    expect(fast + slow - exact).toBe(latency.replies)
  }
})
