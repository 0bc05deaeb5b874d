import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { expect, test } from 'vitest'
import { session } from '#testing/api.ts'
import { androidExport, picnic } from '#testing/exports.ts'
import { realModel } from '#testing/model.ts'
import { type About, asked } from '#testing/public-json/calls.ts'
import { named } from './call.ts'
import { createClient, httpFetch } from './client.ts'
import { contract } from './contract.ts'
import { Failure } from './failure.ts'

/**
 * What the API answers over HTTP is the same to the byte, whatever is changed behind it: a hash of every answer is recorded in
 * `testing/public-json`. Where an answer is meant to change, `npx vitest run public-json -u` records it again; with
 * `PUBLIC_JSON=folder` every answer is written there as a file, to be compared with those of another version.
 */
interface Fixture {
  file: () => File
  filter?: About['filter']
  emotion?: typeof realModel
  isFree?: true
  people?: { names?: Record<string, string>; hidden?: string[] }
}

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const lines = (path: string, from: number, to: number): File => androidExport(read(path).split('\n').slice(from, to))
const whole = (path: string): File => androidExport([read(path)])

const pair = () => lines('apps/web/public/demo-chat.txt', 0, 1500)
const group = () => lines('apps/web/public/demo-group-chat.txt', 0, 1000)

const fixtures: Record<string, Fixture> = {
  pair: { file: pair, emotion: realModel },
  narrowed: { file: pair, emotion: realModel, filter: { from: '2023-03-05', to: '2023-05-20', author: ['Tom Pryce'] } },
  empty: { file: pair, emotion: realModel, filter: { from: '2031-01-01' } },
  group: { file: group, emotion: realModel },
  hidden: {
    file: group,
    emotion: realModel,
    people: { names: { 'Sanjay Rao': 'Sanjay', 'Omar Haddad': '<b>Omar</b>' }, hidden: ['Tilda 🌻', 'Bruno Costa'] },
  },
  quoted: { file: () => whole('fixtures/book-club/ios-en.txt'), emotion: realModel },
  few: { file: () => whole('fixtures/picnic/ios-en-us.txt'), emotion: realModel },
  modelless: { file: picnic },
  free: { file: picnic, emotion: realModel, isFree: true },
}

test('every call of the contract is made', () => {
  const made = Object.entries(asked).flatMap(([subject, calls]) => Object.keys(calls).map((key) => `${subject}.${key}`))
  expect(made.sort()).toEqual(
    named(contract)
      .map(({ name }) => name)
      .sort(),
  )
})

test.each(Object.keys(fixtures))('%s: the public JSON is as it was recorded', async (name) => {
  const recorded: string[] = []
  for await (const [call, answer] of answersOf(fixtures[name])) {
    recorded.push(`${call} ${createHash('sha256').update(answer).digest('hex').slice(0, 16)}`)
    if (process.env.PUBLIC_JSON !== undefined) keep(process.env.PUBLIC_JSON, `${name} ${call}`, answer)
  }
  await expect(`${recorded.join('\n')}\n`).toMatchFileSnapshot(`../testing/public-json/${name}.txt`)
})

async function* answersOf({ file, filter = {}, emotion, isFree, people }: Fixture): AsyncGenerator<[call: string, answer: string]> {
  const printing = {
    print: async (report: unknown, labels: unknown) => new TextEncoder().encode(JSON.stringify({ report, labels })),
  }
  const { app, clock, goPro, api } = session({ emotion, printing })
  // The same day in every zone.
  clock.now = Date.UTC(2026, 5, 1, 11)
  if (!isFree) goPro()
  /** The body of the last answer, as it came. */
  let body = new Blob()
  const client = createClient(
    contract,
    httpFetch('http://localhost', async (input, init) => {
      const response = await app.request(new Request(input, init))
      body = await response.clone().blob()
      return response
    }),
  ) as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>

  const given = file()
  const { upload_id: uploadId } = await api.upload.run({ file: given })
  // What is answered without feelings where they take long is answered with them, however slow the machine is.
  const feelingsRead = async () => void (emotion && (await api.sentiment.trend()))
  await feelingsRead()
  if (people) await api.people.set(people)
  const { results: hits } = await api.search.run({ sort_by: 'date_asc', limit: 5 })
  const backup = await api.uploads.backup()
  const about: About = { file: given, uploadId, id: hits[Math.min(2, hits.length - 1)].id, hits, backup, filter }
  for (const [subject, calls] of Object.entries(asked)) {
    for (const [key, inputs] of Object.entries(calls)) {
      if (people && (key === 'set' || subject === 'exports')) continue
      for (const [place, input] of inputs(about).entries()) {
        const answer = await client[subject][key](input).then(
          async (answered) => {
            if (Symbol.asyncIterator in Object(answered)) for await (const _ of answered as AsyncIterable<unknown>);
            return textOf(body)
          },
          (error: unknown) => (error instanceof Failure ? `${error.status} ${error.code}` : Promise.reject(error)),
        )
        yield [place === 0 ? `${subject}.${key}` : `${subject}.${key} ${place + 1}`, answer]
      }
    }
    if (subject === 'upload') await feelingsRead()
  }
}

/** A body as text, an archive file by file; a file that came over HTTP was last modified when it came. */
async function textOf(body: Blob): Promise<string> {
  if (!body.type.startsWith('application/zip')) return body.text()
  const entries = await new ZipReader(new BlobReader(body), { useWebWorkers: false }).getEntries()
  const texts: string[] = []
  for (const entry of entries) if (!entry.directory) texts.push(entry.filename, await entry.getData(new TextWriter()))
  return texts.join('\n').replace(/("lastModified":) ?\d+/g, '$1 0')
}

function keep(folder: string, name: string, answer: string): void {
  mkdirSync(folder, { recursive: true })
  const isJson = answer.startsWith('{')
  writeFileSync(join(folder, `${name}.${isJson ? 'json' : 'txt'}`), isJson ? JSON.stringify(JSON.parse(answer), null, 1) : answer)
}
