import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { search } from '#shapes/index.ts'
import { androidExport, longExport, picnic } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'
import { searchHandlers } from './search.ts'

const session = sessionOf({ search: searchHandlers })

/** A session with the picnic open. */
async function atThePicnic() {
  const { http, app } = session()
  await http.upload.run({ file: picnic() })
  return {
    app,
    run: http.search.run,
    stats: http.search.stats,
    counts: http.search.counts,
    ids: async (asked: Parameters<typeof http.search.run>[0]) => (await http.search.run(asked)).results.map(({ id }) => id),
  }
}

test('the counts of messages with links, questions and emoji', async () => {
  const { stats } = await atThePicnic()
  await expect(stats()).resolves.toEqual({ total_messages: 5, messages_with_links: 1, messages_with_questions: 1, messages_with_emojis: 1 })
})

test('a hit has everything about its message', async () => {
  const { run } = await atThePicnic()
  const { results, metadata } = await run({ query: 'picnic' })
  expect(results).toEqual([
    {
      id: 0,
      author: 'Ana',
      date: '2021-03-01T20:00:00',
      message: 'Picnic on Saturday?',
      kind: 'text',
      relevance: 1,
      is_media: false,
      has_link: false,
      has_question: true,
      has_emoji: false,
      is_edited: false,
      sentiment: null,
      sentiment_score: null,
      length: 19,
      highlights: [[0, 6]],
    },
  ])
  expect(metadata).toEqual({ total_results: 1, offset: 0, has_more: false })
})

test('a message of several lines is whole; media shows its placeholder and has no length', async () => {
  const { run } = await atThePicnic()
  const { results } = await run()
  expect(results.map(({ message, kind, length, relevance }) => [message, kind, length, relevance])).toEqual([
    ['It rained <b>all</b> day', 'text', 24, null],
    ['Bring the red blanket\nand two cups', 'text', 34, null],
    ['<Media omitted>', 'media', 0, null],
    ['Yes! see https://example.org 🎉', 'text', 30, null],
    ['Picnic on Saturday?', 'text', 19, null],
  ])
})

test('every filter thins the hits, and has_x: false is none', async () => {
  const { ids } = await atThePicnic()
  expect(await ids({ start_date: '2021-03-02' })).toEqual([4, 3])
  expect(await ids({ end_date: '2021-03-01' })).toEqual([2, 1, 0])
  expect(await ids({ sender: 'Ben' })).toEqual([4, 1])
  expect(await ids({ sender: 'Be' })).toEqual([])
  expect(await ids({ senders: ['Ben', 'Be'] })).toEqual([4, 1])
  expect(await ids({ senders: ['Be'] })).toEqual([])
  expect(await ids({ senders: [] })).toEqual([4, 3, 2, 1, 0])
  expect(await ids({ sender: 'Ana', senders: ['Ana', 'Ben'] })).toEqual(await ids({ sender: 'Ana' }))
  expect(await ids({ query: 'from:be' })).toEqual([4, 1])
  expect(await ids({ query: '-from:be from:nobody' })).toEqual([])
  expect(await ids({ has_media: true })).toEqual([2])
  expect(await ids({ has_link: true })).toEqual([1])
  expect(await ids({ has_question: true })).toEqual([0])
  expect(await ids({ has_emoji: true })).toEqual([1])
  expect(await ids({ has_media: false, has_link: false, has_question: false, has_emoji: false })).toEqual([4, 3, 2, 1, 0])
  expect(await ids({ min_length: 25 })).toEqual([3, 1])
  expect(await ids({ max_length: 19 })).toEqual([2, 0])
  expect(await ids({ min_length: 30, max_length: 20 })).toEqual([])
  expect(await ids({ weekday: 1 })).toEqual([3])
  expect(await ids({ hour: 20 })).toEqual([2, 1, 0])
  expect(await ids({ kind: 'media' })).toEqual([2])
  expect(await ids({ reply_min_seconds: 120, reply_max_seconds: 600 })).toEqual([2, 1])
  expect([await ids({ reply_to: 'Ana' }), await ids({ reply_to: 'Nobody' })]).toEqual([[4, 1], []])
  expect(await ids({ query: 'rain*', sender: 'Ben', weekday: 2 })).toEqual([4])
})

test('the orders one can ask for', async () => {
  const { ids } = await atThePicnic()
  expect(await ids({ sort_by: 'date_desc' })).toEqual([4, 3, 2, 1, 0])
  expect(await ids({ sort_by: 'date_asc' })).toEqual([0, 1, 2, 3, 4])
  expect(await ids({ sort_by: 'length' })).toEqual([3, 1, 4, 0, 2])
})

