import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callQueue } from './call-queue.ts'

interface Call {
  seat: { address: string }
  name: string
  refuse(error: unknown): void
}

function queueOf(size: number) {
  const queue = callQueue<Call['seat'], Call>(size)
  const refused: string[] = []
  const seats = new Map<string, Call['seat']>()
  const seatOf = (address: string) => seats.get(address) ?? { address }
  let last = 0
  const enter = (address: string) => {
    const seat = seatOf(address)
    seats.set(address, seat)
    const call: Call = { seat, name: `${address}${++last}`, refuse: () => void refused.push(call.name) }
    queue.makeRoom(address)
    queue.add(call)
    return call
  }
  const names = () =>
    queue
      .addresses()
      .flatMap(queue.of)
      .map(({ name }) => name)
  return { queue, refused, seatOf, enter, names }
}

test('an address that was served is the last in turn', () => {
  const { queue, enter, names } = queueOf(10)
  const first = enter('A')
  for (const address of ['A', 'B', 'C']) enter(address)
  queue.serve(first)
  expect(names()).toEqual(['B3', 'C4', 'A2'])
})

test('where all places are taken, the last call of the address that has most is sent away, and else the new one', () => {
  const { enter, names, refused } = queueOf(4)
  for (let i = 0; i < 4; i++) enter('A')
  enter('B')
  enter('C')
  expect([refused, names()]).toEqual([['A4'], ['A1', 'A2', 'A3', 'B5', 'C6']])
  expect(() => enter('C')).toThrow(expect.objectContaining({ code: 'unavailable', retryAfter: 5 }))
})

test('a seat that is closed takes its calls along, and no others', () => {
  const { queue, enter, names, refused, seatOf } = queueOf(10)
  for (const address of ['A', 'B', 'A']) enter(address)
  queue.refuseOf(seatOf('A'))
  expect([refused, names()]).toEqual([['A1', 'A3'], ['B2']])
  queue.refuseAll()
  expect(names()).toEqual([])
})

test('law: for all calls that come and go, a place is taken as long as its call waits, and every call is served, refused or gone once', () => {
  const step = fc.record({ does: fc.constantFrom('enter', 'enter', 'serve', 'leave'), which: fc.nat({ max: 9 }) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 6 }), (steps, size) => {
      const { queue, enter, names, refused } = queueOf(size)
      const gone: string[] = []
      let entered = 0
      for (const { does, which } of steps) {
        if (does === 'enter') {
          try {
            enter(['A', 'B', 'C'][which % 3])
            entered++
          } catch {
            // All places are taken, by none that has more.
          }
        } else {
          const all = queue.addresses().flatMap(queue.of)
          const call = all[which % Math.max(1, all.length)]
          if (!call) continue
          queue[does](call)
          // One that was served may still hang up.
          queue.leave(call)
          gone.push(call.name)
        }
        expect(names().length).toBeLessThanOrEqual(size + Math.ceil(size / 4))
      }
      const all = [...names(), ...gone, ...refused]
      expect([all.length, new Set(all).size]).toEqual([entered, entered])
      for (const call of queue.addresses().flatMap(queue.of)) queue.leave(call)
      // All places are free again: one address alone may have as many as at first.
      for (let i = 0; i < size; i++) enter('Z')
      expect(names()).toHaveLength(size)
    }),
  )
})
