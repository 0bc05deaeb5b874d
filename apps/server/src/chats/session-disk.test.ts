// In one zone: what a full disk keeps, whose times are its own clock.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#testing/published-folder.ts'
import { filesIn, holds, logged, servers, sessionsIn } from '#testing/servers.ts'
import { chatOf, codeOf, visitor } from '#testing/visitor.ts'

const serving = servers()

describe('A18: a disk that takes nothing', () => {
  /** Lets the next writes to an open file fail as the system would. */
  async function failing(code: string) {
    const handle: FileHandle = await open(join(temporaryFolder(), 'any'), 'w')
    await handle.close()
    const error = Object.assign(new Error(`${code}: canarypath`), { code, syscall: 'write' })
    const write = vi.spyOn(Object.getPrototypeOf(handle), 'write').mockRejectedValue(error)
    return write
  }

  test.each([
    ['full', 'ENOSPC', 507, 'storage_full'],
    ['over its quota', 'EDQUOT', 507, 'storage_full'],
    ['read-only', 'EROFS', 503, 'unavailable'],
    ['broken', 'EIO', 503, 'unavailable'],
  ])(
    '%s: %s is %i %s; nothing is left of the upload, what was there stays, and it continues when there is room',
    async (_disk, system, status, code) => {
      const log = logged()
      const { origin, data } = await serving()
      const ana = visitor(origin)
      await ana.upload(chatOf('Ana', 'hi'))
      await vi.waitFor(() => expect(filesIn(data)).toHaveLength(2))
      const write = await failing(system)
      const answer = await ana.upload(chatOf('Ana', 'more'))
      expect(await codeOf(answer)).toEqual([status, code])
      expect(answer.headers.has('retry-after')).toBe(status === 503)
      expect(await codeOf(await visitor(origin).upload(chatOf('Ben', 'hello')))).toEqual([status, code])
      expect(log.mock.calls.flat().join()).toMatch(new RegExp(`^\\w+ ${code} ${system} write`))
      expect(log.mock.calls.flat().join()).not.toContain('canary')
      expect([filesIn(data).length, sessionsIn(data).length]).toEqual([2, 1])
      expect((await ana.get('/api/overview')).status).toBe(200)
      write.mockRestore()
      expect((await ana.upload(chatOf('Ana', 'more'))).status).toBe(200)
    },
  )

  test('a folder in which no session can be made is 503', async () => {
    logged()
    const { origin, data } = await serving()
    const own = join(data, 'sessions', String(process.pid))
    rmSync(own, { recursive: true })
    writeFileSync(own, '')
    const answer = await visitor(origin).upload(chatOf('Ana', 'hi'))
    expect(await codeOf(answer)).toEqual([503, 'unavailable'])
    expect((await fetch(`${origin}/health`)).status).toBe(200)
    rmSync(own)
    mkdirSync(own)
    expect((await visitor(origin).upload(chatOf('Ana', 'hi'))).status).toBe(200)
  })

  test('a folder that a thread cannot use is 503, too', async () => {
    const { origin, data } = await serving({ pool: { capacity: 1, heldBytes: 1 } })
    const [ana, ben] = [visitor(origin), visitor(origin)]
    await ana.upload(chatOf('Ana', 'hi'))
    await vi.waitFor(() => expect(filesIn(data)).toHaveLength(2))
    const uploads = dirname(filesIn(data)[0])
    await ben.upload(chatOf('Ben', 'hello'))
    rmSync(uploads, { recursive: true })
    writeFileSync(uploads, '')
    expect(await codeOf(await ana.get('/api/overview'))).toEqual([503, 'unavailable'])
    expect((await ben.get('/api/overview')).status).toBe(200)
  })
})

test('T22: when a session is wiped, nothing of its chat is left in the data folder', async () => {
  const clock = { seconds: 0 }
  const { origin, data, running } = await serving({ sessions: { now: () => clock.seconds } })
  const [ana, ben] = [visitor(origin), visitor(origin)]
  await ana.upload(chatOf('Canaryname', 'canaryword'), 'canaryfile.txt')
  await vi.waitFor(() => expect(['Canaryname', 'canaryword', 'canaryfile'].map((word) => holds(data, word))).toEqual([true, true, true]))
  clock.seconds += 1800
  await ben.upload(chatOf('Ben', 'hello'))
  clock.seconds += 1800
  await running.sweep()
  expect(['Canaryname', 'canaryword', 'canaryfile', 'hello'].map((word) => holds(data, word))).toEqual([false, false, false, true])
  expect(await codeOf(await ana.get('/api/overview'))).toEqual([404, 'no_chat'])
  expect((await ben.get('/api/overview')).status).toBe(200)
})
