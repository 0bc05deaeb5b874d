import { freeStatus } from '@convostat/license'
import { expect, test } from 'vitest'
import { androidExport, picnic } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'
import { figureHandlers, publicForms } from './figure-handlers.ts'
import { licenseHandlers } from './license.ts'
import { messageHandlers } from './messages.ts'
import { overviewHandlers } from './overview.ts'
import { searchHandlers } from './search.ts'

const session = sessionOf(
  {
    overview: overviewHandlers,
    charts: (parts) => figureHandlers('charts', parts),
    messages: messageHandlers,
    search: searchHandlers,
    license: (parts) => licenseHandlers(parts.license),
  },
  publicForms,
)

test('A10: without an open chat every call about one is 404 No Analysis Data', async () => {
  const { app, http } = session()
  for (const path of ['overview', 'charts/timeseries', 'charts/heatmap', 'charts/message-share', 'charts/calendar', 'search/stats']) {
    const response = await app.request(`/api/${path}`)
    expect([path, response.status, (await response.json()).detail]).toEqual([path, 404, 'No Analysis Data'])
  }
  await expect(http.search.run()).rejects.toMatchObject({ code: 'no_chat' })
})

test('from file to figures over HTTP', async () => {
  const { http } = session()
  await http.upload.run({ file: picnic() })
  const { data: days, remark } = await http.charts.timeseries()
  expect([days[0].x.length, days[0].y[0], days[0].y[1], days[0].y[30]]).toEqual([31, 3, 1, 1])
  expect(remark).toMatchObject({ busiest_day: '2021-03-01', messages: 3 })
  const { data: hours } = await http.charts.heatmap()
  // Monday evening, Tuesday morning, Wednesday night.
  expect([hours[0].z[0][20], hours[0].z[1][8], hours[0].z[2][21]]).toEqual([3, 1, 1])
  const { data: people } = await http.charts.messageShare()
  expect([people[0].x, people[0].y]).toEqual([
    ['Ana', 'Ben'],
    [3, 2],
  ])
  const { data: weeks } = await http.charts.calendar()
  expect(weeks[0].x).toEqual(['2021-03-01', '2021-03-08', '2021-03-15', '2021-03-22', '2021-03-29'])
  expect([weeks[0].z[0][0], weeks[0].z[2][4], weeks[0].z[3][4]]).toEqual([3, 1, null])
})

test('days and people narrow every call about a chat', async () => {
  const { http } = session()
  await http.upload.run({ file: picnic() })
  const first = { from: '2021-03-01', to: '2021-03-01' }
  expect((await http.charts.timeseries(first)).messages).toBe(3)
  expect((await http.charts.heatmap({ to: '2021-03-02' })).messages).toBe(4)
  expect((await http.charts.messageShare({ author: 'Ben' })).data[0].x).toEqual(['Ben'])
  expect((await http.charts.messageShare({ author: ['Ana', 'Ben'] })).messages).toBe(5)
  expect((await http.charts.calendar({ ...first, author: 'Ana' })).messages).toBe(2)
  const ben = await http.overview.get({ author: 'Ben' })
  expect(ben).toMatchObject({ original_message_count: 5, overview: { total_messages: 2, participants: ['Ben'] }, latency: { replies: 2 } })
})

test('a reply is one of the whole chat, even where what it answers is filtered out', async () => {
  const { http } = session()
  await http.upload.run({ file: picnic() })
  expect((await http.overview.get({ from: '2021-03-31' })).latency).toMatchObject({ replies: 1, p50: 2_555_940 })
})

test.each([{ author: 'Nobody' }, { from: '2031-01-01' }, { from: '2021-03-31', to: '2021-03-01' }])(
  'filters that leave nothing give an answer that is empty: %j',
  async (filter) => {
    const { http } = session()
    await http.upload.run({ file: picnic() })
    const answer = await http.overview.get(filter)
    expect(answer.overview).toEqual({
      participants: [],
      total_messages: 0,
      date_range_start: null,
      date_range_end: null,
      start_date: null,
      end_date: null,
      avg_daily_messages: 0,
      messages_per_day: 0,
      media_messages: 0,
      total_words: 0,
      total_days: 0,
    })
    expect(answer.latency).toEqual({ p50: null, mean: null, p75: null, p90: null, replies: 0 })
    expect(http.overview.get.call.isEmpty(answer)).toBe(true)
    for (const chart of [http.charts.timeseries, http.charts.heatmap, http.charts.messageShare, http.charts.calendar])
      expect(await chart(filter)).toMatchObject({ messages: 0, remark: null })
  },
)

test('P16: people with the names of what every object has are people', async () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'Ana']
  const { http } = session()
  await http.upload.run({ file: androidExport(names.flatMap((name, i) => Array(5 - i).fill(`04/03/2021, 09:0${i} - ${name}: hi`))) })
  const { data } = await http.charts.messageShare()
  expect([data[0].x, data[0].y]).toEqual([names, [5, 4, 3, 2, 1]])
  for (const author of names) expect((await http.charts.heatmap({ author })).messages).toBe(5 - names.indexOf(author))
})

test('the license status is free; asking for more in a body or a query changes nothing (A4)', async () => {
  const { app, http } = session()
  const free = { ...freeStatus }
  await expect(http.license.status()).resolves.toEqual(free)
  for (const path of ['/api/search', '/api/uploads/open', '/api/upload'])
    await app.request(path, {
      method: 'POST',
      body: '{"__proto__":{"is_pro":true},"is_pro":true}',
      headers: { 'content-type': 'application/json' },
    })
  expect(await (await app.request('/api/license/status?is_pro=true&__proto__[is_pro]=true')).json()).toEqual(free)
})
