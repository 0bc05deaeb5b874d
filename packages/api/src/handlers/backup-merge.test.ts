import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { RestoredAnswer, Saved } from '#shapes/index.ts'
import { pageOf, recordOf, textsOf, zipOf } from '#testing/backups.ts'
import { androidExport } from '#testing/exports.ts'
import { memoryStore } from '#testing/memory-store.ts'
import { sessionOf } from '#testing/session.ts'
import { Failure } from '../failure.ts'
import type { Store } from '../store.ts'
import { overviewHandlers } from './overview.ts'

const session = sessionOf({ overview: overviewHandlers })

const two = (n: number) => String(n).padStart(2, '0')
const people = [
  ['Ana', 'Ben'],
  ['Cara', 'Dan'],
  ['Eli', 'Fay'],
]
/** Messages `from` to `to` of an invented chat, one each 97 minutes; no two are the same. */
const part = (chat: number, from: number, to: number): File =>
  androidExport(
    Array.from({ length: to - from }, (_, k) => {
      const at = new Date(Date.UTC(2021, chat, 3, 7, (from + k) * 97))
      const day = `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}`
      return `${day}, ${two(at.getUTCHours())}:${two(at.getUTCMinutes())} - ${people[chat][(from + k) % 2]}: chat ${chat} message ${from + k}`
    }),
    `WhatsApp Chat with ${people[chat][1]}.txt`,
  )

/** An upload by its chat and its exports, each a stretch of messages. */
interface Upload {
  chat: number
  parts: [from: number, to: number][]
}
interface Device {
  uploads: Upload[]
  startsAt: number
}

const began = Date.UTC(2021, 5, 1, 12)

/** A device with these uploads, each made a minute after the one before. */
async function deviceOf({ uploads, startsAt }: Device) {
  const made = session()
  made.goPro()
  made.clock.now = startsAt
  const ids: string[] = []
  for (const { chat, parts } of uploads) {
    const [first, ...further] = parts
    const { upload_id } = await made.api.upload.run({ file: part(chat, ...first) })
    ids.push(upload_id)
    for (const [i, each] of further.entries()) {
      await vi.waitFor(() => expect(made.store.kept.get(upload_id)?.files).toHaveLength(i + 1))
      await made.api.upload.run({ file: part(chat, ...each), append_to: upload_id })
    }
    await vi.waitFor(() => expect(made.store.kept.get(upload_id)?.files).toHaveLength(parts.length))
    made.clock.now += 60_000
  }
  return { ...made, ids }
}
type Made = Awaited<ReturnType<typeof deviceOf>>

/** What can be read of each upload: its messages, as the chat opens after a reload. */
async function readableOf({ store }: { store: Made['store'] }): Promise<Map<string, Set<string>>> {
  const again = session({ store })
  again.goPro()
  const found = new Map<string, Set<string>>()
  for (const { id } of (await again.api.uploads.list()).uploads) {
    const { original_message_count } = await again.api.uploads.open({ upload_id: id })
    const texts = await Promise.all((store.kept.get(id)?.files ?? []).map((file) => file.text()))
    const messages = new Set(texts.flatMap((text) => text.split('\n').filter((line) => line !== '')))
    expect(messages.size, id).toBe(original_message_count)
    found.set(id, messages)
  }
  return found
}
const allOf = (readable: Map<string, Set<string>>): string[] => [...new Set([...readable.values()].flatMap((set) => [...set]))].sort()
const holds = (all: Map<string, Set<string>>, one: Set<string>) => [...all.values()].some((set) => [...one].every((each) => set.has(each)))

const stretch = fc.constantFrom<[number, number][]>([0, 20], [10, 30], [20, 45], [0, 45])
const device: fc.Arbitrary<Device> = fc.record({
  uploads: fc.array(
    fc.record({ chat: fc.nat(2), parts: fc.uniqueArray(stretch, { minLength: 1, maxLength: 3, selector: (each) => each.join() }) }),
    { maxLength: 3 },
  ),
  // The same milliseconds on both devices, too.
  startsAt: fc.constantFrom(began, began + 60_000, began + 90_000_000),
})

