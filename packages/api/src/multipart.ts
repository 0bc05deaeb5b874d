import { Failure } from './failure.ts'

/** What a form contains, piece by piece: a part begins, its bytes follow. */
export type Piece = { part: Part } | { bytes: Uint8Array }

export interface Part {
  name: string
  /** Null for a plain value; without any folder, and without characters that control a terminal or end a string. */
  filename: string | null
  type: string
}

/** RFC 2046 allows no longer boundary; a longer one makes searching for it slow. */
const LONGEST_BOUNDARY = 70
const LARGEST_HEADER = 8 * 1024
const MOST_PARTS = 32

const ascii = (text: string) => new TextEncoder().encode(text)
const headerEnd = ascii('\r\n\r\n')
const lineEnd = ascii('\r\n')
const lastMark = ascii('--')

/** The boundary a form's content type declares. */
export function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;[ \t]*boundary=(?:"([^"]*)"|([^\s;"]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain ?? ''
  if (boundary.length === 0 || boundary.length > LONGEST_BOUNDARY) throw malformed('its boundary is missing or too long')
  return boundary
}

/**
 * Reads a form (RFC 7578) as it arrives, in memory bounded by one chunk and one header. A form that breaks off, or
 * whose parts are not parts, is `bad_input` at the first byte that shows it.
 */
export async function* pieces(chunks: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Piece> {
  const source = chunks[Symbol.asyncIterator]()
  const delimiter = ascii(`\r\n--${boundary}`)
  // The first delimiter is at the very start, without the line end that the others have.
  let rest: Uint8Array = lineEnd
  let parts = 0

  const more = async (missing: string) => {
    const { done, value } = await source.next()
    if (done) throw malformed(missing)
    rest = joined(rest, value)
  }
  const startsWith = async (mark: Uint8Array, missing: string) => {
    while (rest.length < mark.length) await more(missing)
    return indexOf(rest.subarray(0, mark.length), mark) === 0
  }
  const skip = (length: number) => {
    rest = rest.subarray(length)
  }

  if (!(await startsWith(delimiter, 'it is empty'))) throw malformed('it does not start with its boundary')
  skip(delimiter.length)
  while (!(await startsWith(lastMark, 'its last boundary is missing'))) {
    if (!(await startsWith(lineEnd, 'its last boundary is missing'))) throw malformed('a boundary does not end its line')
    if (++parts > MOST_PARTS) throw malformed(`it has more than ${MOST_PARTS} parts`)
    let end = indexOf(rest, headerEnd)
    while (end < 0) {
      if (rest.length > LARGEST_HEADER) throw malformed('a part has no end of its header')
      await more('a part has no end of its header')
      end = indexOf(rest, headerEnd)
    }
    if (end > LARGEST_HEADER) throw malformed('the header of a part is too long')
    yield { part: partOf(new TextDecoder().decode(rest.subarray(lineEnd.length, end))) }
    skip(end + headerEnd.length)

    let next = indexOf(rest, delimiter)
    while (next < 0) {
      // A delimiter may have begun at the end of what is here.
      const sure = rest.length - (delimiter.length - 1)
      if (sure > 0) {
        yield { bytes: rest.subarray(0, sure) }
        skip(sure)
      }
      await more('its last boundary is missing')
      next = indexOf(rest, delimiter)
    }
    if (next > 0) yield { bytes: rest.subarray(0, next) }
    skip(next + delimiter.length)
  }
}

function partOf(header: string): Part {
  const lines = header.split('\r\n')
  const value = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  const disposition = value('content-disposition') ?? ''
  const name = parameter(disposition, 'name')
  if (!/^form-data\s*;/i.test(disposition) || name === null) throw malformed('a part has no name')
  const filename = parameter(disposition, 'filename')
  return { name, filename: filename === null ? null : safeName(filename), type: value('content-type') ?? '' }
}

/** A quoted or plain parameter of a header; browsers write `"` as %22, other clients as `\"`. */
function parameter(header: string, name: string): string | null {
  const [, quoted, plain] = new RegExp(`;[ \\t]*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;"]+))`, 'i').exec(header) ?? []
  if (quoted === undefined) return plain ?? null
  return quoted.replaceAll('\\"', '"').replace(/%22|%0D|%0A/gi, (escaped) => decodeURIComponent(escaped))
}

/** What follows the last folder, without control characters: a name is shown and looked at, never opened. */
const safeName = (filename: string): string => (filename.split(/[/\\]/).pop() ?? '').replace(/\p{Cc}/gu, '').slice(0, 255)

/** Where `needle`, which starts with CR, or is the mark at a start, first is in `bytes`; -1 if nowhere. */
function indexOf(bytes: Uint8Array, needle: Uint8Array): number {
  const last = bytes.length - needle.length
  for (let at = bytes.indexOf(needle[0]); at >= 0 && at <= last; at = bytes.indexOf(needle[0], at + 1)) {
    let i = 1
    while (i < needle.length && bytes[at + i] === needle[i]) i++
    if (i === needle.length) return at
  }
  return -1
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b
  const bytes = new Uint8Array(a.length + b.length)
  bytes.set(a)
  bytes.set(b, a.length)
  return bytes
}

const malformed = (why: string) => new Failure('bad_input', { detail: `That form cannot be read: ${why}.` })
