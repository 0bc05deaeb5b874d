import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { joined, zipOf } from '#testing/zip-builder.ts'
import { openExport } from './open-export.ts'
import { type Progress, ReadFailure } from './read-failure.ts'

const LIMIT = 512 << 20
const line = '24/09/2026, 14:32 - Ana: hi\n'
const chat = '24/09/2026, 14:32 - Zoë: hi 🎉\n24/09/2026, 14:33 - Ben: наконец\n'
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(values)

type Content = string | Uint8Array<ArrayBuffer>
const fileOf = (content: Content, name = 'chat.txt') => new File([content], name)

async function open(content: Content, name?: string) {
  const opened = await openExport(fileOf(content, name), { limitBytes: LIMIT })
  const { bytes: text, size } = opened
  expect(text.length - size).toBeGreaterThanOrEqual(64)
  expect(text.subarray(size).every((byte) => byte === 0)).toBe(true)
  return { ...opened, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text.subarray(0, size)) }
}
const textOf = async (content: Content) => (await open(content)).text
async function codeOf(content: Content, name?: string): Promise<string> {
  const error = await open(content, name).then(
    () => 'opened',
    (thrown: unknown) => thrown,
  )
  return error instanceof ReadFailure ? error.code : String(error)
}

function utf16(text: string, endian: 'le' | 'be'): Uint8Array<ArrayBuffer> {
  const units = new Uint8Array(text.length * 2)
  const view = new DataView(units.buffer)
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), endian === 'le')
  return units
}

async function gzip(plain: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([plain]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer())
}

test('a text is opened as it is, under its own name', async () => {
  expect(await open(chat, 'WhatsApp Chat with Ana.txt')).toMatchObject({
    text: chat,
    name: 'WhatsApp Chat with Ana.txt',
    archiveName: null,
    notes: [],
  })
})

test.each(['chat.TXT', '.txt', 'chat', 'chat.log', 'chat.pdf', 'chat.txt.exe', 'chat.txt ', 'chat.zip', 'chat.gz', 'chat.json', ''])(
  'P2: a text is opened as one, named %j',
  async (name) => {
    expect(await open(chat, name)).toMatchObject({ text: chat, name, archiveName: null })
  },
)

test.each(['CHAT.ZIP', 'chat.txt', 'chat', 'chat.log', 'chat.gz', ''])('P2: a zip is opened as one, named %j', async (name) => {
  const zip = await zipOf([{ name: '_chat.TXT', data: chat }])
  expect(await open(zip, name)).toMatchObject({ text: chat, name: '_chat.TXT', archiveName: name })
  const behindProgram = await zipOf([{ name: '_chat.txt', data: chat }], { before: new Uint8Array(3000), offsetsCount: false })
  expect(await codeOf(behindProgram, name)).toBe('opened')
})

test.each(['chat.txt.gz', 'chat.GZ', 'chat.txt', 'chat.zip', 'chat'])('P2: a gzip is opened as a text, named %j', async (name) => {
  expect(await open(await gzip(bytesOf(chat)), name)).toMatchObject({ text: chat, name: name.replace(/\.gz$/i, ''), archiveName: null })
  const wide = joined([bytes(0xff, 0xfe), utf16(chat, 'le')])
  expect(await open(await gzip(wide), name)).toMatchObject({ text: chat })
})

test('a gzip that is cut off, damaged or contains no text fails with its code', async () => {
  const whole = await gzip(bytesOf(line.repeat(500)))
  expect(await codeOf(whole.slice(0, -9), 'chat.gz')).toBe('gzip_invalid')
  const damaged = whole.slice()
  damaged[whole.length - 6] ^= 1 // its checksum
  expect(await codeOf(damaged, 'chat.gz')).toBe('gzip_invalid')
  expect(await codeOf(await gzip(png), 'chat.gz')).toBe('not_text')
  expect(await codeOf(await gzip(new Uint8Array(0)), 'chat.gz')).toBe('empty_file')
})

test('a gzip that unpacks to more than the limit is stopped there', async () => {
  const packed = await gzip(bytesOf(line.repeat(1000)))
  await expect(openExport(fileOf(packed), { limitBytes: line.length * 1000 - 1 })).rejects.toMatchObject({ code: 'gzip_too_large' })
  await expect(openExport(fileOf(packed), { limitBytes: line.length * 1000 })).resolves.toMatchObject({ size: line.length * 1000 })
})