test('restored onto another device, a backup brings all that was on both, in either order, and a second time nothing', async () => {
  await fc.assert(
    fc.asyncProperty(device, device, async (a, b) => {
      const [first, second] = [await deviceOf(a), await deviceOf(b)]
      const [before, there] = [await readableOf(first), await readableOf(second)]
      const [fromFirst, fromSecond] = [await first.api.uploads.backup(), await second.api.uploads.backup()]
      const answer = await second.api.uploads.restore({ file: fromFirst })
      expect(answer).toMatchObject({ damaged: 0, no_room: 0 })
      const after = await readableOf(second)
      for (const one of [...before.values(), ...there.values()]) expect(holds(after, one)).toBe(true)
      // What is here keeps its id and all that it had.
      for (const [id, one] of there) expect([...(after.get(id) ?? [])]).toEqual(expect.arrayContaining([...one]))
      // Nothing is doubled: no more chats than there were on both.
      expect(after.size).toBeLessThanOrEqual(before.size + there.size)
      const again = await second.api.uploads.restore({ file: fromFirst })
      expect([again.restored, again.merged, again.skipped]).toEqual([0, undefined, before.size])
      expect(await readableOf(second)).toEqual(after)
      await first.api.uploads.restore({ file: fromSecond })
      expect(allOf(await readableOf(first))).toEqual(allOf(after))
    }),
    { numRuns: 40 },
  )
})

const early: Upload = { chat: 0, parts: [[0, 20]] }
const grown = (...further: [number, number][]): Upload => ({ chat: 0, parts: [[0, 20], ...further] })
const on = (...uploads: Upload[]): Device => ({ uploads, startsAt: began })
const later = (...uploads: Upload[]): Device => ({ uploads, startsAt: began + 90_000_000 })

test('an export that was added since comes back, with its day, and what is open follows', async () => {
  const source = await deviceOf(on(grown([10, 30], [20, 45])))
  const file = await source.api.uploads.backup()
  const made = await deviceOf(on(early))
  expect(made.ids).toEqual(source.ids)
  expect((await made.api.overview.get()).original_message_count).toBe(20)
  expect(await made.api.uploads.restore({ file })).toMatchObject({ restored: 0, skipped: 0, damaged: 0, merged: made.ids })
  expect((await made.api.overview.get()).original_message_count).toBe(45)
  const [was, is] = [source, made].map(({ store, ids }) => store.kept.get(ids[0])?.record)
  expect(is).toEqual(was)
})

test('a newer state here is never replaced by an older one', async () => {
  const file = await (await deviceOf(on(early))).api.uploads.backup()
  const made = await deviceOf(on(grown([10, 30])))
  const before = structuredClone(made.store.kept.get(made.ids[0])?.record)
  expect(await made.api.uploads.restore({ file })).toMatchObject({ restored: 0, skipped: 1 })
  expect(made.store.kept.get(made.ids[0])?.record).toEqual(before)
})

test('what was added on either side is kept, once', async () => {
  const file = await (await deviceOf(on(grown([10, 30])))).api.uploads.backup()
  const made = await deviceOf(on(grown([20, 45])))
  expect(await made.api.uploads.restore({ file })).toMatchObject({ merged: made.ids })
  const [readable] = (await readableOf(made)).values()
  expect(readable.size).toBe(45)
  expect(made.store.kept.size).toBe(1)
})

