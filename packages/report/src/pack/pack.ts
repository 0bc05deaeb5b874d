import type { Coverage } from '#text/coverage.ts'

/** Everything that draws a report: the compiler, its fonts, and which characters these have. */
export interface Pack {
  compiler: Uint8Array
  fonts: Uint8Array[]
  coverage: Coverage
}

/** The first part of a pack's file, after its length in 4 bytes (little-endian): where each part is after it, in bytes. */
interface Head {
  format: 'convostat-report-pack'
  v: 1
  /** The first is the compiler; each is packed (zlib). */
  parts: { at: number; packed: number; length: number }[]
  coverage: Coverage
}

const packFormat = 'convostat-report-pack'

/** A pack's file. `packed`: each part as zlib has made it smaller. */
export function packFile(parts: readonly { packed: Uint8Array; length: number }[], coverage: Coverage): Uint8Array {
  let at = 0
  const head: Head = {
    format: packFormat,
    v: 1,
    coverage,
    parts: parts.map(({ packed, length }) => {
      const place = at
      at += packed.length
      return { at: place, packed: packed.length, length }
    }),
  }
  const text = new TextEncoder().encode(JSON.stringify(head))
  const out = new Uint8Array(4 + text.length + at)
  new DataView(out.buffer).setUint32(0, text.length, true)
  out.set(text, 4)
  parts.forEach(({ packed }, i) => {
    out.set(packed, 4 + text.length + head.parts[i].at)
  })
  return out
}

/** Reads a pack's file. Throws an Error where it is none, or a part of it is missing. */
export async function readPack(file: Uint8Array): Promise<Pack> {
  const length = file.length < 4 ? 0 : new DataView(file.buffer, file.byteOffset, 4).getUint32(0, true)
  const head = readHead(file.subarray(4, 4 + length))
  const body = file.subarray(4 + length)
  const parts = await Promise.all(head.parts.map(({ at, packed, length }) => unpacked(body.subarray(at, at + packed), length)))
  const [compiler, ...fonts] = parts
  if (!compiler) throw new Error('The report pack is empty.')
  return { compiler, fonts, coverage: head.coverage }
}

function readHead(bytes: Uint8Array): Head {
  try {
    const head: Head = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (head.format === packFormat && head.v === 1) return head
  } catch {
    // It is none.
  }
  throw new Error('This is no report pack.')
}

async function unpacked(packed: Uint8Array, length: number): Promise<Uint8Array> {
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('deflate'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  if (bytes.length !== length) throw new Error('The report pack is damaged.')
  return bytes
}
