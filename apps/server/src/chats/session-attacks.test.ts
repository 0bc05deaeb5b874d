// In one zone: one address that takes what it can get, and another that is answered all the same.

import diagnostics from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { attack, chat, ways } from '#testing/attack.mjs'
import { formHead } from '#testing/raw-http.ts'
import { servers, sessionsIn } from '#testing/servers.ts'
import { chatOf, visitor } from '#testing/visitor.ts'

const serving = servers()

/** Charts and lists of the free plan. */
const figures = [
  '/api/overview',
  '/api/charts/timeseries',
  '/api/charts/heatmap',
  '/api/charts/message-share',
  '/api/charts/calendar',
  '/api/search/stats',
  '/api/milestones/suggestions',
  '/api/moments',
  '/api/people',
  '/api/uploads',
]

const oneMegabyte = chat('Ben', 1e6)

/** Some of the room that a server has, and as much of what is tried to fill it: what is shared is shared by the same rule. */
const room = { sessions: { limits: { sessions: 25 } }, limits: { connections: 250 } }
const tried = { sessions: 33, prints: 16, printed: 1000, sockets: 325, busyBytes: 60_000 }

/** Who is attacked from: an address of this computer, or one that a proxy names; and what the other one sends along. */
const attackers: { way: string; from?: string; forwarded?: string; headers: Record<string, string>; proxies: string[] }[] = [
  { way: 'from an address of its own', from: '127.0.0.2', headers: {}, proxies: [] },
  { way: 'behind a proxy', forwarded: '198.51.100.66', headers: { 'x-forwarded-for': '203.0.113.7' }, proxies: ['127.0.0.1', '::1'] },
]

describe.each(attackers)('while one address attacks, $way', ({ headers, proxies, ...attacker }) => {
  test.each([...ways.map((way) => [way, [way]] as const), ['all at once', ways] as const])(
    'by %s: the chat of another one is kept, and a new one of 1 MB is read and shown',
    async (_way, which) => {
      const clock = { seconds: 0 }
      const now = () => clock.seconds + performance.now() / 1000
      const { origin, port } = await serving({ ...room, proxies, rates: {}, sessions: { ...room.sessions, now } })
      const [ana, ben] = [visitor(origin), visitor(origin)]
      const ask = (who: typeof ana, path: string) => who.get(path, { headers })
      const upload = (who: typeof ana, text: string) => {
        const body = new FormData()
        body.set('file', new File([text], 'chat.txt'))
        return who.ask('/api/upload', { method: 'POST', body, headers })
      }
      expect((await upload(ana, chatOf('Ana', 'hi'))).status).toBe(200)
      // Long enough for others to take its place, were it theirs to take.
      clock.seconds += 600
      const eve = attack({ port, ...attacker }, which, tried)
      onTestFinished(eve.stop)
      await eve.ready
      expect(await (await upload(ben, oneMegabyte)).json()).toMatchObject({ overview: { participants: ['Ben', 'Zoe'] } })
      for (const figure of figures) expect([figure, (await ask(ben, figure)).status]).toEqual([figure, 200])
      expect(await (await ask(ana, '/api/overview')).json()).toMatchObject({ overview: { participants: ['Ana', 'Zoe'] } })
    },
  )
})

test('an address alone may use the whole server, and none of its sessions is taken for its next', async () => {
  const { origin, data } = await serving({ ...room, rates: {} })
  const places = room.sessions.limits.sessions
  const first = visitor(origin)
  expect((await first.upload(chatOf('Ana', 'hi'))).status).toBe(200)
  for (let i = 1; i < places; i++) expect((await visitor(origin).upload(chatOf('Eve', 'hi'))).status).toBe(200)
  const refused = await visitor(origin).upload(chatOf('Eve', 'hi'))
  expect([refused.status, refused.headers.get('retry-after'), (await refused.json()).detail]).toEqual([
    503,
    '60',
    expect.stringMatching(/\w+\.$/),
  ])
  expect((await first.get('/api/overview')).status).toBe(200)
  expect(sessionsIn(data)).toHaveLength(places)
})

