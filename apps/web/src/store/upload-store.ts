import {
  Failure,
  type IncomingFile,
  newestFirst,
  type Remains,
  type Store,
  storageFull,
  type Unreadable,
  type UploadRecord,
  updatedRecord,
} from '@convostat/api'
import { crc32 } from '@convostat/api/crc32'
import type { Change } from './changes.ts'
import { foundRecord } from './found-upload.ts'
import { isFull, NoRoom } from './full.ts'
import type { Kept } from './kept.ts'
import { listedById } from './listed.ts'
import { begin, checksumOf, erase, filesOf, forgetBefore, recordBeside, writeBeside, writeRecord } from './upload-files.ts'
import { begunName, type FilesOf, fileName, filesById, noFiles } from './upload-names.ts'
import { fits, stateOf, type UploadState } from './upload-state.ts'

/** Small records by upload id, with what was kept of them. */
export interface Records {
  all(): Promise<unknown[]>
  get(id: string): Promise<unknown>
  put(kept: object): Promise<void>
  delete(id: string): Promise<void>
}

/** What was written of a file. */
export interface Written {
  /** What it takes in storage. */
  bytes: number
  /** The CRC-32 of its content as it was given, before any packing. */
  crc: number
}

/** Uploaded files by name: the upload's id, for a file appended the id, a dot and its number. */
export interface Files {
  /** Writes the whole file, in place of whatever has its name; on failure nothing of it stays. */
  write(name: string, file: IncomingFile): Promise<Written>
  /** About how many bytes it would take, rather too many. */
  bytesFor(file: IncomingFile): number
  /** The bytes a file takes, and ways to have it as it was given, and where it is packed as it is; null where there is none. */
  read(name: string): Promise<{ bytes: number; content(): Promise<Blob>; raw?(): Promise<Blob> } | null>
  delete(name: string): Promise<void>
  /** What each file takes, by its name. */
  sizes(): Promise<Map<string, number>>
}

/** What the store needs of this browser. */
export interface Device {
  records: Records
  files: Files
  /** Does one thing at a time, in all tabs together: nobody else writes meanwhile. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Bytes that are left; null where the browser does not tell. */
  freeBytes(): Promise<number | null>
  /** Says to every tab what has changed. */
  tell(change: Change): void
}

/** A browser wants some room of its own beside what is written. */
const margin = 1.3

/** The content of a file that is there, and its checksum; null where it cannot be unpacked any more. */
type Content = { blob: Blob; sum: number } | { blob: null; sum: null }

/**
 * Uploads on this device: the files as they were given, the list of them, and beside each upload's files what rebuilds its
 * entry in the list (decision 100). An upload is written in this order: a note that it has begun, its files, the record
 * beside them, the entry in the list; then the note goes. So whatever breaks off can be told from what is whole, and no
 * file is deleted but those of a write that broke off and of a deletion.
 */
