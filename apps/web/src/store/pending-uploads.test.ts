import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cutDatabase, cutDevice, type Disk, emptyDisk } from '#testing/cut-disk.ts'
import { recordOf } from '#testing/upload-record.ts'
import type { Database } from './database.ts'
import { isNothingPending } from './nothing-pending.ts'
import { beginUpload, forgetUploads, readPending, resumeUpload } from './pending-uploads.ts'

const file = new File(['hello'], 'chat.txt', { lastModified: 5 })
const chosen = { isAnalyzing: false }
const plenty = async () => 1e9

let held: Set<string>
beforeEach(() => {
  held = new Set()
  const request = async (name: string, _: LockOptions, work: () => Promise<unknown>) => {
    held.add(name)
    try {
      return await work()
    } finally {
      held.delete(name)
    }
  }
  vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: Array.from(held, (name) => ({ name })) }) } })
})
afterEach(() => vi.unstubAllGlobals())

const settled = async () => {
  for (let i = 0; i < 40; i++) await new Promise((resolve) => setImmediate(resolve))
}
const filled = (how = {}) => {
  const disk = emptyDisk()
  return { disk, database: cutDatabase(disk, cutDevice(disk), how) }
}
const rows = (disk: Disk) => [...(disk.stores ?? [])].flatMap(([name, there]) => Array.from(there, () => name)).sort()

/** The page of what was begun is gone: its locks end. */
const leave = () => held.clear()

/** A file that was chosen and copied, and whose page is gone. */
async function left(database: Database, free = plenty) {
  beginUpload(database, file, chosen, free)
  await settled()
  leave()
  return readPending(database)
}

test('an upload is another page’s as long as that is there, and is left with its file once it is gone', async () => {
  const { database, disk } = filled()
  const begun = beginUpload(database, file, { isAnalyzing: false, dateOrder: 'mdy' }, plenty)
  await settled()
  expect(await readPending(database)).toEqual({ left: [], isBusy: true })
  await begun.wants({ isAnalyzing: true, dateOrder: 'mdy', appendTo: 'upload_1' })
  leave()
  const { left, isBusy } = await readPending(database)
  expect([left, isBusy]).toMatchObject([
    [{ filename: 'chat.txt', isAnalyzing: true, dateOrder: 'mdy', appendTo: 'upload_1', tries: 0 }],
    false,
  ])
  expect(await left[0].file?.text()).toBe('hello')
  expect(left[0].file).toMatchObject({ name: 'chat.txt', lastModified: 5 })
  await forgetUploads(database, [left[0].key])
  expect(rows(disk)).toEqual([])
  expect(await isNothingPending(database)).toBe(true)
})

test('only one page takes over what was left, and each that does is counted; a file that could be read is not counted against', async () => {
  const { database } = filled()
  const [pending] = (await left(database)).left
  const begun = await resumeUpload(database, pending)
  expect(await resumeUpload(database, pending)).toBe(null)
  leave()
  expect((await readPending(database)).left).toMatchObject([{ tries: 1 }])
  await begun?.wants({ isAnalyzing: true })
  expect((await readPending(database)).left).toMatchObject([{ tries: 1, isAnalyzing: true }])
  await begun?.wants({ isAnalyzing: false })
  expect((await readPending(database)).left).toMatchObject([{ tries: 0, isAnalyzing: false }])
  await begun?.end()
  expect(await resumeUpload(database, pending)).toBe(null)
})

test('where there is no room for a copy, or the browser makes none, the file is named all the same', async () => {
  const { database, disk } = filled()
  expect((await left(database, async () => 14)).left).toMatchObject([{ filename: 'chat.txt', file: null }])
  expect(rows(disk)).toEqual(['journal'])
})

test('a browser that takes no files gets the bytes', async () => {
  const { database, disk } = filled({ takesFiles: false })
  const [pending] = (await left(database)).left
  expect(await pending.file?.text()).toBe('hello')
  expect([...(disk.stores?.get('pending-files')?.values() ?? [])]).toMatchObject([{ bytes: expect.any(ArrayBuffer) }])
})

