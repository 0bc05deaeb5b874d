import { inTurn } from '@convostat/api/in-turn'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wholeOf } from '#http/fair-share.ts'
import { nextServed, type ThreadNow, type WaitingCall } from './thread-choice.ts'

interface Seat {
  name: string
  address: string
}
interface Thread extends ThreadNow<Seat> {
  name: string
}
type Call = WaitingCall<Seat>

const seat = (name: string, address: string): Seat => ({ name, address })
const [ana, amy] = [seat('Ana', 'A'), seat('Amy', 'A')]
const [ben, bob] = [seat('Ben', 'B'), seat('Bob', 'B')]

/** A thread that has the chats of these; a number beside a seat says how many of its calls wait for feelings. */
const thread = (name: string, current: Seat | null, ...held: (Seat | [Seat, number])[]): Thread => ({
  name,
  current,
  held: new Map(held.map((each) => (Array.isArray(each) ? each : [each, 0]))),
})

function queueOf(...calls: Call[]) {
  const waiting = inTurn<Call>()
  for (const call of calls) waiting.add(call.seat.address, call)
  return waiting
}

const patient = (of: Seat): Call => ({ seat: of, isPatient: true })
const impatient = (of: Seat): Call => ({ seat: of, isPatient: false })

/** Who is served by which thread, in words. */
function served(calls: Call[], threads: Thread[], capacity: number): string {
  const next = nextServed(queueOf(...calls), threads, capacity)
  if (!next) return 'none'
  const { call, thread, leaves } = next
  return `${call.seat.name} by ${thread === 'new' ? 'new' : thread.name}${leaves ? `, leaves ${leaves.name}` : ''}`
}

describe('a call is answered', () => {
  test('by the thread that has its chat, though another is free', () => {
    expect(served([patient(ana)], [thread('1', null), thread('2', null, ana)], 2)).toBe('Ana by 2')
  })

  test('by a new thread where no thread is free, as long as there may be one more', () => {
    expect(served([patient(ana)], [], 1)).toBe('Ana by new')
    expect(served([patient(ana)], [thread('1', amy, amy)], 2)).toBe('Ana by new')
    expect(served([patient(ana)], [thread('1', amy, amy)], 1)).toBe('none')
    expect(served([patient(ben)], [thread('1', amy, amy)], 1)).toBe('Ben by new')
  })

  test('by the free thread that has no chats of others, then by the one that has fewest', () => {
    expect(served([patient(ana)], [thread('1', null, ben), thread('2', null, amy, seat('Abe', 'A'))], 2)).toBe('Ana by 2')
    expect(served([patient(ana)], [thread('1', null, ben, bob), thread('2', null, ben)], 2)).toBe('Ana by 2')
  })

  test('by one that reads feelings for another address only where there may be no further one', () => {
    const reads = thread('1', null, [ben, 1])
    expect(served([patient(ana)], [reads], 2)).toBe('Ana by new')
    expect(served([patient(ana)], [reads, thread('2', bob, bob)], 1)).toBe('Ana by 1')
    expect(served([patient(bob)], [reads], 2)).toBe('Bob by 1')
  })

  test('after the one of its session that is being answered', () => {
    const threads = [thread('1', ana, ana), thread('2', null)]
    expect([served([patient(ana)], threads, 2), served([impatient(ana)], threads, 2)]).toEqual(['none', 'none'])
  })
})

describe('while another call keeps a chat’s thread busy', () => {
  test('of the same address, it waits for a while before it moves', () => {
    const threads = [thread('1', amy, amy, ana), thread('2', null)]
    expect(served([patient(ana)], threads, 2)).toBe('none')
    expect(served([impatient(ana)], threads, 2)).toBe('Ana by 2, leaves 1')
  })

  test('of another address, it moves immediately to a thread that is nobody else’s, later to any', () => {
    const busy = thread('1', ben, ben, ana)
    expect(served([patient(ana)], [busy, thread('2', null)], 2)).toBe('Ana by 2, leaves 1')
    expect(served([patient(ana)], [busy], 2)).toBe('Ana by new, leaves 1')
    const others = [busy, thread('2', null, bob), thread('3', seat('Cid', 'C'))]
    expect(served([patient(ana)], others, 2)).toBe('none')
    expect(served([impatient(ana)], others, 2)).toBe('Ana by 2, leaves 1')
  })

  test('it stays where its feelings are read there: another thread would begin again', () => {
    expect(served([impatient(ana)], [thread('1', ben, ben, [ana, 1]), thread('2', null)], 2)).toBe('none')
  })
})

