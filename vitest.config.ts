import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const tests = ['packages', 'apps', 'scripts', 'bench'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && !/\/(node_modules|dist)\//.test(path)),
)
/** Who puts another module, global or clock in the place of the real one, and the server's, whose tests open ports and start threads. */
const isAlone = (path: string) => path.startsWith('apps/server/') || /\bvi\.\w/.test(readFileSync(path, 'utf8'))

export default defineConfig({
  test: {
    // A shared machine may be slow; speed is measured in bench/.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      // Two processes for all of them: a process and its modules for each file takes longer than most files' tests.
      { extends: true, test: { name: 'together', include: tests.filter((path) => !isAlone(path)), isolate: false } },
      // They wait for ports, threads and clocks, on a machine that may stand still meanwhile: a second try is told of at the end.
      { extends: true, test: { name: 'alone', include: tests.filter(isAlone), setupFiles: ['scripts/patient-waiting.ts'], retry: 1 } },
    ],
  },
})