test('nothing is noted again after everything was deleted, and a copy that comes late does not stay', async () => {
  const { database, disk } = filled()
  const begun = beginUpload(database, file, chosen, async () => {
    disk.stores?.clear()
    return null
  })
  await settled()
  await begun.wants({ isAnalyzing: true })
  await settled()
  expect(rows(disk)).toEqual([])
})

test('a copy without an up-to-date note is not counted as one', async () => {
  const { database, disk } = filled()
  let isBusy = false
  const failing: Database = async (work) => {
    if (isBusy) throw new Error('busy')
    return database(work)
  }
  const begun = beginUpload(failing, file, chosen, plenty)
  expect(await begun.isCopied()).toBe(true)
  isBusy = true
  await begun.wants({ isAnalyzing: true })
  expect(await begun.isCopied()).toBe(false)
  isBusy = false
  await begun.wants({ isAnalyzing: true })
  expect(await begun.isCopied()).toBe(true)
  disk.stores?.get('journal')?.clear()
  await begun.wants({ isAnalyzing: true })
  expect(await begun.isCopied()).toBe(false)
})

test('while everything is being deleted nothing is noted', async () => {
  const { database, disk } = filled()
  const erasing = { v: 1, id: 'everything', key: 'everything', stage: 'deleting', page: 'a', at: 1 }
  disk.stores?.set('deletions', new Map([['everything', erasing]]))
  beginUpload(database, file, chosen, plenty)
  await settled()
  expect(rows(disk).filter((name) => name !== 'deletions')).toEqual([])
})

test('what an earlier version noted is named, unless its chat is kept, and a copy without a note is removed', async () => {
  const { database, disk } = filled()
  const old = (key: string, id: string): [string, object] => [key, { key, phase: 'saving', id, filename: `${key}.txt`, size: 3 }]
  disk.stores?.set('journal', new Map([old('1-a', 'upload_1'), old('2-b', 'upload_2'), ['3-c', { key: '3-c', phase: 'restoring' }]]))
  disk.stores?.set('pending-files', new Map([['9-z', { key: '9-z', file }]]))
  disk.list.set('upload_1', { v: 2, id: 'upload_1', bytes: [3], record: recordOf('upload_1') })
  expect((await readPending(database)).left).toMatchObject([{ filename: '2-b.txt', file: null }])
  expect(rows(disk)).toEqual(['journal', 'journal'])
})

test('a file that was only chosen is forgotten after a day, with its copy; one that was being analyzed is not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const { database, disk } = filled()
    const analyzing = beginUpload(database, file, { isAnalyzing: true }, plenty)
    expect((await left(database)).left).toHaveLength(2)
    const almost = Date.now() + 24 * 3_600_000
    vi.setSystemTime(almost)
    expect((await readPending(database)).left).toHaveLength(2)
    vi.setSystemTime(almost + 1)
    expect((await readPending(database)).left).toMatchObject([{ isAnalyzing: true, file: expect.any(File) }])
    await analyzing.end()
    expect(rows(disk)).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

test('a file whose chat is kept is not offered again, whatever its note says', async () => {
  const { database, disk } = filled()
  const [{ key }] = (await left(database)).left
  const id = `upload_${Number.parseInt(key, 10) + 1}`
  disk.list.set(id, { v: 2, id, bytes: [5], record: { ...recordOf(id), filename: 'chat.txt', lastModified: 5 } })
  expect((await readPending(database)).left).toEqual([])
  expect(rows(disk)).toEqual([])
})

test('an upload that was taken over in vain is left as it was', async () => {
  const { database } = filled()
  const [pending] = (await left(database)).left
  const begun = await resumeUpload(database, pending)
  await begun?.release()
  expect((await readPending(database)).left).toMatchObject([{ tries: 0, file: expect.any(File) }])
  expect(await resumeUpload(database, pending)).not.toBe(null)
})
