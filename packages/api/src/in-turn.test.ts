import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('addresses are served in turn, each in the order in which its own came', () => {
  const queue = inTurn<string>()
  for (const item of ['A1', 'A2', 'A3', 'B1', 'C1', 'B2']) queue.add(item[0], item)
  const order: string[] = []
  for (let [address] = queue.addresses(); address !== undefined; [address] = queue.addresses()) {
    const [item] = queue.of(address)
    order.push(item)
    expect([queue.remove(address, item), queue.remove(address, item)]).toEqual([true, false])
    queue.served(address)
  }
  expect(order).toEqual(['A1', 'B1', 'C1', 'A2', 'B2', 'A3'])
})

test('law: however many come and go, one that waits is served after each other address once at most', () => {
  const step = fc.oneof(fc.constantFrom('A', 'B', 'C'), fc.constant(null))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
      const queue = inTurn<number>()
      const servedSince = new Map<string, string[]>()
      for (const [i, address] of steps.entries()) {
        if (address !== null) {
          if (queue.of(address).length === 0) servedSince.set(address, [])
          queue.add(address, i)
          continue
        }
        const [turn] = queue.addresses()
        if (turn === undefined) continue
        queue.remove(turn, queue.of(turn)[0])
        queue.served(turn)
        for (const others of servedSince.values()) others.push(turn)
        const others = servedSince.get(turn)?.slice(0, -1) ?? []
        expect(new Set(others).size).toBe(others.length)
        servedSince.set(turn, [])
      }
    }),
  )
})
