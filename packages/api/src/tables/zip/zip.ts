/** A zip file (PKWARE, APPNOTE 6.3) written from front to back, each entry piece by piece: nothing but what is packed is kept. */
import type { Receiver } from '../../receiver.ts'
import { crc32 } from './crc32.ts'
import { deflate } from './deflate.ts'

export interface Zip {
  /** Begins a file; the one before is over. Its name is plain ASCII. */
  file(name: string): Promise<void>
  /** What comes next in that file. */
  write(piece: Uint8Array): Promise<void>
  /** Ends the archive; nothing can be written then. */
  end(): Promise<void>
}

interface Entry {
  name: Uint8Array
  /** Where it begins in the archive. */
  at: number
  sum: number
  size: number
  packed: number
}

/** What is needed to unpack: 2.0, for deflate. */
const VERSION = 20
/** Sizes and sum stand behind the file: they are not known before. */
const SIZES_FOLLOW = 1 << 3
const DEFLATE = 8
const MOST_BYTES = 2 ** 32 - 1

const encoder = new TextEncoder()

/** @param now of every file, epoch milliseconds, told in UTC: the same files give the same bytes */
export function zip(receiver: Pick<Receiver, 'write'>, now: number): Zip {
  let at = 0
  const entries: Entry[] = []
  let open: (Entry & { deflate: ReturnType<typeof deflate> }) | null = null
  const { time, date } = stamp(now)

  async function put(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    at += bytes.length
    // No table comes near it, and without the larger format every program can read it.
    if (at > MOST_BYTES) throw new Error('an archive of more than 4 GB')
    await receiver.write(bytes)
  }

  async function over(): Promise<void> {
    if (open === null) return
    const { deflate, ...entry } = open
    open = null
    const rest = deflate.end()
    entry.packed += rest.length
    await put(rest)
    await put(numbers([0x08074b50, 4], [entry.sum, 4], [entry.packed, 4], [entry.size, 4]))
    entries.push(entry)
  }

  return {
    async file(name) {
      await over()
      const entry: Entry = { name: encoder.encode(name), at, sum: 0, size: 0, packed: 0 }
      open = { ...entry, deflate: deflate() }
      await put(numbers([0x04034b50, 4], ...common(entry, time, date), [0, 2]))
      await put(entry.name.slice())
    },
    async write(piece) {
      if (open === null) throw new Error('no file was begun')
      open.sum = crc32(open.sum, piece)
      open.size += piece.length
      if (open.size > MOST_BYTES) throw new Error('a file of more than 4 GB')
      const packed = open.deflate.pack(piece)
      open.packed += packed.length
      await put(packed)
    },
    async end() {
      await over()
      const begin = at
      for (const entry of entries) {
        const rest: Field[] = [
          [0, 2], // no extra field
          [0, 2], // no comment
          [0, 2], // on the first disk
          [0, 2], // nothing said of what it holds
          [0, 4], // no attributes
          [entry.at, 4],
        ]
        await put(numbers([0x02014b50, 4], [VERSION, 2], ...common(entry, time, date), ...rest))
        await put(entry.name.slice())
      }
      const count: Field = [entries.length, 2]
      await put(numbers([0x06054b50, 4], [0, 2], [0, 2], count, count, [at - begin, 4], [begin, 4], [0, 2]))
    },
  }
}

/** A number and how many bytes it takes, the lowest first. */
type Field = readonly [value: number, bytes: number]

/** What a file's own head and its line in the directory both say. */
const common = ({ name, sum, packed, size }: Entry, time: number, date: number): Field[] => [
  [VERSION, 2],
  [SIZES_FOLLOW, 2],
  [DEFLATE, 2],
  [time, 2],
  [date, 2],
  [sum, 4],
  [packed, 4],
  [size, 4],
  [name.length, 2],
]

function numbers(...fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [, count]) => sum + count, 0))
  let at = 0
  for (const [value, count] of fields) for (let byte = 0; byte < count; byte++) bytes[at++] = Math.floor(value / 256 ** byte)
  return bytes
}

/** As MS-DOS told time, in steps of two seconds from 1980 on. */
function stamp(now: number): { time: number; date: number } {
  const at = new Date(now)
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  }
}
