import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import { bytesOf, joined, record, zipFile, zipOf } from '#testing/zip-builder.ts'
import { chat, codeOf, named, open, otherChat, photo, text, textOf } from '#testing/zip-opening.ts'

test('Z8: sizes that promise a zip64 field that is not there are damage', async () => {
  const sentinel = 0xffffffff
  for (const central of [
    { size: sentinel },
    { compressedSize: sentinel },
    { offset: sentinel },
    { size: sentinel, compressedSize: sentinel },
  ]) {
    expect(await codeOf(await zipFile([{ ...text, central }]))).toBe('zip_invalid')
    expect(await codeOf(await zipFile([text, { ...photo, central }]))).toBe('zip_invalid')
  }
  expect(await codeOf(await zipFile([text], { directoryOffset: sentinel }))).toBe('zip_invalid')
  expect(await codeOf(await zipFile([text], { directorySize: sentinel, entryCount: 0xffff }))).toBe('zip_invalid')
  const cutShort = record([1, 2], [4, 2], [5, 4])
  expect(await codeOf(await zipFile([{ ...text, central: { size: sentinel, extra: cutShort } }]))).toBe('zip_invalid')
})

test('Z9: a thousand directory entries over one body are refused', async () => {
  const names = Array.from({ length: 1000 }, (_, i) => ({ name: `${i}.txt`, data: '', method: 0, central: { offset: 0 } }) as const)
  expect(await codeOf(await zipFile([text, ...names]))).toBe('zip_overlap')
})

test('Z9: entries that overlap by one byte are refused, neighbours are not', async () => {
  const first = await zipOf([text])
  const end = new DataView(first.buffer).getUint32(first.length - 6, true)
  const second = (offset: number) => zipFile([text, { ...photo, central: { offset } }])
  expect(await codeOf(await second(end - 1))).toBe('zip_overlap')
  expect(await codeOf(await second(end))).toBe('opened')
})

test('Z10: more than 100,000 entries are refused by their count, without a walk through them', async () => {
  const photos = Array.from({ length: 100 }, (_, i) => ({ ...photo, name: `${i}.jpg` }))
  const bytes = await zipOf(photos, { timesListed: 1_001, zip64: true })
  expect(await codeOf(named(bytes))).toBe('zip_too_many')
  const directory = Number(new DataView(bytes.buffer).getBigUint64(bytes.length - 98 + 48, true))
  bytes.fill(0, directory + 200, bytes.length - 98) // a walk would end here, and say damaged
  expect(await codeOf(named(bytes))).toBe('zip_too_many')
})

