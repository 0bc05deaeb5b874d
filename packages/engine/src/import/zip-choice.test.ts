/** Which text of an archive is the chat, and which service's archive it is, by names and sizes alone. */
import type { FileEntry } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { describe, expect, test } from 'vitest'
import { bestOf, candidates, rank, refuseAmbiguous } from './zip-choice.ts'
import { serviceOfZip } from './zip-services.ts'

const entry = (filename: string, uncompressedSize = 10, crc32 = 1) => ({ filename, uncompressedSize, crc32 }) as unknown as FileEntry
const ordered = (...entries: FileEntry[]): string[] => candidates(entries).map(({ name }) => name)

describe('the texts of an archive', () => {
  test.each([
    [
      ['notes.txt', '_chat.txt'],
      ['_chat.txt', 'notes.txt'],
    ],
    [
      ['notes.txt', 'WhatsApp Chat with Ana.txt'],
      ['WhatsApp Chat with Ana.txt', 'notes.txt'],
    ],
    [
      ['WhatsApp Chat with Ana.txt', '_chat.txt'],
      ['_chat.txt', 'WhatsApp Chat with Ana.txt'],
    ],
    [
      ['our chat.log', 'notes.txt'],
      ['notes.txt', 'our chat.log'],
    ],
    [
      ['a.txt.bak', 'NOTES.TXT'],
      ['NOTES.TXT', 'a.txt.bak'],
    ],
    [
      ['atxt', 'b.txt'],
      ['b.txt', 'atxt'],
    ],
    [
      ['a.jpg', 'b.opus', 'c.PDF', 'd.txt', 'e'],
      ['d.txt', 'e'],
    ],
    [['__MACOSX/_chat.txt', 'x/__MACOSX/a.txt', '._chat.txt', 'x/._a.txt', 'x\\._a.txt', '__MACOSX\\a.txt', 'b.txt'], ['b.txt']],
    [
      ['my__MACOSX/a.txt', 'x._b.txt', '._folder/c.txt', '__MACOSX.txt'],
      ['a.txt', 'x._b.txt', 'c.txt', '__MACOSX.txt'],
    ],
    [
      ['folder/a.txt', 'folder\\b.txt', 'c\u0007\n.txt'],
      ['a.txt', 'b.txt', 'c.txt'],
    ],
  ])('%j: %j', (paths, wanted) => expect(ordered(...paths.map((path) => entry(path)))).toEqual(wanted))

  test('of equals the largest comes first', () => {
    expect(ordered(entry('a.txt', 1), entry('b.txt', 3), entry('c.txt', 2))).toEqual(['b.txt', 'c.txt', 'a.txt'])
    expect(ordered(entry('a.txt', 1), entry('chat.txt', 3), entry('c.txt', 9))).toEqual(['chat.txt', 'c.txt', 'a.txt'])
  })
  test('a name is shown with its last 200 characters', () => {
    expect(ordered(entry(`${'x'.repeat(196)}.txt`))[0]).toHaveLength(200)
    const [long] = ordered(entry(`${'x'.repeat(197)}.txt`))
    expect(long).toBe(`…${'x'.repeat(196)}.txt`)
  })
})

test.each([
  ['_chat.txt', 0],
  ['_CHAT.TXT', 0],
  ['_chat 2.txt', 0],
  ['_chat 12.txt', 0],
  ['_chat (1).txt', 0],
  ['_chat(12).txt', 0],
  ['_chat2.txt', 1],
  ['_chat (a).txt', 1],
  ['_chat 2 3.txt', 1],
  ['my_chat.txt', 1],
  ['_chat.txt.bak', 1],
  ['_chatxtxt', 1],
  ['WhatsApp.log', 1],
  ['notes.txt', 2],
])('the rank of %s is %i', (name, wanted) => expect(rank(name)).toBe(wanted))

test('once headers are counted, an iPhone’s own name is the best, then headers, then the ending, the name, the size', () => {
  const best = (...texts: [name: string, headers: number, size: number][]) =>
    bestOf(texts.map(([name, headers, size]) => ({ name, headers, entry: entry(name, size) }))).name
  expect(best(['chat.txt', 9, 9], ['_chat.txt', 0, 1])).toBe('_chat.txt')
  expect(best(['chat.txt', 0, 9], ['notes.log', 1, 1])).toBe('notes.log')
  expect(best(['notes.log', 9, 9], ['notes.txt', 1, 1])).toBe('notes.txt')
  expect(best(['notes.txt', 9, 9], ['chat.txt', 1, 1])).toBe('chat.txt')
  expect(best(['b.txt', 9, 8], ['a.txt', 1, 9])).toBe('a.txt')
  const texts = [
    { name: 'b.txt', headers: 1, entry: entry('b.txt', 1) },
    { name: 'a.txt', headers: 1, entry: entry('a.txt', 2) },
  ]
  expect([bestOf(texts).name, texts[0].name]).toEqual(['a.txt', 'b.txt'])
})

