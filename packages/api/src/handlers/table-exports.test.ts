import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { expect, test } from 'vitest'
import { rowsOf } from '#masking/masked-csv.ts'
import { analysisFile } from '#tables/analysis.ts'
import { readmeFile, tableFiles } from '#tables/index.ts'
import { session } from '#testing/api.ts'
import { androidExport, longExport, picnic } from '#testing/exports.ts'
import { hostileCells } from '#testing/hostile-cells.ts'
import { realModel } from '#testing/model.ts'
import { Failure } from '../failure.ts'
import type { Receiver } from '../upload-sink.ts'

type Session = ReturnType<typeof session>

async function opened(file: File, options: Parameters<typeof session>[0] = {}): Promise<Session> {
  const here = session(options)
  here.goPro()
  await here.api.upload.run({ file })
  return here
}

/** The files of an archive by name, as text. */
async function filesIn(archive: Blob): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const entry of await new ZipReader(new BlobReader(archive), { useWebWorkers: false, checkSignature: true }).getEntries()) {
    if (entry.directory) continue
    files.set(entry.filename, new TextDecoder('utf-8', { ignoreBOM: true }).decode(await entry.getData(new Uint8ArrayWriter())))
  }
  return files
}

/** The rows of a table by column. */
function recordsOf(files: Map<string, string>, name: string): Record<string, string>[] {
  const [heads = [], ...rows] = rowsOf(files.get(name) ?? '')
  return rows.map((row) => Object.fromEntries(heads.map((head, i) => [head, row[i] ?? ''])))
}

test('every table is in the archive with the columns that are documented, and the README describes each', async () => {
  const { api } = await opened(picnic(), { emotion: realModel })
  const archive = await api.exports.csv()
  expect([archive.name, archive.type]).toEqual(['convostat_export.zip', 'application/zip'])
  const files = await filesIn(archive)
  const readme = files.get(readmeFile) ?? ''
  expect([...files.keys()].sort()).toEqual([readmeFile, ...tableFiles.map(({ file }) => file)].sort())
  for (const { file, columns } of tableFiles) {
    const text = files.get(file) ?? ''
    expect(text.startsWith('\ufeff'), file).toBe(true)
    const rows = rowsOf(text)
    expect(rows[0], file).toEqual(Object.keys(columns))
    expect(new Set(rows.map(({ length }) => length)), file).toEqual(new Set([Object.keys(columns).length]))
    expect(readme).toContain(`\r\n${file}\r\n`)
    for (const column of Object.keys(columns)) expect(readme).toContain(`  - ${column}: `)
  }
})

test('messages as they were written, each with what is known of it', async () => {
  const { api } = await opened(picnic(), { emotion: realModel })
  const messages = recordsOf(await filesIn(await api.exports.csv()), 'messages.csv')
  const { results } = await api.search.run({ sort_by: 'date_asc', limit: 100 })
  expect(messages.map(({ id, author, text, kind, length }) => [id, author, text, kind, length])).toEqual(
    results.map(({ id, author, message, kind, length }) => [`${id}`, author, message, kind, `${length}`]),
  )
  expect(messages.map(({ date, time }) => `${date}T${time}`)).toEqual(results.map(({ date }) => date))
  expect(messages.map(({ sentiment }) => sentiment || null)).toEqual(results.map(({ sentiment }) => sentiment))
  for (const sign of ['has_link', 'has_question', 'has_emoji', 'is_media', 'is_edited'] as const)
    expect(messages.map((row) => row[sign])).toEqual(results.map((hit) => `${hit[sign]}`))
  expect(messages.map(({ conversation }) => conversation)).toEqual(['1', '1', '1', '2', '3'])
  expect(messages.map(({ response_seconds }) => response_seconds)).toEqual(['', '600', '120', '', `${29 * 86_400 + 13 * 3600 + 59 * 60}`])
  const words = messages.reduce((sum, row) => sum + Number(row.words), 0)
  expect(words).toBe((await api.overview.get()).overview.total_words)
  const scored = messages.filter(({ sentiment_score }) => sentiment_score !== '')
  expect(scored.length).toBeGreaterThan(0)
  for (const { joy, sentiment_score } of scored) {
    expect(Number(joy)).toBeGreaterThanOrEqual(0)
    expect(Math.abs(Number(sentiment_score))).toBeLessThanOrEqual(1)
  }
})

