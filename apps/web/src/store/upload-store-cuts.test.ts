import type { Store, UploadRecord } from '@convostat/api'
import { describe, expect, test, vi } from 'vitest'
import { copyOfDisk, cutDevice, type Disk, emptyDisk } from '#testing/cut-disk.ts'
import { appendedOf, recordOf as plainRecord } from '#testing/upload-record.ts'
import { repair } from './repair.ts'
import { sidecarOf } from './sidecars.ts'
import { createUploadStore } from './upload-store.ts'

const [a, b] = ['upload_1700000000001', 'upload_1700000000002']

const recordOf = (id: string, appended = 0, more: Partial<UploadRecord> = {}): UploadRecord =>
  plainRecord(id, {
    filename: `${id}.txt`,
    dateOrder: 'mdy',
    lastModified: 5,
    appended: Array.from({ length: appended }, (_, i) => appendedOf(i)),
    ...more,
  })

const fileOf = (content: string) => new File([content], 'chat.txt')

/** What an operation does to a store, and to what should be in it: the contents of the files by upload. */
interface Operation {
  name: string
  run(store: Store): Promise<void>
  on(kept: Map<string, string[]>): void
}

const put = (id: string): Operation => ({
  name: `put ${id.at(-1)}`,
  run: (store) => store.put(recordOf(id), fileOf(`first of ${id}`)),
  on: (kept) => kept.set(id, [`first of ${id}`]),
})
const append = (id: string, i: number): Operation => ({
  name: `append ${id.at(-1)}.${i}`,
  run: (store) => store.append(recordOf(id, i), fileOf(`file ${i} of ${id}`)),
  on: (kept) => kept.set(id, [...(kept.get(id) ?? []), `file ${i} of ${id}`]),
})
const update = (id: string): Operation => ({
  name: `update ${id.at(-1)}`,
  run: (store) => store.update(recordOf(id, 0, { uploadDate: '2024-02-02T00:00:00Z' })),
  on: () => undefined,
})
const remove = (id: string): Operation => ({
  name: `remove ${id.at(-1)}`,
  run: async (store) => void (await store.remove(id)),
  on: (kept) => kept.delete(id),
})
const restore = (id: string, contents: string[]): Operation => ({
  name: `restore ${id.at(-1)}`,
  run: (store) => store.restore(recordOf(id, contents.length - 1), contents.map(fileOf)),
  on: (kept) => kept.set(id, contents),
})

const stories: Operation[][] = [
  [put(a), update(a), remove(a)],
  [put(a), append(a, 1), append(a, 2), update(a), put(b)],
  [put(a), append(a, 1), remove(a), put(b)],
  [put(a), remove(a), put(a), update(a)],
  [put(a), put(b), remove(a), restore(a, [`first of ${a}`, `file 1 of ${a}`]), append(b, 1)],
  [put(a), restore(a, [`first of ${a}`, 'more of it', 'and more']), remove(a)],
]

/** What may happen to the list while the browser is closed. */
const losses: [name: string, lose: (disk: Disk) => void][] = [
  ['nothing is lost', () => undefined],
  ['the whole list is lost', ({ list }) => list.clear()],
  ...[a, b].flatMap((id): typeof losses => [
    [`the entry of ${id.at(-1)} is lost`, ({ list }) => list.delete(id)],
    [`the entry of ${id.at(-1)} is damaged`, ({ list }) => list.has(id) && list.set(id, { v: 2, id, bytes: 'no', record: 7 })],
  ]),
]

async function contentsIn(store: Store, id: string): Promise<string[] | null> {
  const upload = await store.get(id)
  return upload && Promise.all(upload.files.map((file) => file.text()))
}

/** Starts again on a disk, and looks at everything that is there. */
async function started(disk: Disk) {
  const device = cutDevice(disk)
  await repair(device)
  const store = createUploadStore(device)
  const [list, { damaged }] = [await store.list(), await store.space()]
  const contents = new Map(await Promise.all([a, b].map(async (id) => [id, await contentsIn(store, id).catch(() => 'damaged')] as const)))
  return { list, damaged, contents, store }
}

/** Runs a story on a device that fails after this many steps: what was acknowledged before, and what was under way. */
async function run(story: readonly Operation[], disk: Disk, steps: number, failure: 'cut' | 'full') {
  const device = cutDevice(disk, steps, failure)
  const store = createUploadStore(device)
  const kept = new Map<string, string[]>()
  for (const operation of story) {
    try {
      await operation.run(store)
    } catch {
      const after = new Map(kept)
      operation.on(after)
      return { kept, after, under: operation.name, taken: device.taken() }
    }
    operation.on(kept)
  }
  return { kept, after: kept, under: null, taken: device.taken() }
}

