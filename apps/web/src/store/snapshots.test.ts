import 'fake-indexeddb/auto'
import { contract, createPlainClient, httpFetch, type UploadRecord } from '@convostat/api'
import { crc32 } from '@convostat/api/crc32'
import { session } from '@convostat/api/testing/api.ts'
import { examples } from '@convostat/figures/examples'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Database, deletions, openDatabase, snapshots, uploads } from './database.ts'
import { everything, type KeptDeletion } from './deletions.ts'
import { idbRecords } from './idb-records.ts'
import { keepSnapshot, readRibbons, readSnapshot, type Snapshot, type SnapshotOf } from './snapshots.ts'
import type { KeptUpload } from './stored-upload.ts'

let database: Database
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  database = openDatabase()
})

interface Line {
  author: string
  message: string
}

const threeLines: Line[] = [
  { author: 'Ana', message: 'good morning' },
  { author: 'Ben', message: 'hello 👋' },
  { author: 'Ana', message: 'well?' },
]

/** An upload as it is kept, what its dashboard shows, and what that depends on. */
async function analyzed(lines: readonly Line[] = threeLines, filename = 'WhatsApp Chat with Ben.txt') {
  const text = lines.map(({ author, message }, n) => `13/01/2021, ${10 + (n % 10)}:00 - ${author}: ${message}`).join('\n')
  return dashboardOf(text, filename)
}

async function dashboardOf(text: string, filename: string) {
  const { app, store, goPro } = session()
  goPro()
  const ask = createPlainClient(
    contract,
    httpFetch('http://localhost', async (input, init) => app.request(new Request(input, init))),
  )
  const chat = { ...(await ask.upload.run({ file: new File([text], filename) })), stored: 'stored' as const }
  const { charts } = ask
  const [ribbon, timeseries, heatmap, messageShare, calendar] = await Promise.all([
    charts.ribbon(),
    charts.timeseries(),
    charts.heatmap(),
    charts.messageShare(),
    charts.calendar(),
  ])
  const fingerprint = examples.emotionFingerprint
  const felt = chat.overview.participants.map((person) => ({ ...fingerprint.people[0], person }))
  const figures = {
    ...{ ribbon, timeseries, heatmap, messageShare, calendar },
    ...{ sentimentChart: examples.sentimentChart, emotionFingerprint: { ...fingerprint, people: felt } },
  }
  const [record] = await store.list()
  const upload: KeptUpload = { v: 2, id: record.id, bytes: [text.length], sums: [7], record }
  const of: SnapshotOf = { id: record.id, plan: 'pro', people: [], corrections: [], build: '/assets/shell-1.js', model: 1 }
  return { upload, of, snapshot: { chat, figures } satisfies Snapshot }
}

const put = (store: string, value: object) => database((db) => db.put(store, value))
const stored = (id: string): Promise<{ figures: string; ribbon: string } | undefined> => database((db) => db.get(snapshots, id))

/** The same, with the upload and its snapshot in the database. */
async function kept(...given: Parameters<typeof analyzed>) {
  const all = await analyzed(...given)
  await put(uploads, all.upload)
  expect(await keepSnapshot(database, all.of, all.snapshot)).toBe(true)
  return all
}

/** What is in JSON besides numbers: the names of fields, and strings. */
function wordsIn(json: string): { fields: Set<string>; strings: Set<string> } {
  const [fields, strings] = [new Set<string>(), new Set<string>()]
  JSON.parse(json, (key, value) => {
    if (!/^\d*$/.test(key)) fields.add(key)
    if (typeof value === 'string') strings.add(value)
    return value
  })
  return { fields, strings }
}

test('a snapshot is read as it was kept, with names and title from the upload’s record', async () => {
  const { of, snapshot } = await kept()
  expect(await readSnapshot(database, of)).toEqual({
    figures: snapshot.figures,
    chat: { ...snapshot.chat, import: { ...snapshot.chat.import, language: '' } },
  })
})

/** Names and words that mean something elsewhere, or look like what a snapshot may have. */
const odd = [
  '__proto__',
  'constructor',
  'name',
  '2021-01-13',
  'busiest',
  '"}',
  'ana\u200b',
  '\u202eevil',
  '👩‍👩‍👧',
  'Ω',
  '<b>',
  '0',
  'total_messages',
]
const oddText = fc.oneof(
  fc.constantFrom(...odd),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}:]/gu, '').trim() || 'x'),
)

