import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterEach, describe, expect, test } from 'vitest'
import { type Listening, limits, listen } from './http-server.ts'
import { answersIn, rawHttp } from './testing/raw-http.ts'

const open: Listening[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close(0)
})

/** An app that reads bodies and says how long they were. */
const reader = new Hono()
  .get('/', (c) => c.text('here'))
  .get('/slow', async (c) => {
    await wait(300)
    return c.text('done')
  })
  .post('/read', async (c) => c.text(`read ${(await c.req.text()).length}`))
  .onError((_error, c) => c.text('failed', 500))

async function serving(given = {}) {
  const server = await listen(reader, { port: 0, host: '127.0.0.1' }, { ...limits, ...given })
  open.push(server)
  return server.port
}

const lines = (...text: string[]) => `${text.join('\r\n')}\r\n\r\n`
const health = (port: number) => rawHttp(port, lines('GET / HTTP/1.1', 'Host: localhost', 'Connection: close'))

describe('A7: what is wrong with how a request is framed is 400, and the socket is closed', () => {
  const chunked = 'Transfer-Encoding: chunked'
  test.each([
    [
      'length and chunks',
      `${lines('POST /read HTTP/1.1', 'Host: localhost', 'Content-Length: 6', chunked)}0\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    ],
    ['two lengths', `${lines('POST /read HTTP/1.1', 'Host: localhost', 'Content-Length: 6', 'Content-Length: 5')}123456`],
    ['a length that is no number', `${lines('POST /read HTTP/1.1', 'Host: localhost', 'Content-Length: +6')}123456`],
    ['a negative length', `${lines('POST /read HTTP/1.1', 'Host: localhost', 'Content-Length: -6')}123456`],
    ['chunks in disguise', `${lines('POST /read HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: xchunked')}0\r\n\r\n`],
    ['chunks not last', `${lines('POST /read HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked, identity')}0\r\n\r\n`],
    ['a folded header', lines('GET / HTTP/1.1', 'Host: localhost', 'X-A: b', ' Transfer-Encoding: chunked')],
    ['a space before the colon', `${lines('POST /read HTTP/1.1', 'Host: localhost', 'Content-Length : 5')}12345`],
    ['no host', lines('GET / HTTP/1.1')],
    ['a line feed alone', 'GET / HTTP/1.1\nHost: localhost\n\n'],
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('%s', async (_case, request) => {
    const port = await serving()
    const answer = await rawHttp(port, request)
    expect(answer.status).toBe(400)
    expect(answersIn(answer.all)).toBe(1)
    expect((await health(port)).body).toBe('here')
  })

  test('a body longer than its length is not read as the next request', async () => {
    const port = await serving()
    const answer = await rawHttp(port, `${lines('POST /read HTTP/1.1', 'Host: localhost', 'Content-Length: 3')}abcDEFGH\r\n\r\n`)
    expect(answer.all).toContain('"code":"bad_input"')
    expect(answer.all.match(/^HTTP\/1\.1 .*/gm)?.at(-1)).toBe('HTTP/1.1 400 Bad Request')
  })

  test('a body shorter than its length is waited for, then 408', async () => {
    const port = await serving({ requestSeconds: 0.2 })
    const answer = await rawHttp(port, `${lines('POST /read HTTP/1.1', 'Host: localhost', 'Content-Length: 30')}abc`, 3000)
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([408, 'timeout'])
    expect(answersIn(answer.all)).toBe(1)
  })
})

test('A9: a body that trickles in is 408 at the limit, while others are answered', async () => {
  const port = await serving({ requestSeconds: 0.5 })
  const socket = connect(port, '127.0.0.1')
  socket.write(lines('POST /read HTTP/1.1', 'Host: localhost', 'Content-Length: 1000'))
  const drip = setInterval(() => socket.write('x'), 50)
  const received = new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(bytes.toString())))
  socket.on('error', () => undefined)
  expect((await health(port)).status).toBe(200)
  expect(await received).toContain('408 Request Timeout')
  clearInterval(drip)
  socket.destroy()
})

test('headers that never end are 408', async () => {
  const port = await serving({ headersSeconds: 0.2 })
  const answer = await rawHttp(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ', 4000)
  expect(answer.status).toBe(408)
})

test('headers of more than 16 KB are refused', async () => {
  const port = await serving()
  const answer = await rawHttp(port, lines('GET / HTTP/1.1', 'Host: localhost', `X-A: ${'a'.repeat(17_000)}`))
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([413, 'too_large'])
})

test('an address that is none is 400, not a mistake of ours', async () => {
  const port = await serving()
  for (const target of ['/\\..\\x', 'http://', '*']) {
    const answer = await rawHttp(port, lines(`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close'))
    expect([target, answer.status]).toEqual([target, 400])
  }
})

test('a refusal may not be kept, framed or read by another site', async () => {
  const port = await serving()
  const { headers } = await rawHttp(port, 'nonsense\r\n\r\n')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', connection: 'close', 'content-type': 'application/json' })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('closing lets an answer under way finish and takes no further request', async () => {
  const server = await listen(reader, { port: 0, host: '127.0.0.1' })
  const answer = rawHttp(server.port, lines('GET /slow HTTP/1.1', 'Host: localhost'))
  await wait(100)
  await server.close(5)
  expect((await answer).body).toBe('done')
  await expect(health(server.port)).rejects.toThrow('ECONNREFUSED')
})

test('closing does not wait for ever', async () => {
  const server = await listen(reader, { port: 0, host: '127.0.0.1' })
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(lines('POST /read HTTP/1.1', 'Host: localhost', 'Content-Length: 10'))
  await wait(100)
  await server.close(0.2)
  expect(socket.destroyed || (await new Promise((resolve) => socket.once('close', () => resolve(true))))).toBe(true)
})

test('a port that is taken rejects with the reason', async () => {
  const port = await serving()
  await expect(listen(reader, { port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