test('a chat that was uploaded here separately is the same one: what was saved of it is reported under its id here', async () => {
  const source = await deviceOf(on(grown([10, 30])))
  const favorites: Saved['favorites'] = [
    {
      id: 'one',
      author: 'Ana',
      text: 'chat 0 message 0',
      originalDate: '2021-01-03T07:00:00',
      savedOn: '2021-06-01T00:00:00.000Z',
      source: 'Search',
      uploadId: source.ids[0],
      uploadTitle: 'Ben',
      note: '',
      notedOn: null,
    },
  ]
  const made = await deviceOf(later(early))
  expect(made.ids).not.toEqual(source.ids)
  // One of its uploads is the chat there, the other one the chat here.
  const keptOff = {
    author: 'Ana',
    message: 'chat 0 message 1',
    uploadIds: [...source.ids, ...made.ids],
    savedOn: '2021-06-01T00:00:00.000Z',
  }
  const file = await source.api.uploads.backupWith({ favorites, milestones: [], kept_off: [keptOff] })
  const first = await made.api.uploads.restore({ file, only: 'saved' })
  expect(first).toMatchObject({ restored: 0, chats: made.ids, favorites: [{ id: 'one', uploadId: made.ids[0] }] })
  expect(made.store.kept.get(made.ids[0])?.files).toHaveLength(1)
  expect(first.kept_off).toEqual([{ ...keptOff, uploadIds: made.ids }])
  expect(await made.api.uploads.restore({ file })).toMatchObject({ merged: made.ids, favorites: [{ uploadId: made.ids[0] }] })
})

test('the same messages in another file are the same chat, and are not added again', async () => {
  const file = await (await deviceOf(on(early))).api.uploads.backup()
  const made = session()
  made.clock.now = began + 90_000_000
  const lines = (await part(0, 0, 20).text()).trimEnd()
  await made.api.upload.run({ file: new File([lines.replaceAll('\n', '\r\n')], 'chat.txt') })
  await vi.waitFor(() => expect(made.store.kept.size).toBe(1))
  expect(await made.api.uploads.restore({ file })).toMatchObject({ restored: 0, skipped: 1 })
  expect([...made.store.kept.values()].map(({ files }) => files.length)).toEqual([1])
})

test('if the same file has different bytes, either could be right: both are kept', async () => {
  const made = await deviceOf(on(early))
  const file = await made.api.uploads.backup()
  const kept = made.store.kept.get(made.ids[0])
  if (!kept) throw new Error('nothing is kept')
  const altered = new File([(await kept.files[0].text()).replace('message 7', 'massage 7')], kept.files[0].name)
  made.store.kept.set(made.ids[0], { ...kept, files: [altered] })
  expect(await made.api.uploads.restore({ file })).toMatchObject({ restored: 1, skipped: 0 })
  const texts = await Promise.all([...made.store.kept.values()].map(({ files }) => files[0].text()))
  expect(texts.map((text) => text.includes('massage 7'))).toEqual([true, false])
  expect(await made.api.uploads.restore({ file })).toMatchObject({ restored: 0, skipped: 1 })
})

test('two chats of one id are both kept', async () => {
  const file = await (await deviceOf(on({ chat: 1, parts: [[0, 20]] }))).api.uploads.backup()
  const made = await deviceOf(on(early))
  expect(await made.api.uploads.restore({ file })).toMatchObject({ restored: 1 })
  expect((await readableOf(made)).size).toBe(2)
  expect(await made.api.uploads.restore({ file })).toMatchObject({ restored: 0, skipped: 1 })
  expect((await readableOf(made)).size).toBe(2)
})

/** A backup whose chats have other exports added to them than were. */
async function withFurther(file: File, further: string): Promise<File> {
  const texts = await textsOf(file)
  const page = JSON.parse(texts['convostat-backup.json'])
  page.uploads[0].record.appended = recordOf('upload_1', 1).appended
  page.uploads[0].files.push('chats/more.txt')
  return zipOf({ ...texts, 'chats/more.txt': further, 'convostat-backup.json': JSON.stringify(page) })
}

test('an export that is of another chat is not added to one here: both are kept', async () => {
  const made = await deviceOf(on(early))
  const before = structuredClone(made.store.kept.get(made.ids[0])?.record)
  const other = (await part(0, 0, 20).text()).replaceAll('chat 0', 'something else')
  const file = await withFurther(await made.api.uploads.backup(), other)
  expect(await made.api.uploads.restore({ file })).toMatchObject({ restored: 1, damaged: 0 })
  expect(made.store.kept.size).toBe(2)
  expect(made.store.kept.get(made.ids[0])?.record).toEqual(before)
})

