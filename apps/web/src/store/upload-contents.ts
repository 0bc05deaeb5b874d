import type { IncomingFile } from '@convostat/api'
import { crc32 } from '@convostat/api/crc32'
import type { Files } from './device.ts'
import type { KeptUpload } from './stored-upload.ts'
import { checksumOf } from './upload-files.ts'
import { fileName } from './upload-names.ts'

/** The content of a stored file with its checksum; null if it cannot be unpacked. */
export type Content = { blob: Blob; sum: number } | { blob: null; sum: null }

/** The content of each of these files; null for a missing one. */
export async function contentsOf(files: Files, id: string, places: Iterable<number>): Promise<(Content | null)[]> {
  const contents: (Content | null)[] = []
  for (const i of places) {
    const stored = await files.read(fileName(id, i))
    const blob = stored && (await unpacked(stored))
    contents.push(stored && (blob ? { blob, sum: await checksumOf(blob) } : { blob: null, sum: null }))
  }
  return contents
}

/** The content as it was given; null if it cannot be unpacked. */
export async function unpacked(stored: { content(): Promise<Blob> }): Promise<Blob | null> {
  try {
    return await stored.content()
  } catch (error) {
    // Storage that cannot be read now may be another time; streams throw a TypeError at what was never packed like this.
    if (error instanceof DOMException) throw error
    return null
  }
}

/** The checksums of new files. Reads them whole, since a file may replace another only if it can be read to its end. */
export async function checksumsOf(given: readonly IncomingFile[]): Promise<number[]> {
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

/** Whether a file's content has changed. */
export const isOther = ({ bytes, sums }: KeptUpload, now: readonly (number | null)[]): boolean =>
  bytes.some((_, i) => now[i] === null || now[i] !== (sums?.[i] ?? now[i]))

export const isSame = (known: number | null | undefined, sum: number): boolean => known === undefined || known === null || known === sum

export async function isZip(blob: Blob): Promise<boolean> {
  const [p, k] = new Uint8Array(await blob.slice(0, 2).arrayBuffer())
  return p === 0x50 && k === 0x4b
}
