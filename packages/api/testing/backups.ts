/** Backups as they are made, taken apart and made up, for tests. */
import { BlobReader, BlobWriter, TextReader, TextWriter, ZipReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { expect, vi } from 'vitest'
import type { RestoredAnswer } from '#shapes/index.ts'
import { androidExport } from './exports.ts'
import { sessionOf } from './session.ts'

export const day = (n: number) =>
  androidExport([`0${n}/03/2021, 20:00 - Ana: hi ${n}`, `0${n}/03/2021, 20:01 - Ben: hello ${n}`], `day ${n}.txt`)

/** A session with uploads that are kept, and their ids. */
export async function filled(count: number, session = sessionOf()) {
  const made = session()
  const ids: string[] = []
  for (let n = 1; n <= count; n++) {
    made.clock.now += 60_000
    ids.push((await made.api.upload.run({ file: day(1 + (n % 9)) })).upload_id)
  }
  await vi.waitFor(() => expect(made.store.kept.size).toBe(count))
  return { ...made, ids }
}

/** A zip with these texts in it. */
export async function zipOf(texts: Record<string, string>): Promise<File> {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  for (const [name, text] of Object.entries(texts)) await zip.add(name, new TextReader(text))
  return new File([await zip.close()], 'backup.zip')
}

export async function textsOf(file: File): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const entry of await new ZipReader(new BlobReader(file), { useWebWorkers: false }).getEntries())
    if (!entry.directory) texts[entry.filename] = await entry.getData(new TextWriter(), { useWebWorkers: false })
  return texts
}

export const picnicText = '01/03/2021, 20:00 - Ana: Picnic on Saturday?\n13/03/2021, 20:10 - Ben: Yes!\n'

/** What is reported of uploads, where nothing was saved from them. */
export const told = (uploads: Record<'restored' | 'skipped' | 'damaged' | 'no_room', number>): RestoredAnswer => ({
  ...uploads,
  favorites: [],
  milestones: [],
  damaged_saved: 0,
})

/** A record as a backup has it, with this many files appended. */
export const recordOf = (id: string, appended = 0) => ({
  id,
  filename: 'chat.txt',
  uploadDate: '2021-01-01T00:00:00.000Z',
  participants: ['Ana'],
  messageCount: 1,
  dateRangeStart: '2021-03-04T00:05:07',
  dateRangeEnd: '2021-03-04T00:05:07',
  wasTruncated: false,
  dateOrder: null,
  lastModified: 0,
  title: null,
  isGroup: false,
  appended: Array.from({ length: appended }, () => ({
    filename: 'later.txt',
    dateOrder: null,
    lastModified: 0,
    appendDate: '2021-01-01T00:00:00.000Z',
    knownMessages: 0,
    newMessages: 0,
    firstNew: null,
    lastNew: null,
  })),
})
export const pageOf = (uploads: { record: unknown; files: string[] }[]) =>
  JSON.stringify({ kind: 'convostat-backup', version: 1, created: '2021-01-01T00:00:00.000Z', uploads })