test('a gzip bomb is stopped long before its end', async () => {
  const bomb = await gzip(new Uint8Array(400 << 20))
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  const report = (): void => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
  }
  await expect(openExport(fileOf(bomb), { limitBytes: LIMIT, host: { report } })).rejects.toMatchObject({ code: 'gzip_too_large' })
  expect(most).toBeLessThan(300 << 20)
})

test.each(['photo.png', 'photo', 'report.pdf', 'photo.txt.exe'])('P2: what is neither text nor zip is refused, named %j', async (name) => {
  expect(await codeOf(png, name)).toBe('not_txt_or_zip')
  expect(await codeOf(bytesOf(`%PDF-1.7\n${line}`), name)).toBe('not_txt_or_zip')
  const document = await zipOf([
    { name: '[Content_Types].xml', data: '<Types/>' },
    { name: 'word/document.xml', data: '<w:document/>' },
  ])
  expect(await codeOf(document, name)).toBe('not_txt_or_zip')
})

test('P2: a file whose content is not what its name promises is reported by its name', async () => {
  expect(await codeOf(png, 'chat.txt')).toBe('not_text')
  expect(await codeOf(png, 'chat.zip')).toBe('zip_invalid')
})

test('P3: no bytes are an empty file', async () => {
  expect(await codeOf('')).toBe('empty_file')
  expect(await codeOf('', 'chat.zip')).toBe('empty_file')
})

test.each([' ', '\n\n\r\n', '\t \n', '\ufeff', '\ufeff \n', '\u00a0\u3000\u200e\u2028', ' '.repeat(100_000), '\u3000'.repeat(50_000)])(
  'P4: blank is empty: %#',
  async (blank) => {
    expect(await codeOf(blank)).toBe('empty_file')
    expect(await codeOf(await zipOf([{ name: '_chat.txt', data: blank }]), 'chat.zip')).toBe('empty_file')
  },
)

test('P4: blank in UTF-16 is empty, and one letter anywhere is not', async () => {
  expect(await codeOf(joined([bytes(0xff, 0xfe), utf16(' \r\n', 'le')]))).toBe('empty_file')
  expect(await codeOf(bytes(0xff, 0xfe))).toBe('empty_file')
  expect(await codeOf(`${' '.repeat(9_999)}x`)).toBe('opened')
  expect(await codeOf(`${'\u3000'.repeat(9_999)}\u3042`)).toBe('opened')
})

const png = bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0)
test.each<[string, Uint8Array<ArrayBuffer>]>([
  ['a PNG', png],
  ['a JPEG', joined([bytes(0xff, 0xd8, 0xff, 0xe0), bytesOf(line)])],
  ['a PDF', bytesOf(`%PDF-1.7\n${line}`)],
  ['random bytes', Uint8Array.from({ length: 5000 }, (_, i) => (i * i * 31 + i * 7) & 255)],
  ['zeros', new Uint8Array(1000)],
  ['three zeros', new Uint8Array(3)],
  ['zeros on 2% of all places', bytesOf(`${'x'.repeat(49)}\0`.repeat(200))],
  ['a text whose rest was never written', joined([bytesOf(line.repeat(10_000)), new Uint8Array(900_000)])],
  ['zeros behind a mark of UTF-16', joined([bytes(0xff, 0xfe), new Uint8Array(500)])],
])('P5: %s is not text', async (_, binary) => {
  expect(await codeOf(binary)).toBe('not_text')
})

test('P5: a few stray control characters leave a text a text', async () => {
  expect(await textOf(`${line}24/09/2026, 14:33 - Ben: \0\u0001\n`)).toBe(`${line}24/09/2026, 14:33 - Ben: \0\u0001\n`)
})

