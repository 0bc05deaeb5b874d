import { Failure, newestFirst, type Store, type Unreadable, type UploadRecord, updatedRecord } from '@convostat/api'
import type { Device, Written } from './device.ts'
import { allUploads, lookUp } from './look-up.ts'
import type { KeptUpload } from './stored-upload.ts'
import { checksumsOf, contentsOf } from './upload-contents.ts'
import { erase, writeRecord } from './upload-files.ts'
import { fileName } from './upload-names.ts'
import { openUpload, remainsOf } from './upload-reads.ts'
import { changeUpload, roomFor, writeUpload } from './upload-writes.ts'

/**
 * Uploads on this device: the files as they were given, the list of them, and beside each upload's files a record that can rebuild its
 * entry in the list (decision 100). An upload is written in this order: a note that it has begun, its files, the record beside them,
 * the entry in the list; then the note is deleted. So an unfinished write can be recognized, and files are deleted only after an
 * unfinished write or for a deletion.
 */
export function createUploadStore(device: Device): Store {
  const { files, alone, freeBytes, tell } = device

  return {
    put: (record, file) =>
      alone(async () => {
        const { state, listed } = await lookUp(device, record.id)
        if (state.is === 'gone' || state.is === 'begun') await erase(device, record.id)
        // Two tabs may have chosen the same id in the same millisecond; the first one keeps it.
        else if (listed !== undefined || state.is !== 'vanished') throw new Failure('busy')
        await writeUpload(device, record.id, new Map([[0, file]]), (written) => keptOf(record, [...written.values()]))
        tell({ type: 'kept', id: record.id })
      }),

    append: (record, file) =>
      alone(async () => {
        const { state } = await lookUp(device, record.id)
        // It may have grown in another tab since this one read it.
        if (state.is !== 'whole' || state.kept.bytes.length !== record.appended.length) throw new Failure('upload_not_found')
        const { bytes, sums = bytes.map(() => null) } = state.kept
        await writeUpload(device, record.id, new Map([[record.appended.length, file]]), (written) => {
          const more = keptOf(record, [...written.values()])
          return { ...more, bytes: [...bytes, ...more.bytes], sums: [...sums, ...(more.sums ?? [])] }
        })
        tell({ type: 'kept', id: record.id })
      }),

    restore: (record, given) =>
      alone(async () => {
        const { id } = record
        await roomFor(device, given)
        const { state, listed, of } = await lookUp(device, id)
        if (state.is === 'newer') throw new Failure('upload_newer')
        if (state.is === 'gone' || state.is === 'begun') await erase(device, id)
        const isThere = listed !== undefined || of.exports.size > 0
        // Files that are the same are not written: a restore that breaks off damages nothing that was whole.
        const [wanted, contents] = isThere ? [await checksumsOf(given), await contentsOf(files, id, of.exports.keys())] : [[], []]
        const there = new Map([...of.exports.keys()].map((i, n) => [i, contents[n]?.sum]))
        const changed = [...given.entries()].filter(([i]) => !isThere || there.get(i) !== wanted[i])
        // The last one first: a file is in its new place before another is written over its old one.
        await writeUpload(device, id, new Map(changed.reverse()), (written) => ({
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
        const { state, of } = await lookUp(device, id)
        if (state.is === 'found') {
          // Its files could be read, so it is listed again.
          const contents = await contentsOf(files, id, of.exports.keys())
          const sums = contents.map((content) => content?.sum ?? null)
          await writeRecord(device, { v: 2, id, bytes: [...of.exports.values()], sums, record }, of)
          tell({ type: 'kept', id })
        } else if (await changeUpload(device, id, (kept) => ({ ...kept, record: updatedRecord(kept.record, record) })))
          tell({ type: 'changed', id })
      }),

    get: (id) => openUpload(device, id),

    remains: (id) => remainsOf(device, id),

    async list() {
      const whole = [...(await allUploads(device)).values()].flatMap(({ state }) => (state.is === 'whole' ? [state.kept.record] : []))
      return whole.sort(newestFirst)
    },

    remove: (id, exports) =>
      alone(async () => {
        if (exports !== undefined) {
          const { state } = await lookUp(device, id)
          if (state.is === 'whole' && state.kept.bytes.length !== exports) return false
        }
        // Announced first, so that no tab reports it as removed by the browser.
        tell({ type: 'removed', id })
        await erase(device, id)
        tell({ type: 'changed', id })
        return true
      }),

    async space() {
      const there = [...(await allUploads(device))].filter(([, { state }]) => state.is !== 'gone' && state.is !== 'begun')
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

const keptOf = (record: UploadRecord, written: readonly Written[]): KeptUpload => ({
  v: 2,
  id: record.id,
  bytes: written.map(({ bytes }) => bytes),
  sums: written.map(({ crc }) => crc),
  record,
})
