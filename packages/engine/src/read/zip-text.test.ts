import { expect, test, vi } from 'vitest'
import { type Progress, ReadFailure } from '../read-failure.ts'
import { bytesOf, joined, record, type ZipEntry, zipFile, zipOf } from '../testing/zip-builder.ts'
import { openExport } from './open-export.ts'

const LIMIT = 512 << 20
const chat = '[24/09/2026, 14:32:10] Ana: hi\n[24/09/2026, 14:33:00] Ben: hello\n'
const otherChat = '[01/10/2026, 09:00:00] Cleo: good morning\n[01/10/2026, 09:01:00] Dan: morning, and more of it\n'
const long = chat.repeat(400)
const photo = { name: 'IMG-20260924-WA0001.jpg', data: new Uint8Array(500).fill(0xd8), method: 0 } as const
const text: ZipEntry = { name: '_chat.txt', data: chat }

async function open(file: File, limitBytes = LIMIT) {
  const opened = await openExport(file, { limitBytes })
  return { ...opened, text: new TextDecoder().decode(opened.bytes.subarray(0, opened.size)) }
}
const textOf = async (file: File) => (await open(file)).text
async function codeOf(file: File, limitBytes = LIMIT): Promise<string> {
  const error = await open(file, limitBytes).then(
    () => 'opened',
    (thrown: unknown) => thrown,
  )
  return error instanceof ReadFailure ? error.code : String(error)
}
const named = (bytes: Uint8Array<ArrayBuffer>, name = 'chat.zip') => new File([bytes], name)

test('a chat in a zip is opened under its own name, with the zip’s beside it', async () => {
  const opened = await open(await zipFile([text, photo]))
  expect(opened).toMatchObject({ text: chat, name: '_chat.txt', archiveName: 'WhatsApp Chat - Ana.zip', notes: [] })
})

test('behind the text stand at least 64 zero bytes', async () => {
  const { bytes, size } = await open(await zipFile([text]))
  expect(bytes.length - size).toBeGreaterThanOrEqual(64)
  expect(bytes.subarray(size).every((byte) => byte === 0)).toBe(true)
})

test('a stored text is opened as a packed one', async () => {
  expect(await textOf(await zipFile([{ ...text, method: 0 }]))).toBe(chat)
})

test('Z1: what is no zip, or half of one, is damaged', async () => {
  const whole = await zipOf([{ name: '_chat.txt', data: long }, photo])
  expect(await codeOf(named(bytesOf(chat)))).toBe('zip_invalid')
  expect(await codeOf(named(new Uint8Array([0x50, 0x4b])))).toBe('zip_invalid')
  expect(await codeOf(named(new Uint8Array(5000)))).toBe('zip_invalid')
  expect(await codeOf(named(whole.slice(0, whole.length >> 1)))).toBe('zip_invalid')
  expect(await codeOf(named(whole.slice(whole.length >> 1)))).toBe('zip_invalid')
  expect(await codeOf(named(whole.slice(0, whole.length - 1)))).toBe('zip_invalid')
})

test('Z1: a zip whose packed bytes are garbage is damaged', async () => {
  const bytes = await zipOf([{ name: '_chat.txt', data: long }])
  bytes.fill(0xff, 45, 80)
  expect(await codeOf(named(bytes))).toBe('zip_invalid')
})

test('Z2: an empty archive holds no chat', async () => {
  const empty = await zipOf([])
  expect(empty).toHaveLength(22)
  expect(await codeOf(named(empty))).toBe('zip_no_chat')
})

test('Z3: only photos hold no chat', async () => {
  expect(await codeOf(await zipFile([photo, { name: 'PTT-20260924-WA0002.opus', data: 'OggS' }]))).toBe('zip_no_chat')
})

test('Z3: a chat inside a folder is opened, and shown without the folder', async () => {
  expect(await open(await zipFile([{ name: 'Downloads/me/WhatsApp Chat with Ana.txt', data: chat }]))).toMatchObject({
    text: chat,
    name: 'WhatsApp Chat with Ana.txt',
  })
})

test('Z3: of two chats the best is taken and named', async () => {
  const opened = await open(
    await zipFile([
      { name: 'WhatsApp Chat with Dan.txt', data: chat },
      { name: 'WhatsApp Chat with Cleo.txt', data: otherChat },
    ]),
  )
  expect(opened).toMatchObject({ text: otherChat, name: 'WhatsApp Chat with Cleo.txt' })
  expect(opened.notes).toEqual([
    {
      code: 'zip_several_chats',
      detail: 'The zip holds 2 chats. This is “WhatsApp Chat with Cleo.txt”; to see another one, upload its text file.',
    },
  ])
})

