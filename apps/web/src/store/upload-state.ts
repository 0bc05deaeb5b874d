import { isNewer, type KeptUpload, readKept } from './stored-upload.ts'
import type { FilesOf } from './upload-names.ts'

/** In which state an upload is in storage. */
export type UploadState =
  /** To be opened. What is known of it comes from the list, or from beside its files where the list has lost it. */
  | { is: 'whole'; kept: KeptUpload; from: 'list' | 'sidecar' }
  /** Not to be read: a file has another size or checksum than it had, or is missing. */
  | { is: 'damaged'; kept: KeptUpload | null }
  /** Written by a newer version. */
  | { is: 'newer' }
  /** Files of which nothing is known any more, to be opened if they can be read. */
  | { is: 'found' }
  /** A write of it has begun; it is not there yet. */
  | { is: 'begun' }
  /** Its files are gone: a browser that needed room removed them. */
  | { is: 'vanished' }
  /** The person deleted it. */
  | { is: 'gone' }

/**
 * The state of an upload: from its entry in the list and its files in the folder. What is written beside the
 * files is asked for only where the list does not suffice.
 */
export async function stateOf(listed: unknown, files: FilesOf, sidecar: () => Promise<KeptUpload | 'newer' | null>): Promise<UploadState> {
  if (files.isGone) return { is: 'gone' }
  if (isNewer(listed)) return { is: 'newer' }
  const inList = readKept(listed)
  if (inList && fits(inList, files) && !hasMore(inList, files)) return asKept(inList, 'list')
  const beside = await sidecar()
  if (beside === 'newer') return { is: 'newer' }
  // The list may have been reset to an earlier state: the record beside the files then lists more of them.
  const isMore = beside && (!inList || !fits(inList, files) || beside.bytes.length > inList.bytes.length)
  if (beside && isMore && fits(beside, files)) return asKept(beside, 'sidecar')
  if (inList && fits(inList, files)) return asKept(inList, 'list')
  const isThere = files.exports.size > 0
  const kept = inList ?? beside
  if (files.begun !== null && !inList) return { is: 'begun' }
  if (kept) return isThere ? { is: 'damaged', kept } : { is: 'vanished' }
  if (isThere) return { is: 'found' }
  return listed === undefined ? { is: 'vanished' } : { is: 'damaged', kept: null }
}

function asKept(kept: KeptUpload, from: 'list' | 'sidecar'): UploadState {
  // A backup has such a record of files that were found and not read yet.
  if (kept.record.messageCount === 0) return { is: 'found' }
  return kept.isDamaged ? { is: 'damaged', kept } : { is: 'whole', kept, from }
}

/** Whether its files are there, in the sizes they had. */
export const fits = ({ bytes }: KeptUpload, { exports }: FilesOf): boolean => bytes.every((size, i) => exports.get(i) === size)

const hasMore = ({ bytes }: KeptUpload, { exports }: FilesOf): boolean => [...exports.keys()].some((i) => i >= bytes.length)