test('no word, name or emoji of any chat is in it', async () => {
  const { of: ordinary } = await kept()
  const { figures: ordinaryJson, ribbon: ordinaryRibbon } = (await stored(ordinary.id)) ?? { figures: '', ribbon: '' }
  const { fields } = wordsIn(`[${ordinaryJson},${ordinaryRibbon}]`)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ author: oddText, message: oddText }), { minLength: 1, maxLength: 8 }),
      oddText,
      oddText,
      async (lines, name, filename) => {
        const all = await analyzed(lines, `${filename}.txt`)
        const written = all.snapshot.chat.import.participants[0]
        const shown = { chat: 'mark', me: written, names: { [written]: name }, hidden: [], colors: { [written]: 0 } }
        const of = { ...all.of, people: [shown] }
        await put(uploads, all.upload)
        expect(await keepSnapshot(database, of, all.snapshot)).toBe(true)
        const { figures: json, ribbon } = (await stored(of.id)) ?? { figures: '', ribbon: '' }
        const found = wordsIn(`[${json},${ribbon}]`)
        expect([...found.fields].filter((field) => !fields.has(field))).toEqual([])
        expect(
          [...found.strings].filter(
            (text) =>
              !/^2021-01(-\d\d(T\d\d:\d\d:\d\d)?)?$|^(android|dmy|mdy|ymd|ydm|positive|neutral|negative|busiest|first|return|rise|night|morning|afternoon|evening|joy|love|gratitude|amusement|admiration|surprise|sadness|anger|fear)$/.test(
                text,
              ),
          ),
        ).toEqual([])
        expect((await readSnapshot(database, of))?.figures).toEqual(all.snapshot.figures)
        await idbRecords(database).delete(of.id)
      },
    ),
    { numRuns: 60 },
  )
})

test('where an answer has a text that is neither a date nor a name, nothing is kept', async () => {
  const { upload, of, snapshot } = await analyzed()
  await put(uploads, upload)
  const figures = { ...snapshot.figures, messageShare: { ...examples.messageShare } }
  expect(await keepSnapshot(database, of, { ...snapshot, figures })).toBe(false)
  expect(await stored(of.id)).toBeUndefined()
})

const person = { chat: 'mark', me: null, names: { Ben: 'Benni' }, hidden: [], colors: { Ana: 0, Ben: 1 } }
const correction = { author: 'Ana', date: '2021-01-13T10:00:00', message: 'well?', label: 'anger' } as const

describe('a snapshot is not shown, and is deleted, where its figures were counted from something else', () => {
  test.each<[string, Partial<SnapshotOf>]>([
    ['other people', { people: [person] }],
    ['corrected messages', { corrections: [correction] }],
    ['another build', { build: '/assets/shell-2.js' }],
    ['scores of another model', { model: 2 }],
  ])('%s', async (_what, other) => {
    const { of } = await kept()
    expect(await readSnapshot(database, { ...of, ...other })).toBeNull()
    expect(await stored(of.id)).toBeUndefined()
  })

  const record = (change: Partial<UploadRecord>) => (upload: KeptUpload) => ({ ...upload, record: { ...upload.record, ...change } })
  const appended = {
    ...{ filename: 'later.txt', dateOrder: null, lastModified: 7, appendDate: '2024-01-01T00:00:00Z' },
    ...{ knownMessages: 1, newMessages: 2, firstNew: null, lastNew: null },
  }
  test.each<[string, (upload: KeptUpload) => KeptUpload]>([
    ['a file of another size', (upload) => ({ ...upload, bytes: [1] })],
    ['a file with another content', (upload) => ({ ...upload, sums: [8] })],
    ['an export added', (upload) => ({ ...record({ appended: [appended] })(upload), bytes: [1, 2], sums: [7, 8] })],
    ['dates read in another order', record({ dateOrder: 'mdy' })],
    ['lines in another format read as messages', record({ otherFormats: 'messages' })],
    ['another part analyzed', record({ messageCount: 2, wasTruncated: true })],
    ['other people in it', record({ participants: ['Ben', 'Ana'] })],
    ['a file found to be damaged', (upload) => ({ ...upload, isDamaged: true })],
  ])('%s', async (_what, changed) => {
    const { of, upload } = await kept()
    await put(uploads, changed(upload))
    expect(await readSnapshot(database, of)).toBeNull()
    expect(await stored(of.id)).toBeUndefined()
  })

  test('of another plan it is only not shown, since the license might not have been read yet', async () => {
    const { of } = await kept()
    expect(await readSnapshot(database, { ...of, plan: 'free' })).toBeNull()
    expect(await readSnapshot(database, of)).not.toBeNull()
    expect(await readSnapshot(database, { ...of, plan: 'free', build: '/assets/shell-2.js' })).toBeNull()
    expect(await stored(of.id)).toBeUndefined()
  })

  test('but not where the chat was only opened again', async () => {
    const { of, upload } = await kept()
    await put(uploads, record({ uploadDate: '2025-01-01T00:00:00Z' })(upload))
    expect((await readSnapshot(database, of))?.chat.uploadDate).toBe('2025-01-01T00:00:00Z')
  })
})