test('an export that is none is not added to a chat here', async () => {
  const made = await deviceOf(on(early))
  const before = structuredClone(made.store.kept.get(made.ids[0])?.record)
  const file = await withFurther(await made.api.uploads.backup(), 'This is no chat.')
  expect(await made.api.uploads.restore({ file })).toMatchObject({ restored: 0, damaged: 1 })
  expect(made.store.kept.get(made.ids[0])?.record).toEqual(before)
  expect(await readableOf(made)).toHaveProperty('size', 1)
})

const damaged = () => Promise.reject(new Failure('upload_damaged'))

test.each<[string, (made: Made, id: string) => void]>([
  ['is refused by the store', ({ store }) => void vi.spyOn(store, 'get').mockImplementationOnce(damaged)],
  ['is not listed any more', ({ store }, id) => void (store.kept.delete(id) && store.damaged.set(id, 48))],
  ['has lost its file', ({ store }) => void vi.spyOn(store, 'get').mockResolvedValueOnce(null)],
  [
    'breaks off when it is read',
    ({ store }, id) => {
      const [file] = store.kept.get(id)?.files ?? []
      if (file) file.stream = () => new ReadableStream({ start: (to) => to.error(new DOMException('', 'NotReadableError')) })
    },
  ],
])('a chat here that %s is replaced by the copy of a backup', async (_how, damage) => {
  const made = await deviceOf(on({ chat: 1, parts: [[0, 20]] }, early))
  const before = structuredClone(made.store.kept.get(made.ids[1])?.record)
  const file = await made.api.uploads.backup()
  const onlyIt = await zipOf({
    ...(await textsOf(file)),
    'convostat-backup.json': pageOf(JSON.parse((await textsOf(file))['convostat-backup.json']).uploads.slice(0, 1)),
  })
  damage(made, made.ids[1])
  expect(await made.api.uploads.restore({ file: onlyIt })).toMatchObject({ restored: 1, damaged: 0 })
  expect(made.store.kept.get(made.ids[1])?.record).toEqual(before)
  expect((await readableOf(made)).size).toBe(2)
})

test('what a damaged chat has beyond the backup stays with it', async () => {
  const file = await (await deviceOf(on(early))).api.uploads.backup()
  const made = await deviceOf(on(grown([10, 30])))
  const [id] = made.ids
  const kept = made.store.kept.get(id)
  if (!kept) throw new Error('nothing is kept')
  const [first, further] = kept.files
  vi.spyOn(made.store, 'get').mockImplementationOnce(damaged)
  const remains: Store['remains'] = async () => ({
    record: kept.record,
    files: [
      { file: new File([(await first.text()).replace('Ana', 'Amb')], first.name), isWhole: true },
      { file: further, isWhole: true },
    ],
  })
  vi.spyOn(made.store, 'remains').mockImplementation(remains)
  expect(await made.api.uploads.restore({ file })).toMatchObject({ restored: 1 })
  const [readable] = (await readableOf(made)).values()
  expect(readable.size).toBe(30)
  // Where it cannot be kept so, nothing takes the damaged one's place.
  vi.spyOn(made.store, 'get').mockImplementationOnce(damaged)
  vi.spyOn(made.store, 'remains').mockResolvedValue({
    record: kept.record,
    files: [
      { file: first, isWhole: false },
      { file: further, isWhole: false },
    ],
  })
  const before = structuredClone(made.store.kept.get(id)?.record)
  expect(await made.api.uploads.restore({ file })).toMatchObject({ restored: 1 })
  expect(made.store.kept.get(id)?.record).toEqual(before)
  expect(made.store.kept.size).toBe(2)
})

