// In one zone: many at once; what each is answered is proven call by call.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#testing/published-folder.ts'
import { halfUpload } from '#testing/raw-http.ts'
import { filesIn, logged, servers, sessionsIn } from '#testing/servers.ts'
import { chatOf, codeOf, visitor } from '#testing/visitor.ts'

const serving = servers()

describe('A8: uploads given up halfway, 500 of them', () => {
  test('leave no file, no session and no memory, and the server alive', async () => {
    const { port, origin, data } = await serving({ rates: {}, mostUploads: 100 })
    const hundred = async () => {
      const sockets = Array.from({ length: 100 }, () => halfUpload(port))
      await vi.waitFor(() => expect(filesIn(data)).toHaveLength(100))
      for (const socket of sockets) socket.destroy()
      await vi.waitFor(() => expect(sessionsIn(data)).toEqual([]))
    }
    await hundred()
    const before = memory()
    for (let round = 0; round < 4; round++) await hundred()
    // 400 halves are 200 MB; what was let go of last is freed a little later.
    await vi.waitFor(() => expect(memory() - before).toBeLessThan(20e6), { interval: 200 })
    expect(filesIn(data)).toEqual([])
    expect((await fetch(`${origin}/health`)).status).toBe(200)
    expect((await visitor(origin).upload(chatOf('Ana', 'hi'))).status).toBe(200)
  })
})

/** What is in use, in bytes, after what is not was let go of. */
function memory(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

test('A9: an upload at a byte now and then is 408 at the limit, and leaves nothing', async () => {
  const { port, data } = await serving({ limits: { uploadBytesPerSecond: 1000, uploadRateSeconds: 0.5 } })
  const socket = halfUpload(port, 'x')
  const answer = new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(bytes.toString())))
  await vi.waitFor(() => expect(filesIn(data)).toHaveLength(1))
  const drip = setInterval(() => socket.writable && socket.write('x'), 100)
  expect(await answer).toContain('408 Request Timeout')
  clearInterval(drip)
  socket.destroy()
  await vi.waitFor(() => expect(sessionsIn(data)).toEqual([]))
})

describe('A16: many requests from one address', () => {
  const rates = { 'upload.run': { atOnce: 3, perSecond: 0.1 } }

  test('200 uploads at once: those beyond what one may are 429 and say when, and everything else is answered', async () => {
    const { origin } = await serving()
    const statuses: number[] = []
    for (let i = 0; i < 10; i++) {
      const twenty = Array.from({ length: 20 }, async () => {
        const answer = await visitor(origin).upload('%PDF-1.7\n', 'a.pdf')
        if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        statuses.push(answer.status)
        await answer.text()
      })
      await Promise.all(twenty)
    }
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(120)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20)
    expect((await fetch(`${origin}/health`)).status).toBe(200)
    expect((await visitor(origin).get('/api/license/status')).status).toBe(200)
  })

  test('X-Forwarded-For makes nobody another', async () => {
    const { origin } = await serving({ rates })
    const ask = (forwarded: string) => visitor(origin).ask('/api/upload', { method: 'POST', headers: { 'x-forwarded-for': forwarded } })
    for (let i = 0; i < 3; i++) expect((await ask(`192.0.2.${i}`)).status).toBe(400)
    expect(await codeOf(await ask('192.0.2.9'))).toEqual([429, 'too_many'])
  })

  test('unless a proxy that was named says it: then each is counted for itself', async () => {
    const { origin } = await serving({ rates, proxies: ['127.0.0.0/8', '::1'] })
    const ask = (forwarded: string) => visitor(origin).ask('/api/upload', { method: 'POST', headers: { 'x-forwarded-for': forwarded } })
    for (let i = 0; i < 3; i++) expect((await ask(`203.0.113.${i}, 192.0.2.1`)).status).toBe(400)
    expect((await ask('203.0.113.9, 192.0.2.1')).status).toBe(429)
    expect((await ask('192.0.2.2')).status).toBe(400)
  })
})

test('T17: 64 sessions that ask all at once, each four things, twice, see their own chat and never another', async () => {
  const { origin } = await serving()
  const people = Array.from({ length: 64 }, (_, i) => ({ name: `Person${i}z`, word: `canary${i}z`, messages: i + 3, is: visitor(origin) }))
  const own = (text: string, of: (typeof people)[number]) => {
    expect(new Set(text.match(/(?:canary|Person)\d+z/g))).toEqual(new Set(text.includes('canary') ? [of.name, of.word] : [of.name]))
  }
  const check = async (person: (typeof people)[number]) => {
    const { is, word, messages } = person
    const [hits, overview, share, foreign] = await Promise.all([
      is.post('/api/search', { query: word }),
      is.get('/api/overview'),
      is.get('/api/charts/message-share'),
      is.post('/api/search', { query: people[(people.indexOf(person) + 1) % people.length].word }),
    ])
    expect([hits.status, overview.status, share.status, foreign.status]).toEqual([200, 200, 200, 200])
    own(await hits.text(), person)
    expect(await overview.json()).toMatchObject({ overview: { participants: [person.name, 'Zoe'], total_messages: messages + 1 } })
    own(await share.text(), person)
    expect(await foreign.json()).toMatchObject({ results: [] })
  }
  // Ten at a time: the same address may send no more than some at once.
  const uploads = people.map(({ is, name, word, messages }) => async () => {
    expect((await is.upload(chatOf(name, word, messages))).status).toBe(200)
  })
  for (let i = 0; i < uploads.length; i += 16) await Promise.all(uploads.slice(i, i + 16).map((upload) => upload()))
  for (let round = 0; round < 2; round++) await Promise.all(people.map(check))
  expect(new Set(people.map(({ is }) => is.cookie())).size).toBe(64)
})

