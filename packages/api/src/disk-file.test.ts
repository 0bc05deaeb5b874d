import { mkdtemp, readdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DiskFile, diskReceiver } from './disk-file.ts'

let folder: string
const content = new Uint8Array(700_000).map((_, i) => (i * 31) % 251)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-file-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function diskFile(): Promise<DiskFile> {
  const path = join(folder, 'content')
  await writeFile(path, content)
  return new DiskFile({ path, name: 'chat.txt', type: 'text/plain', start: 0, end: content.length })
}

/** The same bytes as a file in memory: what it answers is right. */
const twin = new File([content], 'chat.txt', { type: 'text/plain' })

/** As text: comparing long lists entry by entry is slow. */
const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer()).toString('latin1')
const contentBytes = Buffer.from(content).toString('latin1')

test('it says of itself what a chosen file says', async () => {
  const file = await diskFile()
  expect([file.name, file.type, file.size, file instanceof File, file instanceof Blob]).toEqual([
    twin.name,
    twin.type,
    twin.size,
    true,
    true,
  ])
})

test.each([[], [0, 10], [300_000, 600_001], [-10], [-10, -3], [699_990, 900_000], [5, 5], [9, 3], [900_000]])(
  'a slice of %j is the slice of the bytes',
  async (from?: number, to?: number) => {
    const file = await diskFile()
    expect(await bytesOf(file.slice(from, to))).toBe(await bytesOf(twin.slice(from, to)))
    expect(await bytesOf(file.slice(1000, 9000).slice(from, to))).toBe(await bytesOf(twin.slice(1000, 9000).slice(from, to)))
  },
)

test('its stream brings every byte, in pieces', async () => {
  const file = await diskFile()
  const chunks: Uint8Array[] = []
  for await (const chunk of file.stream()) chunks.push(chunk)
  expect(chunks.length).toBeGreaterThan(1)
  expect(Buffer.concat(chunks).toString('latin1')).toBe(contentBytes)
  expect(await new Response(file.slice(0, 0).stream()).text()).toBe('')
})

test('a file that was cut or removed since says so', async () => {
  const file = await diskFile()
  await truncate(file.path, 1000)
  await expect(file.arrayBuffer()).rejects.toMatchObject({ name: 'NotReadableError' })
  await rm(file.path)
  await expect(file.arrayBuffer()).rejects.toMatchObject({ name: 'NotReadableError' })
  await expect(new Response(file.stream()).text()).rejects.toThrow()
})

test('an upload is received into a file that only its owner reads, and freed', async () => {
  const receiver = await diskReceiver(folder)
  for (let at = 0; at < content.length; at += 99_999) await receiver.write(content.subarray(at, at + 99_999))
  const file = await receiver.finish('chat.txt', 'text/plain')
  expect(await bytesOf(file)).toBe(contentBytes)
  if (!(file instanceof DiskFile)) throw new Error('expected a file on disk')
  expect((await stat(file.path)).mode & 0o777).toBe(0o600)
  await receiver.discard()
  await receiver.discard()
  expect(await readdir(folder)).not.toContain(file.path.split('/').pop())
})

test('an upload that a store has moved away stays there', async () => {
  const receiver = await diskReceiver(folder)
  await receiver.write(new Uint8Array([1, 2, 3]))
  const file = await receiver.finish('chat.txt', '')
  const kept = join(folder, 'kept')
  if (file instanceof DiskFile) await rename(file.path, kept)
  await receiver.discard()
  expect((await stat(kept)).size).toBe(3)
})
