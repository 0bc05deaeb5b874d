/** What a file is, judged by its name and by its first bytes. */

/** The two kinds of export, by the file's name; null for any other name. */
export function kindByName(name: string): 'text' | 'zip' | null {
  if (/\.txt$/i.test(name)) return 'text'
  return /\.zip$/i.test(name) ? 'zip' : null
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
  const head = String.fromCharCode(...bytes.subarray(0, Math.min(size, 16)))
  if (binarySignatures.some((signature) => head.startsWith(signature))) return true
  let controls = 0
  let seen = 0
  // The beginning, the middle and the end speak for the file: a text whose rest was never written is zeros.
  for (const start of new Set([0, Math.max(0, (size - SAMPLE_BYTES) >> 1), Math.max(0, size - SAMPLE_BYTES)])) {
    const end = Math.min(size, start + SAMPLE_BYTES)
    for (let i = start; i < end; i++) if (isControl(bytes[i])) controls++
    seen += end - start
  }
  // A message may hold a stray NUL, so a few of them make a short chat no binary file.
  return controls * 100 > seen && (controls >= MANY_CONTROLS || controls * 10 > seen)
}

/** C0 controls that no text has: all but tab, the line breaks, form feed and the escape of terminal colors. */
function isControl(byte: number): boolean {
  return byte < 32 && (byte < 9 || (byte > 13 && byte !== 27))
}