test('hits by person, most first, and by month: a chosen person or month leaves the others counted', async () => {
  const { counts } = await atThePicnic()
  const people = [
    { person: 'Ana', messages: 3 },
    { person: 'Ben', messages: 2 },
  ]
  const months = [{ month: '2021-03', messages: 5 }]
  expect(await counts({})).toEqual({ people, months })
  expect(await counts({ sender: 'Ben', limit: 1, offset: 3 })).toEqual({ people, months: [{ month: '2021-03', messages: 2 }] })
  expect(await counts({ start_date: '2021-03-02' })).toEqual({
    people: [
      { person: 'Ana', messages: 1 },
      { person: 'Ben', messages: 1 },
    ],
    months,
  })
  expect(await counts({ query: 'zebra' })).toEqual({ people: [], months: [] })
  await expect(counts({ sentiment: 'positive' })).rejects.toMatchObject({ code: 'not_available', status: 400 })
})

test('pages follow on one another without a gap, and say whether more come', async () => {
  const { http } = session()
  await http.upload.run({ file: longExport(250) })
  const seen: number[] = []
  for (let offset = 0; ; ) {
    const { results, metadata } = await http.search.run({ offset, limit: 1000, sort_by: 'date_asc' })
    expect(metadata).toMatchObject({ total_results: 250, offset })
    seen.push(...results.map(({ id }) => id))
    offset += results.length
    if (!metadata.has_more) break
    expect(results).toHaveLength(100)
  }
  expect(seen).toEqual(Array.from({ length: 250 }, (_, i) => i))
  expect((await http.search.run()).results).toHaveLength(20)
  expect(await http.search.run({ offset: 9999 })).toEqual({ results: [], metadata: { total_results: 250, offset: 9999, has_more: false } })
})

test('the id of a message is its place in the file, on Free as on Pro', async () => {
  const { http, goPro } = session()
  const file = longExport(5010)
  await http.upload.run({ file })
  const free = (await http.search.run({ query: '5005' })).results
  goPro()
  await http.upload.run({ file })
  expect((await http.search.run({ query: '5005' })).results).toEqual(free)
  expect(free.map(({ id, message }) => [id, message])).toEqual([[5005, '5005']])
})

test('searching by sentiment is not available until messages are scored', async () => {
  const { run } = await atThePicnic()
  await expect(run({ sentiment: 'positive' })).rejects.toMatchObject({ code: 'not_available', status: 400 })
})

test('P28: what looks like a pattern is searched for as it is written', async () => {
  const { http } = session()
  await http.upload.run({ file: androidExport(['04/03/2021, 09:00 - Ana: a.*b (c) \\d', '04/03/2021, 09:01 - Ben: axxb c d']) })
  for (const query of ['.*', '(', '\\'])
    expect(
      (await http.search.run({ query })).results.map(({ id }) => id),
      query,
    ).toEqual([0])
  expect((await http.search.run({ query: 'x'.repeat(10_000) })).results).toEqual([])
})

test('P29: a value that is none is refused by its name', async () => {
  const { app } = await atThePicnic()
  for (const [body, field] of [
    ['{"min_length":"abc"}', 'min_length'],
    ['{"senders":"Ana"}', 'senders'],
    ['{"senders":[1]}', 'senders.0'],
    ['{"min_length":-1}', 'min_length'],
    ['{"limit":0}', 'limit'],
    ['{"offset":-1}', 'offset'],
    ['{"sort_by":"best"}', 'sort_by'],
    ['{"start_date":"yesterday"}', 'start_date'],
  ]) {
    const response = await app.request('/api/search', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'field_invalid', field }])
  }
})

test('whatever is asked for, the answer is one or says which field is wrong', async () => {
  const { app } = await atThePicnic()
  const value = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('2021-03-01', 'Ana', 'text', 'length'),
  )
  const fields = Object.keys(search.shape)
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 4 }), async (asked) => {
      const response = await app.request('/api/search', {
        method: 'POST',
        body: JSON.stringify(asked),
        headers: { 'content-type': 'application/json' },
      })
      const answer = await response.json()
      if (response.status === 200) expect(answer.results.length).toBeLessThanOrEqual(100)
      else expect([response.status, fields.includes(answer.field)]).toEqual([400, true])
    }),
    { numRuns: 150 },
  )
})