export function createUploadStore(device: Device): Store {
  const { records, files, alone, freeBytes, tell } = device

  const stateIn = (id: string, listed: unknown, of: FilesOf) => stateOf(listed, of, () => recordBeside(files, id, of))

  async function look(id: string): Promise<{ state: UploadState; listed: unknown; of: FilesOf }> {
    const [listed, of] = await Promise.all([records.get(id), filesOf(files, id)])
    return { state: await stateIn(id, listed, of), listed, of }
  }

  /** Every upload by its id: its state, and what it takes. */
  async function shelf(): Promise<Map<string, { state: UploadState; bytes: number }>> {
    const [values, sizes] = await Promise.all([records.all(), files.sizes()])
    const inFolder = filesById(sizes)
    const listed = listedById(values)
    const ids = new Set([...listed.keys(), ...[...inFolder.keys()].filter((id) => isUploadId(id))])
    const states = Array.from(ids, async (id) => {
      const of = inFolder.get(id) ?? noFiles()
      return [id, { state: await stateIn(id, listed.get(id), of), bytes: of.bytes }] as const
    })
    return new Map(await Promise.all(states))
  }

  /** About how many bytes these files take; throws `storage_full` where there are fewer. */
  async function roomFor(given: readonly IncomingFile[]): Promise<number> {
    const need = Math.ceil(given.reduce((sum, file) => sum + files.bytesFor(file), 0) * margin)
    const free = await freeBytes()
    if (free !== null && free < need) throw storageFull(need, free)
    return need
  }

  /** Writes files into their places and then their record, all or nothing. Of files that it replaces it keeps what it can. */
  async function write(
    id: string,
    given: ReadonlyMap<number, IncomingFile>,
    keptOf: (written: ReadonlyMap<number, Written>) => Kept,
  ): Promise<void> {
    const need = await roomFor([...given.values()])
    const before = await filesOf(files, id)
    const from = [...given.keys()].reduce((least, i) => Math.min(least, i), Number.POSITIVE_INFINITY)
    // What takes the place of files is not told from them by a note: a broken write of it is seen by its size and checksum.
    const isNew = given.size > 0 && ![...before.exports.keys()].some((i) => i >= from)
    const written = new Map<number, Written>()
    try {
      if (isNew) await begin(files, id, from)
      for (const [i, file] of given) written.set(i, await files.write(fileName(id, i), file))
      const kept = keptOf(written)
      await writeBeside(files, kept, before)
      await records.put(kept)
    } catch (error) {
      if (isNew) for (const i of given.keys()) await files.delete(fileName(id, i))
      await forgetAfter(id, before)
      if (isNew) await files.delete(begunName(id, from))
      if (!isFull(error)) throw error
      // Browsers promise more than they have; what they took until then is what they really had.
      const taken = [...written.values()].reduce((sum, { bytes }) => sum + bytes, error instanceof NoRoom ? error.takenBytes : 0)
      throw storageFull(need, taken, error)
    }
    await forgetBefore(files, id, before)
    if (isNew) await files.delete(begunName(id, from)).catch(() => undefined)
  }

  async function forgetAfter(id: string, before: FilesOf): Promise<void> {
    const { revisions } = await filesOf(files, id)
    await forgetBefore(files, id, { ...before, revisions: revisions.filter((revision) => !before.revisions.includes(revision)) })
  }

  /** Changes what is known of an upload; nothing where it is no longer there, or cannot be read. */
  async function change(id: string, changed: (kept: Kept) => Kept): Promise<boolean> {
    const { state, of } = await look(id)
    const kept = state.is === 'whole' || state.is === 'damaged' ? state.kept : null
    if (!kept) return false
    await writeRecord(device, changed(kept), of)
    return true
  }

  /** The content of each of these files; null for one that is not there. */
  async function contentsOf(id: string, places: Iterable<number>): Promise<(Content | null)[]> {
    const contents: (Content | null)[] = []
    for (const i of places) {
      const stored = await files.read(fileName(id, i))
      const blob = stored && (await unpacked(stored))
      contents.push(stored && (blob ? { blob, sum: await checksumOf(blob) } : { blob: null, sum: null }))
    }
    return contents
  }

  /** Notes in the background what reading an upload has shown: checksums that were not known, and whether they are others than before. */
  function noteChecked(kept: Kept, sums: readonly (number | null)[], isDamaged: boolean): void {
    const isKnown = kept.sums !== undefined && !kept.sums.includes(null)
    if (isKnown && isDamaged === (kept.isDamaged ?? false)) return
    const noted = alone(async () => {
      await change(kept.id, ({ isDamaged: _, ...now }) => {
        // It may have been written again since.
        if (now.bytes.join() !== kept.bytes.join()) return now
        const known = now.bytes.map((_, i) => now.sums?.[i] ?? sums[i])
        return { ...now, sums: known, ...(isOther(now, sums) && { isDamaged: true }) }
      })
      tell({ type: 'changed', id: kept.id })
    })
    noted.catch(() => undefined)
  }

  /** What takes the place of something must itself be whole: that may be of a newer version, which reads it. Gives its checksums. */
  async function readOnce(given: readonly IncomingFile[]): Promise<number[]> {
    const sums: number[] = []
    for (const file of given) {
      let sum = 0
      const write = (bytes: Uint8Array) => {
        sum = crc32(bytes, sum)
      }
      await file.stream().pipeTo(new WritableStream({ write }))
      sums.push(sum)
    }
    return sums
  }

  return {
    put: (record, file) =>
      alone(async () => {
        const { state, listed } = await look(record.id)
        if (state.is === 'gone' || state.is === 'begun') await erase(device, record.id)
        // Two tabs may have chosen the same id in the same millisecond; the one who was first keeps it.
        else if (listed !== undefined || state.is !== 'vanished') throw new Failure('busy')
        await write(record.id, new Map([[0, file]]), (written) => keptOf(record, [...written.values()]))
        tell({ type: 'kept', id: record.id })
      }),

    append: (record, file) =>
      alone(async () => {
        const { state } = await look(record.id)
        // It may have grown in another tab since this one read it.
        if (state.is !== 'whole' || state.kept.bytes.length !== record.appended.length) throw new Failure('upload_not_found')
        const { bytes, sums = bytes.map(() => null) } = state.kept
        await write(record.id, new Map([[record.appended.length, file]]), (written) => {
          const more = keptOf(record, [...written.values()])
          return { ...more, bytes: [...bytes, ...more.bytes], sums: [...sums, ...(more.sums ?? [])] }
        })
        tell({ type: 'kept', id: record.id })
      }),

    restore: (record, given) =>
      alone(async () => {
        const { id } = record
        await roomFor(given)
        const { state, listed, of } = await look(id)
        if (state.is === 'newer') throw new Failure('upload_newer')
        if (state.is === 'gone' || state.is === 'begun') await erase(device, id)
        const isThere = listed !== undefined || of.exports.size > 0
        // What is here and the same stays untouched: a restore that breaks off costs nothing that was whole.
        const [wanted, contents] = isThere ? [await readOnce(given), await contentsOf(id, of.exports.keys())] : [[], []]
        const there = new Map([...of.exports.keys()].map((i, n) => [i, contents[n]?.sum]))
        const changed = [...given.entries()].filter(([i]) => !isThere || there.get(i) !== wanted[i])
        // The last one first: what was in the place of another is in its own before that one comes.
        await write(id, new Map(changed.reverse()), (written) => ({
          v: 2,
          id,
          bytes: given.map((_, i) => written.get(i)?.bytes ?? of.exports.get(i) ?? 0),
          sums: given.map((_, i) => written.get(i)?.crc ?? wanted[i]),
          record,
        }))
        for (const i of of.exports.keys()) if (i >= given.length) await files.delete(fileName(id, i))
        tell({ type: 'kept', id })
      }),

    update: (record) =>
      alone(async () => {
        const { id } = record
        const { state, of } = await look(id)
        if (state.is === 'found') {
          // It was read, so it is an upload again, and these are its files.
          const contents = await contentsOf(id, of.exports.keys())
          const sums = contents.map((content) => content?.sum ?? null)
          await writeRecord(device, { v: 2, id, bytes: [...of.exports.values()], sums, record }, of)
          tell({ type: 'kept', id })
        } else if (await change(id, (kept) => ({ ...kept, record: updatedRecord(kept.record, record) }))) tell({ type: 'changed', id })
      }),

    async get(id) {
      const { state, listed, of } = await look(id)
      if (state.is === 'newer') throw new Failure('upload_newer')
      if (state.is === 'gone' || state.is === 'begun' || state.is === 'vanished') return null
      const kept = state.is === 'found' ? null : state.kept
      if (state.is === 'damaged' && !(kept && fits(kept, of))) throw new Failure('upload_damaged')
      const contents = await contentsOf(id, kept ? kept.bytes.keys() : of.exports.keys())
      // Somebody deleted it meanwhile.
      if (contents.includes(null)) return null
      const sums = contents.map((content) => content?.sum ?? null)
      const isDamaged = sums.includes(null) || (kept !== null && isOther(kept, sums))
      if (kept) noteChecked(kept, sums, isDamaged)
      if (isDamaged) throw new Failure('upload_damaged')
      const blobs = contents.flatMap((content) => content?.blob ?? [])
      const record = kept?.record ?? foundRecord(id, of, listed, await Promise.all(blobs.map(isZip)))
      const [file, ...appended] = blobs.map((blob, i) => named(blob, i === 0 ? record : record.appended[i - 1]))
      return { record, files: [file, ...appended] }
    },

    async remains(id) {
      const { state, listed, of } = await look(id)
      if (state.is === 'gone' || state.is === 'begun') return null
      const kept = state.is === 'whole' || state.is === 'damaged' ? state.kept : null
      if (!kept && of.exports.size === 0) return null
      const facts = kept && [kept.record, ...kept.record.appended]
      const left: Remains['files'][number][] = []
      for (const i of new Set([...(kept?.bytes.keys() ?? []), ...of.exports.keys()])) {
        const stored = await files.read(fileName(id, i))
        const content = stored && (await unpacked(stored))
        const blob = content ?? (await stored?.raw?.())
        if (!blob) {
          left.push({ file: null, isWhole: false })
          continue
        }
        const { filename, lastModified } = facts?.[i] ?? foundRecord(id, of, listed, [await isZip(blob)])
        const isWhole = content !== null && (!kept || (stored?.bytes === kept.bytes[i] && isSame(kept.sums?.[i], await checksumOf(blob))))
        left.push({ file: new File([blob], content ? filename : `${filename}.gz`, { lastModified }), isWhole })
      }
      return { record: kept?.record ?? null, files: left }
    },

    async list() {
      const whole = [...(await shelf()).values()].flatMap(({ state }) => (state.is === 'whole' ? [state.kept.record] : []))
      return whole.sort(newestFirst)
    },

    remove: (id, exports) =>
      alone(async () => {
        if (exports !== undefined) {
          const { state } = await look(id)
          if (state.is === 'whole' && state.kept.bytes.length !== exports) return false
        }
        // Said before, so that no tab takes it for something that the browser removed.
        tell({ type: 'removed', id })
        await erase(device, id)
        tell({ type: 'changed', id })
        return true
      }),

    async space() {
      const there = [...(await shelf())].filter(([, { state }]) => state.is !== 'gone' && state.is !== 'begun')
      const unreadable = there.flatMap(([id, { state }]): [string, Unreadable][] => {
        if (state.is === 'damaged') return [[id, { why: state.is, record: state.kept?.record ?? null }]]
        return state.is === 'newer' || state.is === 'found' ? [[id, { why: state.is, record: null }]] : []
      })
      return {
        kind: 'device',
        bytes: new Map(there.map(([id, { bytes }]) => [id, bytes])),
        damaged: unreadable.map(([id]) => id),
        unreadable: new Map(unreadable),
        freeBytes: await freeBytes(),
      }
    },
  }
}

