import { Failure, type Saved, type SavedKind } from '@convostat/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bringing, type Bringings, bringBackEach } from './bring-back.ts'

interface Entry {
  id: string
}

/** A storage with room for this many entries, of all kinds together, in which each list is written whole or not at all. */
function storage(room: number, failing: SavedKind | null = null) {
  const kept = new Map<SavedKind, Set<string>>()
  let left = room
  const order: SavedKind[] = []
  const bringing = (kind: SavedKind): Bringing<Entry> => ({
    async bring(given) {
      order.push(kind)
      if (kind === failing) throw new Error('no')
      const there = kept.get(kind) ?? new Set()
      const fresh = given.filter(({ id }) => !there.has(id))
      if (fresh.length > left) throw new Failure('unknown', { cause: new DOMException('', 'QuotaExceededError') })
      left -= fresh.length
      kept.set(kind, new Set([...there, ...fresh.map(({ id }) => id)]))
      return fresh.length
    },
    all: async () => [...(kept.get(kind) ?? [])].map((id) => ({ id })),
    keyOf: ({ id }) => id,
  })
  const kinds: SavedKind[] = ['milestones', 'people', 'left_out', 'moments', 'kept_off', 'corrections', 'asked', 'favorites']
  return { kept, order, kinds, bringings: Object.fromEntries(kinds.map((kind) => [kind, bringing(kind)])) as unknown as Bringings }
}

const entries = (count: number): Entry[] => Array.from({ length: count }, (_, i) => ({ id: String(i) }))
const savedOf = (counts: Partial<Record<SavedKind, number>>): Saved =>
  ({ favorites: [], milestones: [], ...Object.fromEntries(Object.entries(counts).map(([kind, n]) => [kind, entries(n)])) }) as never

test('20,000 favorites without room take the place of nothing else: what fits comes back, and the rest is counted', async () => {
  const { bringings, kept } = storage(5000)
  const outcomes = await bringBackEach(savedOf({ favorites: 20_000, milestones: 12, people: 3, corrections: 100 }), bringings)
  expect(outcomes.milestones).toEqual({ brought: 12, noRoom: 0, failed: 0 })
  expect(outcomes.people).toEqual({ brought: 3, noRoom: 0, failed: 0 })
  expect(outcomes.corrections).toEqual({ brought: 100, noRoom: 0, failed: 0 })
  const { brought, noRoom, failed } = outcomes.favorites
  expect([brought + noRoom, failed, kept.get('favorites')?.size]).toEqual([20_000, 0, brought])
  expect(brought).toBeGreaterThan(4800)
})

test.each(['milestones', 'people', 'left_out', 'moments', 'kept_off', 'corrections', 'asked', 'favorites'] as const)(
  'where %s cannot be written, every other kind comes back',
  async (failing) => {
    const { bringings, kinds, kept } = storage(1e6, failing)
    const outcomes = await bringBackEach(savedOf(Object.fromEntries(kinds.map((kind) => [kind, 7]))), bringings)
    for (const kind of kinds) {
      expect(outcomes[kind], kind).toEqual(kind === failing ? { brought: 0, noRoom: 0, failed: 7 } : { brought: 7, noRoom: 0, failed: 0 })
      expect(kept.get(kind)?.size ?? 0).toBe(kind === failing ? 0 : 7)
    }
  },
)

test('nothing is lost silently: what was restored, what was here already and what is reported as left add up to everything', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(600), fc.array(fc.nat(300), { minLength: 8, maxLength: 8 }), async (room, counts) => {
      const { bringings, kinds, kept } = storage(room)
      const saved = savedOf(Object.fromEntries(kinds.map((kind, i) => [kind, counts[i]])))
      const first = await bringBackEach(saved, bringings)
      const second = await bringBackEach(saved, bringings)
      for (const [i, kind] of kinds.entries()) {
        expect(first[kind].brought + first[kind].noRoom).toBe(counts[i])
        // A second time what is here counts as here, and no entry is doubled.
        expect(second[kind].noRoom + (kept.get(kind)?.size ?? 0)).toBe(counts[i])
      }
    }),
    { numRuns: 60 },
  )
})
