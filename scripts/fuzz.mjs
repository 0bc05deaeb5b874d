/** Tries every property with examples nobody has tried: `npm run fuzz -- [rounds]`, ten by default. Stops at the first failure and prints its seed. */
import './help.mjs'
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const rounds = Number(process.argv[2] ?? 10)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('The number of rounds must be a whole number, 1 or more.')
  process.exit(2)
}

const files = ['packages', 'apps', 'tools', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
    .filter((path) => readFileSync(join(root, path), 'utf8').includes("from 'fast-check'")),
)

for (let round = 1; round <= rounds; round++) {
  const seed = randomInt(1, 2 ** 31)
  console.log(`Round ${round} of ${rounds}: FUZZ_SEED=${seed}, ${files.length} files`)
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=dot', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_SEED: String(seed), FUZZ_SHARE: process.env.FUZZ_SHARE ?? '6' },
  })
  if (status !== 0) {
    console.error(`Failed. To repeat it: FUZZ_SEED=${seed} npx vitest run, with the file that failed.`)
    process.exit(1)
  }
}
