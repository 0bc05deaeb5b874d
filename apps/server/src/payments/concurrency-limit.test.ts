import { expect, test } from 'vitest'
import { atMost } from './concurrency-limit.ts'

test('this many at once, the others in order, and one that fails holds nobody up', async () => {
  const inLine = atMost(3)
  const begun: number[] = []
  let [running, most] = [0, 0]
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) =>
      inLine(async () => {
        begun.push(i)
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, i % 4))
        running -= 1
        if (i % 5 === 0) throw new Error(`${i}`)
        return i
      }),
    ),
  )
  expect(most).toBe(3)
  expect(begun).toEqual(Array.from({ length: 20 }, (_, i) => i))
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4)
  expect(await inLine(async () => 'after')).toBe('after')
})
