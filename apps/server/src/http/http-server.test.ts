// In one zone: sockets, before any chat is asked about.
import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterEach, describe, expect, test } from 'vitest'
import { httpLimits } from '#config/limits.ts'
import { inTime } from '#testing/in-time.ts'
import { answersIn, rawHttp } from '#testing/raw-http.ts'
import { countedAddress } from './addresses.ts'
import { type Listening, listen } from './http-server.ts'

const open: Listening[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close(0)
})

/** More than a socket holds on its way. */
const largeBytes = 50e6

/** An answer that a test holds back. */
const slow = { asked: 0, finish: () => {} }

/** How many bodies were begun to be read. */
let begun = 0

/** An app that reads bodies and says how long they were. */
const reader = new Hono()
  .get('/', (c) => c.text('here'))
  .get('/large', (c) => c.body('x'.repeat(largeBytes)))
  .get('/slow', async (c) => {
    const answered = new Promise<void>((resolve) => {
      slow.finish = resolve
    })
    slow.asked++
    await answered
    return c.text('done')
  })
  .post('/api/upload', async (c) => c.text(`read ${(await c.req.text()).length}`))
  .post('/read', async (c) => {
    begun++
    return c.text(`read ${(await c.req.text()).length}`)
  })
  .onError((_error, c) => c.text('failed', 500))

async function serving(given = {}) {
  const server = await listen(reader, { port: 0, host: '127.0.0.1' }, { ...httpLimits, ...given })
  open.push(server)
  return server.port
}

const lines = (...text: string[]) => `${text.join('\r\n')}\r\n\r\n`

/** Once so many more than `before` have come. */
const came = (count: () => number, before: number, more = 1) => expect.poll(count, patience).toBe(before + more)

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