test('addresses are served in turn, and one for which there is no thread holds up no other', () => {
  const busy = thread('1', amy, amy)
  expect(served([patient(ana), patient(ben)], [busy, thread('2', null)], 1)).toBe('Ben by 2')
  expect(served([patient(ben), patient(ana)], [thread('1', null)], 1)).toBe('Ben by 1')
})

describe('for any calls, in any order', () => {
  const seats = [ana, amy, seat('Abe', 'A'), ben, bob, seat('Cid', 'C')]
  const step = fc.record({
    does: fc.constantFrom('ask', 'ask', 'ask', 'lose patience', 'feel', 'settle', 'settle', 'felt'),
    which: fc.nat({ max: 20 }),
  })

  /** A pool as the store keeps it; every choice is looked at before it is made. */
  function lived(steps: { does: string; which: number }[], capacity: number, look: (choice: Chosen, pool: Pool) => void) {
    const pool: Pool = { threads: [], waiting: inTurn<Call>(), capacity }
    const pick = <T>(from: readonly T[], which: number): T | undefined => from[which % Math.max(1, from.length)]
    for (const { does, which } of steps) {
      const busy = pick(
        pool.threads.filter(({ current }) => current),
        which,
      )
      if (does === 'ask') {
        const asking = seats[which % seats.length]
        pool.waiting.add(asking.address, patient(asking))
      } else if (does === 'lose patience') {
        const late = pick(pool.waiting.addresses().flatMap(pool.waiting.of), which)
        if (late) late.isPatient = false
      } else if (does === 'felt') {
        const feeling = pool.threads.find(({ held }) => [...held.values()].some((calls) => calls > 0))
        for (const [holder, calls] of feeling?.held ?? []) if (calls > 0) feeling?.held.set(holder, calls - 1)
      } else if (busy?.current) {
        if (does === 'feel') busy.held.set(busy.current, (busy.held.get(busy.current) ?? 0) + 1)
        busy.current = null
      }
      for (let next = choose(pool); next; next = choose(pool)) {
        look(next, pool)
        const { call, thread, leaves } = next
        const taken = thread === 'new' ? { current: null, held: new Map<Seat, number>() } : thread
        if (thread === 'new') pool.threads.push(taken)
        leaves?.held.delete(call.seat)
        pool.waiting.remove(call.seat.address, call)
        pool.waiting.served(call.seat.address)
        taken.current = call.seat
        taken.held.set(call.seat, taken.held.get(call.seat) ?? 0)
      }
      look(null, pool)
    }
  }
  interface Living {
    current: Seat | null
    held: Map<Seat, number>
  }
  interface Pool {
    threads: Living[]
    waiting: ReturnType<typeof inTurn<Call>>
    capacity: number
  }
  const choose = ({ waiting, threads, capacity }: Pool) => nextServed(waiting, threads, capacity)
  type Chosen = ReturnType<typeof choose>

  const always = (look: (choice: Chosen, pool: Pool) => void) =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 4 }), (steps, capacity) => lived(steps, capacity, look)),
    )

  test('a thread answers one call at a time, and there are no more threads than there may be', () => {
    always((choice, { threads, capacity }) => {
      if (choice && choice.thread !== 'new') expect(choice.thread.current).toBe(null)
      expect(threads.length).toBeLessThanOrEqual(wholeOf(capacity))
    })
  })

  test('a chat has one thread, which reads its feelings to the end', () => {
    always((choice, { threads }) => {
      for (const each of seats) expect(threads.filter(({ held }) => held.has(each)).length).toBeLessThanOrEqual(1)
      if (choice?.leaves) expect(choice.leaves.held.get(choice.call.seat)).toBe(0)
    })
  })

  test('no address works on more threads than one alone may have', () => {
    const isWorkFor = (address: string) => (thread: Living) =>
      thread.current?.address === address || (!thread.current && [...thread.held].find(([, calls]) => calls > 0)?.[0].address === address)
    always((_, { threads, capacity }) => {
      for (const address of ['A', 'B', 'C']) expect(threads.filter(isWorkFor(address)).length).toBeLessThanOrEqual(capacity)
    })
  })

  test('an address that works on no thread does not wait where one is free or may be started, unless another thread has its chat', () => {
    always((choice, { threads, waiting, capacity }) => {
      if (choice) return
      const isWorking = threads.filter(({ current, held }) => current || [...held.values()].some((calls) => calls > 0))
      if (isWorking.length === wholeOf(capacity)) return
      for (const address of waiting.addresses()) {
        if (isWorking.some(({ current, held }) => [current, ...held.keys()].some((each) => each?.address === address))) continue
        expect(waiting.of(address)).toEqual([])
      }
    })
  })
})