test.each<[string, ZipEntry[], string]>([
  ['_chat.txt before any other name', [{ name: 'WhatsApp Chat.txt', data: long }, text], '_chat.txt'],
  ['_chat.txt before a larger attached document', [{ name: 'novel.txt', data: 'Call me Ishmael. '.repeat(9000) }, text], '_chat.txt'],
  [
    'a second download of it',
    [
      { name: 'b.txt', data: long },
      { ...text, name: '_chat (1).txt' },
    ],
    '_chat (1).txt',
  ],
  [
    'a name with WhatsApp in it',
    [
      { name: 'Anna.txt', data: long },
      { ...text, name: 'Чат WhatsApp с Ана.txt' },
    ],
    'Чат WhatsApp с Ана.txt',
  ],
  [
    'text that reads as a chat before a larger one that does not',
    [
      { name: 'a.txt', data: 'x'.repeat(99) },
      { ...text, name: 'b.txt' },
    ],
    'b.txt',
  ],
  [
    'text that reads as a chat before a promising name',
    [
      { name: 'how to chat.txt', data: 'Smile.' },
      { ...text, name: 'Ana.txt' },
    ],
    'Ana.txt',
  ],
  [
    'the largest where nothing else tells',
    [
      { name: 'a.txt', data: 'one' },
      { name: 'b.txt', data: 'one two' },
    ],
    'b.txt',
  ],
  [
    'a chat in UTF-16 as well',
    [
      { name: 'a.txt', data: 'x'.repeat(999) },
      { name: 'b.txt', data: utf16(chat) },
    ],
    'b.txt',
  ],
])('Z3: the choice among texts: %s', async (_, entries, name) => {
  const opened = await open(await zipFile(entries))
  expect(opened.name).toBe(name)
})

test('Z3: an attached document is not called a chat', async () => {
  const opened = await open(await zipFile([text, { name: 'shopping list.txt', data: 'milk\neggs\n' }]))
  expect(opened.notes).toEqual([])
})

test('Z4: a text that unpacks beyond the limit is not unpacked', async () => {
  expect(await codeOf(await zipFile([{ name: '_chat.txt', data: long }]), 1000)).toBe('zip_too_large')
  expect(await codeOf(await zipFile([{ name: '_chat.txt', data: chat }]), chat.length)).toBe('opened')
})

test('Z4: 200 MB of zeros in 204 kB are refused before a byte is unpacked', async () => {
  // The packed bytes need not unpack to what is declared: they are not looked at.
  const bomb = await zipFile([{ name: '_chat.txt', data: new Uint8Array(204 << 10), method: 0, central: { method: 8, size: 200 << 20 } }])
  const before = process.memoryUsage().arrayBuffers
  expect(await codeOf(bomb)).toBe('zip_too_large')
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 << 20)
})

test('Z4, T4: a real bomb of 60 MB is refused though it is below the limit', async () => {
  expect(await codeOf(await zipFile([{ name: '_chat.txt', data: new Uint8Array(60 << 20) }]))).toBe('zip_too_large')
})

test('Z4: text that packs very well is opened as long as it is small', async () => {
  const dull = '[24/09/2026, 14:32:10] Ana: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n'.repeat(40_000)
  expect((await textOf(await zipFile([{ name: '_chat.txt', data: dull }]))).length).toBe(dull.length)
})

test.each(['packed', 'stored'])('Z5: a text longer than declared is refused (%s)', async (how) => {
  const method = how === 'packed' ? 8 : 0
  const lie = { name: '_chat.txt', data: long.slice(0, 25_000), method, central: { size: 100 } } as const
  expect(await codeOf(await zipFile([lie]))).toBe('zip_size_mismatch')
  expect(await codeOf(await zipFile([{ ...lie, local: { size: 100 } }]))).toBe('zip_size_mismatch')
})

test('Z5: a text shorter than declared is refused', async () => {
  expect(await codeOf(await zipFile([{ name: '_chat.txt', data: long, central: { size: long.length + 1 } }]))).toBe('zip_size_mismatch')
})

test('Z5: a bomb that declares little is stopped where it passes what it declares', async () => {
  const bomb = { name: '_chat.txt', data: new Uint8Array(10 << 20), central: { size: 1000 } }
  expect(await codeOf(await zipFile([bomb]))).toBe('zip_size_mismatch')
})

test.each([0xfffffffe, 0xf0000000])('Z6: no room is made for %i bytes that 25,000 cannot be', async (size) => {
  const lie = { name: '_chat.txt', data: long.slice(0, 25_000), central: { size } }
  const before = process.memoryUsage().arrayBuffers
  expect(await codeOf(await zipFile([lie]))).toBe('zip_size_mismatch')
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 << 20)
})

