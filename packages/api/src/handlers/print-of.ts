import type { FileEntry } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { each } from '../client.ts'
import { crc32 } from '../crc32.ts'
import { Failure } from '../failure.ts'

/** What identifies a file: its length and its checksum, which an archive stores for each of its files. */
export interface Print {
  size: number
  crc: number
}

export const isSameFile = (a: Print, b: Print): boolean => a.size === b.size && a.crc === b.crc

/** That of a file, which is read to its end for it; throws `upload_damaged` where that is not as long as it says. */
export async function printOf(file: File, signal?: AbortSignal): Promise<Print> {
  let [size, crc] = [0, 0]
  for await (const bytes of each(file.stream())) {
    signal?.throwIfAborted()
    crc = crc32(bytes, crc)
    size += bytes.length
  }
  if (size !== file.size) throw new Failure('upload_damaged')
  return { size, crc }
}

/** That of a file in an archive, as the archive says. */
export const printOfPacked = ({ uncompressedSize, signature = 0 }: FileEntry): Print => ({ size: uncompressedSize, crc: signature >>> 0 })
