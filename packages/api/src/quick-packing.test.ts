import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { expect, test } from 'vitest'
import { blobReceiver } from './blob-receiver.ts'
import { packQuickly } from './quick-packing.ts'
import { zip } from './tables/zip.ts'

const text = Array.from({ length: 40_000 }, (_, i) => `${i},Ana,2021-03-0${i % 9},${'so it goes '.repeat(i % 4)}\r\n`).join('')

async function packed(): Promise<File> {
  const to = blobReceiver()
  const archive = zip(to, Date.UTC(2024, 0, 2))
  await archive.file('a.csv')
  await archive.write(new TextEncoder().encode(text))
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
