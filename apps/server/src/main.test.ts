// In one zone: a process that starts, gets a signal to end, or is killed.
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { inTime } from '#testing/in-time.ts'
import { temporaryFolder } from '#testing/published-folder.ts'
import { formHead, formOf, rawHttp } from '#testing/raw-http.ts'
import { serverProcesses } from '#testing/server-process.ts'
import { filesIn, holds } from '#testing/servers.ts'
import { chatOf, visitor } from '#testing/visitor.ts'

const started = serverProcesses()

/** The first half of an upload; `finish` sends the rest and gives the answer. */
function halfUpload(port: number, content: string) {
  const [first, rest] = formOf('a.txt', content)
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(formHead('/api/upload', first.length + rest.length) + first)
  return { socket, finish: () => rawHttp(socket, rest, 60_000) }
}

describe('A17: a server that gets a signal to end', () => {
  test('lets an upload finish, answers new requests with 503, wipes all files and ends well', async () => {
    const server = await started()
    await visitor(server.origin).upload(chatOf('Ana', 'hi'))
    const upload = halfUpload(server.port, chatOf('Ben', 'hello'))
    await vi.waitFor(() => expect(filesIn(server.data).some((path) => path.endsWith('.upload'))).toBe(true))
    server.kill('SIGTERM')
    await vi.waitFor(async () => expect((await fetch(`${server.origin}/health`)).status).toBe(503))
    const refused = await visitor(server.origin).upload(chatOf('Eve', 'late'))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    const answer = await upload.finish()
    expect([answer.status, JSON.parse(answer.body).overview.participants]).toEqual([200, ['Ben', 'Zoe']])
    expect(await inTime(server.ended)).toBe(0)
    expect(filesIn(server.data)).toEqual([])
  })

  test('and ends well though an upload never finishes: that one is answered, too', async () => {
    const server = await started()
    const { socket } = halfUpload(server.port, 'x'.repeat(1000))
    const answer = once(socket, 'data')
    await vi.waitFor(() => expect(filesIn(server.data)).toHaveLength(1))
    server.kill('SIGTERM')
    // It was too slow even before the time to finish was over, or that is over.
    expect(String((await answer)[0])).toMatch(/^HTTP\/1.1 (408|503) /)
    expect(await inTime(server.ended)).toBe(0)
    expect(filesIn(server.data)).toEqual([])
  })

  test('twice ends immediately, and the next start wipes the rest', async () => {
    const server = await started()
    const upload = halfUpload(server.port, chatOf('Ana', 'canaryword'))
    await vi.waitFor(() => expect(filesIn(server.data)).toHaveLength(1))
    server.kill('SIGTERM')
    await vi.waitFor(() => expect(server.log()).toContain('Stopping ...'))
    server.kill('SIGTERM')
    expect(await inTime(server.ended)).toBe(1)
    upload.socket.destroy()
    await started({ data: server.data })
    expect(filesIn(server.data)).toEqual([])
  })
})

test('A17: killed while it analyzes, the next start is clean', async () => {
  const server = await started()
  await visitor(server.origin).upload(chatOf('Ana', 'canaryword'))
  void visitor(server.origin)
    .upload(chatOf('Ben', 'canaryword '.repeat(10), 200_000))
    .catch(() => undefined)
  await vi.waitFor(() => expect(filesIn(server.data).some((path) => path.endsWith('.upload'))).toBe(true))
  server.kill('SIGKILL')
  expect(await inTime(server.ended)).toBe('SIGKILL')
  expect(holds(server.data, 'canaryword')).toBe(true)

  const next = await started({ data: server.data })
  expect(filesIn(next.data)).toEqual([])
  expect((await visitor(next.origin).upload(chatOf('Ana', 'hi'))).status).toBe(200)
  next.kill('SIGTERM')
  expect(await inTime(next.ended)).toBe(0)
})

test('A18: a data folder that cannot be used is reported in one sentence', async () => {
  const data = join(temporaryFolder(), 'a file')
  writeFileSync(data, '')
  const server = await started({ data })
  expect(await inTime(server.ended)).toBe(1)
  expect(server.log()).toMatch(/^The data folder .* cannot be used \(E\w+\)\. Set CONVOSTAT_DATA to a folder that this user can write\.\n$/)
})

test('T22: no name, word or file name from a chat is in the server’s output, nor in its data folder once it has ended', async () => {
  const server = await started()
  const ana = visitor(server.origin)
  const chat = chatOf('Canaryname', 'canaryword https://canary.example')
  expect((await ana.upload(chat, 'canaryfile.txt')).status).toBe(200)
  await vi.waitFor(() => expect(['Canaryname', 'canaryword', 'canaryfile'].every((word) => holds(server.data, word))).toBe(true))

  // What can be wrong with a file, a value, an address or a header, each with a word in it that must not be said.
  for (const [text, name] of [
    ['canary', 'canary.pdf'],
    ['', 'canary.txt'],
    ['\0canary\0'.repeat(500), 'canary.txt'],
    ['canary without a message', 'canary.txt'],
    ['PK\x05\x06canary', 'canary.zip'],
    ['[{"canary":1}]', 'canary.json'],
  ])
    expect((await visitor(server.origin).upload(text, name)).status).toBeGreaterThanOrEqual(400)
  for (const body of ['{"query":"canary"}', '{"canary', '{"sender":{"canary":1}}', '{"start_date":"canary"}', '{"sort_by":"canary"}'])
    await ana.ask('/api/search', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  for (const path of ['/api/overview?author=canary&from=canary', '/api/canary?canary=canary', '/canary', '/app?canary', '/%canary'])
    await ana.get(path, { headers: { 'user-agent': 'canary', referer: 'http://canary.test/', 'x-forwarded-for': 'canary' } })
  await rawHttp(server.port, 'CANARY /canary HTTP/1.1\r\nHost: canary\r\ncanary\r\n\r\n')
  await rawHttp(server.port, `${formHead('/api/upload', 1000, 'Connection: close')}--canary`)

  // A file that is gone under the server's feet.
  const [kept] = filesIn(server.data).filter((path) => path.endsWith('.export'))
  writeFileSync(kept, 'canary')
  for (let i = 0; i < 4; i++) await visitor(server.origin).upload(chatOf(`Canary${i}`, 'canary'))
  await ana.get('/api/charts/heatmap')

  server.kill('SIGTERM')
  expect(await inTime(server.ended)).toBe(0)
  expect(server.log()).toContain('ConvoStat is running.')
  expect(server.log()).not.toMatch(/canary/i)
  expect([filesIn(server.data), holds(server.data, 'canary')]).toEqual([[], false])
})