test.each([
  ['UTF-8 with a mark', joined([bytes(0xef, 0xbb, 0xbf), bytesOf(chat)])],
  ['UTF-8 with two marks', joined([bytes(0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf), bytesOf(chat)])],
  ['UTF-16LE with a mark', joined([bytes(0xff, 0xfe), utf16(chat, 'le')])],
  ['UTF-16BE with a mark', joined([bytes(0xfe, 0xff), utf16(chat, 'be')])],
  ['UTF-16LE without a mark', utf16(chat, 'le')],
  ['UTF-16BE without a mark', utf16(chat, 'be')],
])('P7: %s reads as UTF-8 does', async (_, encoded) => {
  expect(await open(encoded)).toMatchObject({ text: chat, notes: [] })
  expect((await open(await zipOf([{ name: '_chat.txt', data: encoded }]), 'chat.zip')).text).toBe(chat)
})

test('P7: UTF-16 of a script without any Latin letter is known by its digits', async () => {
  const chinese = '2026年9月24日 下午2:32 - 小明: 你好，今天过得怎么样\n'.repeat(20)
  expect(await textOf(utf16(chinese, 'le'))).toBe(chinese)
  expect(await textOf(utf16(chinese, 'be'))).toBe(chinese)
})

test('P7: a mark on a later line stays', async () => {
  expect(await textOf(`\ufeff${line}\ufeff${line}`)).toBe(`${line}\ufeff${line}`)
})

test('P7: UTF-16 over several steps of decoding keeps every character whole', async () => {
  const long = '🎉é'.repeat(400_001)
  expect(await textOf(joined([bytes(0xff, 0xfe), utf16(long, 'le')]))).toBe(long)
})

test('P8: a text cut off inside a character is repaired, and the user informed', async () => {
  const whole = bytesOf(`${chat}🎉`)
  for (const cut of [1, 2, 3]) {
    expect(await open(whole.slice(0, whole.length - cut))).toMatchObject({
      text: `${chat}\ufffd`,
      notes: [{ code: 'text_repaired', detail: '1 character in the file could not be read. It appears as \ufffd.' }],
    })
  }
})

test('P8: plain ASCII cut off inside its first other character is repaired', async () => {
  expect(await open(joined([bytesOf(line), bytes(0xe2, 0x80)]))).toMatchObject({
    text: `${line}\ufffd`,
    notes: [{ code: 'text_repaired' }],
  })
})

test('P8: damaged UTF-8 keeps its good characters, and the bad ones are counted', async () => {
  const damaged = joined([bytesOf(chat), bytes(0xff, 0x61, 0x80), bytesOf(`\ufffd${chat}`)])
  expect(await open(damaged)).toMatchObject({
    text: `${chat}\ufffda\ufffd\ufffd${chat}`,
    notes: [{ code: 'text_repaired', detail: '2 characters in the file could not be read. They appear as \ufffd.' }],
  })
})

test('P8: an old Windows text is read with its accents', async () => {
  const old = Uint8Array.from('24/09/2026, 14:32 - José: mañana café à la crème\n', (character) => character.charCodeAt(0))
  expect(await open(old)).toMatchObject({
    text: '24/09/2026, 14:32 - José: mañana café à la crème\n',
    notes: [{ code: 'text_legacy_encoding', detail: 'This file uses an older text encoding, Western European (windows-1252).' }],
  })
})

test('P8: UTF-16 with half a character at its end is repaired', async () => {
  expect(await open(joined([bytes(0xff, 0xfe), utf16(line, 'le'), bytes(0x41)]))).toMatchObject({
    text: `${line}\ufffd`,
    notes: [{ code: 'text_repaired' }],
  })
})

test.each([
  ['\r\n', chat.replaceAll('\n', '\r\n')],
  ['\r', chat],
  ['\u2028', chat.replaceAll('\n', '\u2028')],
  ['\u0085', chat.replaceAll('\n', '\u0085')],
  ['\r\r\n', chat.replaceAll('\n', '\r\r\n')],
])('P9: lines that end with %j', async (end, expected) => {
  expect(await textOf(chat.replaceAll('\n', end))).toBe(expected)
})

test('P9: all of them mixed', async () => {
  expect(await textOf('a\rb\r\nc\nd\u2028e\u0085f\r')).toBe('a\nb\r\nc\nd\u2028e\u0085f\n')
  expect(await textOf(utf16('a 1 b 2\r3', 'le'))).toBe('a 1 b 2\n3')
})