test.each<[string, (figures: string) => object]>([
  ['cut', (figures) => ({ figures: figures.slice(0, 100) })],
  ['with a figure that is none', (figures) => ({ figures: figures.replace('"total_messages":3', '"total_messages":"3"') })],
  ['with a name that is not there', (figures) => ({ figures: figures.replace('{"name":0}', '{"name":99}') })],
  ['without its chat', () => ({ figures: '{"figures":{}}' })],
  ['of no text', () => ({ figures: 5 })],
  ['of an earlier version', () => ({ v: 2 })],
  ['of a newer version', () => ({ v: 4 })],
  ['without its ribbon', () => ({ ribbon: '{}' })],
])('a damaged snapshot is ignored and deleted: %s', async (_what, damaged) => {
  const { of } = await kept()
  const there = await stored(of.id)
  await put(snapshots, { ...there, ...damaged(there?.figures ?? '') })
  expect(await readSnapshot(database, of)).toBeNull()
  expect(await stored(of.id)).toBeUndefined()
})

const deletion = (id: string, stage: KeptDeletion['stage']): KeptDeletion => ({
  ...{ v: 1, id, stage, exports: null, after: null, parts: null, until: null, page: 'another', at: 1 },
})

describe('a chat that is being deleted is not shown again, as long as it is not settled', () => {
  test.each<[KeptDeletion['stage'], boolean]>([
    ['undoable', false],
    ['deleting', false],
    ['deleted', false],
    ['undone', true],
  ])('its own deletion: %s', async (stage, isShown) => {
    const { of } = await kept()
    await put(deletions, deletion(of.id, stage))
    expect((await readSnapshot(database, of)) !== null).toBe(isShown)
    // Undone, it is there again.
    expect(await stored(of.id)).toBeDefined()
  })

  test.each<[KeptDeletion['stage'], boolean]>([
    ['deleting', false],
    ['partly', false],
    ['deleted', true],
  ])('the deletion of everything: %s', async (stage, isShown) => {
    const { of } = await kept()
    await put(deletions, deletion(everything, stage))
    expect((await readSnapshot(database, of)) !== null).toBe(isShown)
  })

  test('another chat’s deletion changes nothing', async () => {
    const { of } = await kept()
    await put(deletions, deletion('upload_7', 'deleting'))
    expect(await readSnapshot(database, of)).not.toBeNull()
  })
})

describe('a snapshot lasts as long as its upload', () => {
  test('it is deleted with it, and not kept after it', async () => {
    const { of, snapshot } = await kept()
    await idbRecords(database).delete(of.id)
    expect(await stored(of.id)).toBeUndefined()
    expect(await keepSnapshot(database, of, snapshot)).toBe(false)
    expect(await stored(of.id)).toBeUndefined()
  })

  test('none is kept while everything is being deleted', async () => {
    const { upload, of, snapshot } = await analyzed()
    await put(uploads, upload)
    await put(deletions, deletion(everything, 'deleting'))
    expect(await keepSnapshot(database, of, snapshot)).toBe(false)
  })

  test('none is kept of an upload that was added to, or restored, since it was opened', async () => {
    const { upload, of, snapshot } = await analyzed()
    await put(uploads, { ...upload, record: { ...upload.record, uploadDate: '2025-01-01T00:00:00Z' } })
    expect(await keepSnapshot(database, of, snapshot)).toBe(false)
  })
})

test('a dashboard that takes much room is not kept', async () => {
  const { upload, of, snapshot } = await analyzed()
  await put(uploads, upload)
  const { timeseries } = snapshot.figures
  const days = Array.from({ length: 20_000 }, () => '2021-01-13')
  const figures = { ...snapshot.figures, timeseries: { ...timeseries, days } }
  expect(await keepSnapshot(database, of, { ...snapshot, figures })).toBe(false)
})

/** Everyone writes often, on every day of these years. */
async function fifteenYears() {
  const people = Array.from({ length: 40 }, (_, n) => `Person ${n}`)
  const first = Date.UTC(2010, 0, 1)
  const lines = Array.from({ length: 15 * 365 }, (_, n) => {
    const [year, month, day] = new Date(first + n * 86_400_000).toISOString().slice(0, 10).split('-')
    return Array.from({ length: 8 }, (_, i) => `${day}/${month}/${year}, 1${i}:00 - ${people[(7 * n + i) % 40]}: hello`).join('\n')
  })
  const all = await dashboardOf(lines.join('\n'), 'WhatsApp Chat with everyone.txt')
  const { ribbon, ...figures } = all.snapshot.figures
  const busy = (counts: readonly number[]) => counts.map((_, slot) => 100 + ((7 * slot) % 900))
  const rest = ribbon.rest && { ...ribbon.rest, counts: busy(ribbon.rest.counts) }
  const rows = ribbon.people.map((each) => ({ ...each, counts: busy(each.counts) }))
  return { ...all, snapshot: { ...all.snapshot, figures: { ...figures, ribbon: { ...ribbon, people: rows, rest } } } }
}

