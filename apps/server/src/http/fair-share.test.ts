import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fairShare, wholeOf } from './fair-share.ts'

const addresses = ['A', 'B', 'C', 'D']

/** Takes one at a time until it is refused; gives how many it has then. */
function takeAll(share: ReturnType<typeof fairShare>, address: string): number {
  while (share.fits(address)) share.add(address)
  return share.held(address)
}

test('law: an address alone gets all that is meant for one, to the last', () => {
  for (let alone = 1; alone <= 1300; alone++) expect(takeAll(fairShare(alone), 'A')).toBe(alone)
})

test('one after the other, each as much as it can: the later still find something', () => {
  const share = fairShare(200)
  expect(addresses.map((address) => takeAll(share, address))).toEqual([200, 40, 8, 1])
  expect(fairShare(32).fits('A', 41)).toBe(false)
})

test('others may take what was given back', () => {
  const share = fairShare(32)
  takeAll(share, 'A')
  const before = takeAll(share, 'B')
  share.add('A', -20)
  expect(takeAll(share, 'B')).toBeGreaterThan(before)
  expect(share.heavier('B')).toEqual([])
  expect(share.heavier('C')).toEqual(['B', 'A'])
})

test('law: no more is given than there is, no matter what others do, and one that has nothing is refused only when nothing is left', () => {
  const move = fc.record({ address: fc.constantFrom(...addresses), amount: fc.integer({ min: -6, max: 9 }) })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.array(move, { maxLength: 200 }), (alone, moves) => {
      const share = fairShare(alone)
      const held = new Map<string, number>()
      for (const { address, amount } of moves) {
        const own = held.get(address) ?? 0
        const given = amount < 0 ? Math.max(amount, -own) : share.fits(address, amount) ? amount : 0
        share.add(address, given)
        held.set(address, own + given)
        const total = [...held.values()].reduce((sum, each) => sum + each, 0)
        const left = wholeOf(alone) - total
        expect(left).toBeGreaterThanOrEqual(0)
        expect([...held].every(([each, much]) => share.held(each) === much)).toBe(true)
        expect(share.fits('a newcomer')).toBe(left >= 1)
        // A lighter address is never refused what a heavier one would get.
        for (const a of addresses)
          for (const b of addresses) if (share.held(a) <= share.held(b) && share.fits(b)) expect(share.fits(a)).toBe(true)
        const heavier = share.heavier(address).map(share.held)
        expect(heavier).toEqual([...held.values()].filter((much) => much > share.held(address) + 1).sort((a, b) => b - a))
      }
    }),
  )
})
