// In one zone: who may ask, before anything is read.
import { describe, expect, test, vi } from 'vitest'
import { formHead, formOf, rawHttp } from '#testing/raw-http.ts'
import { filesIn, holds, servers, sessionsIn } from '#testing/servers.ts'
import { chatOf, codeOf, visitor } from '#testing/visitor.ts'

const serving = servers()

describe('T18: a form on a page of another site', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    // Another program on the same computer.
    { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' },
  ]

  test.each(foreign)('%o cannot upload: 403, and nothing of it is received', async (headers) => {
    const { origin, data } = await serving()
    const ana = visitor(origin)
    const { upload_id } = await (await ana.upload(chatOf('Ana', 'hi'))).json()
    await vi.waitFor(() => expect(filesIn(data)).toHaveLength(2))
    for (const path of ['/api/upload', '/api/upload/inspect']) {
      for (const who of [ana, visitor(origin)]) {
        const body = new FormData()
        body.set('file', new File([chatOf('Eve', 'planted')], 'chat.txt'))
        const answer = await who.ask(path, { method: 'POST', body, headers })
        expect(await codeOf(answer)).toEqual([403, 'forbidden_origin'])
        expect(answer.headers.getSetCookie()).toEqual([])
      }
    }
    expect([sessionsIn(data).length, holds(data, 'planted')]).toEqual([1, false])
    expect(await (await ana.get('/api/overview')).json()).toMatchObject({ upload_id })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])(
    'of type %s makes no JSON call, even where the browser says nothing of where it comes from',
    async (type) => {
      const { origin } = await serving()
      const ana = visitor(origin)
      await ana.upload(chatOf('Ana', 'hi'))
      for (const path of ['/api/search', '/api/uploads/open']) {
        const answer = await ana.ask(path, { method: 'POST', body: '{"upload_id":"upload_1"}', headers: { 'content-type': type } })
        expect(await codeOf(answer)).toEqual([415, 'wrong_type'])
      }
    },
  )
})

describe('T19: a name that is not ours, which resolves to this computer', () => {
  const names = ['evil.test', 'localhost.evil.test', 'evil.test:4321', 'localhost.', 'xn--lcalhost-52a', '[::2]', '0.0.0.0']

  test.each(['browser', 'server'] as const)('is 421 on every path, with --engine %s', async (engine) => {
    const { port } = await serving({ engine })
    for (const name of names)
      for (const path of ['/', '/app', '/health', '/api/overview', '/demo-chat.txt']) {
        const { status, body } = await rawHttp(port, `GET ${path} HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`)
        expect([name, path, status, body.includes('wrong_host')]).toEqual([name, path, 421, true])
      }
  })

  test('is refused where it is not a name at all', async () => {
    const { port } = await serving()
    for (const name of ['', 'localhost@evil.test', 'evil.test/localhost', 'localhost, evil.test', 'localhost:99999999', 'loc alhost']) {
      const { status, body } = await rawHttp(port, `GET /health HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`)
      expect([name, [400, 421].includes(status), /bad_input|wrong_host/.test(body)]).toEqual([name, true, true])
    }
  })

  test('is 421 in the address of the request, too', async () => {
    const { port } = await serving()
    const { status } = await rawHttp(port, 'GET http://evil.test/api/overview HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect(status).toBe(421)
  })

  test('cannot upload: nothing of it is received', async () => {
    const { port, data } = await serving()
    const [first, rest] = formOf('a.txt', chatOf('Ana', 'planted'))
    const head = formHead('/api/upload', first.length + rest.length, 'Connection: close').replace('localhost', 'evil.test')
    expect((await rawHttp(port, head + first + rest)).status).toBe(421)
    expect(sessionsIn(data)).toEqual([])
  })

  test('unless it was listed', async () => {
    const { port } = await serving({ hosts: ['chats.example'] })
    const { status } = await rawHttp(port, 'GET /health HTTP/1.1\r\nHost: chats.example:4321\r\nConnection: close\r\n\r\n')
    expect(status).toBe(200)
  })
})
