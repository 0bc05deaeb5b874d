/** What putting a language's lean right is worth: `npm run bench -- --prior --data DIR`. DIR holds the public sets of the trainer. */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const here = dirname(fileURLToPath(import.meta.url))
const data = join(here, 'data')

/** Prints the figures; there is no goal but to be looked at. */
export async function priorBench(dir) {
  mkdirSync(data, { recursive: true })
  await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(here, 'prior-pass.ts'),
      outDir: join(data, 'built'),
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'prior-pass.mjs' } },
    },
  })
  const weights = join(here, '..', 'packages', 'emotion', 'weights', 'emotion.bin')
  const { sets, averages } = JSON.parse(
    execFileSync(process.execPath, [join(data, 'built', 'prior-pass.mjs'), dir, weights], { encoding: 'utf8', maxBuffer: 1 << 24 }),
  )
  console.log(`\nMacro-F1 of three sentiments, mean over ${sets} sets, in chats of a mood; and how far happy chats lie from sad ones`)
  for (const { way, happy, everyday, sad, apart } of averages)
    console.log(
      `  ${way.padEnd(8)} happy ${happy.toFixed(3)} · everyday ${everyday.toFixed(3)} · sad ${sad.toFixed(3)} · apart ${apart.toFixed(3)}`,
    )
}
