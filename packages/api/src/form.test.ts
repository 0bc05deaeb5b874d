import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundary, filePart, formBytes, inPieces, valuePart } from '#testing/forms.ts'
import { readForm } from './form.ts'
import { memoryReceiver } from './upload-sink.ts'

const type = `multipart/form-data; boundary=${boundary}`
const read = (bytes: Uint8Array, contentType = type, size = bytes.length || 1) =>
  readForm(inPieces(bytes, size), contentType, memoryReceiver())
const textOf = (file: unknown) => (file instanceof File ? file.text() : Promise.reject(new Error(`expected a file, got ${file}`)))

test('any bytes arrive as they were sent, however they are cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 1, max: 90 }), async (content, size) => {
      const { file, date_order } = await read(formBytes([filePart('chat.txt', content), valuePart('date_order', 'dmy')]), type, size)
      expect(new Uint8Array(await (file as File).arrayBuffer())).toEqual(content)
      expect(date_order).toBe('dmy')
    }),
    { numRuns: 200 },
  )
})

test('what nearly is a boundary is content', async () => {
  const content = `\r\n--${boundary.slice(0, -1)}\r\n\r\n--\r\r\n-${boundary}\r\n`
  const bytes = formBytes([filePart('chat.txt', content)])
  for (let size = 1; size < 40; size++) expect(await textOf((await read(bytes, type, size)).file)).toBe(content)
})

test('a form that a platform writes is read, with names of any script', async () => {
  const form = new FormData()
  form.set('file', new File(['hi'], 'Chat “Ana” & 田中 "x".txt'))
  form.append('author', 'Ana')
  form.append('author', 'Ben')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const bytes = new Uint8Array(await request.arrayBuffer())
  const { file, author } = await read(bytes, request.headers.get('content-type') ?? '')
  expect((file as File).name).toBe('Chat “Ana” & 田中 "x".txt')
  expect(author).toEqual(['Ana', 'Ben'])
})

test.each([
  ['../../a.txt', 'a.txt'],
  ['/etc/passwd', 'passwd'],
  ['C:\\\\x\\\\chat.txt', 'chat.txt'],
  ['a\u0000b\u001b[2Jc.txt', 'ab[2Jc.txt'],
  ['..', '..'],
])('A6: the filename %j is only a name, %j', async (given, name) => {
  const { file } = await read(formBytes([filePart(given)]))
  expect((file as File).name).toBe(name)
})

test('A6: no file at all, nothing chosen, or a file under another name is not a file', async () => {
  for (const parts of [[], [valuePart('date_order', 'dmy')], [filePart('', '')], [filePart('chat.txt', 'hi', 'upload')]]) {
    expect((await read(formBytes(parts))).file).toBeUndefined()
  }
})

test('A6: two files are two files, whatever they are called', async () => {
  for (const second of ['file', 'other']) {
    await expect(read(formBytes([filePart('a.txt'), filePart('b.txt', 'ho', second)]))).rejects.toMatchObject({ code: 'two_files' })
  }
})

test('a file field without a filename is a value, not a file', async () => {
  expect((await read(formBytes([valuePart('file', 'hi')]))).file).toBe('hi')
})

test('A6: a form that is none is refused', async () => {
  const good = formBytes([filePart('chat.txt', 'hi')])
  const long = 'b'.repeat(252)
  const cases: Record<string, [Uint8Array, string]> = {
    'no bytes': [new Uint8Array(), type],
    'no boundary in the type': [good, 'multipart/form-data'],
    'an empty boundary': [good, 'multipart/form-data; boundary=""'],
    'another boundary': [good, 'multipart/form-data; boundary=other'],
    'a boundary of 252': [formBytes([filePart('a.txt')], { delimiter: long }), `multipart/form-data; boundary=${long}`],
    'no end boundary': [formBytes([filePart('chat.txt', 'hi')], { end: '' }), type],
    'an end that breaks off': [formBytes([filePart('chat.txt', 'hi')], { end: `--${boundary}-` }), type],
    'a boundary with a tail': [formBytes([filePart('chat.txt', 'hi')], { end: `--${boundary}tail\r\n` }), type],
    'a header of 10 kB': [formBytes([[`${filePart('a.txt')[0]}\r\nX: ${'x'.repeat(10_000)}`, 'hi']]), type],
    'a header without end': [formBytes([['x'.repeat(20_000), '']], { end: '' }), type],
    'a part without a name': [formBytes([['Content-Type: text/plain', 'hi']]), type],
    'a part that is no form data': [formBytes([['Content-Disposition: attachment; name="file"', 'hi']]), type],
    'a thousand parts': [formBytes(Array.from({ length: 1000 }, (_, i) => valuePart(`v${i}`, ''))), type],
  }
  for (const [what, [bytes, contentType]] of Object.entries(cases)) {
    await expect(read(bytes, contentType), what).rejects.toMatchObject({ code: 'bad_input' })
    await expect(read(bytes, contentType, 7), `${what}, cut`).rejects.toMatchObject({ code: 'bad_input' })
  }
})

test('a value is bounded; a value named __proto__ is a value', async () => {
  await expect(read(formBytes([valuePart('date_order', 'd'.repeat(70_000))]))).rejects.toMatchObject({
    code: 'field_invalid',
    field: 'date_order',
  })
  const input = await read(formBytes([valuePart('__proto__', 'x')]))
  expect(Object.getPrototypeOf(input)).toBeNull()
})

test('what was received of a refused form is freed', async () => {
  let discarded = 0
  const receiver = { ...memoryReceiver(), discard: async () => void discarded++ }
  await expect(readForm(inPieces(formBytes([filePart('a.txt')], { end: '' }), 9), type, receiver)).rejects.toMatchObject({
    code: 'bad_input',
  })
  expect(discarded).toBe(1)
})