test('Z6: a smaller lie gets room only for what comes', async () => {
  let seed = 1
  const noise = Uint8Array.from({ length: 300_000 }, () => {
    seed = (seed * 48_271) % 0x7fffffff
    return 33 + (seed % 90)
  })
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  const report = (): void => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
  }
  const lie = await zipFile([{ name: '_chat.txt', data: noise, central: { size: 100 << 20 } }])
  await expect(openExport(lie, { limitBytes: LIMIT, host: { report } })).rejects.toMatchObject({ code: 'zip_too_large' })
  const smaller = await zipFile([{ name: '_chat.txt', data: noise, central: { size: 40 << 20 } }])
  await expect(openExport(smaller, { limitBytes: LIMIT, host: { report } })).rejects.toMatchObject({ code: 'zip_size_mismatch' })
  expect(most).toBeLessThan(20 << 20)
})

test.each([8, 0] as const)('Z7: a wrong checksum is refused (method %i)', async (method) => {
  expect(await codeOf(await zipFile([{ ...text, method, central: { crc: 0x12345678 } }]))).toBe('zip_checksum')
})

test('Z7: a flipped letter in a stored text is refused', async () => {
  const bytes = await zipOf([{ ...text, method: 0 }])
  bytes[39 + 35] ^= 1
  expect(await codeOf(named(bytes))).toBe('zip_checksum')
})

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

test('Z10: 60,000 entries are refused by their count, without a walk through them', async () => {
  const photos = Array.from({ length: 100 }, (_, i) => ({ ...photo, name: `${i}.jpg` }))
  const bytes = await zipOf(photos, { timesListed: 600 })
  expect(await codeOf(named(bytes))).toBe('zip_too_many')
  const directory = new DataView(bytes.buffer).getUint32(bytes.length - 6, true)
  bytes.fill(0, directory + 200, bytes.length - 22) // a walk would end here, and say damaged
  expect(await codeOf(named(bytes))).toBe('zip_too_many')
})

test('Z10: 5,000 entries are read, one more is not', async () => {
  const many = Array.from({ length: 5000 }, (_, i) => ({ name: `${i}.jpg`, method: 0 }) as const)
  expect(await codeOf(await zipFile([text, ...many.slice(1)]))).toBe('opened')
  expect(await codeOf(await zipFile([text, ...many]))).toBe('zip_too_many')
})

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

