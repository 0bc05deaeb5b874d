/** From the file a person chose to the chat's text: named `.txt` or `.zip`, unpacked, decoded, cleaned. */
import { type Host, type Note, ReadFailure } from '../read-failure.ts'
import { cleanText, type PaddedText } from './decode.ts'
import { kindByName } from './file-kind.ts'
import { readAll } from './read-bytes.ts'
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

/** Opens an export. Throws ReadFailure, or what the host's signal was aborted with. */
export async function openExport(file: Blob & { name: string }, { limitBytes, host = {} }: OpenOptions): Promise<OpenedExport> {
  const kind = kindByName(file.name)
  if (!kind) throw new ReadFailure('not_txt_or_zip')
  if (file.size === 0) throw new ReadFailure('empty_file')
  if (kind === 'text') {
    if (file.size > limitBytes) throw new ReadFailure('too_large', { limitBytes })
    return openText(await readAll(file, host), file.name, host)
  }
  const { name, notes, ...unpacked } = await zipText(file, limitBytes, host)
  const text = await cleanText(unpacked, host)
  return { ...text, name, archiveName: file.name, notes: [...notes, ...text.notes] }
}

/** The same for a text file's bytes that are in memory already, with at least 64 zeros behind them; they are used up. */
export async function openText(raw: PaddedText, name: string, host: Host = {}): Promise<OpenedExport> {
  return { ...(await cleanText(raw, host)), name, archiveName: null }
}
