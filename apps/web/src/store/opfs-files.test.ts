import { afterEach, expect, test, vi } from 'vitest'
import { crc32 } from './crc32.ts'
import { openOpfsFiles } from './opfs-files.ts'

/** The browser's private files, as far as they are asked for here: one folder, which can be removed, and so much room. */
function privateFiles({ quota }: { quota: number }) {
  const lying = new Map<string, Uint8Array<ArrayBuffer>>()
  const handleOf = (name: string) => ({
    getFile: async () => new File([lying.get(name) ?? new Uint8Array()], name),
    createSyncAccessHandle: async () => ({
      truncate: () => void lying.set(name, new Uint8Array()),
      write: (bytes: Uint8Array, { at }: { at: number }) => {
        const longer = new Uint8Array(at + bytes.length)
        longer.set(lying.get(name) ?? [])
        longer.set(bytes, at)
        lying.set(name, longer)
        return bytes.length
      },
      getSize: () => lying.get(name)?.length ?? 0,
      flush: () => undefined,
      close: () => undefined,
    }),
  })
  const missing = () => new DOMException('', 'NotFoundError')
  let current = {}
  const folderOf = (self: object) => ({
    getFileHandle: async (name: string, { create = false } = {}) => {
      if (self !== current || (!create && !lying.has(name))) throw missing()
      if (!lying.has(name)) lying.set(name, new Uint8Array())
      return handleOf(name)
    },
    removeEntry: async (name: string) => {
      if (self !== current || !lying.delete(name)) throw missing()
    },
    keys: async function* () {
      if (self !== current) throw missing()
      yield* lying.keys()
    },
  })
  const root = { getDirectoryHandle: async () => folderOf(current) }
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => root, estimate: async () => ({ quota, usage: 0 }) } })
  const removeFolder = () => {
    lying.clear()
    current = {}
  }
  return { lying, removeFolder }
}
afterEach(() => vi.unstubAllGlobals())

const text = new File(['what was said '.repeat(100)], 'chat.txt')
const leftOver = new TextEncoder().encode('half of it')

test.each([
  ['packed, where it would take much of what is free', 5000, 'upload_1.1', 'upload_1.1.gz'],
  ['as it is, where there is room', 1e9, 'upload_1.1.gz', 'upload_1.1'],
])('a text is kept %s, and what broke off before it is not read in its place', async (_how, quota, left, written) => {
  const { lying } = privateFiles({ quota })
  lying.set(left, leftOver)
  const files = await openOpfsFiles()
  const { bytes, crc } = await files.write('upload_1.1', text)
  expect(crc).toBe(crc32(new Uint8Array(await text.arrayBuffer())))
  expect([...lying.keys()]).toEqual([written])
  const kept = await files.read('upload_1.1')
  expect(kept?.bytes).toBe(bytes)
  expect(await (await kept?.content())?.text()).toBe(await text.text())
  expect([...(await files.sizes())]).toEqual([['upload_1.1', bytes]])
})

test('a probe leaves nothing', async () => {
  const { lying } = privateFiles({ quota: 1e9 })
  await (await openOpfsFiles()).probe()
  expect(lying.size).toBe(0)
})

test('where the folder was removed while the page is open nothing lies there, and what is written next is kept', async () => {
  const { removeFolder } = privateFiles({ quota: 1e9 })
  const files = await openOpfsFiles()
  await files.write('upload_1', text)
  removeFolder()
  expect([[...(await files.sizes())], await files.read('upload_1')]).toEqual([[], null])
  await files.delete('upload_1')
  const { bytes } = await files.write('upload_2', text)
  expect([...(await files.sizes())]).toEqual([['upload_2', bytes]])
})

test('what is removed while it is listed is not there', async () => {
  const { lying, removeFolder } = privateFiles({ quota: 1e9 })
  const files = await openOpfsFiles()
  await files.write('upload_1', text)
  const names = lying.keys.bind(lying)
  lying.keys = () => {
    removeFolder()
    throw new DOMException('', 'NotFoundError')
  }
  expect([...(await files.sizes())]).toEqual([])
  lying.keys = names
})