describe('A9: an upload', () => {
  const upload = lines('POST /api/upload HTTP/1.1', 'Host: localhost', 'Content-Length: 1000')
  const slowly = { uploadSeconds: 60, uploadBytesPerSecond: 100, uploadRateSeconds: 0.4 }

  /** Sends as many bytes every 50 ms; gives what is answered, if anything is. */
  async function dripping(port: number, head: string, bytes: number): Promise<string> {
    const socket = await connected(port)
    socket.write(head)
    const drip = setInterval(() => socket.writable && socket.write('x'.repeat(bytes)), 50)
    const answer = await new Promise<string>((resolve) => {
      socket.once('data', (heard) => resolve(heard.toString()))
      socket.once('close', () => resolve(''))
    })
    clearInterval(drip)
    socket.destroy()
    return answer
  }

  test('of a byte now and then is 408 long before its time is up', async () => {
    const answer = await dripping(await serving(slowly), upload, 1)
    expect(answer).toContain('408 Request Timeout')
    expect(answer).toContain('"code":"timeout"')
  })

  test('that is fast enough is read', async () => {
    expect(await dripping(await serving(slowly), upload, 100)).toContain('read 1000')
  })

  test('that takes longer than an upload may is 408 however fast it is', async () => {
    const port = await serving({ ...slowly, headersSeconds: 0.5, uploadSeconds: 0.6 })
    expect(await dripping(port, upload.replace('1000', '1000000'), 1000)).toContain('408 Request Timeout')
  })

  test('may be slower than others where nothing is sent but a call', async () => {
    const port = await serving(slowly)
    expect(await dripping(port, lines('POST /read HTTP/1.1', 'Host: localhost', 'Content-Length: 20'), 1)).toContain('read 20')
  })
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

test('a refusal must not be cached, framed or read by another site', async () => {
  const port = await serving()
  const { headers } = await rawHttp(port, 'nonsense\r\n\r\n')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', connection: 'close', 'content-type': 'application/json' })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('closing lets an answer under way finish and takes no further request', async () => {
  const server = await listen(reader, { port: 0, host: '127.0.0.1' })
  const before = slow.asked
  const answer = rawHttp(server.port, lines('GET /slow HTTP/1.1', 'Host: localhost'))
  await came(() => slow.asked, before)
  const closed = server.close(60)
  slow.finish()
  await inTime(closed, 30)
  expect((await answer).body).toBe('done')
  await expect(health(server.port)).rejects.toThrow('ECONNREFUSED')
})

test('A17: while answers under way are finished, new requests get 503 and may come back, /health included', async () => {
  const server = await listen(reader, { port: 0, host: '127.0.0.1' })
  const before = slow.asked
  const answer = rawHttp(server.port, lines('GET /slow HTTP/1.1', 'Host: localhost'))
  const early = await connected(server.port)
  await came(() => slow.asked, before)
  const closed = server.close(60)
  const refused = await health(server.port)
  expect([refused.status, refused.headers.connection, refused.headers['retry-after']]).toEqual([503, 'close', '5'])
  expect(JSON.parse(refused.body).code).toBe('unavailable')
  const late = await rawHttp(early, lines('GET / HTTP/1.1', 'Host: localhost'))
  expect(late.status).toBe(503)
  slow.finish()
  expect((await answer).body).toBe('done')
  await closed
})

test('A17: a request that is not finished in time is answered 503, and the end does not wait for it', async () => {
  const server = await listen(reader, { port: 0, host: '127.0.0.1' })
  const before = begun
  const answer = rawHttp(server.port, lines('POST /read HTTP/1.1', 'Host: localhost', 'Content-Length: 10'), 60_000)
  await came(() => begun, before)
  // The request itself may take a minute.
  await inTime(server.close(0.2), 30)
  const { status, headers, all } = await answer
  expect([status, headers.connection, answersIn(all)]).toEqual([503, 'close', 1])
})

test('closing does not wait for who says nothing, or never hangs up', async () => {
  const server = await listen(reader, { port: 0, host: '127.0.0.1' })
  const before = begun
  const [silent, deaf] = [await connected(server.port), await connected(server.port)]
  deaf.write(lines('POST /read HTTP/1.1', 'Host: localhost', 'Content-Length: 10'))
  await came(() => begun, before)
  await inTime(server.close(0.2), 30)
  for (const socket of [silent, deaf]) socket.destroy()
})

describe('T20: sockets that never say what they want', () => {
  test('hundreds of them keep nobody from being answered, and each is hung up on', async () => {
    const port = await serving({ headersSeconds: 1 })
    const sockets = await Promise.all(Array.from({ length: 300 }, () => connected(port)))
    const closed = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))))
    // A third says nothing, a third half a request line, a third a header every now and then.
    for (const [i, socket] of sockets.entries())
      if (i % 3 > 0) socket.write(i % 3 === 1 ? 'GET / HT' : 'GET / HTTP/1.1\r\nHost: localhost\r\n')
    const drip = setInterval(() => {
      for (const [i, socket] of sockets.entries()) if (i % 3 === 2 && socket.writable) socket.write('X-A: b\r\n')
    }, 200)
    for (let i = 0; i < 20; i++) expect((await health(port)).body).toBe('here')
    await closed
    clearInterval(drip)
  })

  test('more than there may be are not let in, and make room again when they are gone', async () => {
    const port = await serving({ connections: 5 })
    const sockets = await Promise.all(Array.from({ length: 5 }, () => connected(port)))
    await expect(health(port)).resolves.toMatchObject({ status: Number.NaN })
    for (const socket of sockets) socket.destroy()
    await expect.poll(async () => (await health(port)).status).toBe(200)
  })
})

describe('requests that follow each other before the first is answered', () => {
  test('are under way until the last of them: nobody takes their connection, and the end waits for them', async () => {
    const waits: (() => void)[] = []
    const app = new Hono()
      .get('/', (c) => c.text('here'))
      .get('/long', async (c) => {
        await new Promise<void>((resolve) => waits.push(resolve))
        return c.text('done')
      })
    const server = await listen(app, { port: 0, host: '127.0.0.1' })
    open.push(server)
    const socket = await connected(server.port)
    let heard = ''
    socket.on('data', (bytes) => {
      heard += bytes
    })
    socket.write(lines('GET / HTTP/1.1', 'Host: localhost') + lines('GET /long HTTP/1.1', 'Host: localhost').repeat(2))
    await expect.poll(() => waits.length).toBe(2)
    await expect.poll(() => heard.match(/HTTP\/1\.1 200/g)?.length).toBe(1)
    waits[0]()
    await expect.poll(() => heard.match(/HTTP\/1\.1 200/g)?.length).toBe(2)
    let isEnded = false
    const closed = server.close(60).then(() => {
      isEnded = true
    })
    // A turn of the loop, and an answer to another visitor.
    expect((await health(server.port)).status).toBe(503)
    expect([isEnded, socket.destroyed]).toEqual([false, false])
    waits[1]()
    await expect.poll(() => heard.match(/HTTP\/1\.1 200/g)?.length).toBe(3)
    await closed
  })
})

