import { beforeEach, expect, test, vi } from 'vitest'
import { boundary, filePart, formBytes, valuePart } from '#testing/forms.ts'
import { sample, sampleHandlers, seen } from '#testing/sample.ts'
import { createAnswer } from './answer.ts'
import { Failure } from './failure.ts'
import { createApp } from './http.ts'
import { memoryReceiver } from './upload-sink.ts'

const log = vi.fn()
const answer = createAnswer(sample, sampleHandlers, { plan: () => 'free', log })
const app = createApp(sample, () => answer, { log, uploadLimitBytes: 1e6 })
beforeEach(() => {
  log.mockClear()
  seen.given = []
})

const json = { 'content-type': 'application/json' }
const post = (path: string, body: BodyInit | undefined, headers: Record<string, string> = json) =>
  app.request(path, { method: 'POST', body, headers })
const form = (bytes: Uint8Array<ArrayBuffer>, delimiter = boundary) =>
  post('/api/files/count', bytes, { 'content-type': `multipart/form-data; boundary=${delimiter}` })

/** Status and code of a refusal, whose body must be whole. */
async function refusal(response: Response | Promise<Response>): Promise<[number, string, string?]> {
  const { status, headers } = await response
  const body = await (await response).json()
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  expect(body).toMatchObject({ code: expect.any(String), detail: expect.any(String), request_id: expect.stringMatching(/^[0-9a-f]{32}$/) })
  return body.field === undefined ? [status, body.code] : [status, body.code, body.field]
}

/** A request with a method that the platform's own class refuses to make. */
function withMethod(path: string, method: string): Request {
  return Object.defineProperty(new Request(`http://localhost${path}`), 'method', { value: method })
}

test('A1: another method on a path is 405 and says which are allowed', async () => {
  for (const [path, method, allow] of [
    ['/api/notes/secret', 'POST', 'GET, HEAD'],
    ['/api/notes/break', 'GET', 'POST'],
    ['/api/notes/break', 'HEAD', 'POST'],
    ['/api/notes', 'DELETE', 'GET, HEAD, POST'],
    ['/api/notes', 'OPTIONS', 'GET, HEAD, POST'],
  ] as const) {
    const response = await app.request(path, { method })
    expect([path, method, response.status, response.headers.get('allow')]).toEqual([path, method, 405, allow])
  }
  expect(await refusal(app.fetch(withMethod('/api/notes', 'TRACE')))).toEqual([405, 'wrong_method'])
})