test('P9: a lone carriage return in a legacy text becomes a line feed as well', async () => {
  expect(await textOf(bytes(0x61, 0xe9, 0x61, 13, 0x62))).toBe('aéa\nb')
})

test('a text beyond the host’s limit is refused unread', async () => {
  const file = fileOf(line)
  const stream = vi.spyOn(file, 'stream')
  await expect(openExport(file, { limitBytes: line.length - 1 })).rejects.toMatchObject({
    code: 'too_large',
    facts: { limitBytes: line.length - 1 },
  })
  expect(stream).not.toHaveBeenCalled()
  await expect(openExport(file, { limitBytes: line.length })).resolves.toMatchObject({ size: line.length })
})

test('opening is reported from nothing to all', async () => {
  const content = line.repeat(400_000)
  const steps: Progress[] = []
  await openExport(fileOf(content), { limitBytes: LIMIT, host: { report: (step) => steps.push(step) } })
  expect(steps[0]).toEqual({ stage: 'opening', done: 0, total: content.length })
  expect(steps.at(-1)).toEqual({ stage: 'opening', done: content.length, total: content.length })
  expect(steps.length).toBeGreaterThan(2)
})

test('opening stops when the host says so, with the host’s reason', async () => {
  const stop = new AbortController()
  const pause = async () => stop.abort(new Error('enough'))
  await expect(openExport(fileOf(chat), { limitBytes: LIMIT, host: { signal: stop.signal, pause } })).rejects.toThrow('enough')
  await expect(openExport(fileOf(chat), { limitBytes: LIMIT, host: { signal: AbortSignal.abort() } })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

test('P26: a file that changed after it was chosen is said to have changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-export-'))
  try {
    for (const [name, content] of [
      ['chat.txt', bytesOf(chat)],
      ['chat.zip', await zipOf([{ name: '_chat.txt', data: chat }])],
    ] as const) {
      const path = join(folder, name)
      await writeFile(path, content)
      const chosen = Object.assign(await openAsBlob(path), { name })
      expect(await openExport(chosen, { limitBytes: LIMIT })).toMatchObject({ size: bytesOf(chat).length })
      await writeFile(path, joined([content, content]))
      await expect(openExport(chosen, { limitBytes: LIMIT })).rejects.toMatchObject({ code: 'file_changed' })
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** The two kinds of streams that browsers make of files: one that fills the reader's buffer, one of chunks. */
const streams: Record<string, (parts: readonly string[]) => ReadableStream<Uint8Array<ArrayBuffer>>> = {
  bytes: (parts) => new Blob([...parts]).stream(),
  chunks: (parts) =>
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(bytesOf(part))
        controller.close()
      },
    }),
}

describe.each(Object.entries(streams))('a file as a stream of %s', (kind, streamOf) => {
  const reading = (file: File, given: readonly string[]) => {
    vi.spyOn(file, 'stream').mockReturnValue(streamOf(given))
    return openExport(file, { limitBytes: LIMIT })
  }

  test('is the kind it is meant to be', () => {
    const stream = streamOf([line])
    if (kind === 'bytes') expect(() => stream.getReader({ mode: 'byob' })).not.toThrow()
    else expect(() => stream.getReader({ mode: 'byob' })).toThrow(TypeError)
  })

  test('is read whole, with zeros behind it, however it comes', async () => {
    for (const parts of [[line, line, line], [line, '', line + line], [...(line + line + line)]]) {
      const { bytes: read, size } = await reading(fileOf(line + line + line), parts)
      expect(new TextDecoder().decode(read.subarray(0, size))).toBe(line + line + line)
      expect(read.length).toBeGreaterThanOrEqual(size + 64)
      expect(read.subarray(size).every((byte) => byte === 0)).toBe(true)
    }
  })

  test.each([['less'], [`${line}and more`], [line, 'and more'], [line, 'x'.repeat(200)]])(
    'P26: that gives fewer or more bytes than the file has means that it changed: %j',
    async (...given) => {
      await expect(reading(fileOf(line), given)).rejects.toMatchObject({ code: 'file_changed' })
    },
  )
})

test('another failure of reading stays what it is', async () => {
  const file = fileOf(line)
  const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({ pull: (controller) => controller.error(new Error('the disk is on fire')) })
  vi.spyOn(file, 'stream').mockReturnValue(broken)
  await expect(openExport(file, { limitBytes: LIMIT })).rejects.toThrow('the disk is on fire')
})

/** Opens whatever it is given; anything but an opened text or a failure with a code is a find. */
async function opensOrFails(content: Uint8Array<ArrayBuffer>, name: string): Promise<void> {
  const outcome = await openExport(fileOf(content, name), { limitBytes: 4 << 20 }).catch((error: unknown) => error)
  if (outcome instanceof ReadFailure) return
  if (outcome instanceof Error) throw outcome
  const { bytes: text, size } = outcome as Awaited<ReturnType<typeof openExport>>
  new TextDecoder('utf-8', { fatal: true }).decode(text.subarray(0, size))
  expect(text.subarray(size, size + 64)).toEqual(new Uint8Array(64))
  expect(/\r(?!\r*\n)/.test(new TextDecoder().decode(text.subarray(0, size)))).toBe(false)
}

/** Where to write which byte, what to cut off, what to repeat. */
const mutation = fc.record({
  writes: fc.array(fc.tuple(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.integer({ min: 0, max: 255 })), {
    maxLength: 6,
  }),
  keep: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) }),
  twice: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
})
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never