test('the tables contain what the calls answer', async () => {
  const { api } = await opened(longExport(3000), { emotion: realModel })
  const files = await filesIn(await api.exports.csv())
  const sum = (file: string, column: string) => recordsOf(files, file).reduce((total, row) => total + Number(row[column]), 0)
  for (const file of ['days.csv', 'heatmap.csv', 'message_share.csv', 'sentiment.csv'])
    expect([file, sum(file, 'messages')]).toEqual([file, 3000])
  expect(recordsOf(files, 'messages.csv')).toHaveLength(3000)
  const [{ x, y }] = (await api.charts.timeseries()).data
  expect(recordsOf(files, 'days.csv')).toEqual(x.map((date, i) => ({ date, messages: `${y[i]}` })))
  const { reply_discipline, people } = await api.relationship.replyDiscipline()
  expect(recordsOf(files, 'response_times.csv').map(({ person, replies }) => [person, replies])).toEqual(
    people.map((person) => [person, `${reply_discipline[person].total_replies}`]),
  )
  const figures = Object.fromEntries(recordsOf(files, 'overview.csv').map(({ figure, value }) => [figure, value]))
  expect(figures).toMatchObject({ total_messages: '3000', participants: '2', response_time_median: '60' })
  const { words } = await api.words.list({ top_n: 500 })
  expect(recordsOf(files, 'words.csv').map(({ word, count }) => [word, count])).toEqual(words.map(({ word, count }) => [word, `${count}`]))
})

test('days and people narrow every table; a filter that leaves nothing leaves the heads', async () => {
  const { api } = await opened(picnic())
  const narrowed = await filesIn(await api.exports.csv({ from: '2021-03-01', to: '2021-03-02', author: 'Ana' }))
  expect(recordsOf(narrowed, 'messages.csv').map(({ author, date }) => [author, date])).toEqual([
    ['Ana', '2021-03-01'],
    ['Ana', '2021-03-01'],
    ['Ana', '2021-03-02'],
  ])
  expect(recordsOf(narrowed, 'message_share.csv')).toEqual([{ person: 'Ana', messages: '3' }])
  expect(narrowed.get(readmeFile)).toContain('Only from 2021-03-01, up to 2021-03-02, messages of Ana.')
  const empty = await filesIn(await api.exports.csv({ from: '1999-01-01', to: '1999-01-02' }))
  for (const { file, columns } of tableFiles) {
    if (['overview.csv', 'people.csv', 'heatmap.csv'].includes(file)) continue
    // What everyone together did not write is a row, too.
    const rows = rowsOf(empty.get(file) ?? '')
    expect(rows[0], file).toEqual(Object.keys(columns))
    expect(
      recordsOf(empty, file).filter(({ author, id }) => author || id),
      file,
    ).toEqual([])
  }
  expect(rowsOf(empty.get('messages.csv') ?? '')).toHaveLength(1)
})

test('T7: no cell of any table is run as a formula, whatever people are called and write', async () => {
  const cells = hostileCells.filter((cell) => !/[\r\n]/.test(cell) && cell.length < 1000)
  const lines = cells.flatMap((cell, i) => [
    `01/03/2021, 09:${String(i).padStart(2, '0')} - =1+1 ${i % 3}: ${cell}`,
    `01/03/2021, 10:${String(i).padStart(2, '0')} - Ben: ${cell}`,
  ])
  const { api } = await opened(androidExport(lines))
  const files = await filesIn(await api.exports.csv())
  const dangerous = /^[=+\-@\t\r\n\0＝＋－＠]/
  for (const { file } of tableFiles)
    for (const row of rowsOf(files.get(file) ?? ''))
      for (const cell of row) expect(dangerous.test(cell) && Number.isNaN(Number(cell)), `${file}: ${cell}`).toBe(false)
  expect(recordsOf(files, 'messages.csv')).toHaveLength(2 * cells.length)
  expect(recordsOf(files, 'messages.csv')[0].author).toBe("'=1+1 0")
})

test('masked, no file contains a name or a word of the chat', async () => {
  const canary = /zebra|quokka|picnic/i
  const lines = Array.from({ length: 40 }, (_, i) => {
    const who = i % 2 === 0 ? 'Zebrana Sol' : 'Quokka'
    return `${String(1 + (i % 28)).padStart(2, '0')}/03/2021, 09:${String(i).padStart(2, '0')} - ${who}: Quokka, picnic happy ${i} https://picnic.example 🎉`
  })
  const { api } = await opened(androidExport(lines, 'WhatsApp Chat with Quokka.txt'), { emotion: realModel })
  const telling = async (file: File) => (file.name.endsWith('.json') ? [await file.text()] : [...(await filesIn(file)).values()]).join('\n')
  expect(await telling(await api.exports.csv())).toMatch(canary)
  expect(await telling(await api.exports.json())).toMatch(canary)
  for (const masked of [true, 'all'] as const) {
    const asked = { masked, author: 'Quokka' }
    expect(await telling(await api.exports.csv(asked))).not.toMatch(canary)
    const json = await telling(await api.exports.json(asked))
    expect(json).not.toMatch(canary)
    expect(json).toContain('Person ')
  }
  const files = await filesIn(await api.exports.csv({ masked: true }))
  expect(new Set(recordsOf(files, 'messages.csv').map(({ author }) => author))).toEqual(new Set(['Person A', 'Person B']))
  expect(files.get(readmeFile)).toContain('Masked:')
})

