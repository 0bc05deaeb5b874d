import { Failure } from './failure.ts'
import { joined } from './joined.ts'
import { boundaryOf, type Part, pieces } from './multipart.ts'
import type { Receiver } from './upload-sink.ts'

/** The form field that carries an upload. */
const FILE_FIELD = 'file'
const LARGEST_VALUE = 64 * 1024

/**
 * A form's values by name, a repeated one as a list, and its one file under `file`. A file under another name is
 * none of ours and is dropped; a second file is `two_files`, whatever its name. Where this throws, nothing is kept.
 */
export async function readForm(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
  receiver: Receiver,
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = Object.create(null)
  let files = 0
  let open: OpenPart | null = null

  const close = async () => {
    if (!open) return
    const { part, bytes, length } = open
    if (part.filename === null) add(input, part.name, utf8(joined(bytes)))
    // A form sent with nothing chosen has a file without name and bytes.
    else if (part.filename !== '' || length > 0) {
      files++
      if (part.name === FILE_FIELD && files === 1) input[FILE_FIELD] = await receiver.finish(part.filename, part.type)
    }
    open = null
  }

  try {
    for await (const piece of pieces(chunks, boundaryOf(contentType))) {
      if ('part' in piece) {
        await close()
        open = { part: piece.part, bytes: [], length: 0 }
        continue
      }
      if (!open) continue
      open.length += piece.bytes.length
      if (open.part.filename === null) {
        if (open.length > LARGEST_VALUE)
          throw new Failure('field_invalid', { field: open.part.name, detail: `${open.part.name}: too long` })
        open.bytes.push(piece.bytes.slice())
      } else if (open.part.name === FILE_FIELD && files === 0) await receiver.write(piece.bytes)
    }
    await close()
    if (files > 1) throw new Failure('two_files')
    return input
  } catch (error) {
    await receiver.discard()
    throw error
  }
}

interface OpenPart {
  part: Part
  /** A plain value's bytes; a file's go to its receiver. */
  bytes: Uint8Array[]
  length: number
}

function add(input: Record<string, unknown>, name: string, value: string): void {
  const there = input[name]
  input[name] = there === undefined ? value : Array.isArray(there) ? [...there, value] : [there, value]
}

const utf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
