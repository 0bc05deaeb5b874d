import { expect, test } from 'vitest'
import { turns } from './turns.ts'

const never = new AbortController().signal

test('one address runs only some of many at the same time, and another one waits for none of them', async () => {
  const { enter } = turns({ atOnce: 4, waiting: 64 })
  const begun: string[] = []
  const begin = async (address: string) => {
    const end = await enter(address, new AbortController().signal)
    begun.push(address)
    return end
  }
  const mine = Array.from({ length: 60 }, () => begin('A'))
  const theirs = begin('B')
  await theirs
  expect(begun).toEqual(['A', 'A', 'A', 'A', 'B'])
  const third = begin('C')
  const end = await mine[0]
  end()
  end()
  await third
  // A turn ends once: for its second end nobody begins.
  void begin('D')
  await new Promise(setImmediate)
  expect(begun).toEqual(['A', 'A', 'A', 'A', 'B', 'C'])
})

test('where too many wait, the last one of who has most is sent away', async () => {
  const { enter } = turns({ atOnce: 1, waiting: 4 })
  await enter('A', never)
  await enter('B', never)
  const mine = Array.from({ length: 4 }, () =>
    enter('A', never).then(
      () => 'begun',
      (error: unknown) => error,
    ),
  )
  await expect(enter('A', never)).rejects.toMatchObject({ code: 'unavailable' })
  const others = ['C', 'D'].map((address) => enter(address, never))
  const isSettled = (all: Promise<unknown>[]) => Promise.race([...all, Promise.resolve('waits')])
  expect(await isSettled(others)).toBe('waits')
  expect(await mine[3]).toMatchObject({ code: 'unavailable', status: 503, retryAfter: 5 })
  expect(await isSettled(mine.slice(0, 3))).toBe('waits')
})

test('a caller that leaves while waiting gives the place back', async () => {
  const { enter } = turns({ atOnce: 1, waiting: 1 })
  const ends = [await enter('A', never), await enter('B', never)]
  const leaving = new AbortController()
  const left = enter('A', leaving.signal)
  await expect(enter('A', never)).rejects.toMatchObject({ code: 'unavailable' })
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  const next = enter('A', never)
  for (const end of ends) end()
  await next
  await expect(enter('A', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
})
