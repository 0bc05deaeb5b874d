// In one zone: sessions, their files and their limits; what a chat says is proven call by call.
import { readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { rawHttp } from '#testing/raw-http.ts'
import { filesIn, servers } from '#testing/servers.ts'
import { chatOf, visitor } from '#testing/visitor.ts'

const serving = servers()

const json = async (answer: Response | Promise<Response>) => (await answer).json()

describe('a session', () => {
  test('begins with an upload and is a cookie that no script and no other site can use', async () => {
    const { origin } = await serving()
    const ana = visitor(origin)
    const answer = await ana.upload(chatOf('Ana', 'hi'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toMatch(/^convostat_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(await answer.json()).toMatchObject({ status: 'success', overview: { total_messages: 4, participants: ['Ana', 'Zoe'] } })
    expect(await json(ana.get('/api/overview'))).toMatchObject({ overview: { total_messages: 4 } })
    expect((await ana.get('/api/overview')).headers.getSetCookie()).toEqual([])
  })

  test('behind HTTPS its cookie is never sent without', async () => {
    const { origin } = await serving()
    const form = new FormData()
    form.set('file', new File([chatOf('Ana', 'hi')], 'chat.txt'))
    const answer = await fetch(`${origin}/api/upload`, { method: 'POST', body: form, headers: { 'x-forwarded-proto': 'https' } })
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-convostat_session=.*; HttpOnly; Secure; SameSite=Strict$/)
  })

  test('sees its own chat and no other, though four share two threads', async () => {
    const { origin } = await serving({ pool: { capacity: 2 } })
    const people = Array.from({ length: 4 }, (_, i) => ({ name: `Person${i}`, word: `canary${i}x`, is: visitor(origin) }))
    await Promise.all(people.map(({ is, name, word }) => is.upload(chatOf(name, word))))
    for (let round = 0; round < 2; round++) {
      await Promise.all(
        people.map(async ({ is, name, word }) => {
          const text = await (await is.post('/api/search', {})).text()
          expect(text).toContain(word)
          for (const other of people) if (other.name !== name) expect(text).not.toContain(other.word)
          expect(await json(is.get('/api/overview'))).toMatchObject({ overview: { participants: [name, 'Zoe'] } })
        }),
      )
    }
  })

  test('is answered one question of its chat, as a stream; another one is refused before it streams, by whichever thread', async () => {
    const { origin } = await serving({ pool: { capacity: 1, heldBytes: 1 } })
    const [ana, ben] = [visitor(origin), visitor(origin)]
    await ana.upload(chatOf('Ana', 'hi'))
    const answered = await ana.post('/api/ai/ask', { question: 'How many messages are there?' })
    expect(answered.headers.get('content-type')).toBe('text/event-stream')
    expect(await answered.text()).toMatch(/^event: answer\ndata: .*"method":"computed".*\n\n$/)
    await ben.upload(chatOf('Ben', 'hello'))
    const refused = await ana.post('/api/ai/ask', { question: 'How many messages are there?' })
    expect([refused.status, (await json(refused)).code]).toEqual([402, 'pro_required'])
    expect(await json(ben.get('/api/ai/status'))).toMatchObject({ has_chat_data: true, questions_used: 0, questions_remaining: 1 })
  })

  test('finds its chat again when its thread had to give way to another', async () => {
    const { origin } = await serving({ pool: { capacity: 1, heldBytes: 1 } })
    const [ana, ben] = [visitor(origin), visitor(origin)]
    const { upload_id } = await json(ana.upload(chatOf('Ana', 'hi')))
    await ben.upload(chatOf('Ben', 'hello'))
    expect(await json(ana.get('/api/overview'))).toMatchObject({
      upload_id,
      filename: 'chat.txt',
      overview: { participants: ['Ana', 'Zoe'] },
    })
  })

  test('keeps its files to itself, and the server keeps none when it ends', async () => {
    const { origin, data, running } = await serving()
    await visitor(origin).upload(chatOf('Ana', 'hi'))
    const files = await vi.waitFor(() => {
      const found = filesIn(data)
      expect(found.map((path) => path.replace(/.*\./, '')).sort()).toEqual(['export', 'json'])
      return found
    })
    expect(files.map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o600])
    expect(readFileSync(files.find((path) => path.endsWith('.export')) ?? '', 'utf8')).toBe(chatOf('Ana', 'hi'))
    await running.close(1)
    expect(filesIn(data)).toEqual([])
  })

  test('opens its own uploads again, and only those', async () => {
    const { origin } = await serving()
    const [ana, ben] = [visitor(origin), visitor(origin)]
    const first = await json(ana.upload(chatOf('Ana', 'first'), 'first.txt'))
    await ana.upload(chatOf('Ana', 'second'), 'second.txt')
    await ben.upload(chatOf('Ben', 'hello'))
    await vi.waitFor(async () => {
      const again = await ana.post('/api/uploads/open', { upload_id: first.upload_id })
      expect(await again.json()).toMatchObject({ filename: 'first.txt' })
    })
    expect(await json(ana.get('/api/overview'))).toMatchObject({ upload_id: first.upload_id })
    for (const upload_id of [first.upload_id, '../../../etc/passwd', `../uploads/${first.upload_id}`, 'upload_1.json', '__proto__', '']) {
      const answer = await ben.post('/api/uploads/open', { upload_id })
      expect([upload_id, answer.status, (await answer.json()).code]).toEqual([upload_id, 404, 'upload_not_found'])
    }
  })
})

const chartCalls = [
  '/api/overview',
  '/api/charts/timeseries',
  '/api/charts/heatmap',
  '/api/charts/message-share',
  '/api/charts/calendar',
  '/api/charts/sentiment',
  '/api/sentiment/languages',
  '/api/sentiment/why?id=0',
  '/api/search/stats',
]

test.each(chartCalls)('A10: %s without a session, or with an unknown one, is 404 no_chat', async (path) => {
  const { origin } = await serving()
  for (const cookie of [
    '',
    'convostat_session=',
    `convostat_session=${'A'.repeat(43)}`,
    'convostat_session=constructor',
    'x'.repeat(4000),
  ]) {
    const answer = await visitor(origin, cookie).get(path)
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'no_chat', detail: 'No Analysis Data' })])
    expect(answer.headers.getSetCookie()).toEqual([])
  }
})

