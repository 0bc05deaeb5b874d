/** The chat's text out of an archive. Only that one entry is unpacked, as a stream, and never further than it may reach. */
import { ERR_INVALID_CRC32, type FileEntry } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { HEADER_REACH, readHeader } from '#whatsapp/header-shape.ts'
import { otherService } from '#whatsapp/other-services.ts'
import { ByteSink, type PaddedText } from './byte-sink.ts'
import { look } from './read-bytes.ts'
import { type Host, type Note, ReadFailure } from './read-failure.ts'
import { utf16Of } from './utf16.ts'
import { bestOf, type Candidate, candidates, isText, refuseAmbiguous } from './zip-choice.ts'
import { zipContents, zipFailure } from './zip-entries.ts'
import { serviceOfZip } from './zip-services.ts'

export interface ZipText extends PaddedText {
  /** The chosen entry's name, without folders. */
  name: string
  notes: Note[]
}

/** Opens an archive, chooses its chat and unpacks it: at most `limitBytes`, exactly as many as it declares, with the right checksum. */
export async function zipText(archive: Blob & { name: string }, limitBytes: number, host: Host): Promise<ZipText> {
  const { entries, paths, isAnyEncrypted } = await zipContents(archive, host)
  const named = serviceOfZip(paths, archive.name)
  if (!named && isAnyEncrypted) throw new ReadFailure('zip_encrypted')
  const texts = candidates(entries)
  const looked: Looked[] = []
  if (texts.length > 1 || named || texts.some(({ name }) => !isText(name))) {
    for (const text of texts.slice(0, MOST_LOOKED_INTO)) looked.push(await lookInto(text, host))
  }
  // A file under another name is a chat only where it reads as one.
  const chats = texts.filter(({ name, headers }) => isText(name) || headers > 0)
  const best = chats.length > 0 ? bestOf(chats) : null
  if (!best?.headers) {
    const service = named ?? looked.map(({ head, text }) => otherService(head, text.name)).find((found) => found !== null)
    if (service) throw new ReadFailure('other_service', { service })
  }
  if (!best) throw new ReadFailure(paths.some(isOfDocument) ? 'not_text' : 'zip_no_chat')
  refuseAmbiguous(best.entry, entries)
  refuseUnbelievable(best.entry, limitBytes)
  return { ...(await unpack(best.entry, host)), name: best.name, notes: severalChats(best, chats) }
}

/** Documents and programs are zips by their content; only they contain these. */
const isOfDocument = (path: string): boolean =>
  /^(?:\[Content_Types\]\.xml|mimetype|AndroidManifest\.xml|META-INF\/MANIFEST\.MF)$/.test(path)

/** Says which chat was taken where an archive contains several. */
function severalChats(best: Candidate, texts: readonly Candidate[]): Note[] {
  const chats = texts.filter(({ entry, headers }) => headers > 0 && entry.filename !== best.entry.filename).length
  if (chats === 0) return []
  const detail = `The zip contains ${chats + 1} chats. This is “${best.name}”. To see another, upload its text file.`
  return [{ code: 'zip_several_chats', detail, facts: { chats: chats + 1, file: best.name } }]
}

/** Deflate cannot pack better than this (a run of 258 bytes in two bits); an archive that declares more is. */
const MOST_DEFLATE_RATIO = 1032
const SUSPICIOUS_RATIO = 200
const SUSPICIOUS_BYTES = 50_000_000
const STORED = 0
const DEFLATED = 8

/** Refuses, before a byte is unpacked or room is made for it, what cannot be read or cannot be true. */
function refuseUnbelievable({ encrypted, compressionMethod, compressedSize, uncompressedSize }: FileEntry, limitBytes: number): void {
  if (encrypted) throw new ReadFailure('zip_encrypted')
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED) throw new ReadFailure('zip_method')
  const most = compressionMethod === STORED ? compressedSize : compressedSize * MOST_DEFLATE_RATIO
  if (uncompressedSize > most || (compressionMethod === STORED && uncompressedSize < most)) throw new ReadFailure('zip_size_mismatch')
  if (uncompressedSize > limitBytes) throw new ReadFailure('zip_too_large', { limitBytes })
  if (uncompressedSize > SUSPICIOUS_BYTES && uncompressedSize > compressedSize * SUSPICIOUS_RATIO) {
    throw new ReadFailure('zip_too_large', { limitBytes: SUSPICIOUS_BYTES })
  }
}

/** Text packs to a third or a tenth; room for more than this is made only as the bytes come. */
const USUAL_RATIO = 8
/** Bytes unpacked between two pauses for the host. */
const STEP_BYTES = 4 << 20

async function unpack(entry: FileEntry, host: Host): Promise<PaddedText> {
  const total = entry.uncompressedSize
  const sink = new ByteSink(Math.min(total, entry.compressedSize * USUAL_RATIO), 'zip_too_large')
  let looked = 0
  const writable = new WritableStream<Uint8Array>({
    async write(chunk) {
      sink.append(chunk)
      if (sink.size - looked < STEP_BYTES) return
      looked = sink.size
      await look(host, Math.min(looked, total), total)
    },
  })
  await look(host, 0, total)
  try {
    await entry.getData(writable, { checkSignature: true, useWebWorkers: false, signal: host.signal })
  } catch (error) {
    // The checksum and the length are tested together; which of them is wrong is found by unpacking again without the first.
    if (error instanceof Error && error.message === ERR_INVALID_CRC32) await countOnly(entry, host)
    throw zipFailure(error, host)
  }
  await look(host, total, total)
  return sink.finish()
}

async function countOnly(entry: FileEntry, host: Host): Promise<void> {
  try {
    await entry.getData(new WritableStream(), { useWebWorkers: false, signal: host.signal })
  } catch (error) {
    throw zipFailure(error, host)
  }
}

/** Only this many texts are looked into when choosing, the most promising. */
const MOST_LOOKED_INTO = 8
const LOOK_BYTES = 64 << 10
const LOOK_LINES = 400

/** The beginning of one of the archive's texts. */
interface Looked {
  text: Candidate
  head: string
}

/** Counts the lines at a text's beginning that are headers of messages; none where it cannot be unpacked. */
async function lookInto(text: Candidate, host: Host): Promise<Looked> {
  const { bytes, size } = await beginning(text.entry, host)
  const head = new TextDecoder(utf16Of({ bytes, size }) ?? 'utf-8').decode(bytes.subarray(0, size))
  const lines = head.split(/\r\n?|\n/, LOOK_LINES)
  text.headers = lines.filter((line) => readHeader(line.slice(0, HEADER_REACH)) !== null).length
  return { text, head }
}

/** The first bytes of an entry, as far as they can be had. */
async function beginning(entry: FileEntry, host: Host): Promise<PaddedText> {
  const sink = new ByteSink(LOOK_BYTES, 'zip_too_large')
  const enough = new AbortController()
  const writable = new WritableStream<Uint8Array>({
    write(chunk) {
      sink.append(chunk.subarray(0, LOOK_BYTES - sink.size))
      if (sink.size === LOOK_BYTES) enough.abort()
    },
  })
  try {
    await entry.getData(writable, { useWebWorkers: false, signal: enough.signal })
  } catch (error) {
    host.signal?.throwIfAborted()
    const failure = zipFailure(error, host)
    if (failure instanceof ReadFailure && failure.code === 'file_changed') throw failure
    // Anything else is either enough read, or will be said when this text is chosen and unpacked in full.
  }
  return sink.finish()
}
