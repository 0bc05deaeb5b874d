import { expect, test, vi } from 'vitest'
import { bytesOf, record, type ZipEntry, zipFile, zipOf } from '#testing/zip-builder.ts'
import { chat, codeOf, LIMIT, long, named, open, otherChat, photo, text, textOf, utf16 } from '#testing/zip-opening.ts'
import { openExport } from './open-export.ts'
import type { Progress } from './read-failure.ts'

test('a chat in a zip is opened under its own name, with the zip’s beside it', async () => {
  const opened = await open(await zipFile([text, photo]))
  expect(opened).toMatchObject({ text: chat, name: '_chat.txt', archiveName: 'WhatsApp Chat - Ana.zip', notes: [] })
})

test('behind the text are at least 64 zero bytes', async () => {
  const { bytes, size } = await open(await zipFile([text]))
  expect(bytes.length - size).toBeGreaterThanOrEqual(64)
  expect(bytes.subarray(size).every((byte) => byte === 0)).toBe(true)
})

test('a stored text is opened as a packed one', async () => {
  expect(await textOf(await zipFile([{ ...text, method: 0 }]))).toBe(chat)
})

test('Z1: what is not a zip, or half of one, is damaged', async () => {
  const whole = await zipOf([{ name: '_chat.txt', data: long }, photo])
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

test('Z2: an empty archive contains no chat', async () => {
  const empty = await zipOf([])
  expect(empty).toHaveLength(22)
  expect(await codeOf(named(empty))).toBe('zip_no_chat')
})

test('Z3: only photos contain no chat', async () => {
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
      detail: 'The zip contains 2 chats. This is “WhatsApp Chat with Cleo.txt”. To see another, upload its text file.',
      facts: { chats: 2, file: 'WhatsApp Chat with Cleo.txt' },
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

test('Z19: symbolic links and folders are not a chat', async () => {
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

test('Z19: what macOS adds is not a chat', async () => {
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