test('what a call sends is counted before it is kept, until it is answered, whatever becomes of it', async () => {
  const taken: (number | 'leave')[] = []
  const hold = () => ({
    take(bytes: number) {
      if (bytes > 900) throw new Failure('unavailable', { retryAfter: 10 })
      taken.push(bytes)
    },
    leave: () => void taken.push('leave'),
  })
  let answered = 0
  const noting: typeof answer = async (...given) => {
    answered = taken.length
    return answer(...given)
  }
  const counting = createApp(sample, () => noting, { log, hold })
  const send = (path: string, body: BodyInit | undefined, headers: Record<string, string> = json) =>
    counting.request(path, { method: 'POST', body, headers, ...(body instanceof ReadableStream && { duplex: 'half' }) })
  const body = JSON.stringify({ text: 'hi' })
  const length = { ...json, 'content-length': `${body.length}` }
  expect((await send('/api/notes', body, length)).status).toBe(200)
  expect([taken, answered]).toEqual([[body.length, 'leave'], 1])
  taken.length = 0
  const pieces = new ReadableStream({
    start(controller) {
      for (const piece of ['{"text":', '"hi"}']) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  expect((await send('/api/notes', pieces)).status).toBe(200)
  expect([taken, answered]).toEqual([[8, 5, 'leave'], 2])
  for (const [path, sent, status] of [
    ['/api/notes', '{"text":', 400],
    ['/api/notes/break', '{"how":"failure"}', 404],
    ['/api/notes', JSON.stringify({ text: 'x'.repeat(1000) }), 503],
    ['/api/talk/words', '{"text":"a b"}', 200],
  ] as const) {
    taken.length = 0
    expect([path, (await send(path, sent, { ...json, 'content-length': `${sent.length}` })).status, taken.at(-1)]).toEqual([
      path,
      status,
      'leave',
    ])
  }
  const refused = createApp(sample, () => answer, {
    log,
    hold: () => {
      throw new Failure('unavailable', { retryAfter: 10 })
    },
  })
  const response = await refused.request('/api/notes', { method: 'POST', body, headers: json })
  expect([response.headers.get('retry-after'), ...(await refusal(response))]).toEqual(['10', 503, 'unavailable'])
  // What comes with the headers, and a file, which has its own place, need none.
  expect((await refused.request('/api/notes')).status).toBe(200)
})

test('A1: HEAD is GET without its body', async () => {
  const response = await app.request('/api/notes', { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
})

test('A1: an unknown path under /api is 404 in JSON', async () => {
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/notes/',
    '/api/notes/secret/x',
    '/api/Notes',
    '/api/__proto__',
    '/api/constructor',
  ])
    expect(await refusal(app.request(path))).toEqual([404, 'not_found'])
})

test('A2: a body that is not JSON by its type is 415', async () => {
  for (const type of [
    'text/plain',
    'application/json; charset=utf-7',
    'application/x-www-form-urlencoded',
    'application/jsonx',
    'text/json',
    'multipart/form-data',
  ])
    expect(await refusal(post('/api/notes', '{}', { 'content-type': type })), type).toEqual([415, 'wrong_type'])
  // A body of bytes has no type of its own, as a text has.
  expect(await refusal(post('/api/notes', new TextEncoder().encode('{}'), {}))).toEqual([415, 'wrong_type'])
  expect(await refusal(post('/api/files/count', '{}'))).toEqual([415, 'wrong_type'])
  for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])
    expect((await post('/api/notes', '{}', { 'content-type': type })).status, type).toBe(200)
})

test('A2: no body at all counts as {}', async () => {
  expect((await post('/api/notes', undefined, {})).status).toBe(200)
  expect((await post('/api/notes', '', json)).status).toBe(200)
  expect(await refusal(post('/api/files/count', undefined, {}))).toEqual([400, 'no_file'])
})

test('A3: a body that is not a JSON object is json_invalid', async () => {
  for (const body of [
    '{',
    'null',
    '[]',
    '"x"',
    '{"a":1,"a":2}',
    '{"top_n":NaN}',
    '['.repeat(1e5),
    `{"a":${'['.repeat(40)}${']'.repeat(40)}}`,
  ])
    expect(await refusal(post('/api/notes', body)), body.slice(0, 20)).toEqual([400, 'json_invalid'])
  expect(await refusal(post('/api/notes', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])))).toEqual([400, 'json_invalid'])
})

test('A3: a body of more than 1 MB is 413, said or unsaid', async () => {
  const large = `{"text":"${'x'.repeat(2e6)}"}`
  expect(await refusal(post('/api/notes', large))).toEqual([413, 'too_large'])
  expect(await refusal(post('/api/notes', '{}', { ...json, 'content-length': '2000000' }))).toEqual([413, 'too_large'])
})

test('A4: __proto__ in a body or a query changes nothing', async () => {
  for (const text of ['{"__proto__":{"is_pro":true}}', '{"constructor":{"prototype":{"is_pro":true}}}'])
    expect((await post('/api/notes', text)).status).toBe(200)
  expect(seen.given).toEqual([{ top_n: 5 }, { top_n: 5 }])
  expect((await app.request('/api/notes?__proto__=x&__proto__[is_pro]=true')).status).toBe(200)
  expect(await refusal(app.request('/api/notes/secret'))).toEqual([402, 'pro_required'])
  expect('is_pro' in {}).toBe(false)
})