describe.each(['cut', 'full'] as const)('a device that is %s at any step', (failure) => {
  test.each(stories.map((story) => [story.map(({ name }) => name).join(', '), story] as const))(
    '%s, and any loss of the list: what was kept opens, and what was deleted is gone',
    async (_name, story) => {
      const { taken } = await run(story, emptyDisk(), Number.POSITIVE_INFINITY, failure)
      expect(taken).toBeGreaterThan(20)
      for (let steps = 0; steps <= taken; steps++) {
        const disk = emptyDisk()
        const { kept, after, under } = await run(story, disk, steps, failure)
        for (const [loss, lose] of losses) {
          const rest = copyOfDisk(disk)
          lose(rest)
          const seen = await started(rest)
          const where = `${under ?? 'at the end'}, step ${steps}, ${loss}`
          for (const id of [a, b]) {
            const there = seen.contents.get(id)
            expect([kept.get(id) ?? null, after.get(id) ?? null], `${where}: ${id}`).toContainEqual(there)
            const isListed = seen.list.some((record) => record.id === id)
            expect(isListed, `${where}: ${id} is listed as it opens`).toBe(there !== null)
          }
          expect(seen.damaged, where).toEqual([])
          // What is known of it came back with it, and the next start finds the same.
          for (const record of seen.list) expect(record, where).toMatchObject({ filename: `${record.id}.txt`, dateOrder: 'mdy' })
          const again = await started(rest)
          expect([again.list, again.contents], where).toEqual([seen.list, seen.contents])
          // Nothing is left of what is not there.
          expect(
            [...rest.folder.keys()].filter((name) => !seen.list.some(({ id }) => name.startsWith(id))),
            where,
          ).toEqual([])
        }
      }
    },
  )
})

test('incomplete or missing records beside the files cost nothing, and are written again', async () => {
  const disk = emptyDisk()
  await run([put(a), append(a, 1), put(b)], disk, Number.POSITIVE_INFINITY, 'cut')
  for (const tear of [(content: Uint8Array<ArrayBuffer>) => content.slice(0, content.length >> 1), () => null]) {
    for (const [name, content] of disk.folder) {
      if (!name.endsWith('.json')) continue
      const torn = tear(content)
      if (torn) disk.folder.set(name, torn)
      else disk.folder.delete(name)
    }
    expect((await started(disk)).list).toHaveLength(2)
    const rest = copyOfDisk(disk)
    rest.list.clear()
    expect((await started(rest)).list.map(({ filename }) => filename).sort()).toEqual([`${a}.txt`, `${b}.txt`])
  }
})

test('what version 1.0 kept, its list lost before the first start: every file is found, opens, and is an upload again once it was read', async () => {
  const disk = emptyDisk()
  const bytes = (text: string) => new TextEncoder().encode(text)
  for (const [name, text] of [
    [a, 'one'],
    [`${a}.1`, 'two'],
    [b, 'three'],
  ])
    disk.folder.set(name, bytes(text))
  const { list, damaged, contents, store } = await started(disk)
  expect([list, damaged]).toEqual([[], [a, b]])
  expect((await store.space()).unreadable?.get(a)).toEqual({ why: 'found', record: null })
  expect(Object.fromEntries(contents)).toEqual({ [a]: ['one', 'two'], [b]: ['three'] })
  expect((await store.get(a))?.record).toMatchObject({
    filename: 'WhatsApp Chat.txt',
    messageCount: 0,
    uploadDate: '2023-11-14T22:13:20.001Z',
  })
  await store.update(recordOf(a, 1))
  disk.list.clear()
  const later = await started(disk)
  expect([later.list.map(({ id }) => id), later.damaged]).toEqual([[a], [b]])
  expect(later.contents.get(a)).toEqual(['one', 'two'])
  for (const id of [a, b]) await later.store.remove(id)
  expect(disk.folder.size).toBe(0)
})

test('what version 1.0 kept gets its record beside the files at the first start', async () => {
  const disk = emptyDisk()
  disk.folder.set(a, new TextEncoder().encode('hello'))
  disk.list.set(a, { v: 2, id: a, bytes: [5], record: recordOf(a) })
  await started(disk)
  disk.list.clear()
  expect((await started(disk)).list).toEqual([recordOf(a)])
})

test('a list that was set back to an earlier state loses no export that was added since', async () => {
  const disk = emptyDisk()
  await run([put(a)], disk, Number.POSITIVE_INFINITY, 'cut')
  const { list } = copyOfDisk(disk)
  const store = createUploadStore(cutDevice(disk))
  await append(a, 1).run(store)
  expect((await started({ list, folder: disk.folder })).contents.get(a)).toHaveLength(2)
})

test('a record that reappears after its upload was deleted brings nothing back', async () => {
  const disk = emptyDisk()
  await run([put(a)], disk, Number.POSITIVE_INFINITY, 'cut')
  const before = copyOfDisk(disk)
  await createUploadStore(cutDevice(disk)).remove(a)
  for (const [name, content] of before.folder) if (name !== a) disk.folder.set(name, content)
  for (const [id, entry] of before.list) disk.list.set(id, entry)
  const { list, damaged, contents } = await started(disk)
  expect([list, damaged, contents.get(a)]).toEqual([[], [], null])
})

