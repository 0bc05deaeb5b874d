/**
 * Mutates genuine licenses a million times and counts how many of the mutants are accepted: none may be, unless chance
 * left its meaning as it was. Prints the counts and speeds as JSON. Bundled and run by license-mutations.mjs.
 */
import type { Trust } from '../packages/license/src/keys.ts'
import { verifyLicense } from '../packages/license/src/license.ts'
import { judge } from '../packages/license/testing/judge.ts'
import { key, start } from '../packages/license/testing/licenses.ts'
import { material, mutations, secondKey } from '../packages/license/testing/mutations.ts'
import { randomFrom } from '../packages/license/testing/random.ts'

const [wanted = '1000000', seed = '1'] = process.argv.slice(2)
/** This many are verified at once, so that both cores have something to do. */
const BATCH = 256
const VERIFIED = 80 * BATCH

const trust: Trust = { mode: 'live', keys: [key, secondKey] }
const now = start + 1
const all = await material()
const genuine = await Promise.all(all.genuine.map(async (file) => ({ file, payload: await verifyLicense(file, trust, now) })))
const changes = Object.entries(mutations)
const pick = randomFrom(Number(seed))

const verdicts = { refused: 0, 'the same': 0, forged: 0 }
const forgeries: string[] = []
const began = performance.now()
// Those that mean the same come on top of the million.
while (verdicts.refused + verdicts.forged < Number(wanted)) {
  const mutants = Array.from({ length: BATCH }, (_, i) => {
    const [name, change] = changes[i % changes.length] ?? ['', () => '']
    return { name, content: change(all, pick) }
  })
  const judged = await Promise.all(mutants.map(({ content }) => judge(content, genuine, trust, now)))
  judged.forEach((verdict, i) => {
    verdicts[verdict]++
    if (verdict === 'forged') forgeries.push(`${mutants[i]?.name}: ${mutants[i]?.content}`)
  })
}
const judgedIn = performance.now() - began

const verifying = performance.now()
for (let done = 0; done < VERIFIED; done += BATCH)
  await Promise.all(Array.from({ length: BATCH }, (_, i) => verifyLicense(all.genuine[i % all.genuine.length] ?? fail(), trust, now)))
const verifiedIn = performance.now() - verifying

console.log(
  JSON.stringify({
    ...verdicts,
    kinds: changes.length,
    judgedPerSecond: ((verdicts.refused + verdicts['the same']) / judgedIn) * 1000,
    verifiesPerSecond: (VERIFIED / verifiedIn) * 1000,
    forgeries: forgeries.slice(0, 5),
  }),
)

function fail(): never {
  throw new Error('There is no genuine license')
}