test('a storage that does not answer about one chat leaves it as it is, and the others come back', async () => {
  const source = await deviceOf(on(early, { chat: 1, parts: [[0, 20]] }))
  const file = await source.api.uploads.backup()
  const made = await deviceOf(on(early))
  vi.spyOn(made.store, 'get').mockRejectedValue(new DOMException('', 'InvalidStateError'))
  expect(await made.api.uploads.restore({ file })).toMatchObject({ restored: 1, failed: 1, damaged: 0 })
  vi.restoreAllMocks()
  expect((await readableOf(made)).size).toBe(2)
})

test('a chat that cannot be written, or that is damaged in the backup, leaves every other one as it is', async () => {
  const source = await deviceOf(on(early, { chat: 1, parts: [[0, 20]] }, { chat: 2, parts: [[0, 20]] }))
  const file = await source.api.uploads.backup()
  for (const [error, answer] of [
    [new DOMException('', 'InvalidStateError'), { failed: 1 }],
    [new Failure('storage_full'), { no_room: 1 }],
    [new Failure('upload_damaged'), { damaged: 1 }],
  ] as const) {
    const store = memoryStore()
    vi.spyOn(store, 'restore').mockRejectedValueOnce(error)
    expect(await session({ store }).api.uploads.restore({ file })).toMatchObject({ restored: 2, ...answer })
    expect((await readableOf({ store })).size).toBe(2)
    expect(await session({ store }).api.uploads.restore({ file })).toMatchObject({ restored: 1, skipped: 2 })
  }
})

/** A store that is gone from its nth write on, as where a tab is closed: that write and those after it never happen. */
function cutAt(store: Made['store'], writes: number) {
  let left = writes
  const dead = () => Promise.reject(new Failure('outdated'))
  const writing =
    <A extends unknown[]>(write: (...given: A) => Promise<void>) =>
    (...given: A) =>
      left-- > 0 ? write(...given) : dead()
  return {
    ...store,
    put: writing(store.put),
    append: writing(store.append),
    restore: writing(store.restore),
    update: writing(store.update),
  }
}

test('cut at every write, and begun again, a restore ends as if it had never been cut', async () => {
  const source = await deviceOf(
    on(
      grown([10, 30], [20, 45]),
      { chat: 1, parts: [[0, 20]] },
      {
        chat: 2,
        parts: [
          [0, 20],
          [0, 45],
        ],
      },
    ),
  )
  const file = await source.api.uploads.backup()
  const fresh = () => deviceOf(on(early))
  const uncut = await fresh()
  await uncut.api.uploads.restore({ file })
  const whole = await readableOf(uncut)
  expect(whole.size).toBe(3)
  for (let writes = 0; writes < 4; writes++) {
    const made = await fresh()
    const dying = session({ store: cutAt(made.store, writes) as Made['store'] })
    await expect(dying.api.uploads.restore({ file })).rejects.toMatchObject({ code: 'outdated' })
    await readableOf(made)
    const after = session({ store: made.store })
    const answer: RestoredAnswer = await after.api.uploads.restore({ file })
    expect(answer).toMatchObject({ damaged: 0, no_room: 0 })
    expect(await readableOf(made), String(writes)).toEqual(whole)
  }
})

test('each damaged file of a backup leaves every other chat as it is', async () => {
  const source = await deviceOf(
    on(
      grown([10, 30]),
      { chat: 1, parts: [[0, 20]] },
      {
        chat: 2,
        parts: [
          [0, 20],
          [0, 45],
        ],
      },
    ),
  )
  const texts = await textsOf(await source.api.uploads.backup())
  const names = Object.keys(texts).filter((name) => name.startsWith('chats/'))
  expect(names).toHaveLength(5)
  for (const name of names) {
    const { [name]: _lost, ...others } = texts
    const store = memoryStore()
    const after = session({ store })
    expect(await after.api.uploads.restore({ file: await zipOf(others) })).toMatchObject({ restored: 2, damaged: 1 })
    expect((await readableOf({ store })).size).toBe(2)
  }
})
