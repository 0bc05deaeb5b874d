/** What a file is, judged by what it contains; a name proves nothing. */
import { padded } from './byte-sink.ts'
import { utf16Of } from './utf16.ts'

/** What a file contains: `other` is neither a text nor an archive that texts are sent in. */
export type FileKind = 'text' | 'zip' | 'gzip' | 'tar' | 'other'

/** A zip ends with this record and a comment of at most 64 KB. */
const ZIP_END = 'PK\x05\x06'
const LONGEST_ZIP_END = 22 + 0xffff
const ZIP_STARTS = ['PK\x03\x04', ZIP_END]
/** In the header of a tar archive's first file; a text may contain the letters, in "gustar", but not the zero behind them. */
const TAR_SIGNS = ['ustar\0', 'ustar  \0']
const TAR_SIGN_AT = 257
const GZIP_START = '\x1f\x8b\x08'

/** Judges a file by its first bytes, and what is not text by its last ones as well: a zip may follow a program that unpacks it. */
export async function kindOf(file: Blob & { name: string }): Promise<FileKind> {
  const head = padded(await bytesOf(file, 0, SAMPLE_BYTES))
  const start = latin1(head.bytes.subarray(0, 4))
  if (ZIP_STARTS.includes(start)) return 'zip'
  if (start.startsWith(GZIP_START)) return 'gzip'
  if (TAR_SIGNS.some((sign) => latin1(head.bytes.subarray(TAR_SIGN_AT, TAR_SIGN_AT + sign.length)) === sign)) return 'tar'
  const isNamedZip = /\.zip$/i.test(file.name)
  const isText = utf16Of(head) !== null || !isBinary(head.bytes, head.size)
  if (isText && !isNamedZip) return 'text'
  const tail = await bytesOf(file, Math.max(0, file.size - LONGEST_ZIP_END), file.size)
  if (holds(tail, ZIP_END)) return 'zip'
  if (isText && !start.startsWith('PK')) return 'text'
  // Under its own name it is a damaged zip, and not something else.
  return isNamedZip ? 'zip' : 'other'
}

async function bytesOf(file: Blob, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(from, to).arrayBuffer())
}

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

function holds(bytes: Uint8Array, signature: string): boolean {
  for (let at = bytes.indexOf(signature.charCodeAt(0)); at >= 0; at = bytes.indexOf(signature.charCodeAt(0), at + 1)) {
    if (latin1(bytes.subarray(at, at + signature.length)) === signature) return true
  }
  return false
}

/** First bytes of what is often renamed to .txt, as Latin-1. Most binary files would be known by their control bytes as well; short ones would not. */
const binarySignatures = [
  'PK\x03\x04', // zip, docx, xlsx
  'PK\x05\x06', // an empty zip
  '%PDF-',
  '\x89PNG',
  '\xff\xd8\xff', // JPEG
  'GIF87a',
  'GIF89a',
  '\x1f\x8b\x08', // gzip
  "7z\xbc\xaf'\x1c",
  'Rar!\x1a\x07',
  '\xd0\xcf\x11\xe0', // older Office documents
  'SQLite format 3\0',
]

const SAMPLE_BYTES = 64 << 10
const MANY_CONTROLS = 8

/** Whether bytes that are not UTF-16 are something else than text: by signature, or by control characters (NUL above all). */
export function isBinary(bytes: Uint8Array, size: number): boolean {
  const head = latin1(bytes.subarray(0, Math.min(size, 16)))
  if (binarySignatures.some((signature) => head.startsWith(signature))) return true
  let controls = 0
  let seen = 0
  // The beginning, the middle and the end speak for the file: a text whose rest was never written is zeros.
  for (const start of new Set([0, Math.max(0, (size - SAMPLE_BYTES) >> 1), Math.max(0, size - SAMPLE_BYTES)])) {
    const end = Math.min(size, start + SAMPLE_BYTES)
    for (let i = start; i < end; i++) if (isControl(bytes[i])) controls++
    seen += end - start
  }
  // A message may contain a stray NUL, so a few of them make a short chat no binary file.
  return controls * 100 > seen && (controls >= MANY_CONTROLS || controls * 10 > seen)
}

/** C0 controls that no text has: all but tab, the line breaks, form feed and the escape of terminal colors. */
function isControl(byte: number): boolean {
  return byte < 32 && (byte < 9 || (byte > 13 && byte !== 27))
}
