// In one zone: who prints when; what is printed is proven in packages/report.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePack } from '@convostat/report/pack'
import { readPdf } from '@convostat/report/testing/pdf.ts'
import { expect, test } from 'vitest'
import { webBuild } from '#testing/published-folder.ts'
import { servers } from '#testing/servers.ts'
import { chatOf, visitor } from '#testing/visitor.ts'

const serving = servers()

/** A web build with a real pack instead of the invented one. */
async function withPack(): Promise<string> {
  const web = webBuild()
  writeFileSync(join(web, 'assets', 'report-R5t6Y7u8.bin'), await makePack(1))
  return web
}

const book = { messages: [{ author: 'Ana', text: 'I love you so much', originalDate: '2021-03-01T00:05:00' }] }

test('a thread prints for every session and for callers without one; others are answered meanwhile', async () => {
  const { origin } = await serving({ web: await withPack(), pool: { capacity: 1 } })
  const [ana, ben, nobody] = [visitor(origin), visitor(origin), visitor(origin)]
  await ana.upload(chatOf('Ana', 'I love you so much'))
  await ben.upload(chatOf('Ben', 'I love you so much'))
  const settled: string[] = []
  const asking = <T>(name: string, work: Promise<T>) => work.finally(() => settled.push(name))
  const [report, overview, favorites] = await Promise.all([
    asking('report', ana.post('/api/export/pdf', {})),
    asking('overview', ben.get('/api/overview')),
    asking('favorites', nobody.post('/api/export/favorites-pdf', book)),
  ])
  // One thread reads chats here: the report does not block it.
  expect(settled[0]).toBe('overview')
  expect([report.status, overview.status, favorites.status]).toEqual([200, 200, 200])
  for (const answer of [report, favorites]) {
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    expect(text).toMatch(/made by a ConvoStat server/i)
    expect(text).not.toContain('this device')
  }
})

test('an address that prints much is printed for in turn with another: that one waits for one report at most', async () => {
  const { origin } = await serving({ web: await withPack(), proxies: ['127.0.0.1', '::1'], rates: {} })
  const settled: string[] = []
  const print = async (address: string, messages: number) => {
    const many = { messages: Array.from({ length: messages }, () => book.messages[0]) }
    const { status } = await visitor(origin).post('/api/export/favorites-pdf', many, { 'x-forwarded-for': address })
    settled.push(`${address} ${status}`)
  }
  const eves = Array.from({ length: 50 }, () => print('198.51.100.66', 20))
  await Promise.race(eves)
  await expect.poll(() => settled.filter((each) => each.endsWith('200')).length, { timeout: 60_000 }).toBeGreaterThan(0)
  const before = settled.length
  await print('203.0.113.7', 1)
  expect(settled.at(-1)).toBe('203.0.113.7 200')
  expect(settled.length - before).toBeLessThanOrEqual(4)
  await Promise.all(eves)
  // Those for which there was a place are all printed.
  expect(settled.filter((each) => each === '198.51.100.66 200').length).toBeGreaterThanOrEqual(8)
})

test('an unusable report pack is reported each time', async () => {
  const { origin } = await serving()
  for (let round = 0; round < 2; round++) {
    const answer = await visitor(origin).post('/api/export/favorites-pdf', book)
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'pack_unavailable'])
  }
})