describe('connections of several addresses', () => {
  const from = async (port: number, localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    socket.resume()
    await new Promise((resolve) => socket.once('connect', resolve))
    return socket
  }
  const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded

  test('one address takes no more than its share, and another gets in', async () => {
    const port = await serving({ connections: 8, headersSeconds: 60 })
    const attack = await Promise.all(Array.from({ length: 20 }, () => from(port, '127.0.0.2')))
    await expect.poll(() => attack.filter(isOpen).length).toBe(8)
    expect((await health(port)).body).toBe('here')
    for (const socket of attack) socket.destroy()
  })

  test('where there are no more, those of the address that has most and says nothing are hung up, never one that is answered', async () => {
    const port = await serving({ connections: 8, headersSeconds: 60 })
    const busy = await from(port, '127.0.0.2')
    const before = begun
    busy.write(lines('POST /read HTTP/1.1', 'Host: localhost', 'Content-Length: 4'))
    await came(() => begun, before)
    const idle: Socket[] = []
    for (let i = 0; i < 7; i++) idle.push(await from(port, '127.0.0.2'))
    const others = await Promise.all(['127.0.0.3', '127.0.0.4', '127.0.0.5'].map((address) => from(port, address)))
    await expect.poll(() => idle.filter(isOpen).length).toBeLessThan(7)
    expect(isOpen(idle[0])).toBe(false)
    expect(others.every(isOpen)).toBe(true)
    const answer = new Promise<string>((resolve) => busy.once('data', (bytes) => resolve(bytes.toString())))
    busy.write('done')
    expect(await answer).toContain('read 4')
    for (const socket of [busy, ...idle, ...others]) socket.destroy()
  })

  test('behind a proxy they count for the address it names; one that has too many gets 503', async () => {
    const server = await listen(reader, { port: 0, host: '127.0.0.1' }, { ...httpLimits, connections: 4 }, countedAddress(['127.0.0.1']))
    open.push(server)
    const held = (address: string) => {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(lines('POST /read HTTP/1.1', 'Host: localhost', 'Content-Length: 4', `X-Forwarded-For: ${address}`))
      return socket
    }
    const before = begun
    const attack = Array.from({ length: 4 }, () => held('192.0.2.1'))
    await came(() => begun, before, 4)
    const asked = (address: string) =>
      rawHttp(server.port, lines('GET / HTTP/1.1', 'Host: localhost', 'Connection: close', `X-Forwarded-For: ${address}`))
    const refused = await asked('192.0.2.1')
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
    expect((await asked('192.0.2.2')).body).toBe('here')
    for (const socket of attack) socket.destroy()
  })
})

test('after this many requests a connection is closed, and the last is answered', async () => {
  const port = await serving({ requests: 3 })
  const answer = await rawHttp(port, lines('GET / HTTP/1.1', 'Host: localhost').repeat(5))
  expect(answer.all.match(/HTTP\/1\.1 200/g)).toHaveLength(3)
  expect(answer.all.match(/connection: close/gi)).toHaveLength(1)
})

test('the connection of a client that does not read its answer is closed', async () => {
  await expect.poll(sockets, patience).toBe(0)
  const port = await serving({ silentSeconds: 1 })
  const socket = await connected(port)
  socket.pause()
  socket.write(lines('GET /large HTTP/1.1', 'Host: localhost'))
  // Both ends, then ours alone, which does not know yet.
  await expect.poll(sockets, patience).toBe(2)
  await expect.poll(sockets, patience).toBe(1)
  let received = 0
  socket.on('data', ({ length }) => {
    received += length
  })
  socket.resume()
  await new Promise((resolve) => socket.once('close', resolve))
  expect(received).toBeGreaterThan(0)
  expect(received).toBeLessThan(largeBytes)
})

/** How many ends of sockets this process has. */
const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length
const patience = { timeout: 20_000 }

/** A socket that is open and never complains. */
async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  await new Promise((resolve) => socket.once('connect', resolve))
  return socket
}

test('a port that is taken rejects with the reason', async () => {
  const port = await serving()
  await expect(listen(reader, { port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
