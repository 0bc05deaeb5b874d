import { expect, test, vi } from 'vitest'
import { gathering } from './batch-events.ts'
import type { Heard } from './events.ts'

const event = (id: string, facts: Partial<Heard> = {}): Heard => ({
  id,
  type: 'invoice.paid',
  object_id: 'in_1',
  session_id: null,
  sub_id: 'sub_1',
  ...facts,
})

/** Gathers until hurried; the batches that were processed, by ids. */
function gathered(during: (round: number) => void = () => undefined) {
  const rounds: string[][] = []
  const failed = vi.fn()
  const events = gathering({
    milliseconds: 1e6,
    failed,
    async work(events) {
      rounds.push(events.map(({ id }) => id))
      during(rounds.length)
      if (events[0].id === 'bad') throw new Error('away')
    },
  })
  return { ...events, rounds, failed }
}

test('what is about the same is worked off together, the same event once', async () => {
  const { hear, settled, rounds } = gathered()
  hear(event('1', { session_id: 'cs_1', type: 'checkout.session.completed' }))
  hear(event('2'))
  hear(event('other', { sub_id: 'sub_2' }))
  hear(event('2'))
  hear(event('3'))
  await settled()
  expect(rounds).toEqual([['1', '2', '3'], ['other']])
})

test('what comes while its subject is looked at has its own look, after that one', async () => {
  const { hear, settled, rounds } = gathered((round) => {
    if (round < 3) hear(event(`${round + 1}`))
  })
  hear(event('1'))
  await settled()
  expect(rounds).toEqual([['1'], ['2'], ['3']])
})

test('a failure is reported, and holds nothing else up', async () => {
  const { hear, settled, rounds, failed } = gathered()
  hear(event('bad'))
  hear(event('good', { sub_id: null }))
  await settled()
  hear(event('later'))
  await settled()
  expect(rounds).toEqual([['bad'], ['good'], ['later']])
  expect(failed).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ id: 'bad' })], expect.objectContaining({ message: 'away' }))
})

test('settled means that later events about a running subject are processed, too', async () => {
  let end: () => void = () => undefined
  const done: string[] = []
  const { hear, settled } = gathering({
    milliseconds: 1e6,
    failed: () => undefined,
    async work([{ id }]) {
      if (id === '1')
        await new Promise<void>((resolve) => {
          end = resolve
        })
      done.push(id)
    },
  })
  hear(event('1'))
  const first = settled()
  await Promise.resolve()
  hear(event('2'))
  const second = settled().then(() => done.push('settled'))
  await new Promise((resolve) => setImmediate(resolve))
  end()
  await Promise.all([first, second])
  expect(done).toEqual(['1', '2', 'settled'])
})

test('closing waits for the running batch, and starts no other', async () => {
  let end: () => void = () => undefined
  const done: string[] = []
  const { hear, close, settled } = gathering({
    milliseconds: 0,
    failed: () => undefined,
    async work([{ id }]) {
      await new Promise<void>((resolve) => {
        end = resolve
      })
      done.push(id)
    },
  })
  hear(event('1'))
  const settling = settled()
  await Promise.resolve()
  hear(event('2'))
  hear(event('other', { sub_id: 'sub_2' }))
  const closing = close().then(() => done.push('closed'))
  hear(event('late', { sub_id: 'sub_3' }))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(done).toEqual([])
  end()
  await Promise.all([closing, settling])
  expect(done).toEqual(['1', 'closed'])
})

test('without a signal it starts automatically, after a moment', async () => {
  const work = vi.fn(async () => undefined)
  const { hear } = gathering({ work, failed: () => undefined, milliseconds: 1 })
  hear(event('1'))
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
})
