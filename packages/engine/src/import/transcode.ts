import { ByteSink } from './byte-sink.ts'
import { look } from './read-bytes.ts'
import type { Host } from './read-failure.ts'

const STEP_BYTES = 1 << 20
const REPLACEMENT = '\ufffd'

export interface Transcoded {
  bytes: Uint8Array<ArrayBuffer>
  size: number
  /** Characters that could not be read and are now U+FFFD. */
  replaced: number
}

/** The text as UTF-8, decoded from any encoding TextDecoder knows; a byte order mark is dropped. */
export async function toUtf8(bytes: Uint8Array, size: number, encoding: string, { signal, pause }: Host): Promise<Transcoded> {
  const decode = decoderOf(encoding)
  const sink = new ByteSink(size + (size >> 2), 'too_large')
  let replaced = -writtenReplacements(bytes, size, encoding)
  for (let from = 0; from < size; from += STEP_BYTES) {
    await look({ signal, pause }, from, size) // the file was reported as read already
    const text = decode(bytes.subarray(from, Math.min(size, from + STEP_BYTES)), { stream: true })
    replaced += countReplacements(text)
    sink.appendText(text)
  }
  const rest = decode()
  replaced += countReplacements(rest)
  sink.appendText(rest)
  return { ...sink.finish(), replaced }
}

/** What windows-1252 has where Latin-1 has control characters, from 0x80 on; the five it leaves out stay as they are. */
export const western = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/**
 * A decoder for one text, to be given it piece by piece. Node (up to 22 at least) reads windows-1252 as Latin-1:
 * its quotes, dashes and the euro come out as control characters, which here become what they are.
 */
export function decoderOf(encoding: string): (bytes?: Uint8Array, options?: TextDecodeOptions) => string {
  const decoder = new TextDecoder(encoding)
  if (encoding !== 'windows-1252') return (bytes, options) => decoder.decode(bytes, options)
  return (bytes, options) => decoder.decode(bytes, options).replace(/[\x80-\x9f]/g, (control) => western[control.charCodeAt(0) - 0x80])
}

function countReplacements(text: string): number {
  let count = 0
  for (let i = text.indexOf(REPLACEMENT); i >= 0; i = text.indexOf(REPLACEMENT, i + 1)) count++
  return count
}

/** U+FFFD that was in the text already, as an earlier program left them: they are not our replacements. */
function writtenReplacements(bytes: Uint8Array, size: number, encoding: string): number {
  let count = 0
  if (encoding === 'utf-8') {
    for (let i = bytes.indexOf(0xef); i >= 0 && i < size; i = bytes.indexOf(0xef, i + 1)) {
      if (bytes[i + 1] === 0xbf && bytes[i + 2] === 0xbd) count++
    }
  } else if (encoding.startsWith('utf-16')) {
    const [first, second] = encoding === 'utf-16le' ? [0xfd, 0xff] : [0xff, 0xfd]
    for (let i = 0; i + 1 < size; i += 2) if (bytes[i] === first && bytes[i + 1] === second) count++
  }
  return count
}
