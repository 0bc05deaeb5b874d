import { Duplex } from 'node:stream'
import { createDeflateRaw, createGzip, type ZlibOptions } from 'node:zlib'
import { configure } from '@zip.js/zip.js/lib/zip-core-custom.js'

/** Level 1: a third of the time of the platform's own level 6, a sixth larger. */
const quick: ZlibOptions = { level: 1, chunkSize: 2 ** 18 }

/** The platform's `CompressionStream`, in Node, where a level can be chosen. */
class QuickCompressionStream {
  readonly readable: ReadableStream
  readonly writable: WritableStream
  constructor(format: string) {
    const made: unknown = Duplex.toWeb(format === 'gzip' ? createGzip(quick) : createDeflateRaw(quick))
    const { readable, writable } = made as { readable: ReadableStream; writable: WritableStream }
    this.readable = readable
    this.writable = writable
  }
}

/** From now on archives are written quickly in this process: what a browser's stream offers no choice of. */
export const packQuickly = (): void => configure({ CompressionStream: QuickCompressionStream })
