/** From the file a person chose to the chat's text: judged by its content, unpacked, decoded, cleaned. */
import { otherService } from '#whatsapp/other-services.ts'
import type { PaddedText } from './byte-sink.ts'
import { cleanText } from './decode.ts'
import { kindOf } from './file-kind.ts'
import { isChangedFile, readAll } from './read-bytes.ts'
import { type Host, type Note, ReadFailure } from './read-failure.ts'
import { unpackGzip } from './unpack-gzip.ts'
import { zipText } from './zip-text.ts'

export interface OpenedExport {
  /** Valid UTF-8 without a byte order mark, `size` bytes of it and at least 64 zero bytes behind. */
  bytes: Uint8Array
  size: number
  /** The chat text's own name: the entry's in a zip, else the file's. */
  name: string
  /** The zip's name; null for a plain text. */
  archiveName: string | null
  notes: Note[]
}

export interface OpenOptions {
  /** The most bytes of text this host reads; a zip may be larger, as only its chat is unpacked. */
  limitBytes: number
  host?: Host
}

/** Opens an export, whatever its name. Throws ReadFailure, or what the host's signal was aborted with. */
export async function openExport(file: Blob & { name: string }, { limitBytes, host = {} }: OpenOptions): Promise<OpenedExport> {
  if (file.size === 0) throw new ReadFailure('empty_file')
  try {
    const kind = await kindOf(file)
    if (kind === 'other') throw new ReadFailure('not_text')
    if (kind === 'tar') throw await tarFailure(file)
    if (kind === 'zip') {
      const { name, notes, ...unpacked } = await zipText(file, limitBytes, host)
      const text = await cleanText(unpacked, host)
      return { ...text, name, archiveName: file.name, notes: [...notes, ...text.notes] }
    }
    if (kind === 'gzip') return await openText(await unpackGzip(file, limitBytes, host), file.name.replace(/\.gz$/i, ''), host)
    if (file.size > limitBytes) throw new ReadFailure('too_large', { limitBytes })
    return await openText(await readAll(file, host), file.name, host)
  } catch (error) {
    if (isChangedFile(error)) throw new ReadFailure('file_changed', { cause: error })
    throw isNeither(error, file.name) ? new ReadFailure('not_txt_or_zip', { cause: error }) : error
  }
}

/** Skype sends its archive as a tar; no chat of ours comes in one, so it is only looked at to say whose it is. */
async function tarFailure(file: Blob): Promise<ReadFailure> {
  const text = new TextDecoder().decode(await file.slice(0, TAR_LOOK_BYTES).arrayBuffer())
  const service = text.split(/\0+/).reduce<string | null>((found, part) => found ?? otherService(part, ''), null)
  return service ? new ReadFailure('other_service', { service }) : new ReadFailure('not_text')
}
const TAR_LOOK_BYTES = 256 << 10

/** A file that contains no text and is not called one: a picture, a PDF. */
function isNeither(error: unknown, name: string): boolean {
  return error instanceof ReadFailure && error.code === 'not_text' && !/\.(?:txt|zip|gz)$/i.test(name)
}

/** The same for a text file's bytes that are in memory already, with at least 64 zeros behind them; they are used up. */
export async function openText(raw: PaddedText, name: string, host: Host = {}): Promise<OpenedExport> {
  return { ...(await cleanText(raw, host)), name, archiveName: null }
}
