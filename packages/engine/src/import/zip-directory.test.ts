/** The directory of an archive with very many entries, read from bytes written here field by field. */
import { describe, expect, test } from 'vitest'
import { isMedia, largeDirectory, listEntries } from './zip-directory.ts'

interface Entry {
  name: string
  /** Fields of the record in the directory, by their places in it: [place, bytes, value]. */
  fields?: readonly (readonly [at: number, bytes: 2 | 4, value: number])[]
  extra?: Uint8Array
}

const encoder = new TextEncoder()

function put(view: DataView, at: number, bytes: number, value: number): void {
  if (bytes === 2) view.setUint16(at, value, true)
  else if (bytes === 4) view.setUint32(at, value, true)
  else view.setBigUint64(at, BigInt(value), true)
}

/** Bytes of these fields, one behind the other. */
function fields(...all: readonly (readonly [value: number, bytes: number])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(all.reduce((sum, [, size]) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [value, size] of all) {
    put(view, at, size, value)
    at += size
  }
  return bytes
}

/** The end of an archive: its directory's count of entries, its length and its place. */
const endOf = (count: number, bytes: number, start: number, comment = 0) =>
  fields([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [bytes, 4], [start, 4], [comment, 2])
const end64Of = (count: number, bytes: number, start: number) =>
  fields([0x06064b50, 4], [44, 8], [45, 2], [45, 2], [0, 8], [count, 8], [count, 8], [bytes, 8], [start, 8])
const locatorOf = (at: number) => fields([0x07064b50, 4], [0, 4], [at, 8], [1, 4])

/** Each entry's body takes a header of 30 bytes, its name, and ten bytes more. */
function partsOf(entries: readonly Entry[]) {
  let offset = 0
  const records = entries.map(({ name, fields: changed = [], extra = new Uint8Array() }, i) => {
    const path = encoder.encode(name)
    const record = new Uint8Array(46 + path.length + extra.length)
    const view = new DataView(record.buffer)
    const written = [
      [0, 4, 0x02014b50],
      [16, 4, 1000 + i],
      [20, 4, 10],
      [24, 4, 20],
      [28, 2, path.length],
      [30, 2, extra.length],
      [42, 4, offset],
    ] as const
    for (const [at, bytes, value] of [...written, ...changed]) put(view, at, bytes, value)
    record.set(path, 46)
    record.set(extra, 46 + path.length)
    offset += 30 + path.length + 10
    return record
  })
  const directory = new Uint8Array(records.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const record of records) {
    directory.set(record, at)
    at += record.length
  }
  return { body: new Uint8Array(offset), directory, count: entries.length, start: offset, bytes: directory.length }
}

const plain = (count: number): Entry[] => Array.from({ length: count }, (_, i) => ({ name: `${i}.txt` }))
const many = partsOf(plain(5001))
const archive = (...parts: Uint8Array<ArrayBuffer>[]) => new Blob(parts)
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: Error) => error.message,
  )

describe('an archive is large', () => {
  const whole = ({ body, directory, count, bytes, start }: typeof many) =>
    largeDirectory(archive(body, directory, endOf(count, bytes, start)))
  test('with more than 5,000 entries', async () => {
    expect(await whole(many)).toEqual({ start: many.start, bytes: many.bytes, count: 5001, before: 0 })
    expect(await whole(partsOf(plain(5000)))).toBeNull()
  })
  test('or with a directory of more than 2 MB', async () => {
    const filling = (bytes: number): Entry[] => Array.from({ length: 40 }, (_, i) => ({ name: `${10 + i}`, extra: new Uint8Array(bytes) }))
    expect(await whole(partsOf(filling(50_000 - 48)))).toBeNull()
    expect(await whole(partsOf(filling(50_000 - 47)))).toMatchObject({ count: 40, bytes: 2_000_040 })
  })
  test('not without an end', async () => {
    expect(await largeDirectory(archive(many.body, many.directory))).toBeNull()
    expect(await largeDirectory(archive())).toBeNull()
    expect(await largeDirectory(archive(encoder.encode('PK')))).toBeNull()
  })
  test('wherever the end is before a comment, the last one that reaches no further than the file', async () => {
    const { body, directory, count, bytes, start } = many
    for (const length of [1, 65_535])
      expect(await largeDirectory(archive(body, directory, endOf(count, bytes, start, length), new Uint8Array(length)))).toMatchObject({
        count,
      })
    expect(
      await largeDirectory(archive(body, directory, endOf(count, bytes, start, 30), endOf(7000, 1, 1, 9), new Uint8Array(8))),
    ).toMatchObject({
      count,
    })
    expect(await largeDirectory(archive(body, directory, endOf(count, bytes, start, 2), new Uint8Array(1)))).toBeNull()
  })
  test('also if other bytes are in front, which its places do not count', async () => {
    const { body, directory, count, bytes, start } = many
    expect(await largeDirectory(archive(new Uint8Array(99), body, directory, endOf(count, bytes, start)))).toEqual({
      start: start + 99,
      bytes,
      count,
      before: 99,
    })
  })
  test('not if its directory cannot be in it', async () => {
    const { body, directory, count, bytes, start } = many
    expect(await largeDirectory(archive(body, directory, endOf(count, start + bytes + 1, start)))).toBeNull()
    expect(await largeDirectory(archive(body, directory, endOf(count, (64 << 20) + 1, start)))).toBeNull()
    expect(await largeDirectory(archive(directory, endOf(count, bytes, 0)))).toMatchObject({ start: 0 })
  })
})