test('without a model what it would tell is empty, and all else is there', async () => {
  const { api } = await opened(picnic())
  const files = await filesIn(await api.exports.csv())
  expect(recordsOf(files, 'sentiment_by_month.csv')).toEqual([])
  expect(recordsOf(files, 'messages.csv').map(({ sentiment, joy }) => [sentiment, joy])).toEqual(Array(5).fill(['', '']))
  expect(recordsOf(files, 'days.csv')).toHaveLength(31)
  const analysis = JSON.parse(await (await api.exports.json()).text())
  expect(analysis.answers['emotion.fingerprint']).toBeNull()
  expect(analysisFile.safeParse(analysis).success).toBe(true)
})

test('the analysis as JSON contains every answer as its call gives it, and is what its schema says', async () => {
  const { api, clock } = await opened(picnic(), { emotion: realModel })
  const file = await api.exports.json({ author: ['Ana'] })
  expect([file.name, file.type]).toEqual(['convostat_analysis.json', 'application/json'])
  const analysis = analysisFile.strict().parse(JSON.parse(await file.text()))
  expect(analysis).toMatchObject({
    format: 'convostat-analysis',
    version: 1,
    created: new Date(clock.now).toISOString(),
    filter: { from: null, to: null, author: ['Ana'] },
    masked: false,
  })
  expect(analysis.answers['charts.timeseries']).toEqual(await api.charts.timeseries({ author: 'Ana' }))
  expect(analysis.answers['emotion.fingerprint']).toEqual(await api.emotion.fingerprint({ author: 'Ana' }))
})

test('both are Pro, and need a chat; over HTTP they are files to keep', async () => {
  const { api, app, http, goFree, goPro } = session()
  for (const call of [api.exports.csv, api.exports.json]) {
    await expect(call()).rejects.toMatchObject({ code: 'pro_required', status: 402 })
  }
  goPro()
  await expect(api.exports.csv()).rejects.toMatchObject({ code: 'no_chat' })
  await api.upload.run({ file: picnic() })
  expect((await filesIn(await http.exports.csv({ author: ['Ana', 'Ben'] }))).size).toBe(tableFiles.length + 1)
  const answer = await app.request('http://localhost/api/export/csv?author=Ana&masked=true')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(answer.headers.get('content-disposition')).toContain('convostat_export.zip')
  expect((await app.request('http://localhost/api/export/csv?from=yesterday')).status).toBe(400)
  goFree()
  expect((await app.request('http://localhost/api/export/json')).status).toBe(402)
})

test('an export reports its progress, and can be stopped', async () => {
  const { api, progress } = await opened(longExport(3000))
  await api.exports.csv()
  const written = progress.filter(({ stage }) => stage === 'writing')
  expect(written.at(-1)).toEqual({ stage: 'writing', done: 3000, total: 3000 })
  const done = written.map((each) => each.done)
  expect(done).toEqual(done.toSorted((a, b) => a - b))
  // Rows and figures go on at once: what the first of them have done is no whole.
  expect(done.filter((each) => each > 0 && each < 3000).length).toBeGreaterThan(10)
  // What was stopped holds nothing that the next one waits for.
  for (let times = 0; times < 4; times++) {
    const stop = new AbortController()
    const stopped = api.exports.csv({}, { signal: stop.signal, report: ({ stage }) => stage === 'writing' && stop.abort() })
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' })
  }
  expect(recordsOf(await filesIn(await api.exports.csv()), 'messages.csv')).toHaveLength(3000)
})

test('a disk that takes nothing ends it while figures are still counted, and nothing is left', async () => {
  let discarded = 0
  const full = async (): Promise<Receiver> => ({
    write: () => Promise.reject(new Failure('storage_full')),
    finish: () => Promise.reject(new Error('it is not whole')),
    discard: async () => {
      discarded++
    },
  })
  const { api } = await opened(longExport(3000), { receiver: full })
  await expect(api.exports.csv()).rejects.toMatchObject({ code: 'storage_full' })
  expect(discarded).toBe(1)
})

test('the same chat at the same time gives the same bytes', async () => {
  const { api } = await opened(picnic())
  const bytes = async () => Buffer.from(await (await api.exports.csv()).arrayBuffer()).toString('base64')
  expect(await bytes()).toBe(await bytes())
})