function mutated(original: Uint8Array<ArrayBuffer>, { writes, keep, twice }: Mutation): Uint8Array<ArrayBuffer> {
  const copy = original.slice()
  for (const [where, byte] of writes) copy[Math.floor(where * copy.length)] = byte
  const kept = copy.slice(0, Math.ceil(keep * copy.length))
  return twice ? joined([kept, kept]) : kept
}

const fuzzTime = { interruptAfterTimeLimit: 2_000, numRuns: 100_000, markInterruptAsFailure: false } as const

test('Z1-Z20: no mutation of a zip does anything but open or fail with its code', async () => {
  const stored = { name: '__MACOSX/._WhatsApp Chat.txt', data: 'x', method: 0 } as const
  const seeds = [
    await zipOf([{ name: '_chat.txt', data: chat }, stored, { name: 'a.jpg', data: 'jpeg' }]),
    await zipOf([
      { name: 'WhatsApp Chat with Ana.txt', data: chat.repeat(9), descriptor: true },
      { name: 'b.txt', data: line },
    ]),
    await zipOf([{ name: '_chat.txt', data: chat, method: 0 }], { zip64: true, comment: bytesOf('PK'), before: bytes(1, 2, 3) }),
  ]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...seeds), mutation, (seed, change) => opensOrFails(mutated(seed, change), 'chat.zip')),
    fuzzTime,
  )
})

test('P3-P9: no mutation of a text does anything but open or fail with its code', async () => {
  const seeds = [
    bytesOf(chat.repeat(3)),
    bytesOf(chat.replaceAll('\n', '\r\n')),
    joined([bytes(0xff, 0xfe), utf16(chat, 'le')]),
    utf16(chat, 'be'),
    Uint8Array.from('24/09/2026, 14:32 - José: mañana\n', (character) => character.charCodeAt(0)),
  ]
  const anything = fc.uint8Array({ maxLength: 300 }).map((values) => Uint8Array.from(values))
  const content = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...seeds), mutation).map(([seed, change]) => mutated(seed, change)) },
    { weight: 1, arbitrary: anything },
  )
  await fc.assert(
    fc.asyncProperty(content, (text) => opensOrFails(text, 'chat.txt')),
    fuzzTime,
  )
})

test.each(['te va a gustar', 'te va a gustar  y', 'mustard', 'ajustar\tla', 'ustar00'])(
  '“%s” where a tar has its sign is text',
  async (word) => {
    const head = '24/09/2026, 14:32 - Ana: '
    const text = `${head}${'x'.repeat(257 - head.length - word.indexOf('ustar'))}${word}\n24/09/2026, 14:33 - Ben: yo\n`
    expect(text.indexOf('ustar')).toBe(257)
    const opened = await openExport(new File([text], 'chat.txt'), { limitBytes: 1 << 20 })
    expect(new TextDecoder().decode(opened.bytes.subarray(0, opened.size))).toBe(text)
  },
)