describe('the end of zip64', () => {
  const { body, directory, count, bytes, start } = many
  const at = start + bytes
  const withEnds = (end: Uint8Array<ArrayBuffer>, locator = locatorOf(at), end64 = end64Of(count, bytes, start)) =>
    largeDirectory(archive(body, directory, end64, locator, end))
  test('is read where a number of the usual end has no room', async () => {
    for (const end of [endOf(0xffff, 1, 1), endOf(6000, 0xffffffff, 1), endOf(6000, 1, 0xffffffff)])
      expect(await withEnds(end)).toEqual({ start, bytes, count, before: 0 })
  })
  test('not otherwise', async () => {
    expect(await withEnds(endOf(6000, bytes, start), locatorOf(at), end64Of(7000, bytes, start))).toMatchObject({ count: 6000 })
  })
  test('is found in its usual place where bytes are in front of the archive', async () => {
    for (const place of [at - 1, at + 2 ** 40, at + 1])
      expect(await withEnds(endOf(0xffff, 0xffffffff, 0xffffffff), locatorOf(place))).toEqual({ start, bytes, count, before: 0 })
  })
  test('is missing without its locator or its own sign', async () => {
    const end = endOf(0xffff, 0xffffffff, 0xffffffff)
    expect(await withEnds(end, new Uint8Array(20))).toBeNull()
    expect(await withEnds(end, locatorOf(at), new Uint8Array(56))).toBeNull()
    expect(await largeDirectory(archive(locatorOf(0), end))).toBeNull()
    expect(await largeDirectory(archive(end))).toBeNull()
  })
  test('with more than 100,000 entries is refused if its directory has room for them', async () => {
    const end = endOf(0xffff, 0xffffffff, 0xffffffff)
    const of = (entries: number, length: number) =>
      codeOf(largeDirectory(archive(new Uint8Array(length), end64Of(entries, length, 0), locatorOf(length), end)))
    expect(await of(100_001, 100_001 * 46)).toBe('zip_too_many')
    expect(await of(100_001, 100_001 * 46 - 1)).toBe('none')
    expect(await of(100_000, 100_001 * 46)).toBe('none')
  })
})

