/** Which of an archive's texts is the chat. */
import type { FileEntry } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { ReadFailure } from './read-failure.ts'
import { isMedia } from './zip-directory.ts'

/** A text of the archive with what speaks for it. */
export interface Candidate {
  entry: FileEntry
  name: string
  /** Lines at its beginning that are headers of messages; judged only where there is a choice. */
  headers: number
}

/**
 * The texts that may be the chat, the most promising first: `_chat.txt`, then a name with WhatsApp or chat in it, then the largest.
 * Files of other names come last: a program may have taken the ending away, or written another one.
 */
export function candidates(entries: readonly FileEntry[]): Candidate[] {
  return entries
    .filter(({ filename }) => !isBesideTheChat(filename) && !isMedia(filename))
    .map((entry) => ({ entry, name: baseName(entry.filename), headers: 0 }))
    .sort(
      (a, b) =>
        Number(isText(b.name)) - Number(isText(a.name)) ||
        rank(a.name) - rank(b.name) ||
        b.entry.uncompressedSize - a.entry.uncompressedSize,
    )
}

export const isText = (name: string): boolean => /\.txt$/i.test(name)

/** The best of them, once their headers are counted: an iPhone's own name beats everything, then text that reads as a chat. */
export function bestOf(texts: readonly Candidate[]): Candidate {
  const [best] = [...texts].sort(
    (a, b) =>
      Number(isOwnName(b.name)) - Number(isOwnName(a.name)) ||
      Number(b.headers > 0) - Number(a.headers > 0) ||
      Number(isText(b.name)) - Number(isText(a.name)) ||
      rank(a.name) - rank(b.name) ||
      b.entry.uncompressedSize - a.entry.uncompressedSize,
  )
  return best
}

/** Two entries of one name with different bytes: which of them a program reads is chance, so neither is. */
export function refuseAmbiguous(chosen: FileEntry, entries: readonly FileEntry[]): void {
  for (const { filename, crc32, uncompressedSize } of entries) {
    if (filename !== chosen.filename) continue
    if (crc32 !== chosen.crc32 || uncompressedSize !== chosen.uncompressedSize) throw new ReadFailure('zip_ambiguous')
  }
}

/** The last part of a path, for showing and for the chat's title; an archive may contain any name of any length. */
function baseName(path: string): string {
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).replace(/\p{Cc}/gu, '')
  return name.length > LONGEST_NAME ? `…${name.slice(-LONGEST_NAME)}` : name
}
const LONGEST_NAME = 200

/** What macOS puts into every archive beside the files themselves. */
function isBesideTheChat(path: string): boolean {
  return /(?:^|[\\/])__MACOSX[\\/]/.test(path) || /(?:^|[\\/])\._[^\\/]*$/.test(path)
}

/** `_chat.txt`, also as `_chat 2.txt` and `_chat (1).txt`. */
function isOwnName(name: string): boolean {
  return /^_chat(?: ?\(\d+\)| \d+)?\.txt$/i.test(name)
}

export function rank(name: string): number {
  if (isOwnName(name)) return 0
  return /whatsapp|chat/i.test(name) ? 1 : 2
}
