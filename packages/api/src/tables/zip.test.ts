import { BlobReader, type Entry, TextWriter, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blobReceiver } from '../blob-receiver.ts'
import { packWith, zip } from './zip.ts'

const MADE = new Date(2024, 0, 2, 3, 4, 4)

async function archived(files: Readonly<Record<string, readonly Uint8Array[]>>, now = MADE.getTime()): Promise<Entry[]> {
  const to = blobReceiver()
  const archive = zip(to, now)
  for (const [name, pieces] of Object.entries(files)) {
    await archive.file(name)
    for (const piece of pieces) {
      const given = piece.slice()
      await archive.write(given)
      given.fill(0)
    }
  }
  await archive.end()
  const file = await to.finish('a.zip', 'application/zip')
  return new ZipReader(new BlobReader(file), { useWebWorkers: false, checkSignature: true, checkOverlappingEntry: true }).getEntries()
}

async function unpacked(entry: Entry): Promise<Uint8Array> {
  if (entry.directory) throw new Error('a folder')
  return entry.getData(new Uint8ArrayWriter())
}

const bytes = (length: number, of: (i: number) => number): Uint8Array => Uint8Array.from({ length }, (_, i) => of(i))
const random = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed >>> 24
}

test('what is packed comes out again, however it is cut, whatever becomes of the pieces', async () => {
  const noise = random(1)
  const table = new TextEncoder().encode(Array.from({ length: 30_000 }, (_, i) => `${i},Ana,2021-03-01,${i % 7 > 0}\r\n`).join(''))
  const files = {
    'none.csv': [],
    'nothing.csv': [new Uint8Array(0)],
    'one.csv': [new Uint8Array([7])],
    'same.csv': [bytes(600_000, () => 65)],
    'noise.csv': [bytes(300_000, noise), bytes(5, noise)],
    'table.csv': [table.subarray(0, 262_144), table.subarray(262_144), table],
    'long.csv': [bytes(5_000_000, noise), bytes(7, noise)],
  }
  const entries = await archived(files)
  expect(entries.map(({ filename }) => filename)).toEqual(Object.keys(files))
  for (const [i, pieces] of Object.values(files).entries())
    expect(Buffer.compare(await unpacked(entries[i]), Buffer.concat(pieces)), entries[i].filename).toBe(0)
  const [{ compressedSize, uncompressedSize }] = entries.filter(({ filename }) => filename === 'table.csv')
  expect(compressedSize).toBeLessThan(uncompressedSize / 4)
})

test('any bytes come out again', async () => {
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc
      .tuple(fc.uint8Array({ minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 400 }))
      .map(([one, times]) => bytes(one.length * times, (i) => one[i % one.length])),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 4 }), async (pieces) => {
      const [entry] = await archived({ 'a.csv': pieces })
      expect(Buffer.compare(await unpacked(entry), Buffer.concat(pieces))).toBe(0)
    }),
    { numRuns: 100 },
  )
})

test('a file bears the time it was made at, and a clock before 1980 stops nothing', async () => {
  const hello = [new TextEncoder().encode('hello')]
  const [{ lastModDate }] = await archived({ 'a.csv': hello })
  expect(lastModDate).toEqual(MADE)
  const [early] = await archived({ 'a.csv': hello }, 0)
  expect(early.lastModDate).toEqual(new Date(1980, 0, 1))
  const [late] = await archived({ 'a.csv': hello }, Date.UTC(2150, 0, 1))
  expect(late.lastModDate).toEqual(new Date(2099, 11, 31))
  if (early.directory) throw new Error('a folder')
  expect(await early.getData(new TextWriter())).toBe('hello')
})

test('nothing is written where no file was begun, and what the receiver refuses is reported', async () => {
  await expect(zip(blobReceiver(), MADE.getTime()).write(new Uint8Array(1))).rejects.toThrow('no file was begun')
  const full = zip({ write: () => Promise.reject(new Error('the disk is full')) }, MADE.getTime())
  await full.file('a.csv')
  await expect(full.end()).rejects.toThrow('the disk is full')
})

/** Bytes that do not pack; the last parts are written while the archive ends. */
const pieces = [0, 1, 2, 3].map((seed) => bytes(700_000, random(seed)))
const threeFiles = async (to: Parameters<typeof zip>[0]) => {
  const archive = zip(to, MADE.getTime())
  for (const name of ['a.csv', 'b.csv', 'c.csv']) {
    await archive.file(name)
    for (const piece of pieces) await archive.write(piece)
  }
  return archive
}

test('whichever part is refused, the end fails with the reason, as often as it is asked', async () => {
  let parts = 0
  await (await threeFiles({ write: async () => void parts++ })).end()
  for (let refused = 1; refused <= parts; refused++) {
    let part = 0
    const write = async () => {
      if (++part === refused) throw new Error('the disk is full')
    }
    let archive: Awaited<ReturnType<typeof threeFiles>> | undefined
    const whole = async () => {
      archive = await threeFiles({ write })
      await archive.end()
    }
    await expect(whole(), `part ${refused} of ${parts}`).rejects.toThrow('the disk is full')
    await archive?.abort(new Error('enough'))
  }
  expect(parts).toBeGreaterThan(5)
})

test('where packing fails, every call after it says so', async () => {
  class Failing {
    readonly readable: ReadableStream<Uint8Array>
    readonly writable: WritableStream<Uint8Array>
    constructor() {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
        transform: () => {
          throw new Error('it cannot pack')
        },
      })
      this.readable = readable
      this.writable = writable
    }
  }
  packWith(Failing)
  try {
    const archive = zip(blobReceiver(), MADE.getTime())
    await archive.file('a.csv')
    await expect(archive.write(new Uint8Array(1))).rejects.toThrow('it cannot pack')
    await expect(archive.file('b.csv')).rejects.toThrow('it cannot pack')
    await expect(archive.end()).rejects.toThrow('it cannot pack')
    await archive.abort(new Error('enough'))
  } finally {
    packWith(CompressionStream)
  }
})

test('what is given up in the middle holds nothing, and the next one comes out', async () => {
  for (let times = 0; times < 20; times++) {
    const archive = zip(blobReceiver(), MADE.getTime())
    await archive.file('a.csv')
    await archive.write(bytes(300_000, random(times)))
    await archive.abort(new Error('enough'))
    await archive.abort(new Error('twice'))
    await expect(archive.write(new Uint8Array(1))).rejects.toThrow('no file was begun')
  }
  const [entry] = await archived({ 'a.csv': [bytes(1000, () => 65)] })
  expect(await unpacked(entry)).toHaveLength(1000)
})