test('Z13: a name that ends with another type behind a NUL is no text', async () => {
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
  expect(await codeOf(named(inner, '_chat.txt'))).toBe('not_text')
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

test('Z17: an end record faked in the comment is seen through, or where it leads to entries the archive is refused', async () => {
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

test('Z19: symbolic links and folders are no chat', async () => {
  const link = { ...text, central: { attributes: 0o120777 * 0x10000, madeBy: 0x031e } }
  expect(await codeOf(await zipFile([link]))).toBe('zip_no_chat')
  expect(await codeOf(await zipFile([{ name: '_chat.txt/', method: 0 }]))).toBe('zip_no_chat')
  expect(
    await textOf(
      await zipFile([
        { name: '_chat.txt/', method: 0 },
        { name: '_chat.txt/Ana.txt', data: chat },
      ]),
    ),
  ).toBe(chat)
})

test('Z19: what macOS adds is no chat', async () => {
  const forks = [
    { name: '__MACOSX/._WhatsApp Chat.txt', data: chat },
    { name: '._chat.txt', data: long },
  ]
  expect(await codeOf(await zipFile(forks))).toBe('zip_no_chat')
  expect(await open(await zipFile([...forks, { name: 'Ana.txt', data: chat }]))).toMatchObject({ name: 'Ana.txt', notes: [] })
})

const javaFlags = { central: { flags: 0x808, madeBy: 20 }, local: { flags: 0x808 }, descriptor: true }
const ntfsTimes = record([10, 2], [32, 2], [0, 4], [1, 2], [24, 2], [1, 8], [2, 8], [3, 8])
test.each<[string, ZipEntry[], string]>([
  ['iOS', [text, photo], '_chat.txt'],
  ['Android', [{ name: 'WhatsApp Chat with Zoë.txt', data: chat, ...javaFlags }], 'WhatsApp Chat with Zoë.txt'],
  ['Windows', [{ name: '_chat.txt', data: chat, central: { flags: 0, madeBy: 0x14, attributes: 32 }, local: { flags: 0 } }], '_chat.txt'],
  ['7-zip', [{ name: '_chat.txt', data: chat, central: { flags: 0, madeBy: 0x3f, attributes: 32, extra: ntfsTimes } }], '_chat.txt'],
  [
    'a name in code page 437',
    [{ name: Uint8Array.from([0x9a, ...bytesOf('ber.txt')]), data: chat, central: { flags: 0 }, local: { flags: 0 } }],
    'Über.txt',
  ],
  [
    'zip64 sizes',
    [
      {
        name: '_chat.txt',
        data: chat,
        central: { size: 0xffffffff, extra: record([1, 2], [8, 2], [chat.length, 8]) },
      },
    ],
    '_chat.txt',
  ],
])('Z20: an archive as written by %s', async (_, entries, name) => {
  expect(await open(await zipFile(entries))).toMatchObject({ text: chat, name })
})

test('Z20: an archive with the larger end records of zip64', async () => {
  expect(await textOf(await zipFile([text], { zip64: true }))).toBe(chat)
})

test.each<[string, string[]]>([
  ['Telegram', ['ChatExport_2026-01-01/result.json', 'ChatExport_2026-01-01/files/notes.txt']],
  ['Telegram', ['messages.html', 'messages2.html', 'css/style.css']],
  ['Instagram', ['your_instagram_activity/messages/inbox/ana_123/message_1.json']],
  ['Instagram', ['messages/inbox/ana_123/message_1.json', 'followers_and_following/followers_1.json']],
  [
    'Messenger',
    ['your_facebook_activity/messages/inbox/ana_123/message_1.json', 'your_facebook_activity/messages/inbox/ana_123/photos/1.jpg'],
  ],
  ['Google Chat', ['Takeout/Google Chat/Groups/DM abc/messages.json', 'Takeout/Google Chat/Groups/DM abc/group_info.json']],
  ['Discord', ['messages/index.json', 'messages/c123456789012345678/messages.csv']],
  ['Discord', ['Server - general [123456789012345678].json']],
  ['Threema', ['contacts.csv', 'message_ABCD1234.csv']],
  ['Signal', ['Ana/chat.md', 'Ana/media/photo.jpg']],
  ['KakaoTalk', ['KakaoTalk_Chat_Ana_2026-01-01.csv']],
])('an export of %s is named', async (service, names) => {
  const file = await zipFile(
    names.map((name) => ({ name, data: 'not a line of ours' })),
    {},
    'export.zip',
  )
  await expect(openExport(file, { limitBytes: LIMIT })).rejects.toMatchObject({ code: 'other_service', facts: { service } })
})

test('an encrypted backup of Threema is named as well', async () => {
  const file = await zipFile([{ name: 'settings', data: 'x', central: { flags: 1 } }], {}, 'threema-backup_2026.zip')
  await expect(openExport(file, { limitBytes: LIMIT })).rejects.toMatchObject({ code: 'other_service', facts: { service: 'Threema' } })
})

test('a document named like another service’s beside a chat does not hide the chat', async () => {
  expect(await textOf(await zipFile([text, { name: 'result.json', data: '{}' }]))).toBe(chat)
})

test('opening a zip is reported from nothing to all of the text', async () => {
  const steps: Progress[] = []
  const data = long.repeat(300)
  await openExport(await zipFile([{ name: '_chat.txt', data }]), { limitBytes: LIMIT, host: { report: (step) => steps.push(step) } })
  expect(steps[0]).toEqual({ stage: 'opening', done: 0, total: data.length })
  expect(steps.at(-1)).toEqual({ stage: 'opening', done: data.length, total: data.length })
  expect(steps.length).toBeGreaterThan(2)
  expect(steps.map(({ done }) => done)).toEqual(steps.map(({ done }) => done).toSorted((a, b) => a - b))
})

test('opening a zip stops when the host says so', async () => {
  const file = await zipFile([{ name: '_chat.txt', data: long.repeat(300) }])
  const stop = new AbortController()
  const host = { signal: stop.signal, report: ({ done }: Progress) => done > 0 && stop.abort() }
  await expect(openExport(file, { limitBytes: LIMIT, host })).rejects.toMatchObject({ name: 'AbortError' })
  await expect(openExport(file, { limitBytes: LIMIT, host })).rejects.toMatchObject({ name: 'AbortError' })
})

test('P26: a zip that changed while it was read is said to have changed', async () => {
  const file = await zipFile([{ name: '_chat.txt', data: long }])
  vi.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('The file changed.', 'NotReadableError')
  })
  expect(await codeOf(file)).toBe('file_changed')
})

function utf16(plain: string): Uint8Array<ArrayBuffer> {
  return joined([Uint8Array.from([0xff, 0xfe]), new Uint8Array(Uint16Array.from(plain, (unit) => unit.charCodeAt(0)).buffer)])
}
