import { crc32 } from '@convostat/api/crc32'
import type { Device, Files } from './device.ts'
import { isFull } from './full.ts'
import { readSidecar, sidecarOf } from './sidecars.ts'
import type { KeptUpload } from './stored-upload.ts'
import { begunName, type FilesOf, fileName, filesById, goneName, noFiles, sidecarName } from './upload-names.ts'

const marker = () => new File(['1'], 'marker')

export async function filesOf(files: Files, id: string): Promise<FilesOf> {
  return filesById(await files.sizes()).get(id) ?? noFiles()
}

/** The newest whole record beside the files of an upload; null where there is none. */
export async function recordBeside(files: Files, id: string, { revisions }: FilesOf): Promise<KeptUpload | 'newer' | null> {
  for (const revision of revisions) {
    const stored = await files.read(sidecarName(id, revision))
    const kept =
      stored &&
      (await stored
        .content()
        .then((content) => readSidecar(content, id))
        .catch(() => null))
    if (kept) return kept
  }
  return null
}

/** Writes a record beside its files and into the list, and forgets the states before it once both are there. */
export async function writeRecord({ files, records }: Pick<Device, 'files' | 'records'>, kept: KeptUpload, before: FilesOf): Promise<void> {
  const isBeside = await writeBeside(files, kept, before).then(
    () => true,
    (error: unknown) => {
      // A full disk may have room for the entry that is there already.
      if (!isFull(error)) throw error
      return false
    },
  )
  await records.put(kept)
  if (isBeside) await forgetBefore(files, kept.id, before)
}

export const writeBeside = (files: Files, kept: KeptUpload, { revisions: [newest = 0] }: FilesOf) =>
  files.write(sidecarName(kept.id, newest + 1), sidecarOf(kept))

export async function forgetBefore(files: Files, id: string, { revisions }: FilesOf): Promise<void> {
  // If one stays, it does no harm: only the newest counts.
  for (const revision of revisions) await files.delete(sidecarName(id, revision)).catch(() => undefined)
}

/** Notes that the exports from this place on are being written: without a record about them they broke off. */
export const begin = (files: Files, id: string, from: number) => files.write(begunName(id, from), marker())

/**
 * Deletes an upload. That it is deleted is written down first, so a deletion that breaks off is finished at the next start;
 * the files go before every record of them, so not even without that note anything whole is left. `isPartial`: some of its files may
 * be out of reach, so the note stays.
 */
export async function erase({ files, records }: Pick<Device, 'files' | 'records'>, id: string, isPartial = false): Promise<void> {
  const { exports, names } = await filesOf(files, id)
  // A full disk has no room for the note, and all the more reason to delete.
  await files.write(goneName(id), marker()).catch(() => undefined)
  for (const i of exports.keys()) await files.delete(fileName(id, i))
  await records.delete(id)
  const others = names.filter((name) => name !== goneName(id) && ![...exports.keys()].some((i) => fileName(id, i) === name))
  for (const name of others) await files.delete(name)
  if (!isPartial) await files.delete(goneName(id))
}

/** This much is read at a time. */
const piece = 2 ** 22

/** The checksum of a file's content. */
export async function checksumOf(content: Blob): Promise<number> {
  let sum = 0
  for (let at = 0; at < content.size; at += piece) sum = crc32(new Uint8Array(await content.slice(at, at + piece).arrayBuffer()), sum)
  return sum
}