const keptOf = (record: UploadRecord, written: readonly Written[]): Kept => ({
  v: 2,
  id: record.id,
  bytes: written.map(({ bytes }) => bytes),
  sums: written.map(({ crc }) => crc),
  record,
})

/** Whether a file has another content than it had. */
const isOther = ({ bytes, sums }: Kept, now: readonly (number | null)[]): boolean =>
  bytes.some((_, i) => now[i] === null || now[i] !== (sums?.[i] ?? now[i]))

const isSame = (known: number | null | undefined, sum: number): boolean => known === undefined || known === null || known === sum

/** What was given; null where it was packed and does not let itself be unpacked any more. */
async function unpacked(stored: { content(): Promise<Blob> }): Promise<Blob | null> {
  try {
    return await stored.content()
  } catch (error) {
    // Storage that cannot be read now may be another time; streams throw a TypeError at what was never packed like this.
    if (error instanceof DOMException) throw error
    return null
  }
}

const isUploadId = (id: string): boolean => /^upload_\d{1,16}$/.test(id)

const named = (blob: Blob, { filename, lastModified }: Pick<UploadRecord, 'filename' | 'lastModified'>): File =>
  new File([blob], filename, { lastModified })

async function isZip(blob: Blob): Promise<boolean> {
  const [p, k] = new Uint8Array(await blob.slice(0, 2).arrayBuffer())
  return p === 0x50 && k === 0x4b
}
