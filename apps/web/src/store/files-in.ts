import type { IncomingFile } from '@convostat/api'
import { crc32 } from '@convostat/api/crc32'
import type { Files, Written } from './device.ts'
import { isFull } from './full.ts'
import { packedPieces, piecesOf } from './pieces.ts'
import type { Pieces, Place } from './place.ts'

/**
 * Text is packed, to a quarter, only where it would take more than this part of the free space: packing a large chat takes
 * seconds of a processor, and unpacking it makes opening it again slower than the first reading. A zip is packed already.
 */
const roomy = 1 / 20
const packed = '.gz'

/** Of its own size, rather too much: a chat of very short messages packs worst. */
const packedPart = 1 / 3

/**
 * Files in the places that this browser has. They are written into the first; what an earlier visit kept in another one is
 * found there. `freeBytes` are those left, null where the browser does not say.
 */
export function filesIn([best, ...others]: readonly [Place, ...Place[]], freeBytes: () => Promise<number | null>): Files {
  const places = [best, ...others]

  /** Whether a file is packed immediately. Where the browser does not say what is free, one that can be read again is tried as it is. */
  async function isToBePacked(file: IncomingFile): Promise<boolean> {
    if (!canPack(file)) return false
    const free = await freeBytes()
    return free === null ? !(file instanceof Blob) : file.size >= free * roomy
  }

  /** Removes every form of a file, everywhere, but the one that has this name in the best place. */
  async function removeOthers(given: string, kept: string | null): Promise<void> {
    for (const place of places) {
      for (const name of [given, given + packed]) if (place !== best || name !== kept) await place.delete(name)
    }
  }

  async function write(given: string, file: IncomingFile, isPacked: boolean): Promise<Written> {
    const name = isPacked ? given + packed : given
    const sum = checksum()
    const content = sum.of(piecesOf(file))
    try {
      // What broke off here may have left another form, which would be read in its place.
      await removeOthers(given, name)
      const bytes = await best.write(name, isPacked ? packedPieces(content) : content)
      return { bytes, crc: sum.crc() }
    } catch (error) {
      await removeOthers(given, null)
      throw error
    }
  }

  return {
    async write(given, file) {
      if (await isToBePacked(file)) return write(given, file, true)
      return write(given, file, false).catch((error: unknown) => {
        if (!isFull(error) || !canPack(file) || !(file instanceof Blob)) throw error
        return write(given, file, true)
      })
    },

    bytesFor: (file) => (canPack(file) ? Math.ceil(file.size * packedPart) : file.size),

    async read(name) {
      for (const place of places) {
        const whole = await place.read(name)
        if (whole) return { bytes: whole.size, content: async () => whole }
        const zipped = await place.read(name + packed)
        if (zipped) return { bytes: zipped.size, content: () => unpacked(zipped), raw: async () => zipped }
      }
      return null
    },

    delete: (name) => removeOthers(name, null),

    async sizes() {
      const found = await Promise.all(places.map((place) => place.sizes()))
      const sizes = new Map<string, number>()
      // In the order in which `read` looks, so that the first one found counts.
      for (const [name, bytes] of found.flatMap((each) => [...each].sort(plainFirst))) {
        const given = name.endsWith(packed) ? name.slice(0, -packed.length) : name
        if (!sizes.has(given)) sizes.set(given, bytes)
      }
      return sizes
    },
  }
}

const canPack = ({ name }: IncomingFile): boolean => /\.txt$/i.test(name) && typeof CompressionStream === 'function'

const unpacked = (zipped: Blob): Promise<Blob> => new Response(zipped.stream().pipeThrough(new DecompressionStream('gzip'))).blob()

const plainFirst = ([a]: [string, number], [b]: [string, number]): number => Number(a.endsWith(packed)) - Number(b.endsWith(packed))

/** The checksum of all pieces that have come through. */
function checksum() {
  let crc = 0
  async function* of(pieces: Pieces): Pieces {
    for await (const piece of pieces) {
      crc = crc32(piece, crc)
      yield piece
    }
  }
  return { of, crc: () => crc }
}