test('where no limits are given an address alone has room for 1,000 connections', async () => {
  const { origin } = await serving({ rates: {} })
  const { server, socket } = await new Promise<{ server: Server; socket: Socket }>((resolve) => {
    const hear = (message: unknown) => {
      diagnostics.unsubscribe('http.server.request.start', hear)
      resolve(message as { server: Server; socket: Socket })
    }
    diagnostics.subscribe('http.server.request.start', hear)
    void fetch(`${origin}/health`, { headers: { connection: 'close' } })
  })
  if (!socket.destroyed) await once(socket, 'close')
  /** One that says nothing, without taking a socket of this computer. */
  const silent = () => {
    const fake = Object.assign(new Duplex({ read() {}, write: (_bytes, _encoding, done) => done() }), { remoteAddress: '192.0.2.1' })
    server.emit('connection', fake)
    return fake
  }
  const all = Array.from({ length: 1000 }, silent)
  expect(all.filter(({ destroyed }) => destroyed)).toEqual([])
  expect(silent().destroyed).toBe(true)
  for (const each of all) each.destroy()
})

/** What a visitor may do over HTTP, regardless of the answers. */
const deeds = ['upload', 'delete', 'open theirs', 'guess', 'half a file', 'half a call', 'print', 'wait'] as const

test('law: nothing that one address does over HTTP, in any order, removes the chat of another one', async () => {
  const clock = { seconds: 0 }
  const now = () => clock.seconds + performance.now() / 1000
  const limits = { sessions: 4, bytes: 40_000 }
  const { origin, port } = await serving({ proxies: ['127.0.0.1', '::1'], rates: {}, mostUploads: 2, sessions: { now, limits } })
  const ben = visitor(origin)
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const eves = { 'x-forwarded-for': '198.51.100.66' }
  const body = new FormData()
  body.set('file', new File([chatOf('Ben', 'hi')], 'chat.txt'))
  const { upload_id } = await (await ben.ask('/api/upload', { method: 'POST', body, headers })).json()
  const json = (eve: typeof ben, path: string, sent: object, more = {}) => eve.post(path, sent, { ...eves, ...more })
  const half = (head: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write(head.replace('Host:', `X-Forwarded-For: ${eves['x-forwarded-for']}\r\nHost:`))
    onTestFinished(() => void socket.destroy())
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...deeds), { maxLength: 25 }), async (does) => {
      let eve = visitor(origin)
      for (const deed of does) {
        const file = new FormData()
        file.set('file', new File([chatOf('Eve', 'hi', 100)], 'chat.txt'))
        if (deed === 'upload') {
          eve = visitor(origin)
          await eve.ask('/api/upload', { method: 'POST', body: file, headers: eves })
        }
        if (deed === 'delete') await json(eve, '/api/uploads/delete', { upload_id })
        if (deed === 'open theirs') await json(eve, '/api/uploads/open', { upload_id }, { 'x-upload-id': upload_id })
        if (deed === 'guess') await visitor(origin, `convostat_session=${'A'.repeat(43)}`).get('/api/overview', { headers: eves })
        if (deed === 'half a file') half(formHead('/api/upload', 1e6))
        if (deed === 'half a call') half(formHead('/api/export/favorites-pdf', 32e6).replace(/multipart[^\r]*/, 'application/json'))
        if (deed === 'print') await json(eve, '/api/export/favorites-pdf', { messages: [] })
        if (deed === 'wait') {
          // An hour without a call would end it whatever others do; after these minutes it may make room.
          await ben.get('/api/overview', { headers })
          clock.seconds += 600
        }
      }
      expect(await (await ben.get('/api/overview', { headers })).json()).toMatchObject({ upload_id })
    }),
    { numRuns: 15 },
  )
})
