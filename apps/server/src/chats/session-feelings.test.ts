// In one zone: what words feel, and where that is kept.
import { cpSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { weightsFile } from '@convostat/installation/weights-file'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '#testing/published-folder.ts'
import { filesIn, servers } from '#testing/servers.ts'
import { chatOf, visitor } from '#testing/visitor.ts'

const serving = servers()

type Visitor = ReturnType<typeof visitor>
const distributionOf = async (who: Visitor) => (await who.get('/api/sentiment/distribution')).json()

/** That what Ana wrote each day is of that kind. */
const correctionsOf = (label: string | null, message = 'I love you so much') => ({
  corrections: [1, 2, 3].map((day) => ({ author: 'Ana', date: `2021-03-0${day}T00:05:00`, message, label })),
})

test('a chat that is read on the server has its feelings read there', async () => {
  const { origin } = await serving()
  const ana = visitor(origin)
  await ana.upload(chatOf('Ana', 'I love you so much'))
  expect(await distributionOf(ana)).toEqual({ positive: 3, neutral: 1, negative: 0, unscored: 0 })
  const found = await (await ana.post('/api/search', { sentiment: 'positive' })).json()
  expect(found.metadata.total_results).toBe(3)
  expect((await ana.get('/api/emotion/fingerprint')).status).toBe(402)
})

test('what a visitor said of messages is kept with the session, whichever thread answers next, and is nobody else’s', async () => {
  const { origin, data } = await serving({ pool: { capacity: 1, heldBytes: 1 } })
  const [ana, ben] = [visitor(origin), visitor(origin)]
  await ana.upload(chatOf('Ana', 'I love you so much'))
  await ben.upload(chatOf('Ana', 'I love you so much'))
  const answer = await ana.post('/api/emotion/corrections', correctionsOf('negative'))
  expect([answer.status, await answer.json()]).toEqual([200, correctionsOf('negative')])
  for (let round = 0; round < 2; round++) {
    expect(await distributionOf(ana)).toMatchObject({ positive: 0, negative: 3 })
    // Another's call has the thread ended that has the chat.
    expect(await distributionOf(ben)).toMatchObject({ positive: 3, negative: 0 })
  }
  expect(filesIn(data).filter((path) => path.endsWith('corrections.json'))).toHaveLength(1)
  await ana.post('/api/emotion/corrections', correctionsOf(null))
  expect(await distributionOf(ana)).toMatchObject({ positive: 3, negative: 0 })
})

test('it is gone when all uploads are deleted, at once or one after the other, and when the session is wiped', async () => {
  const clock = { seconds: 0 }
  const { origin, data, running } = await serving({ sessions: { now: () => clock.seconds } })
  const kept = () => filesIn(data).filter((path) => path.endsWith('corrections.json')).length
  const ana = visitor(origin)
  await ana.upload(chatOf('Ana', 'I love you so much'))
  await ana.post('/api/emotion/corrections', correctionsOf('joy'))
  expect(kept()).toBe(1)
  await ana.post('/api/uploads/delete', { all: true })
  expect(kept()).toBe(0)
  for (let i = 0; i < 2; i++) await ana.upload(chatOf('Ana', 'I love you so much'))
  await ana.post('/api/emotion/corrections', correctionsOf('joy'))
  const { uploads } = await (await ana.get('/api/uploads')).json()
  for (const [i, { id }] of uploads.entries()) {
    expect([uploads.length, kept()]).toEqual([2, 1])
    await ana.post('/api/uploads/delete', { upload_id: id })
    expect(kept()).toBe(i === 0 ? 1 : 0)
  }
  await ana.post('/api/emotion/corrections', correctionsOf('joy'))
  expect(kept()).toBe(1)
  clock.seconds = 3601
  await running.sweep()
  expect(filesIn(data)).toEqual([])
})

test('a caller without a session has nothing to correct, and is not informed that it is kept', async () => {
  const { origin, data } = await serving()
  const answer = await visitor(origin).post('/api/emotion/corrections', correctionsOf('joy'))
  expect([answer.status, (await answer.json()).code]).toEqual([404, 'no_chat'])
  expect((await visitor(origin).post('/api/emotion/corrections', { corrections: [] })).status).toBe(200)
  expect(filesIn(data)).toEqual([])
})

test('more corrections than are kept, or longer ones than are sent, are refused', async () => {
  const { origin } = await serving()
  const ana = visitor(origin)
  await ana.upload(chatOf('Ana', 'hi'))
  const [one] = correctionsOf('joy').corrections
  const refused = async (corrections: object[]) => {
    const answer = await ana.post('/api/emotion/corrections', { corrections })
    return [answer.status, (await answer.json()).code]
  }
  expect(await refused(Array(2001).fill(one))).toEqual([400, 'field_invalid'])
  expect(await refused([{ ...one, message: 'x'.repeat(65_537) }])).toEqual([400, 'field_invalid'])
  expect(await refused(Array(20).fill({ ...one, message: 'x'.repeat(60_000) }))).toEqual([413, 'too_large'])
})

test('without the weights beside its programs a server says so where feelings are asked for, and answers all else', async () => {
  const { chatThread } = await serving()
  const folder = temporaryFolder()
  cpSync(dirname(chatThread), folder, { recursive: true })
  rmSync(join(folder, weightsFile))
  const { origin } = await serving({ chatThread: join(folder, 'chat-thread.js') })
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const ana = visitor(origin)
  await ana.upload(chatOf('Ana', 'I love you so much'))
  const answer = await ana.get('/api/charts/sentiment')
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'model_unavailable'])
  const [hit] = (await (await ana.post('/api/search', { query: 'love' })).json()).results
  expect(hit).toMatchObject({ message: 'I love you so much', sentiment: null })
  expect((await ana.get('/api/charts/heatmap')).status).toBe(200)
  expect(log.mock.calls.flat().join('\n')).not.toContain(folder)
  log.mockRestore()
})
