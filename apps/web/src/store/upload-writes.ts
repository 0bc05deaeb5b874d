import { type IncomingFile, storageFull } from '@convostat/api'
import type { Device, Files, Written } from './device.ts'
import { isFull, NoRoom } from './full.ts'
import { lookUp } from './look-up.ts'
import type { KeptUpload } from './stored-upload.ts'
import { begin, filesOf, forgetBefore, writeBeside, writeRecord } from './upload-files.ts'
import { begunName, type FilesOf, fileName } from './upload-names.ts'

/** Browsers need some room beyond what is written. */
const margin = 1.3

/** About how many bytes these files take; throws `storage_full` where fewer are free. */
export async function roomFor({ files, freeBytes }: Pick<Device, 'files' | 'freeBytes'>, given: readonly IncomingFile[]): Promise<number> {
  const need = Math.ceil(given.reduce((sum, file) => sum + files.bytesFor(file), 0) * margin)
  const free = await freeBytes()
  if (free !== null && free < need) throw storageFull(need, free)
  return need
}

/** Writes files and then their record, all or nothing. If it fails, files that it was replacing are kept as far as possible. */
export async function writeUpload(
  device: Device,
  id: string,
  given: ReadonlyMap<number, IncomingFile>,
  keptOf: (written: ReadonlyMap<number, Written>) => KeptUpload,
): Promise<void> {
  const { files, records } = device
  const need = await roomFor(device, [...given.values()])
  const before = await filesOf(files, id)
  const from = [...given.keys()].reduce((least, i) => Math.min(least, i), Number.POSITIVE_INFINITY)
  // A file that replaces another needs no note: size and checksum show whether its write broke off.
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
    await forgetAfter(files, id, before)
    if (isNew) await files.delete(begunName(id, from))
    if (!isFull(error)) throw error
    // Browsers promise more room than they have: what they have taken so far is what was really free.
    const taken = [...written.values()].reduce((sum, { bytes }) => sum + bytes, error instanceof NoRoom ? error.takenBytes : 0)
    throw storageFull(need, taken, error)
  }
  await forgetBefore(files, id, before)
  if (isNew) await files.delete(begunName(id, from)).catch(() => undefined)
}

async function forgetAfter(files: Files, id: string, before: FilesOf): Promise<void> {
  const { revisions } = await filesOf(files, id)
  await forgetBefore(files, id, { ...before, revisions: revisions.filter((revision) => !before.revisions.includes(revision)) })
}

/** Changes the record of an upload; false if it is no longer there, or cannot be read. */
export async function changeUpload(device: Device, id: string, changed: (kept: KeptUpload) => KeptUpload): Promise<boolean> {
  const { state, of } = await lookUp(device, id)
  const kept = state.is === 'whole' || state.is === 'damaged' ? state.kept : null
  if (!kept) return false
  await writeRecord(device, changed(kept), of)
  return true
}