test('a snapshot has room for fifteen years of forty people, a hundred messages a day from each', async () => {
  const { upload, of, snapshot } = await fifteenYears()
  await put(uploads, upload)
  expect(JSON.stringify(snapshot).length).toBeGreaterThan(256_000)
  expect(await keepSnapshot(database, of, snapshot)).toBe(true)
  const { figures, ribbon } = (await stored(of.id)) ?? { figures: '', ribbon: '' }
  expect(figures.length + ribbon.length).toBeLessThan(160_000)
  expect((await readSnapshot(database, of))?.figures).toHaveProperty('ribbon.people.length', 9)
})

describe('the ribbon of an upload', () => {
  const ribbons = async (people: SnapshotOf['people'] = []) => Object.fromEntries(await readRibbons(database, people))

  test('has the colors of people and no name, and outlasts a new build, a correction and another chat’s people', async () => {
    const { of, snapshot } = await kept()
    const slots = snapshot.figures.ribbon.people.map(({ counts }) => counts)
    expect(await ribbons([person])).toMatchObject({
      [of.id]: { slots_per_day: 4, rest: null, people: slots.map((counts, place) => ({ place, counts })) },
    })
    expect(JSON.stringify(await ribbons())).not.toContain('Ana')
  })

  test('is gone where its people are others, or its files', async () => {
    const { of, upload } = await kept()
    expect(await ribbons([{ ...person, chat: upload.record.mark ?? '' }])).toEqual({})
    await put(uploads, { ...upload, sums: [8] })
    expect(await ribbons()).toEqual({})
    // It is not deleted by that: the dashboard decides.
    expect(await stored(of.id)).toBeDefined()
  })

  describe('where its people were edited in an earlier export, which has another mark', () => {
    const later = [...threeLines, { author: 'Ben', message: 'later on' }]
    const earlier = async () => ({ ...person, chat: (await analyzed()).upload.record.mark ?? '' })

    test('a chat with a new name has a snapshot and a ribbon', async () => {
      const { upload, of, snapshot } = await analyzed(later)
      const people = [await earlier()]
      expect(people[0].chat).not.toBe(upload.record.mark)
      await put(uploads, upload)
      const named: Snapshot = JSON.parse(JSON.stringify(snapshot).replaceAll('"Ben"', '"Benni"'))
      expect(await keepSnapshot(database, { ...of, people }, named)).toBe(true)
      expect((await readSnapshot(database, { ...of, people }))?.figures).toEqual(named.figures)
      expect(Object.keys(await ribbons(people))).toEqual([of.id])
    })

    test('it is gone once someone is hidden', async () => {
      const { of } = await kept(later)
      expect(Object.keys(await ribbons())).toEqual([of.id])
      expect(await ribbons([{ ...(await earlier()), names: {}, hidden: ['Ben'] }])).toEqual({})
    })

    test('and where the chat is kept by the mark of another reading', async () => {
      const { upload, of, snapshot } = await analyzed(later)
      const { reading } = upload.record
      expect(reading?.mark).toBe(upload.record.mark)
      await put(uploads, { ...upload, record: { ...upload.record, mark: 'AAAA' } })
      expect(await keepSnapshot(database, of, snapshot)).toBe(true)
      expect(Object.keys(await ribbons())).toEqual([of.id])
      expect(await ribbons([await earlier()])).toEqual({})
    })
  })

  test('is shown where another one cannot be read', async () => {
    const { of, upload } = await kept()
    const whole = await stored(of.id)
    await put(uploads, { ...upload, id: 'upload_7' })
    await put(snapshots, { ...whole, id: 'upload_7' })
    await put(snapshots, { ...whole, ribbon: '{', sum: crc32(new TextEncoder().encode(`${whole?.figures}{`)) })
    expect(Object.keys(await ribbons())).toEqual(['upload_7'])
  })

  test('is deleted with its upload, and is not shown while that or everything is being deleted', async () => {
    const { of } = await kept()
    await put(deletions, deletion(of.id, 'undoable'))
    expect(await ribbons()).toEqual({})
    await put(deletions, deletion(of.id, 'undone'))
    expect(Object.keys(await ribbons())).toEqual([of.id])
    await put(deletions, deletion(everything, 'deleting'))
    expect(await ribbons()).toEqual({})
    await put(deletions, deletion(everything, 'deleted'))
    await idbRecords(database).delete(of.id)
    expect(await ribbons()).toEqual({})
  })

  test.each([['{'], ['{}'], [5]])('that is damaged is not shown: %s', async (ribbon) => {
    const { of } = await kept()
    await put(snapshots, { ...(await stored(of.id)), ribbon })
    expect(await ribbons()).toEqual({})
  })
})
