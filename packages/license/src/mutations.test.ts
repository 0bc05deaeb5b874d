// In one zone: bytes that were changed; from when until when a license counts is judged in license.test.ts.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judge } from '#testing/judge.ts'
import { foreignKey, key, start } from '#testing/licenses.ts'
import { material, mutations, respellings, secondKey } from '#testing/mutations.ts'
import { randomFrom } from '#testing/random.ts'
import type { Trust } from './keys.ts'
import { verifyLicense } from './license.ts'

const trust: Trust = { mode: 'live', keys: [key, secondKey] }
const now = start + 1
const all = await material()
const genuine = await Promise.all(all.genuine.map(async (file) => ({ file, payload: await verifyLicense(file, trust, now) })))

test('T10 of 20,000 mutated licenses none is accepted that was not signed, byte for byte', async () => {
  const batch = 100
  const counts = { refused: 0, 'the same': 0, forged: 0 }
  const mutant = fc.record({ name: fc.constantFrom(...Object.keys(mutations)), seed: fc.integer() })
  await fc.assert(
    fc.asyncProperty(fc.array(mutant, { minLength: batch, maxLength: batch, size: 'max' }), async (mutants) => {
      await Promise.all(
        mutants.map(async ({ name, seed }) => {
          const content = mutations[name]?.(all, randomFrom(seed)) ?? ''
          const verdict = await judge(content, genuine, trust, now)
          counts[verdict]++
          if (verdict === 'forged') throw new Error(`${name}, seed ${seed}: ${content}`)
        }),
      )
    }),
    { numRuns: 200 },
  )
  expect(counts.refused + counts['the same']).toBe(20_000)
  // Else the mutations would be too timid to prove anything.
  expect(counts.refused).toBeGreaterThan(18_000)
})

test('each kind of mutation changes something', async () => {
  for (const [name, mutate] of Object.entries(mutations)) {
    const verdicts = await Promise.all(Array.from({ length: 40 }, (_, seed) => judge(mutate(all, randomFrom(seed)), genuine, trust, now)))
    expect(verdicts, name).toContain('refused')
    expect(verdicts, name).not.toContain('forged')
  }
})

test.each(Object.entries(respellings))('L7 a license written otherwise is the same license: %s', async (_, respell) => {
  for (const { file } of genuine) expect(await judge(respell(file), genuine, trust, now)).toBe('the same')
})

test('a verifier that takes what it should not would be found out', async () => {
  const foreign = all.useless[0]
  const careless: Trust = {
    mode: 'live',
    keys: [...trust.keys, { kid: foreign?.kid ?? '', pub: foreignKey.pub }],
  }
  expect(await judge(JSON.stringify(foreign), genuine, careless, now)).toBe('forged')
})