describe('an archive of very many entries', () => {
  const many = Array.from({ length: 6_000 }, (_, i) => ({ name: `${i}.jpg`, method: 0, data: 'jpeg' }) as const)

  test('its chat is found, first or last, with either kind of end record', async () => {
    expect(await open(await zipFile([text, ...many]))).toMatchObject({ text: chat, name: '_chat.txt', notes: [] })
    expect(await textOf(await zipFile([...many, text], { zip64: true, comment: bytesOf('PK\x05\x06') }))).toBe(chat)
    expect(await textOf(await zipFile([...many, text], { before: new Uint8Array(99), offsetsCount: false }))).toBe(chat)
    expect(await textOf(await zipFile([...many, text], { before: new Uint8Array(99) }))).toBe(chat)
  })

  test('sizes and places in the extra field of zip64 are read', async () => {
    const sizes = record([1, 2], [16, 2], [chat.length, 8], [chat.length, 8])
    const central = { size: 0xffffffff, compressedSize: 0xffffffff, extra: sizes }
    expect(await textOf(await zipFile([...many, { ...text, method: 0, central }]))).toBe(chat)
    expect(await codeOf(await zipFile([...many, { ...text, method: 0, central: { ...central, extra: sizes.slice(0, 12) } }]))).toBe(
      'zip_invalid',
    )
    expect(await codeOf(await zipFile([...many, { ...text, central: { offset: 0xffffffff } }]))).toBe('zip_invalid')
  })

  test('an archive of texts keeps to the promising ones', async () => {
    const notes = many.map((entry, i) => ({ ...entry, name: `note ${i}.txt`, data: 'a note that is longer than the chat '.repeat(9) }))
    expect(await open(await zipFile([...notes, text]))).toMatchObject({ text: chat, name: '_chat.txt', notes: [] })
  })

  test('overlaps, doubles, encryption, other parts and a false count are refused as in a small one', async () => {
    expect(await codeOf(await zipFile([...many, text, { name: 'a.jpg', data: '', method: 0, central: { offset: 0 } }]))).toBe('zip_overlap')
    expect(await codeOf(await zipFile([...many, text, { name: '_chat.txt', data: otherChat }]))).toBe('zip_ambiguous')
    expect(await codeOf(await zipFile([...many, text, text]))).toBe('opened')
    expect(await codeOf(await zipFile([...many, text, { ...photo, central: { flags: 1 } }]))).toBe('zip_encrypted')
    expect(await codeOf(await zipFile([...many, text, { ...photo, central: { disk: 3 } }]))).toBe('zip_invalid')
    expect(await codeOf(await zipFile([...many, text], { entryCount: 5_999 }))).toBe('zip_invalid')
    expect(await codeOf(await zipFile([...many, text, { ...photo, central: { offset: 1 << 30 } }]))).toBe('zip_invalid')
    expect(await codeOf(await zipFile([...many]))).toBe('zip_no_chat')
  })

  test('another service is named by files among them', async () => {
    const file = await zipFile([...many, { name: 'Takeout/Google Chat/Groups/DM 1/messages.json', data: '{}' }])
    await expect(open(file)).rejects.toMatchObject({ code: 'other_service', facts: { service: 'Google Chat' } })
  })

  test('a damaged record is damage', async () => {
    const bytes = await zipOf([...many, text])
    const directory = new DataView(bytes.buffer).getUint32(bytes.length - 6, true)
    bytes.fill(0, directory + 100_000, directory + 100_200)
    expect(await codeOf(named(bytes))).toBe('zip_invalid')
  })
})