test('A5: a value of another type is 400 with the name of its field', async () => {
  for (const [body, field] of [
    [{ top_n: '5' }, 'top_n'],
    [{ top_n: [5] }, 'top_n'],
    [{ top_n: { $ne: 1 } }, 'top_n'],
    [{ top_n: null }, 'top_n'],
    [{ top_n: 1.5 }, 'top_n'],
    [{ text: ['a'] }, 'text'],
    [{ text: { $ne: 1 } }, 'text'],
    [{ text: 1 }, 'text'],
  ] as const)
    expect(await refusal(post('/api/notes', JSON.stringify(body)))).toEqual([400, 'field_invalid', field])
  expect(await refusal(app.request('/api/notes?from=2021-02-30'))).toEqual([400, 'field_invalid', 'from'])
  expect(await refusal(app.request('/api/notes?from=2021-01-01&from=2021-01-02'))).toEqual([400, 'field_invalid', 'from'])
})

test('A6: each thing that can be wrong with a form is 400', async () => {
  expect(await refusal(form(formBytes([])))).toEqual([400, 'no_file'])
  expect(await refusal(form(formBytes([filePart('a.txt', 'hi', 'upload')])))).toEqual([400, 'no_file'])
  expect(await refusal(form(formBytes([valuePart('file', 'hi')])))).toEqual([400, 'no_file'])
  expect(await refusal(form(formBytes([filePart('a.txt'), filePart('b.txt')])))).toEqual([400, 'two_files'])
  const long = 'b'.repeat(252)
  expect(await refusal(form(formBytes([filePart('a.txt')], { delimiter: long }), long))).toEqual([400, 'bad_input'])
  expect(await refusal(form(formBytes([filePart('a.txt')], { end: '' })))).toEqual([400, 'bad_input'])
  expect(await refusal(form(formBytes([[`${filePart('a.txt')[0]}\r\nX: ${'x'.repeat(10_000)}`, 'hi']])))).toEqual([400, 'bad_input'])
  const good = await form(formBytes([filePart('../../a')]))
  expect([good.status, await good.json()]).toEqual([200, { name: 'a', bytes: 2, order: null }])
})

test('an upload above the limit is refused by what its sender says, before it is received', async () => {
  const receive = vi.fn(memoryReceiver)
  const guarded = createApp(sample, () => answer, { uploadLimitBytes: 1e6, receive })
  const bytes = formBytes([filePart('a.txt')])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': '100000000' }
  const response = await guarded.request('/api/files/count', { method: 'POST', body: bytes, headers })
  expect([response.status, (await response.json()).detail]).toEqual([413, 'This file is larger than 1 MB.'])
  expect(receive).not.toHaveBeenCalled()
})

test('an upload above the limit that says nothing of its size is refused at the byte too many', async () => {
  const bytes = formBytes([filePart('a.txt', 'x'.repeat(2e6))])
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(sent, sent + 100_000))
      sent += 100_000
    },
  })
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
  expect(await refusal(app.request('/api/files/count', init))).toEqual([413, 'too_large'])
  expect(sent).toBeLessThan(1.5e6)
})

