import { readFileSync } from 'node:fs'
import { uploadRecord } from '@convostat/api/schemas'
import { openLicense, readLicense, readTrust } from '@convostat/license'
import { beforeAll, describe, expect, test } from 'vitest'
import { copyOfDisk, cutDevice, type Disk } from '#testing/cut-disk.ts'
import { askedKind } from './asked-questions.ts'
import { loadChecks } from './checking.ts'
import { correctionKind } from './corrections.ts'
import { favoriteKind } from './favorites.ts'
import type { Kind } from './kind.ts'
import { leftOutKind } from './left-out-words.ts'
import { keptOf, licenseKind } from './license.ts'
import { milestoneKind } from './milestones.ts'
import { markKind } from './moment-marks.ts'
import { peopleKind } from './people.ts'
import { repair } from './repair.ts'
import { createUploadStore } from './upload-store.ts'

beforeAll(loadChecks)

interface Entry {
  id: string
  record: Record<string, unknown>
}

/** What version 1.0 (commit fa63b002) left in a browser. */
const profile = JSON.parse(readFileSync('fixtures/version-1.0/profile.json', 'utf8'))
const { stores } = profile.databases.convostat
const entries: Entry[] = stores.uploads.records

/** Its chats, as they lie on the disk. */
const disk10 = (): Disk => ({
  list: new Map(entries.map((entry) => [entry.id, structuredClone(entry)])),
  folder: new Map(
    Object.entries<string>(profile.files).map(([path, text]) => [path.replace('uploads/', ''), new TextEncoder().encode(text)]),
  ),
})

/** All that this version finds on a disk: the records, and what is in their files. */
async function foundOn(disk: Disk) {
  const device = cutDevice(disk)
  await repair(device)
  const store = createUploadStore(device)
  const list = await store.list()
  const files = await Promise.all(
    list.map(async ({ id }) => [id, await Promise.all((await store.get(id))?.files.map((file) => file.text()) ?? [])] as const),
  )
  return { records: new Map(list.map((record) => [record.id, record])), files: new Map(files), damaged: (await store.space()).damaged }
}

/** What this version does with chats of the version before: it finds, opens and lists them, and writes down that they were opened. */
async function start(device: ReturnType<typeof cutDevice>): Promise<void> {
  await repair(device)
  const store = createUploadStore(device)
  for (const record of await store.list()) {
    await store.get(record.id)
    await store.update({ ...record, uploadDate: '2030-01-01T00:00:00.000Z' })
  }
}

const kept = new Map(entries.map(({ id, record }) => [id, uploadRecord.parse(record)]))
const text = (id: string, i: number): string => profile.files[`uploads/${id}${i === 0 ? '' : `.${i}`}`]
const texts = new Map(
  entries.map(({ id }) => {
    const count = 1 + (kept.get(id)?.appended.length ?? 0)
    return [id, Array.from({ length: count }, (_, i) => text(id, i))]
  }),
)

function expectAll({ records, files, damaged }: Awaited<ReturnType<typeof foundOn>>, where: string): void {
  expect(damaged, where).toEqual([])
  expect(files, where).toEqual(texts)
  for (const [id, record] of kept) expect({ ...records.get(id), uploadDate: record.uploadDate }, where).toEqual(record)
}

test('every chat of version 1.0 is listed and opens, with each of its files as it was given', async () => {
  const found = await foundOn(disk10())
  expectAll(found, 'at the first start')
  expect(found.records).toEqual(kept)
})

test.each(['cut', 'full'] as const)('nothing of them is lost where the first start is %s at any write', async (failure) => {
  const whole = cutDevice(disk10())
  await start(whole)
  expect(whole.taken()).toBeGreaterThan(10)
  for (let steps = 0; steps <= whole.taken(); steps++) {
    const disk = disk10()
    await start(cutDevice(disk, steps, failure)).catch(() => undefined)
    expectAll(await foundOn(copyOfDisk(disk)), `after ${steps} writes`)
    // And again, as it continues from there.
    await start(cutDevice(disk))
    expectAll(await foundOn(disk), `after ${steps} writes and another start`)
  }
})

/** Kinds whose records are the databases', by the names of their stores; what answers to questions were given is read by the engine. */
const kinds: readonly Kind[] = [favoriteKind, milestoneKind, correctionKind, peopleKind, markKind, leftOutKind, askedKind]

describe('what was saved out of chats', () => {
  test.each(kinds.map((kind) => [kind.name, kind] as const))('%s is read whole', (name, kind) => {
    const { records } = stores[name]
    expect(records.length).toBeGreaterThan(0)
    for (const record of records) expect(kind.read(record)).toMatchObject({ isWhole: true, record })
  })

  test('every kind that has records is one of these, or the engine’s', () => {
    const held = Object.entries<{ records: unknown[] }>(stores).flatMap(([name, { records }]) => (records.length > 0 ? [name] : []))
    expect(held.sort()).toEqual([...kinds.map(({ name }) => name), 'uploads', 'answered-questions'].sort())
  })
})

test('the license is read whole, with its issuer', async () => {
  const [record] = profile.databases['convostat-license'].stores.licenses.records
  const reading = licenseKind.read(record)
  expect(reading).toMatchObject({ isWhole: true })
  const license = keptOf((reading as NonNullable<typeof reading>).record)
  const { kid, pub } = JSON.parse(readFileSync('fixtures/version-1.0/data/license/signing-key.json', 'utf8'))
  const trust = readTrust({ mode: 'live', keys: [{ kid, pub }] })
  expect(await openLicense(readLicense(license?.file ?? ''), trust)).toMatchObject({ licensee: 'Zoë Test', tier: 'pro' })
  expect(license?.file).toBe(readFileSync('fixtures/version-1.0/license.json', 'utf8'))
})