test('two entries of one name are refused where their bytes differ', () => {
  const chosen = entry('a.txt', 5, 7)
  const refused =
    (...others: FileEntry[]) =>
    () =>
      refuseAmbiguous(chosen, [chosen, ...others])
  expect(refused(entry('a.txt', 5, 8))).toThrow('zip_ambiguous')
  expect(refused(entry('a.txt', 6, 7))).toThrow('zip_ambiguous')
  expect(refused(entry('b.txt', 5, 7), entry('a.txt', 5, 6))).toThrow('zip_ambiguous')
  expect(refused(entry('a.txt', 5, 7), entry('b.txt', 6, 8))).not.toThrow()
})

describe('an archive is another service’s by files that only that one contains', () => {
  const id = '12345678901234567'
  /** Each with everything it takes; the first can be in any folder. */
  const archives: [service: string, ...paths: string[]][] = [
    ['Telegram', 'result.json'],
    ['Telegram', 'messages.html'],
    ['Telegram', 'messages12.html'],
    ...['inbox', 'archived_threads', 'e2ee_cutover', 'filtered_threads', 'message_requests'].map((folder): [string, string] => [
      'Messenger',
      `messages/${folder}/ana_123/message_1.json`,
    ]),
    ['Messenger', 'messages/inbox/ana/message_12.html'],
    ['Google Chat', 'Groups/DM 1/messages.json'],
    ['Google Chat', 'Groups/DM 1/group_info.json'],
    ['Discord', 'messages/index.json'],
    ['Discord', `messages/c${id}/messages.json`],
    ['Discord', `messages/${id}/channel.json`],
    ['Discord', `messages/c${id}/messages.csv`],
    ['Discord', `Ana [${id}].json`],
    ['Discord', `Ana [${id}] part 2.html`],
    ['Discord', `Ana [${id}].csv`],
    ['Threema', 'message_ANA1.csv'],
    ['Threema', 'group_message_x-1.csv'],
    ['Google Hangouts', 'Hangouts/Hangouts.json'],
    ['Signal', 'chat.md'],
    ['Signal', 'main.jsonl', 'metadata.json'],
    ['Snapchat', 'chat_history.json'],
    ['Snapchat', 'snap_history.html'],
    ['Slack', 'channels.json', 'users.json', 'general/2024-05-06.json'],
    ['Skype', 'endpoints.json', 'messages.json'],
    ['KakaoTalk', 'KakaoTalk_1.csv'],
    ['KakaoTalk', 'KakaoTalkChats.eml'],
    ['Instagram', 'messages/inbox/ana/message_1.json', 'connections/followers_1.json'],
    ['Instagram', 'messages/inbox/ana/message_1.json', 'following.html'],
    ['Instagram', 'messages/inbox/ana/message_1.json', 'your_instagram_activity/a.txt'],
    ['Instagram', 'messages/inbox/ana/message_1.json', 'followers_and_following/a.txt'],
  ]
  const service = (...paths: string[]) => serviceOfZip(paths, 'a.zip')
  test.each(archives)('%s: %s', (name, ...paths) => {
    const [first, ...others] = paths
    expect(service(...paths)).toBe(name)
    expect(service('a.jpg', ...paths)).toBe(name)
    expect(service(`My export/${first}`, ...others)).toBe(name)
    expect(service(`My export\\${first.replaceAll('/', '\\')}`, ...others)).toBe(name)
    if (!/Slack/.test(name)) expect(service(...paths.map((path) => path.toUpperCase()))).toBe(name)
    for (const [i, path] of paths.entries()) {
      const others = paths.filter((_, n) => n !== i)
      const near = [`${path}x`, path.replace('.', '_'), path.replace(/\.\w+$/, '.txt'), path.replaceAll('/', '/x')]
      // Some folders may have any name, and a channel’s file any in front of its id; `followers` ends many a name, and Instagram’s folders are known by a part.
      if (!path.includes('[') && !/^(?:general|connections)/.test(path)) near.push(`x${path}`)
      if (!path.includes('_activity') && !path.includes('_and_'))
        for (const other of near) if (other !== path) expect([other, service(other, ...others) === name]).toEqual([other, false])
      if (i > 0) expect(service(first)).not.toBe(name)
    }
  })
  test('or by its own name', () => {
    expect(serviceOfZip([], 'threema-backup_1.zip')).toBe('Threema')
    expect(serviceOfZip(['a.txt'], 'Threema-Backup.zip')).toBe('Threema')
    expect(serviceOfZip([], 'my threema-backup.zip')).toBeNull()
    expect(serviceOfZip(['messages/inbox/ana/message_1.json'], 'instagram-ana.zip')).toBe('Instagram')
    expect(serviceOfZip(['_chat.txt'], 'instagram-ana.zip')).toBeNull()
  })
  test('an id has 15 to 20 digits, a path up to 1,024 characters', () => {
    for (const [length, found] of [
      [14, null],
      [15, 'Discord'],
      [20, 'Discord'],
      [21, null],
    ] as const) {
      expect(service(`messages/${'1'.repeat(length)}/messages.json`)).toBe(found)
      expect(service(`[${'1'.repeat(length)}].json`)).toBe(found)
    }
    expect(service(`${'x'.repeat(1024 - '/chat.md'.length)}/chat.md`)).toBe('Signal')
    expect(service(`${'x'.repeat(1025 - '/chat.md'.length)}/chat.md`)).toBeNull()
  })
})