test('what was received is freed once the call is answered, or has failed', async () => {
  const discard = vi.fn(async () => undefined)
  const receive = () => ({ ...memoryReceiver(), discard })
  const kept = createApp(sample, () => answer, { receive })
  const broken = createApp(sample, () => () => Promise.reject(new Failure('no_messages')), { receive })
  for (const [of, status] of [
    [kept, 200],
    [broken, 422],
  ] as const) {
    discard.mockClear()
    const body = formBytes([filePart('a.txt')])
    const response = await of.request('/api/files/count', {
      method: 'POST',
      body,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    expect([response.status, discard.mock.calls.length]).toEqual([status, 1])
  }
})

test('A10: the gate is asked before a body is read, and what it throws is the answer', async () => {
  const door = vi.fn(() => {
    throw new Failure('not_hosted')
  })
  const closed = createApp(sample, door)
  expect(await refusal(closed.request('/api/notes', { method: 'POST', body: 'no json' }))).toEqual([404, 'not_hosted'])
  expect(door).toHaveBeenCalledWith(expect.anything(), 'notes.write', sample.notes.write)
})

test('A12: a number below its minimum is refused, above its maximum clamped, no number refused', async () => {
  expect(await refusal(post('/api/notes', '{"top_n":-1}'))).toEqual([400, 'field_invalid', 'top_n'])
  expect(await refusal(post('/api/notes', '{"top_n":"5;drop"}'))).toEqual([400, 'field_invalid', 'top_n'])
  for (const top_n of ['1000000000', '1e300', '51'])
    expect(await (await post('/api/notes', `{"top_n":${top_n}}`)).json()).toEqual({ text: '', top_n: 50 })
  expect(await refusal(post('/api/notes', '{"top_n":1e999}'))).toEqual([400, 'field_invalid', 'top_n'])
})

test('a page of another site is refused, a request that names no site passes', async () => {
  const from = (headers: HeadersInit) => app.request('http://localhost:4321/api/notes', { headers })
  const foreign: HeadersInit[] = [
    { origin: 'http://evil.test' },
    { origin: 'http://localhost:9999' },
    { origin: 'http://localhost.evil.test:4321' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://localhost:4322', 'sec-fetch-site': 'same-site' },
    { origin: 'http://localhost:4322' },
    { origin: 'http://localhost:4321', 'sec-fetch-site': 'cross-site' },
  ]
  const own: HeadersInit[] = [{}, { origin: 'http://localhost:4321' }, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }]
  for (const headers of foreign) expect(await refusal(from(headers))).toEqual([403, 'forbidden_origin'])
  for (const headers of own) expect((await from(headers)).status).toBe(200)
})

test('a repeated parameter is a list', async () => {
  const response = await app.request('/api/notes?author=Ana&author=Ben%20%26%20Co')
  expect(await response.json()).toEqual({ given: { author: ['Ana', 'Ben & Co'] } })
})

test('a mistake of ours is 500, logged once, without what was said', async () => {
  expect(await refusal(post('/api/notes/break', '{"how":"secret words"}'))).toEqual([500, 'unknown'])
  expect(log).toHaveBeenCalledTimes(1)
  expect(log.mock.calls[0][0]).not.toContain('secret')
})

test('a mistake in a gate is logged as well', async () => {
  const broken = createApp(sample, () => Promise.reject(new RangeError('secret words')), { log })
  expect(await refusal(broken.request('/api/notes'))).toEqual([500, 'unknown'])
  expect(log.mock.calls[0][0]).toMatch(/RangeError/)
  expect(log.mock.calls[0][0]).not.toContain('secret')
})

test('a refusal that ends later says when', async () => {
  const later = createApp(sample, () => Promise.reject(new Failure('unavailable', { retryAfter: 30 })))
  expect((await later.request('/api/notes')).headers.get('retry-after')).toBe('30')
})

test('no answer may be kept by a cache', async () => {
  for (const path of ['/api/notes', '/api/nothing', '/api/files/keep'])
    expect((await app.request(path)).headers.get('cache-control')).toBe('no-store')
})

test('a stream of events is sent as it comes, sends heartbeats, is not cached, and ends when the client disconnects', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const before = seen.aborted
  const response = await post('/api/talk/words', '{"text":"one NEVER"}')
  expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual(['text/event-stream', 'no-store'])
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader()
  const read = async () => new TextDecoder().decode((await reader.read()).value)
  expect(await read()).toBe('event: word\ndata: "one"\n\n')
  vi.advanceTimersByTime(15_000)
  expect(await read()).toBe(': \n\n')
  vi.useRealTimers()
  await reader.cancel()
  await vi.waitFor(() => expect(seen.aborted).toBe(before + 1))
})

test('what goes wrong on the way is the last event, without what was said', async () => {
  const response = await post('/api/talk/words', '{"text":"one FAIL now."}')
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(/^event: word\ndata: "one"\n\nevent: error\ndata: {"code":"no_chat","detail":"No Analysis Data"/)
})