describe('exporting', () => {
  const lines = (text: string) => text.split('\r\n').slice(0, -1)

  test('all hits of a search as a CSV file, whatever page was shown', async () => {
    const { http } = session()
    await http.upload.run({ file: longExport(200) })
    const file = await http.search.export({ search: { sender: 'Ana', sort_by: 'date_asc', limit: 5 } })
    expect(file.name).toBe('search_results.csv')
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const rows = lines(await file.text())
    expect(rows).toHaveLength(101)
    expect(rows[0].replace('\ufeff', '')).toBe('id,author,date,message,sentiment,is_media,has_link,has_question,has_emoji,length')
    expect(rows[1]).toBe('0,Ana,2020-01-01T00:00:00,0,,false,false,false,false,1')
  })

  test('A15, T7: no cell is a formula, and quotes, commas and line breaks come back', async () => {
    const { http } = session()
    const result = { id: 1, date: '2021-03-01T20:00:00', length: 3 }
    const messages = ["=cmd|'/c calc'!A1", '+1', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1', 'a "quote", and\nmore', 'plain']
    const file = await http.search.export({ results: messages.map((message) => ({ ...result, author: '=Ana', message })) })
    const text = await file.text()
    expect(text).toContain("'=Ana")
    for (const cell of [`'=cmd|'/c calc'!A1`, "'+1", "'-2", "'@SUM(A1)", '"\'\t=1"'.replaceAll('"', ''), `'＝1`])
      expect(text).toContain(cell)
    expect(text).toContain('"a ""quote"", and\nmore"')
    for (const row of lines(text)) expect(row).not.toMatch(/(?:^|,)"?[=+\-@\t＝]/)
  })

  test('as many hits as there are, each once, in the order of the search', async () => {
    const { http, goPro } = session()
    goPro()
    await http.upload.run({ file: longExport(7003) })
    const file = await http.search.export({ search: { sort_by: 'date_desc' } })
    const ids = lines(await file.text())
      .slice(1)
      .map((row) => Number(row.slice(0, row.indexOf(','))))
    expect(ids).toEqual(Array.from({ length: 7003 }, (_, i) => 7002 - i))
  })

  test('an export lets other calls be answered, and ends when it is given up', async () => {
    const { api, goPro } = session()
    goPro()
    await api.upload.run({ file: longExport(20_000) })
    await api.search.run({ query: '7' })
    const stop = new AbortController()
    const order: string[] = []
    const exported = api.search.export({ search: { kind: 'text' } }, { signal: stop.signal }).then(
      () => order.push('exported'),
      (error) => order.push(error.name),
    )
    setImmediate(() => {
      order.push('given up')
      stop.abort()
    })
    await exported
    expect(order).toEqual(['given up', 'AbortError'])
  })

  test('nothing is marked for an export', async () => {
    const { api } = session()
    const most = 500
    await api.upload.run({ file: androidExport(Array.from({ length: most }, (_, i) => `01/03/2021, 20:00 - Ana: ${i} é love`)) })
    const looking = vi.spyOn(String.prototype, 'matchAll')
    try {
      const file = await api.search.export({ search: { query: 'love' } })
      expect(lines(await file.text())).toHaveLength(most + 1)
      expect(looking.mock.calls.length).toBeLessThan(100)
    } finally {
      looking.mockRestore()
    }
  })

  test('nothing to export is an error', async () => {
    const { http } = session()
    await http.upload.run({ file: picnic() })
    for (const asked of [{}, { results: [] }, { search: { query: 'zebra' } }])
      await expect(http.search.export(asked)).rejects.toMatchObject({ code: 'no_results', status: 400 })
  })
})

test('near a message: the hits from there on, and how many are before them', async () => {
  const { http } = session()
  const said = ['tea', 'no', 'tea again', 'no', 'tea at last', 'no']
  await http.upload.run({ file: androidExport(said.map((text, n) => `01/03/2021, 20:0${n} - Ana: ${text}`)) })
  const near = async (id: number, query = 'tea') => {
    const { results, metadata } = await http.search.run({ query, near: id, limit: 1 })
    return [results[0]?.id, metadata.offset, metadata.total_results]
  }
  expect(await near(0)).toEqual([0, 0, 3])
  expect(await near(1)).toEqual([2, 1, 3])
  expect(await near(2)).toEqual([2, 1, 3])
  // All are before it.
  expect(await near(5)).toEqual([4, 2, 3])
  expect(await near(2, 'coffee')).toEqual([undefined, 0, 0])
  await expect(http.search.run({ query: 'tea', near: 99 })).rejects.toMatchObject({ code: 'field_invalid', field: 'near' })
})
