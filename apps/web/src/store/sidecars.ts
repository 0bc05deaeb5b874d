import { crc32 } from '@convostat/api/crc32'
import { isNewer, type KeptUpload, readKept } from './stored-upload.ts'

/**
 * A record as it is written beside the files it is about: with it the list of uploads can be rebuilt after the browser lost
 * it. Each state of a record is a separate file, so an interrupted write leaves the state before intact.
 */
export function sidecarOf(kept: KeptUpload): File {
  const text = JSON.stringify(kept)
  return new File([JSON.stringify({ crc: crcOf(text), kept: text })], 'record.json')
}

/** The record in it; null if it is incomplete or damaged, or belongs to another upload, and `newer` if a newer version wrote it. */
export async function readSidecar(content: Blob, id: string): Promise<KeptUpload | 'newer' | null> {
  try {
    const { crc, kept: text } = Object(JSON.parse(await content.text())) as { crc?: unknown; kept?: unknown }
    if (typeof text !== 'string' || crc !== crcOf(text)) return null
    const value: unknown = JSON.parse(text)
    if (isNewer(value)) return 'newer'
    const kept = readKept(value)
    return kept?.id === id ? kept : null
  } catch {
    return null
  }
}

const crcOf = (text: string): number => crc32(new TextEncoder().encode(text))
