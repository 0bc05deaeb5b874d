import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reportQueue } from './report-queue.ts'

interface Job {
  caller: string
  name: string
}

/** At most this many each, and this many in all. */
function queueFor(each: number, all: number) {
  const held = new Map<string, number>()
  const of = (caller: string) => held.get(caller) ?? 0
  const total = () => [...held.values()].reduce((sum, count) => sum + count, 0)
  const queue = reportQueue<Job>({
    fits: (caller) => of(caller) < each && total() < all,
    add: (caller, amount) => void held.set(caller, of(caller) + amount),
    heavier: (caller) => [...held.keys()].filter((other) => of(other) > of(caller) + 1).sort((a, b) => of(b) - of(a)),
  })
  let last = 0
  const enter = (caller: string) => {
    const job = { caller, name: `${caller}${++last}` }
    return { job, sentAway: namesOf(queue.enter(job)) }
  }
  return { queue, held, total, enter }
}

const namesOf = (jobs: readonly Job[]) => jobs.map(({ name }) => name)

/** Prints all that is there, in order. */
function printedBy(queue: ReturnType<typeof queueFor>['queue']): string[] {
  const printed: string[] = []
  for (let job = queue.next(); job; job = queue.next()) {
    printed.push(job.name)
    queue.done()
  }
  return printed
}

test('callers are printed for in turn', () => {
  const { queue, enter } = queueFor(9, 9)
  for (const caller of ['A', 'A', 'A', 'B', 'C', 'B']) enter(caller)
  expect(printedBy(queue)).toEqual(['A1', 'B4', 'C5', 'A2', 'B6', 'A3'])
})

test('the one that is printed is the first of all, and keeps its place until it is done', () => {
  const { queue, enter, held } = queueFor(9, 9)
  const { job } = enter('A')
  enter('B')
  expect([queue.current(), queue.next(), queue.current()]).toEqual([null, job, job])
  queue.leave(job)
  expect([namesOf(queue.all()), held.get('A')]).toEqual([['A1', 'B2'], 1])
  queue.done()
  expect([namesOf(queue.all()), held.get('A')]).toEqual([['B2'], 0])
})

test('where there is no place the last of who has most is sent away; else the new one is, and has no place', () => {
  const { enter, queue, held } = queueFor(3, 3)
  for (const caller of ['A', 'A', 'A']) enter(caller)
  expect(enter('A').sentAway).toEqual(['A4'])
  expect(enter('B').sentAway).toEqual(['A3'])
  expect(enter('B').sentAway).toEqual(['B6'])
  expect([namesOf(queue.all()), [...held]]).toEqual([
    ['A1', 'A2', 'B5'],
    [
      ['A', 2],
      ['B', 1],
    ],
  ])
})

test('law: for all callers that come and go, each has as many places as reports, and each report is printed, sent away or left once', () => {
  const step = fc.record({ does: fc.constantFrom('enter', 'enter', 'enter', 'next', 'done', 'leave'), which: fc.nat({ max: 20 }) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 6 }), (steps, each, all) => {
      const { queue, enter, held, total } = queueFor(each, all)
      const over: string[] = []
      let entered = 0
      for (const { does, which } of steps) {
        if (does === 'enter') {
          over.push(...enter(['A', 'B', 'C'][which % 3]).sentAway)
          entered++
        } else if (does === 'next' && !queue.current()) queue.next()
        else if (does === 'done') {
          over.push(...namesOf([queue.current() ?? []].flat()))
          queue.done()
        } else if (does === 'leave') {
          const there = queue.all()
          const job = there[which % Math.max(1, there.length)]
          if (!job) continue
          if (job !== queue.current()) over.push(job.name)
          queue.leave(job)
        }
        const there = queue.all()
        for (const caller of ['A', 'B', 'C']) expect(held.get(caller) ?? 0).toBe(there.filter((job) => job.caller === caller).length)
        expect(total()).toBeLessThanOrEqual(all)
      }
      const names = [...over, ...namesOf(queue.all())]
      expect([names.length, new Set(names).size]).toEqual([entered, entered])
    }),
  )
})