test('a chat that is never finished is 422 analysis_limit, and no other session notices, not even those in its thread', async () => {
  const log = logged()
  const { chatThread } = await serving()
  // The thread as it is, except for a word that keeps it busy forever.
  const endless = join(temporaryFolder(), 'endless.mjs')
  writeFileSync(
    endless,
    `const { decode } = TextDecoder.prototype
    TextDecoder.prototype.decode = function (...given) {
      const text = decode.apply(this, given)
      if (text.includes('Endless')) for (;;);
      return text
    }
    await import(${JSON.stringify(pathToFileURL(chatThread).href)})`,
  )
  const { origin } = await serving({ chatThread: endless, pool: { capacity: 2, callSeconds: 8 } })
  const others = Array.from({ length: 4 }, (_, i) => ({ name: `Person${i}`, is: visitor(origin) }))
  for (const { name, is } of others) expect((await is.upload(chatOf(name, 'hi'))).status).toBe(200)
  let isOver = false
  const heavy = visitor(origin)
    .upload(chatOf('Endless', 'hi'))
    .finally(() => {
      isOver = true
    })
  while (!isOver) {
    for (const { name, is } of others)
      expect(await (await is.get('/api/overview')).json()).toMatchObject({ overview: { participants: [name, 'Zoe'] } })
    expect((await fetch(`${origin}/health`)).status).toBe(200)
  }
  expect(await codeOf(await heavy)).toEqual([422, 'analysis_limit'])
  for (const { name, is } of others)
    expect(await (await is.get('/api/overview')).json()).toMatchObject({ overview: { participants: [name, 'Zoe'] } })
  expect(log.mock.calls).toEqual([["a chat's thread was ended: a call took longer than 8 s"]])
})

describe('how much is taken', () => {
  test('this many uploads at once; one more is 503 and says when to come back', async () => {
    const { port, origin, data } = await serving({ mostUploads: 3 })
    const sockets = Array.from({ length: 3 }, () => halfUpload(port))
    await vi.waitFor(() => expect(filesIn(data)).toHaveLength(3))
    const answer = await visitor(origin).upload(chatOf('Ana', 'hi'))
    expect(answer.headers.get('retry-after')).toBe('10')
    expect(await codeOf(answer)).toEqual([503, 'unavailable'])
    expect((await fetch(`${origin}/health`)).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(async () => expect((await visitor(origin).upload(chatOf('Ana', 'hi'))).status).toBe(200))
  })

  test('this many bytes of an address: those of its sessions idle for longest go; what fits nowhere is 503', async () => {
    const { origin, data } = await serving({ sessions: { limits: { bytes: 15_000, keptSeconds: 0 } } })
    const [ana, ben, eve] = [visitor(origin), visitor(origin), visitor(origin)]
    const text = (person: string) => chatOf(person, 'hi', 200)
    for (const [who, name] of [
      [ana, 'Ana'],
      [ben, 'Ben'],
      [eve, 'Eve'],
    ] as const)
      expect((await who.upload(text(name))).status).toBe(200)
    expect(await codeOf(await ana.get('/api/overview'))).toEqual([404, 'no_chat'])
    expect((await ben.get('/api/overview')).status).toBe(200)
    const tooMuch = await eve.upload(chatOf('Eve', 'hi', 2000))
    expect(Number(tooMuch.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await codeOf(tooMuch)).toEqual([503, 'unavailable'])
    expect((await eve.get('/api/overview')).status).toBe(200)
    expect(filesIn(data).some((path) => path.endsWith('.upload'))).toBe(false)
  })

  test('a refused first upload leaves no session and gives no cookie', async () => {
    const { origin, data } = await serving()
    const eve = visitor(origin)
    for (const [text, name, code] of [
      ['\0\0\0\0', 'a.pdf', 'not_txt_or_zip'],
      ['', 'a.txt', 'empty_file'],
      ['no message here', 'a.txt', 'no_messages'],
    ]) {
      expect((await codeOf(await eve.upload(text, name)))[1]).toBe(code)
      expect([eve.cookie(), sessionsIn(data)]).toEqual(['', []])
    }
  })

  test('a look into a file begins a session, so that it need not be read twice', async () => {
    const { origin, data } = await serving()
    const ana = visitor(origin)
    expect((await ana.upload(chatOf('Ana', 'hi'), 'chat.txt', '/api/upload/inspect')).status).toBe(200)
    expect(ana.cookie()).toMatch(/^convostat_session=/)
    await wait(50)
    expect([sessionsIn(data).length, readdirSync(sessionsIn(data)[0]).filter((name) => name.endsWith('.upload'))]).toEqual([1, []])
    expect((await ana.upload(chatOf('Ana', 'hi'))).status).toBe(200)
    expect(sessionsIn(data)).toHaveLength(1)
  })
})
