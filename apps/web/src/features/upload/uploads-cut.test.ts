import * as contract from '@convostat/api'
import { session } from '@convostat/api/testing/api.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UploadOptions } from '#data/chat/pending-uploads.ts'
import type { Files } from '#store/device.ts'
import { repair } from '#store/repair.ts'
import { createUploadStore } from '#store/upload-store.ts'
import { copyOfDisk, cutDatabase, cutDevice, type Disk, emptyDisk } from '#testing/cut-disk.ts'

const lines = (...days: number[]) =>
  days.flatMap((day) => [`0${day}/03/2021, 20:00 - Ana: hi ${day}`, `0${day}/03/2021, 20:01 - Ben: hello ${day}`]).join('\n')

const first = new File([lines(1, 2, 3)], 'WhatsApp Chat with Ana.txt', { lastModified: 1_700_000_000_000 })
const further = new File([lines(3, 4)], 'WhatsApp Chat with Ana (1).txt', { lastModified: 1_700_000_100_000 })

const { setTimeout } = globalThis
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2024, 0, 1) })
  // Whether a chat is kept is asked again and again, here without a pause.
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) => setTimeout(work, ms === 50 ? 0 : ms))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function turns(count = 5): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise((resolve) => setImmediate(resolve))
}

/** A page of a browser with this disk, whose power fails after this many writes. */
async function page(disk: Disk, steps = Number.POSITIVE_INFINITY) {
  vi.setSystemTime(Date.now() + 60_000)
  const device = cutDevice(disk, steps)
  const database = cutDatabase(disk, device)
  await repair(device).catch(() => undefined)
  // A file takes a while to be written: what must wait for it does, or is found out.
  const write: Files['write'] = async (...given) => {
    await turns()
    return device.files.write(...given)
  }
  const store = createUploadStore({ ...device, files: { ...device.files, write } })
  const { api } = session({ store, now: Date.now })
  // The locks of a page end with it.
  const held = new Map<string, Promise<unknown>>()
  const request = (name: string, _: LockOptions, work: () => Promise<unknown>) => {
    const turn = (held.get(name) ?? Promise.resolve()).then(work).finally(() => held.delete(name))
    held.set(name, turn)
    return turn
  }
  const query = async () => ({ held: Array.from(held.keys(), (name) => ({ name })) })
  vi.stubGlobal('navigator', { locks: { request, query } })
  vi.resetModules()
  // Modules without state need not be imported again.
  vi.doMock('@convostat/api', () => contract)
  vi.doMock('#data/client/api.ts', () => ({ api }))
  vi.doMock('#data/client/database.ts', () => ({ database }))
  vi.doMock('#data/client/engine.ts', () => ({ engine: { kind: 'browser' } }))
  vi.doMock('#data/deletions/finish-deletions.ts', () => ({ finishDeletions: async () => undefined }))
  vi.doMock('#data/deletions/uploads-deleting.ts', () => ({ keepAddedTo: async () => undefined }))
  const pending = await import('#data/chat/begun-uploads.ts')
  const { leftUploads } = await import('#data/chat/left-uploads.ts')
  const { analyzeChat } = await import('./analyze-chat.ts')
  const asking = { signal: new AbortController().signal, report: () => undefined }
  return {
    ...pending,
    api,
    device,
    /** As the upload screen does it: the file is chosen and read, then analyzed. */
    async upload(file: File, appendTo?: string) {
      const begun = pending.beginUpload(file, { isAnalyzing: false, appendTo })
      await api.upload.inspect({ file })
      await turns(40)
      await (await analyzeChat(begun, file, { isAnalyzing: true, appendTo }, asking)).kept
      await turns(40)
    },
    /** As the next start does it, and a person who continues with what it offers. `named` gets the names of the files. */
    async finish(named: string[]): Promise<void> {
      const { left } = await leftUploads()
      for (const each of left) {
        named.push(each.filename)
        const { file, dateOrder, otherFormats, appendTo } = each
        const begun = await pending.resumeUpload(each)
        if (!begun) throw new Error('expected it to be there')
        const wanted: UploadOptions = { isAnalyzing: true, dateOrder, otherFormats, appendTo }
        if (file) await (await analyzeChat(begun, file, wanted, asking)).kept
        else await begun.end()
        await turns(40)
      }
    },
  }
}

/** What is on the disk, as a later start sees it. */
async function seen(disk: Disk) {
  const { api, device } = await page(disk)
  const { uploads, damaged } = await api.uploads.list()
  const store = createUploadStore(device)
  const contents = []
  for (const { id } of uploads) contents.push(await Promise.all(((await store.get(id))?.files ?? []).map((file) => file.text())))
  const others = [...(disk.stores ?? [])].flatMap(([name, rows]) => Array.from(rows.keys(), (key) => `${name} ${key}`))
  const stray = [...disk.folder.keys()].filter((name) => !uploads.some(({ id }) => name.startsWith(id)))
  return { contents, damaged, left: [...others, ...stray] }
}

const texts = { first: await first.text(), further: await further.text() }

test.each([
  ['a chat', first, [[texts.first]], [] as string[][]],
  ['an export that is added to a chat', further, [[texts.first, texts.further]], [[texts.first]]],
] as const)(
  '%s whose page ends at any write is kept once after the next start, or its file is named',
  async (_, file, whole, before) => {
    const start = emptyDisk()
    let appendTo: string | undefined
    if (before.length > 0) {
      const there = await page(start)
      await there.upload(first)
      appendTo = (await there.api.uploads.list()).uploads[0].id
    }
    const uncut = copyOfDisk(start)
    const complete = await page(uncut)
    await complete.upload(file, appendTo)
    const writes = complete.device.taken()
    expect(await seen(uncut)).toEqual({ contents: whole, damaged: [], left: [] })
    expect(writes).toBeGreaterThan(9)

    const outcomes = new Set<string>()
    for (let cut = 0; cut < writes; cut++) {
      const disk = copyOfDisk(start)
      const ended = await page(disk, cut)
      await ended.upload(file, appendTo).catch(() => undefined)
      // The next start may be ended as well, at any write, and the one after that continues.
      for (let second = 0; ; second++) {
        const rest = copyOfDisk(disk)
        const again = await page(rest, second)
        const named: string[] = []
        await again.finish(named).catch(() => undefined)
        const isCut = again.device.taken() >= second
        const at = `ended before write ${cut}, then before write ${second}`
        const last = await page(rest)
        await last.finish(named)
        const { contents, damaged, left } = await seen(rest)
        expect({ damaged, left }, at).toEqual({ damaged: [], left: [] })
        const isKept = JSON.stringify(contents) === JSON.stringify(whole)
        if (!isKept) expect(contents, at).toEqual(before)
        // Before the first write nothing was begun.
        if (cut > 0 && !isKept) expect(named, at).toContain(file.name)
        outcomes.add(isKept ? 'kept' : 'not kept')
        if (!isCut) break
      }
    }
    expect(outcomes).toEqual(new Set(['kept', 'not kept']))
  },
  60_000,
)
