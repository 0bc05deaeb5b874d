import { BlobReader, TextWriter, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { expect, test } from 'vitest'
import { blobReceiver } from './blob-receiver.ts'
import { packQuickly, QuickCompressionStream } from './node-compression.ts'
import { zip } from './tables/zip.ts'

const text = Array.from({ length: 40_000 }, (_, i) => `${i},Ana,2021-03-0${i % 9},${'so it goes '.repeat(i % 4)}\r\n`).join('')

async function packed(pieces: Iterable<Uint8Array> = [new TextEncoder().encode(text)], wait = async () => {}): Promise<File> {
  const to = blobReceiver()
  const archive = zip(to, Date.UTC(2024, 0, 2))
  await archive.file('a.csv')
  for (const piece of pieces) {
    const given = piece.slice()
    await archive.write(given)
    // What was written is the writer's again.
    given.fill(0)
    await wait()
  }
  await archive.end()
  return to.finish('a.zip', 'application/zip')
}

test('what is packed quickly is read by others, and is a little larger', async () => {
  const slow = await packed()
  packQuickly()
  const quick = await packed()
  const [entry] = await new ZipReader(new BlobReader(quick), { useWebWorkers: false, checkSignature: true }).getEntries()
  if (entry.directory) throw new Error('a folder')
  expect(await entry.getData(new TextWriter())).toBe(text)
  expect(quick.size).toBeGreaterThan(slow.size)
  expect(quick.size).toBeLessThan(text.length / 3)
})

/** A piece like others, some of it like nothing before; 16 MB of them are several batches. */
function* pieces(size: number): Generator<Uint8Array> {
  const total = 16_000_000
  let seed = 1
  for (let from = 0; from < total; from += size) {
    const piece = new Uint8Array(Math.min(size, total - from))
    for (let i = 0; i < piece.length; i++) {
      const place = from + i
      if (place % 4096 === 0) seed = (Math.imul(place + 1, 1_664_525) + 1_013_904_223) >>> 0
      piece[i] = place % 4096 < 400 ? (seed >>> (place % 24)) & 0xff : text.charCodeAt(place % 100_000)
    }
    yield piece
  }
}

test('however it is cut, and whatever else is done meanwhile, the archive is the same to the byte', async () => {
  packQuickly()
  const bytes = Buffer.from(await (await packed(pieces(16_000_000))).arrayBuffer())
  const archive = await packed(pieces(100_001))
  expect(Buffer.compare(Buffer.from(await archive.arrayBuffer()), bytes)).toBe(0)
  let turns = 0
  const busy = async () => {
    if (++turns % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 3))
    for (const end = performance.now() + 4; performance.now() < end; );
  }
  const late = await packed(pieces(700_000), busy)
  expect(Buffer.compare(Buffer.from(await late.arrayBuffer()), bytes)).toBe(0)
  const [entry] = await new ZipReader(new BlobReader(late), { useWebWorkers: false, checkSignature: true }).getEntries()
  if (entry.directory) throw new Error('a folder')
  const unpacked = await entry.getData(new Uint8ArrayWriter())
  expect(Buffer.compare(unpacked, Buffer.concat([...pieces(16_000_000)]))).toBe(0)
})

test('what is given up in the middle, or whose disk is full, holds nothing up', async () => {
  packQuickly()
  for (const most of [0, 1, Number.POSITIVE_INFINITY]) {
    let writes = 0
    const write = async () => {
      if (++writes > most) throw new Error('the disk is full')
    }
    const archive = zip({ write }, Date.UTC(2024, 0, 2))
    await archive.file('a.csv')
    const begun = (async () => {
      for (const piece of pieces(300_000)) await archive.write(piece)
    })()
    if (most === Number.POSITIVE_INFINITY) await begun
    else await expect(begun.then(() => archive.end())).rejects.toThrow('the disk is full')
    await archive.abort(new Error('enough'))
  }
})

test('whichever part is refused, the end fails with the reason', async () => {
  packQuickly()
  const noise = (length: number, seed: number) =>
    Uint8Array.from({ length }, () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      return seed >>> 24
    })
  const pieces = [1, 2, 3, 4].map((seed) => noise(700_000, seed))
  const threeFiles = async (write: () => Promise<void>) => {
    const archive = zip({ write }, Date.UTC(2024, 0, 2))
    for (const name of ['a.csv', 'b.csv', 'c.csv']) {
      await archive.file(name)
      for (const piece of pieces) await archive.write(piece)
    }
    await archive.end()
  }
  let parts = 0
  await threeFiles(async () => void parts++)
  expect(parts).toBeGreaterThan(5)
  for (let refused = 1; refused <= parts; refused++) {
    let part = 0
    const write = async () => {
      if (++part === refused) throw new Error('the disk is full')
    }
    await expect(threeFiles(write), `part ${refused} of ${parts}`).rejects.toThrow('the disk is full')
  }
})

test('a batch that waits for a reader who does not come is given up immediately', async () => {
  const noise = Uint8Array.from(pieces(6_000_000).next().value as Uint8Array, (byte, i) => (byte * 31 + (i ^ (i >> 7)) * 17) & 0xff)
  const { readable, writable } = new QuickCompressionStream('gzip')
  const writer = writable.getWriter()
  const waiting = [writer.write(noise), writer.write(noise)]
  for (const each of waiting) each.catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await writer.abort(new Error('enough')).catch(() => undefined)
  const reader = readable.getReader()
  const whole = (async () => {
    while (!(await reader.read()).done);
  })()
  await expect(whole).rejects.toBeDefined()
})