describe('the entries of a directory', () => {
  async function listing(entries: readonly Entry[], more: { count?: number; cut?: number; start?: number; before?: number } = {}) {
    const { body, directory, count, bytes, start } = partsOf(entries)
    const from = { start, bytes: bytes - (more.cut ?? 0), count, before: 0, ...more }
    return listEntries(archive(body, directory, new Uint8Array(100)), from)
  }
  const code = (...given: Parameters<typeof listing>) => codeOf(listing(given[0], given[1]))
  const [a, b] = [{ name: 'a.txt' }, { name: 'b.txt' }]
  const with64 = (...values: (readonly [number, number])[]) => fields([1, 2], [values.length * 8, 2], ...values)

  test('are listed with what choosing takes, without folders and pictures', async () => {
    const { listed, isAnyEncrypted } = await listing([a, { name: 'x/' }, { name: 'x/b.jpg' }, { name: 'x/ü' }])
    expect(listed).toEqual([
      { path: 'a.txt', bytes: 20, crc: 1000, at: 0, length: 51 },
      { path: 'x/ü', bytes: 20, crc: 1003, at: 51 + 48 + 53, length: 50 },
    ])
    expect(isAnyEncrypted).toBe(false)
  })
  test('may be encrypted, any of them', async () => {
    const encrypted = (flags: number) => listing([a, { ...b, fields: [[8, 2, flags]] }, { name: 'c' }])
    expect((await encrypted(0x0801)).isAnyEncrypted).toBe(true)
    expect((await encrypted(0x0802)).isAnyEncrypted).toBe(false)
  })
  test('are as many as the archive says, of which it may count no more than 65,535', async () => {
    expect(await code([a, b], { count: 1 })).toBe('zip_invalid')
    expect(await code([a, b], { count: 3 })).toBe('zip_invalid')
    expect(await code([a, b], { count: 2 + 0x1_0000 })).toBe('zip_invalid')
  })
  test('are in one file, whole, one behind the other', async () => {
    expect(await code([a, { ...b, fields: [[34, 2, 1]] }])).toBe('zip_invalid')
    expect(await code([a, { ...b, fields: [[0, 4, 0x02014b51]] }])).toBe('zip_invalid')
    for (const cut of [1, 5, 6, 50]) expect([cut, await code([a, b], { cut, count: 2 })]).toEqual([cut, 'zip_invalid'])
    expect(await code([a, b], { cut: 51, count: 1 })).toBe('none')
    expect(await code([a, { ...b, fields: [[32, 2, 60_000]] }])).toBe('zip_invalid')
  })
  test('share no bytes, in whatever order they are listed', async () => {
    expect(await code([a, b])).toBe('none')
    expect(
      await code([
        { ...a, fields: [[42, 4, 45]] },
        { ...b, fields: [[42, 4, 0]] },
      ]),
    ).toBe('none')
    expect(await code([a, { ...b, fields: [[42, 4, 44]] }])).toBe('zip_overlap')
    expect(
      await code([
        { ...a, fields: [[42, 4, 44]] },
        { ...b, fields: [[42, 4, 0]] },
      ]),
    ).toBe('zip_overlap')
    expect(await code([a, { ...b, fields: [[42, 4, 0]] }])).toBe('zip_overlap')
  })
  test('end before the directory begins', async () => {
    expect(await code([a, { ...b, fields: [[20, 4, 11]] }])).toBe('zip_invalid')
    expect(await code([a, b], { before: 1 })).toBe('zip_invalid')
  })
  test('have sizes and places that take 64 bits in their extra field, in its order', async () => {
    const no = 0xffffffff
    const sizes = async (extra: Uint8Array, ...changed: NonNullable<Entry['fields']>) => {
      try {
        return (await listing([a, { ...b, extra, fields: changed }])).listed[1].bytes
      } catch (error) {
        return (error as Error).message
      }
    }
    const [noBytes, noPacked, noOffset] = [[24, 4, no] as const, [20, 4, no] as const, [42, 4, no] as const]
    expect(await sizes(with64([70, 8]), noBytes)).toBe(70)
    expect(await sizes(with64([70, 8], [10, 8]), noBytes, noPacked)).toBe(70)
    expect(await sizes(with64([70, 8], [11, 8]), noBytes, noPacked)).toBe('zip_invalid')
    expect(await sizes(with64([70, 8], [10, 8], [45, 8]), noBytes, noPacked, noOffset)).toBe(70)
    expect(await sizes(with64([70, 8], [10, 8], [44, 8]), noBytes, noPacked, noOffset)).toBe('zip_overlap')
    expect(await sizes(with64([10, 8]), noPacked)).toBe(20)
    expect(await sizes(with64([45, 8]), noOffset)).toBe(20)
    expect(await sizes(with64([46, 8]), noOffset)).toBe('zip_invalid')
    // Behind fields of other kinds; not in them, not beyond its own length, not beyond the record.
    const other = fields([2, 2], [12, 2], [1, 2], [8, 2], [99, 8])
    expect(await sizes(Uint8Array.from([...other, ...with64([70, 8])]), noBytes)).toBe(70)
    expect(await sizes(other, noBytes)).toBe('zip_invalid')
    expect(await sizes(fields([1, 2], [7, 2], [70, 8]), noBytes)).toBe('zip_invalid')
    expect(await sizes(fields([1, 2], [16, 2], [70, 8]), noBytes, noPacked)).toBe('zip_invalid')
    expect(await sizes(new Uint8Array(), noBytes)).toBe('zip_invalid')
    expect(await sizes(fields([1, 2], [8, 2], [70, 4]), noBytes)).toBe('zip_invalid')
  })
  test('are read across pieces of a megabyte', async () => {
    const entries = Array.from({ length: 60 }, (_, i) => ({ name: `${i}.txt`, extra: new Uint8Array(40_000 + i) }))
    expect((await listing(entries)).listed.map(({ path }) => path)).toEqual(entries.map(({ name }) => name))
  })
  test('have names of up to 1,024 bytes', async () => {
    expect((await listing([{ name: 'x'.repeat(1025) }])).listed[0].path).toHaveLength(1024)
  })
})

test.each([
  ['a.jpg', true],
  ['x/a.OPUS', true],
  ['a.txt.pdf', true],
  ['jpg', false],
  ['a.jpgx', false],
  ['a.txt', false],
  ['.7z', true],
  ['a.', false],
])('%s is a medium: %s', (path, wanted) => expect(isMedia(path)).toBe(wanted))
