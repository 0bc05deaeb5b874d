import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** One thing to send: its bytes, and the headers that follow from them. */
export interface Page {
  length: number
  body(): Buffer<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>
  type: string
  etag: string
  /** Its name contains a hash of its content, so a browser may keep it for good. */
  isImmutable: boolean
  /** The bytes compressed, once someone asked; null where compressing gains nothing. */
  packed: (encoding: Encoding) => Promise<Buffer<ArrayBuffer> | null>
}

/** How bytes may be compressed, the better one first. */
export const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

const types: Record<string, string> = {
  bin: 'application/octet-stream',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  zip: 'application/zip',
}
const isCompressible = /^text\/|json|svg|javascript|wasm|octet-stream|font\/woff$/
/** What gets no smaller than this part of itself is sent as it is. */
const worthwhile = 0.95
/** As Vite writes them: `/assets/name-HASH.ext`. */
const isHashed = /^assets\/.*-[\w-]{8,}\.\w+$/

/** A file with its name, from which its type follows. */
export function page(name: string, bytes: Buffer<ArrayBuffer>): Page {
  const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  const packed = new Map<Encoding, Promise<Buffer<ArrayBuffer> | null>>()
  return {
    length: bytes.length,
    body: () => bytes,
    type,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    isImmutable: isHashed.test(name),
    packed(encoding) {
      if (!isCompressible.test(type) || bytes.length <= 1000) return Promise.resolve(null)
      const known = packed.get(encoding) ?? pack(bytes, encoding)
      packed.set(encoding, known)
      return known
    },
  }
}

const packers = {
  gzip: promisify(gzip),
  // A step below the best: nearly as small, in a tenth of the time.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
} satisfies Record<Encoding, (bytes: Buffer) => Promise<Buffer>>

async function pack(bytes: Buffer<ArrayBuffer>, encoding: Encoding): Promise<Buffer<ArrayBuffer> | null> {
  const packed = await packers[encoding](bytes)
  return packed.length < bytes.length * worthwhile ? packed : null
}