test('Z10: 100,000 entries are read within 100 MB, one more is not', async () => {
  const file = await manyPictures(100_000)
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = (): number => {
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  const before = held()
  let [most, measured] = [0, 0]
  const slice = file.slice.bind(file)
  vi.spyOn(file, 'slice').mockImplementation((from, to) => {
    most = Math.max(most, held() - before)
    measured++
    return slice(from, to)
  })
  expect(await textOf(file)).toBe(chat)
  expect(measured).toBeGreaterThan(5)
  expect(most).toBeLessThan(100 << 20)
  expect(await codeOf(await manyPictures(100_001))).toBe('zip_too_many')
})

test('Z10: programs without zip64 count to 65,535 and begin again', async () => {
  const bytes = new Uint8Array(await (await manyPictures(80_000)).arrayBuffer())
  const directory = Number(new DataView(bytes.buffer).getBigUint64(bytes.length - 98 + 48, true))
  const size = bytes.length - 98 - directory
  const end = (count: number) => record([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [directory, 4], [0, 2])
  expect(await codeOf(named(joined([bytes.slice(0, -98), end(80_000 % 0x1_0000)])))).toBe('opened')
  expect(await codeOf(named(joined([bytes.slice(0, -98), end(80_001 % 0x1_0000)])))).toBe('zip_invalid')
})

/** An archive of empty pictures with a chat in their midst, made by copying one picture's records. */
async function manyPictures(count: number): Promise<File> {
  const digits = 8
  const one = await zipOf([{ name: `${'0'.repeat(digits)}-PHOTO-2026-09-24-14-32-10.jpg`, method: 0 }])
  const localBytes = new DataView(one.buffer).getUint32(one.length - 6, true)
  const [local, central] = [one.slice(0, localBytes), one.slice(localBytes, one.length - 22)]
  const texts = await zipOf([text])
  const textBytes = new DataView(texts.buffer).getUint32(texts.length - 6, true)
  const locals = new Uint8Array(local.length * (count - 1))
  const records = new Uint8Array(central.length * (count - 1))
  const view = new DataView(records.buffer)
  for (let i = 0; i < count - 1; i++) {
    const name = bytesOf(String(i).padStart(digits, '0'))
    locals.set(local, i * local.length)
    locals.set(name, i * local.length + 30)
    records.set(central, i * central.length)
    records.set(name, i * central.length + 46)
    view.setUint32(i * central.length + 42, textBytes + i * local.length, true)
  }
  const half = central.length * (count >> 1)
  const start = textBytes + locals.length
  const textRecord = texts.slice(textBytes, texts.length - 22)
  const size = records.length + textRecord.length
  const end = joined([
    record([0x06064b50, 4], [44, 8], [45, 2], [45, 2], [0, 4], [0, 4], [count, 8], [count, 8], [size, 8], [start, 8]),
    record([0x07064b50, 4], [0, 4], [start + size, 8], [1, 4]),
    record([0x06054b50, 4], [0, 2], [0, 2], [0xffff, 2], [0xffff, 2], [0xffffffff, 4], [0xffffffff, 4], [0, 2]),
  ])
  const parts = [texts.slice(0, textBytes), locals, records.slice(0, half), textRecord, records.slice(half), end]
  return new File(parts, 'WhatsApp Chat - Ana.zip')
}

test('Z10: a directory that hides its entries from the count is damage', async () => {
  const hidden = [text, photo, photo]
  expect(await codeOf(await zipFile(hidden, { entryCount: 1 }))).toBe('zip_invalid')
  expect(await codeOf(await zipFile(hidden, { entryCount: 0 }))).toBe('zip_invalid')
})

test('Z10: entries that point nowhere are not looked up one by one', async () => {
  const nowhere = Array.from({ length: 4000 }, (_, i) => ({ name: `${i}.jpg`, method: 0, central: { offset: 40 } }) as const)
  const file = await zipFile(nowhere, { before: new Uint8Array(100), offsetsCount: false })
  const slice = vi.spyOn(file, 'slice')
  expect(await codeOf(file)).toBe('zip_invalid')
  expect(slice.mock.calls.length).toBeLessThan(1100)
})

test.each([65_534, 2])('Z11: a count of %i with one entry is damage', async (entryCount) => {
  expect(await codeOf(await zipFile([text], { entryCount }))).toBe('zip_invalid')
})

test('Z12: an encrypted archive is refused', async () => {
  expect(await codeOf(await zipFile([{ ...text, central: { flags: 1 }, local: { flags: 1 } }]))).toBe('zip_encrypted')
  expect(await codeOf(await zipFile([{ ...text, central: { flags: 1 } }]))).toBe('zip_encrypted')
  expect(await codeOf(await zipFile([text, { ...photo, central: { flags: 1 } }]))).toBe('zip_encrypted')
  expect(await codeOf(await zipFile([{ ...text, central: { flags: 0x41 } }]))).toBe('zip_encrypted')
  const aes = record([0x9901, 2], [7, 2], [2, 2], [0x4541, 2], [0x0803, 2])
  const aesExtra = joined([aes, new Uint8Array([0])])
  expect(await codeOf(await zipFile([{ ...text, central: { flags: 1, method: 99, extra: aesExtra } }]))).toBe('zip_encrypted')
})

test.each([
  '../../x.txt',
  '/etc/x.txt',
  'C:\\x.txt',
  '..\\..\\x.txt',
  'CON.txt',
  'a\0b.txt',
  `${'n'.repeat(65_000)}.txt`,
  '\u202etxt.exe.txt',
])('Z13, T5: an odd name is only read, to choose by, and nothing is written by it: %#', async (name) => {
  const opened = await open(await zipFile([{ name, data: chat }]))
  expect(opened.text).toBe(chat)
  expect(opened.name).not.toMatch(/[\\/\0]/)
  expect(opened.name.length).toBeLessThanOrEqual(201)
})

test('Z13: a name that ends with another type behind a NUL is not text', async () => {
  expect(await codeOf(await zipFile([{ name: '_chat.txt\0.jpg', data: chat }]))).toBe('zip_no_chat')
})

test('Z14: an entry named __proto__ is an entry as any other', async () => {
  expect(await textOf(await zipFile([{ name: '__proto__', data: 'x' }, { name: '__proto__/toString', data: 'x' }, text]))).toBe(chat)
  expect(await textOf(await zipFile([{ name: '__proto__.txt', data: chat }]))).toBe(chat)
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('Z14: the same name twice is refused where the bytes differ', async () => {
  expect(await codeOf(await zipFile([text, { name: '_chat.txt', data: otherChat }]))).toBe('zip_ambiguous')
  const sameLength = chat.replace('hi', 'ho')
  expect(await codeOf(await zipFile([text, { name: '_chat.txt', data: sameLength }]))).toBe('zip_ambiguous')
})

test('Z14: the same name twice with the same bytes is one chat', async () => {
  expect(await open(await zipFile([text, text]))).toMatchObject({ text: chat, notes: [] })
})

test.each([9, 12, 14, 93, 95, 99])('Z15: compression method %i is not supported', async (method) => {
  expect(await codeOf(await zipFile([{ ...text, central: { method }, local: { method } }]))).toBe('zip_method')
})

test('Z15: another method on a photo does not matter', async () => {
  expect(await codeOf(await zipFile([text, { ...photo, central: { method: 12 } }]))).toBe('opened')
})

test('Z16: a zip in a zip is not opened', async () => {
  const inner = await zipOf([text])
  expect(await codeOf(await zipFile([{ name: 'WhatsApp Chat.zip', data: inner }]))).toBe('zip_no_chat')
  expect(await codeOf(await zipFile([{ name: '_chat.txt', data: inner }]))).toBe('not_text')
})

test('Z17: bytes before the archive are skipped, whether the offsets count them or not', async () => {
  const stub = joined([bytesOf('MZ'), new Uint8Array(3000).fill(0x90)])
  expect(await textOf(await zipFile([text, photo], { before: stub }))).toBe(chat)
  expect(await textOf(await zipFile([text, photo], { before: stub, offsetsCount: false }))).toBe(chat)
})

test('Z17: a comment of any length is skipped', async () => {
  expect(await textOf(await zipFile([text], { comment: new Uint8Array(65_535).fill(32) }))).toBe(chat)
})

test('Z17: a few bytes behind the archive are skipped, many are damage', async () => {
  expect(await textOf(await zipFile([text], { after: new Uint8Array(512) }))).toBe(chat)
  expect(await codeOf(await zipFile([text], { after: new Uint8Array(300_000) }))).toBe('zip_invalid')
})

test('Z17: an end record faked in the comment is seen through, or where it points to entries the archive is refused', async () => {
  const fake = (directoryOffset: number, length: number) =>
    record([0x06054b50, 4], [0, 2], [0, 2], [1, 2], [1, 2], [length, 4], [directoryOffset, 4], [0, 2])
  expect(await textOf(await zipFile([text], { comment: fake(7, 60) }))).toBe(chat)
  const plain = await zipOf([text])
  const directory = new DataView(plain.buffer).getUint32(plain.length - 6, true)
  expect(await codeOf(await zipFile([text], { comment: fake(directory, 55) }))).toBe('zip_invalid')
})

test('Z18: where the local header disagrees, the central directory decides', async () => {
  const lies = [{ size: 7 }, { crc: 1 }, { compressedSize: 3 }, { method: 0 }, { flags: 8 }, { name: 'evil.exe' }, { flags: 1 }]
  for (const local of lies) expect(await textOf(await zipFile([{ ...text, local }]))).toBe(chat)
})

test('Z18: sizes may follow the data', async () => {
  expect(
    await textOf(
      await zipFile([
        { ...text, descriptor: true },
        { ...photo, descriptor: true },
      ]),
    ),
  ).toBe(chat)
})

test('Z18: a directory not where the end says is found where it ends', async () => {
  expect(await textOf(await zipFile([text], { directoryOffset: 3 }))).toBe(chat)
})

test('Z18: offsets that lead elsewhere are damage', async () => {
  expect(await codeOf(await zipFile([{ ...text, central: { offset: 5 } }]))).toBe('zip_invalid')
  expect(await codeOf(await zipFile([{ ...text, central: { offset: 1 << 30 } }]))).toBe('zip_invalid')
  expect(await codeOf(await zipFile([{ ...text, central: { compressedSize: 9999 } }]))).toBe('zip_invalid')
  expect(await codeOf(await zipFile([{ ...text, central: { disk: 3 } }]))).toBe('zip_invalid')
  expect(await codeOf(await zipFile([text], { directorySize: 3 }))).toBe('zip_invalid')
  expect(await codeOf(await zipFile([text], { directorySize: 20 << 20 }))).toBe('zip_invalid')
})