test('A11: the session of another in the query, the path, a header or a body is not a session', async () => {
  const { origin } = await serving()
  const ana = visitor(origin)
  await ana.upload(chatOf('Ana', 'hi'))
  const [, id] = ana.cookie().split('=')
  const eve = visitor(origin)
  const answers = await Promise.all([
    eve.get(`/api/overview?session=${id}&convostat_session=${id}`),
    eve.get('/api/overview', { headers: { authorization: `Bearer ${id}`, 'x-session': id } }),
    eve.get('/api/overview', { headers: { cookie: `__Host-convostat_session=${id}` } }),
    eve.get('/api/overview', { headers: { cookie: `convostat_session=${id.toLowerCase()}` } }),
    eve.post('/api/search', { session: id, convostat_session: id }),
  ])
  for (const answer of answers) expect([answer.status, (await answer.json()).code]).toEqual([404, 'no_chat'])
})

describe('what is wrong with a request, on a real socket', () => {
  const head = (method: string, path: string, type: string, length: number) =>
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`
  const form = 'multipart/form-data; boundary=b'
  const part = (name: string, filename: string, content = 'hi') =>
    `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n${content}\r\n`
  const end = '--b--\r\n'

  test.each<[string, method: string, path: string, type: string, body: string, status: number, code: string]>([
    ['A1: GET of a call made by POST', 'GET', '/api/search', 'text/plain', '', 405, 'wrong_method'],
    ['A1: TRACE', 'TRACE', '/api/overview', 'text/plain', '', 405, 'wrong_method'],
    ['A1: a call there is not', 'GET', '/api/chats', 'text/plain', '', 404, 'not_found'],
    ['A2: JSON called text', 'POST', '/api/search', 'text/plain', '{}', 415, 'wrong_type'],
    ['A2: JSON in another encoding', 'POST', '/api/search', 'application/json; charset=utf-7', '{}', 415, 'wrong_type'],
    ['A2: an upload that is no form', 'POST', '/api/upload', 'text/plain', 'hi', 415, 'wrong_type'],
    ['A3: half an object', 'POST', '/api/search', 'application/json', '{', 400, 'json_invalid'],
    ['A3: null', 'POST', '/api/search', 'application/json', 'null', 400, 'json_invalid'],
    ['A3: a list', 'POST', '/api/search', 'application/json', '[]', 400, 'json_invalid'],
    ['A3: lists in lists', 'POST', '/api/search', 'application/json', '['.repeat(900_000), 400, 'json_invalid'],
    ['A3: a key twice', 'POST', '/api/search', 'application/json', '{"limit":1,"limit":2}', 400, 'json_invalid'],
    ['A3: a number that is none', 'POST', '/api/search', 'application/json', '{"limit":NaN}', 400, 'json_invalid'],
    ['A3: more than a megabyte', 'POST', '/api/search', 'application/json', `{"query":"${'a'.repeat(2e6)}"}`, 413, 'too_large'],
    ['A5: a number as text', 'POST', '/api/search', 'application/json', '{"limit":"20"}', 400, 'field_invalid'],
    ['A5: a list for text', 'POST', '/api/search', 'application/json', '{"query":["a"]}', 400, 'field_invalid'],
    ['A5: an operator for text', 'POST', '/api/search', 'application/json', '{"sender":{"$ne":1}}', 400, 'field_invalid'],
    ['A6: no file', 'POST', '/api/upload', form, end, 400, 'no_file'],
    [
      'A6: a form without a file',
      'POST',
      '/api/upload',
      form,
      `--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n${end}`,
      400,
      'no_file',
    ],
    ['A6: two files', 'POST', '/api/upload', form, part('file', 'a.txt') + part('file', 'b.txt') + end, 400, 'two_files'],
    ['A6: a file under another name', 'POST', '/api/upload', form, part('chat', 'a.txt') + end, 400, 'no_file'],
    ['A6: a long boundary', 'POST', '/api/upload', `multipart/form-data; boundary=${'b'.repeat(252)}`, end, 400, 'bad_input'],
    ['A6: no end', 'POST', '/api/upload', form, part('file', 'a.txt'), 400, 'bad_input'],
    ['A6: a path for a name', 'POST', '/api/upload', form, part('file', '../../a') + end, 422, 'no_messages'],
    ['A6: a long header of a part', 'POST', '/api/upload', form, `--b\r\nX-A: ${'a'.repeat(10_000)}\r\n\r\n\r\n${end}`, 400, 'bad_input'],
  ])('%s', async (_case, method, path, type, body, status, code) => {
    const { port, origin, data } = await serving()
    const answer = await rawHttp(port, [head(method, path, type, Buffer.byteLength(body)), body])
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([status, code])
    if (status === 405) expect(answer.headers.allow).toMatch(/^(POST|GET, HEAD)$/)
    expect(filesIn(data)).toEqual([])
    expect((await fetch(`${origin}/health`)).status).toBe(200)
  })

  test('A4: __proto__ in a body makes nobody a Pro', async () => {
    const { origin } = await serving()
    const ana = visitor(origin)
    await ana.upload(chatOf('Ana', 'hi'))
    const poison = '{"__proto__":{"is_pro":true},"constructor":{"prototype":{"is_pro":true}}}'
    for (const path of ['/api/search', '/api/uploads/open', '/api/upload', '/api/upload/inspect']) {
      const answer = await ana.ask(path, { method: 'POST', body: poison, headers: { 'content-type': 'application/json' } })
      expect(answer.status).toBeLessThan(500)
    }
    await ana.get('/api/overview?__proto__[is_pro]=true&__proto__=x')
    expect(await json(ana.get('/api/license/status'))).toMatchObject({ is_pro: false, tier: 'free' })
    expect(await json(ana.get('/api/overview'))).toMatchObject({ message_limit: 5000 })
  })

  test('A7: a false length leaves nothing behind', async () => {
    const { port, origin, data } = await serving()
    const body = part('file', 'a.txt') + end
    const long = connect(port, '127.0.0.1')
    long.write(head('POST', '/api/upload', form, body.length + 1000) + body)
    await vi.waitFor(() => expect(filesIn(data)).toHaveLength(1))
    long.destroy()
    await vi.waitFor(() => expect(filesIn(data)).toEqual([]))
    const short = await rawHttp(port, head('POST', '/api/upload', form, body.length - 5) + body)
    expect(short.all.match(/^HTTP\/1\.1 \d{3}/gm)?.at(-1)).toBe('HTTP/1.1 400')
    await vi.waitFor(() => expect(filesIn(data)).toEqual([]))
    expect((await fetch(`${origin}/health`)).status).toBe(200)
  })

  test('an upload of more than 128 MB is refused by what it says of itself', async () => {
    const { port } = await serving()
    const answer = await rawHttp(port, head('POST', '/api/upload', form, 200e6))
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([413, 'too_large'])
  })
})

describe('two tabs of one visitor look at two chats', () => {
  test('each is answered about its own; who names none, about the one opened last', async () => {
    // Its thread gives way to another's after each call, so that a new one gets the open chat each time.
    for (const pool of [{}, { capacity: 1, heldBytes: 1 }]) {
      const { origin } = await serving({ pool })
      const [ana, other] = [visitor(origin), visitor(origin)]
      const { upload_id: a } = await json(ana.upload(chatOf('Ana', 'apple', 3)))
      const { upload_id: b } = await json(ana.upload(chatOf('Bob', 'banana', 20)))
      await other.upload(chatOf('Cleo', 'cherry'))
      for (const [id, person, messages] of [
        [a, 'Ana', 4],
        [b, 'Bob', 21],
        [a, 'Ana', 4],
      ]) {
        const headers = { 'x-upload-id': id }
        expect(await json(ana.get('/api/charts/heatmap', { headers }))).toMatchObject({ messages })
        expect(await json(ana.get('/api/overview', { headers }))).toMatchObject({
          upload_id: id,
          overview: { participants: [person, 'Zoe'] },
        })
        await other.get('/api/overview')
        expect(await json(ana.get('/api/overview'))).toMatchObject({ upload_id: b })
      }
      await ana.post('/api/uploads/open', { upload_id: a })
      expect(await json(ana.get('/api/charts/heatmap'))).toMatchObject({ messages: 4 })
    }
  })

  test('A11: naming the chat of another visitor is naming none', async () => {
    const { origin } = await serving()
    const [ana, eve] = [visitor(origin), visitor(origin)]
    const { upload_id: id } = await json(ana.upload(chatOf('Ana', 'apple')))
    await eve.upload(chatOf('Eve', 'elder'))
    for (const named of [id, '../upload_1', 'upload_1'])
      for (const who of [eve, visitor(origin)]) {
        const answer = await who.get('/api/overview', { headers: { 'x-upload-id': named } })
        expect([answer.status, (await answer.json()).code]).toEqual([404, 'no_chat'])
      }
  })
})

test('one upload of a session at a time: the second learns that the first is still read', async () => {
  const { port, origin } = await serving()
  const ana = visitor(origin)
  await ana.upload(chatOf('Ana', 'hi'))
  const slow = connect(port, '127.0.0.1')
  const head = 'POST /api/upload HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 500\r\n'
  slow.write(`${head}Cookie: ${ana.cookie()}\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`)
  await vi.waitFor(async () => {
    const second = await ana.upload(chatOf('Ana', 'again'))
    expect([second.status, (await second.json()).code]).toEqual([409, 'busy'])
  })
  slow.destroy()
  await vi.waitFor(async () => expect((await ana.upload(chatOf('Ana', 'again'))).status).toBe(200))
})

test('while a large chat is read, the server continues answering', async () => {
  const { origin } = await serving()
  let isRead = false
  const reading = visitor(origin)
    .upload(chatOf('Ana', 'hi '.repeat(20), 100_000))
    .then((answer) => {
      isRead = true
      return answer.json()
    })
  let healthy = 0
  while (!isRead) if ((await fetch(`${origin}/health`)).ok) healthy++
  expect(await reading).toMatchObject({ was_truncated: true, original_message_count: 100_001 })
  expect(healthy).toBeGreaterThan(3)
})

test('a page of another site can neither upload nor read', async () => {
  const { origin } = await serving()
  const ana = visitor(origin)
  await ana.upload(chatOf('Ana', 'hi'))
  for (const headers of [{ origin: 'https://evil.test' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }] as Record<
    string,
    string
  >[]) {
    const answer = await ana.get('/api/overview', { headers })
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'forbidden_origin'])
  }
  expect((await ana.get('/api/overview', { headers: { origin, 'sec-fetch-site': 'same-origin' } })).status).toBe(200)
})

test('an answer must not be cached, shown as a page or read by another site', async () => {
  const { origin } = await serving()
  const { headers } = await visitor(origin).get('/api/license/status')
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  })
  expect(headers.has('access-control-allow-origin')).toBe(false)
})
