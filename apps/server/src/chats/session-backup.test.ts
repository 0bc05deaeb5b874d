// In one zone: how much room a backup takes; its content is proven in packages/api.
import { statSync } from 'node:fs'
import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { wholeOf } from '#http/fair-share.ts'
import { filesIn, servers } from '#testing/servers.ts'
import { chatOf, visitor } from '#testing/visitor.ts'

const serving = servers()

const bytesIn = (data: string): number =>
  filesIn(data).reduce((sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0), 0)

async function restore(who: ReturnType<typeof visitor>, file: File): Promise<[number, Record<string, unknown>]> {
  const body = new FormData()
  body.set('file', file)
  const answer = await who.ask('/api/uploads/restore', { method: 'POST', body })
  return [answer.status, await answer.json()]
}

/** A backup of uploads of zeros, of this many bytes each; the file of each is repeated this many times. */
async function bomb(sizes: number[], times = 1): Promise<File> {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  for (const [i, size] of sizes.entries()) await zip.add(`x${i}`, new Uint8ArrayReader(new Uint8Array(size)), { level: 9 })
  const later = { filename: 'b.txt', dateOrder: null, lastModified: 0, appendDate: '2024-01-01T00:00:00.000Z' }
  const appended = Array(times - 1).fill({ ...later, knownMessages: 0, newMessages: 0, firstNew: null, lastNew: null })
  const written = { uploadDate: '2024-01-01T00:00:00.000Z', dateRangeStart: '2021-03-04T00:05:07', dateRangeEnd: '2021-03-04T00:05:07' }
  const facts = { participants: ['A'], messageCount: 1, wasTruncated: false, dateOrder: null, lastModified: 0, title: null, isGroup: false }
  const uploads = sizes.map((_, i) => ({
    record: { id: `upload_${i + 1}`, filename: 'a.txt', ...written, ...facts, appended },
    files: Array(times).fill(`x${i}`),
  }))
  await zip.add('convostat-backup.json', new TextReader(JSON.stringify({ kind: 'convostat-backup', version: 1, created: 'x', uploads })))
  return new File([await zip.close()], 'backup.zip')
}

describe('a backup that unpacks to far more than was sent', () => {
  test('takes that much of what all may keep together: others make room, and no more is ever there', async () => {
    const { origin, data } = await serving({ sessions: { limits: { bytes: 10e6, keptSeconds: 0 } } })
    const [first, second] = [visitor(origin), visitor(origin)]
    await first.upload(chatOf('Ana', 'hi'))
    await second.upload(chatOf('Ben', 'hello'))
    const file = await bomb([4e6, 4e6])
    expect(file.size).toBeLessThan(20_000)
    expect(await restore(second, file)).toMatchObject([200, { restored: 2 }])
    expect((await first.get('/api/overview')).status).toBe(200)
    expect(await restore(first, file)).toMatchObject([200, { restored: 2 }])
    // The other one was used longer ago.
    expect((await second.get('/api/overview')).status).toBe(404)
    expect(bytesIn(data)).toBeLessThan(wholeOf(10e6))
    expect((await first.get('/api/overview')).status).toBe(200)
  })

  test('is stopped where nobody can make room, and what was there stays', async () => {
    const { origin, data } = await serving({ sessions: { limits: { bytes: 10e6 } } })
    const ana = visitor(origin)
    await ana.upload(chatOf('Ana', 'hi'))
    expect(await restore(ana, await bomb([8e6, 8e6]))).toMatchObject([503, { code: 'unavailable' }])
    await vi.waitFor(() => expect(bytesIn(data)).toBeLessThan(9e6))
    expect((await ana.get('/api/overview')).status).toBe(200)
  })

  test('takes no memory: one file many times over is damage, another is written as it is unpacked', async () => {
    const { origin } = await serving()
    const [many, large] = [await bomb([20e6], 75), await bomb([100e6])]
    const before = process.memoryUsage().rss
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before)
    }, 20)
    onTestFinished(() => clearInterval(watch))
    expect(await restore(visitor(origin), many)).toMatchObject([200, { restored: 0, damaged: 1 }])
    expect(await restore(visitor(origin), large)).toMatchObject([200, { restored: 1 }])
    expect(most).toBeLessThan(200e6)
  })
})