test('what a newer version wrote is left alone, whatever is missing of it', async () => {
  const disk = emptyDisk()
  disk.list.set(a, { v: 3, id: a })
  disk.folder.set(`${a}.7`, new Uint8Array(2))
  const before = copyOfDisk(disk)
  const { damaged, contents, store } = await started(disk)
  expect([damaged, contents.get(a)]).toEqual([[a], 'damaged'])
  await expect(store.get(a)).rejects.toMatchObject({ code: 'upload_newer' })
  await store.update(recordOf(a))
  expect(disk).toEqual(before)
})

test('what a newer version wrote beside files whose list is lost is left alone, too', async () => {
  const disk = emptyDisk()
  await run([put(a)], disk, Number.POSITIVE_INFINITY, 'cut')
  disk.list.clear()
  const newer = sidecarOf({ v: 3, id: a } as never)
  disk.folder.set(`${a}.1.json`, new Uint8Array(await newer.arrayBuffer()))
  const before = copyOfDisk(disk)
  const { damaged, store } = await started(disk)
  expect(damaged).toEqual([a])
  await store.update(recordOf(a))
  expect(disk).toEqual(before)
})

describe.each(['cut', 'full'] as const)('a restore over a damaged chat that is %s at any step', (failure) => {
  const [first, second] = [`first of ${a}`, `file 1 of ${a}`]
  test.each([
    ['the backup has all of it', [first, second]],
    ['the backup has another export in the place of one that is whole', [first, 'another one', second]],
  ])('loses no export that is whole: %s', async (_what, contents) => {
    const before = emptyDisk()
    await run([put(a), append(a, 1)], before, Number.POSITIVE_INFINITY, failure)
    before.folder.set(a, new TextEncoder().encode('first'))
    const { taken } = await run([restore(a, contents)], copyOfDisk(before), Number.POSITIVE_INFINITY, failure)
    expect(taken).toBeGreaterThan(3)
    for (let steps = 0; steps < taken; steps++) {
      const disk = copyOfDisk(before)
      await run([restore(a, contents)], disk, steps, failure)
      const { store } = await started(disk)
      const upload = await store.get(a).catch(() => store.remains(a))
      const left = (upload?.files ?? []).map((each) => (each instanceof File ? each : each.file))
      expect(await Promise.all(left.map((file) => file?.text())), `step ${steps}`).toContain(second)
      await restore(a, contents).run(store)
      expect((await started(disk)).contents.get(a)).toEqual(contents)
    }
  })
})

describe('checksums', () => {
  const flipped = (disk: Disk, name: string) => {
    const content = (disk.folder.get(name) ?? new Uint8Array()).slice()
    content[3] ^= 1
    disk.folder.set(name, content)
  }

  test('a chat with a flipped byte is not opened, and is listed as damaged from then on, until a backup restores it', async () => {
    const disk = emptyDisk()
    await run([put(a), append(a, 1), put(b)], disk, Number.POSITIVE_INFINITY, 'cut')
    flipped(disk, `${a}.1`)
    const { store, contents } = await started(disk)
    expect([contents.get(a), contents.get(b)]).toEqual(['damaged', [`first of ${b}`]])
    await vi.waitFor(async () => expect((await store.list()).map(({ id }) => id)).toEqual([b]))
    expect((await store.space()).unreadable).toEqual(new Map([[a, { why: 'damaged', record: recordOf(a, 1) }]]))
    const remains = (await store.remains(a))?.files ?? []
    expect(await Promise.all(remains.map(async ({ file, isWhole }) => [isWhole, await file?.text()]))).toMatchObject([
      [true, `first of ${a}`],
      [false, expect.stringMatching(/^fil.+ 1 of/)],
    ])
    disk.list.clear()
    const again = await started(disk)
    expect([again.list.map(({ id }) => id), again.damaged]).toEqual([[b], [a]])
    await restore(a, [`first of ${a}`, `file 1 of ${a}`]).run(again.store)
    expect((await started(disk)).contents.get(a)).toEqual([`first of ${a}`, `file 1 of ${a}`])
  })

  test('what version 1.0 kept has none, and gets them when it is first opened', async () => {
    const disk = emptyDisk()
    disk.folder.set(a, new TextEncoder().encode('hello'))
    disk.list.set(a, { v: 2, id: a, bytes: [5], record: recordOf(a) })
    await started(disk)
    await vi.waitFor(() => expect(disk.list.get(a)).toMatchObject({ sums: [907060870] }))
    flipped(disk, a)
    expect((await started(disk)).contents.get(a)).toBe('damaged')
  })
})
