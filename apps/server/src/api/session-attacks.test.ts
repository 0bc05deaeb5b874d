// In one zone: one address that takes what it can get, and another that is answered all the same.
import { describe, expect, onTestFinished, test } from 'vitest'
import { attack, chat, ways } from '../testing/attack.mjs'
import { servers, sessionsIn } from '../testing/servers.ts'
import { chatOf, visitor } from '../testing/visitor.ts'

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
      const { origin, port } = await serving({ proxies, rates: {}, sessions: { now } })
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
      const eve = attack({ port, ...attacker }, which)
      onTestFinished(eve.stop)
      await eve.ready
      expect(await (await upload(ben, oneMegabyte)).json()).toMatchObject({ overview: { participants: ['Ben', 'Zoe'] } })
      for (const figure of figures) expect([figure, (await ask(ben, figure)).status]).toEqual([figure, 200])
      expect(await (await ask(ana, '/api/overview')).json()).toMatchObject({ overview: { participants: ['Ana', 'Zoe'] } })
    },
  )
})

test('an address alone may use the whole server: 200 sessions, and none of them is taken for its next', async () => {
  const { origin, data } = await serving({ rates: {} })
  const first = visitor(origin)
  expect((await first.upload(chatOf('Ana', 'hi'))).status).toBe(200)
  for (let i = 1; i < 200; i++) expect((await visitor(origin).upload(chatOf('Eve', 'hi'))).status).toBe(200)
  const refused = await visitor(origin).upload(chatOf('Eve', 'hi'))
  expect([refused.status, refused.headers.get('retry-after'), (await refused.json()).detail]).toEqual([
    503,
    '60',
    expect.stringMatching(/\w+\.$/),
  ])
  expect((await first.get('/api/overview')).status).toBe(200)
  expect(sessionsIn(data)).toHaveLength(200)
})
