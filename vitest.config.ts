import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { sentences } from './packages/sentences/src/plugin.ts'
import { askingTests } from './scripts/asking-tests.mjs'
import { LongestFirst } from './scripts/longest-first.mjs'
import { oneZoneReason } from './scripts/one-zone.mjs'
import { workers } from './scripts/workers.mjs'

const { SECOND_ZONE_OF: recorded, COMPILED_FOLDER: compiled } = process.env
const localTime = recorded ? askingTests(readFileSync(recorded, 'utf8')) : null

const tests = ['packages', 'apps', 'tools', 'scripts', 'bench'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && !/\/(node_modules|dist)\//.test(path))
    // In the second zone, those with tests that asked for local time in the first (docs/decisions/062); only these tests are run.
    .filter((path) => localTime === null || (localTime.has(path) && oneZoneReason(readFileSync(path, 'utf8')) === null)),
)
/** A screen in a document without a browser (apps/web/testing/page.tsx). */
const isPage = (path: string) => path.endsWith('.page.test.tsx')
/**
 * Tests that replace modules, globals or clocks, change how zip.js packs, measure the memory of their process, or read PDFs (pdf.js
 * gives Node a navigator and other parts of a browser), and the server's that start threads or processes. The server's clocks, globals and
 * methods are as before when a file ends (scripts/as-before.ts). The app's tests that replace them, and
 * its pages, also import modules later, which may arrive in the next file.
 */
const isAlone = (path: string) => {
  const source = readFileSync(path, 'utf8')
  if (path.startsWith('apps/server/')) return replacesModules.test(source) || startsProcesses.test(source)
  return replacesAnything.test(source)
}
const replacesModules =
  /\b(?:packQuickly|memoryUsage)\(|\bvi\.(?:mock|doMock|doUnmock|hoisted|resetModules|stubEnv|unstubAllEnvs)\(|\bvi\.(?:spyOn\(console|stubGlobal\('removeEventListener')|\/testing\/(?:pdf|cut-browser)\.ts'/
/** A spy on an object of the test's own disturbs no other test; nor does one on `favorite`, which is as it was afterwards. */
const replacesAnything =
  /\b(?:packQuickly|memoryUsage)\(|\bvi\.(?!fn\b|waitFor\b|restoreAllMocks\b|spyOn\((?:(?:\w+\.)?store|favorite|file)\b)\w|\/testing\/(?:pdf|cut-browser)\.ts'/
const startsProcesses =
  /'node:(?:child_process|worker_threads)'|'#testing\/(?:built-thread|racers|selling-(?:process(?:es)?|server)|server-process|servers|spawned-server|postgres-server)\.ts'/

const setupFiles = ['scripts/seeded.ts', 'scripts/local-time.ts', 'scripts/patient-waiting.ts', 'scripts/as-before.ts']

export default defineConfig({
  plugins: [sentences()],
  test: {
    // A shared machine may be slow; speed is measured in bench/.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    pool: 'forks',
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    // What is compiled for the first zone serves the second: `npm test` gives both a folder of this run.
    experimental: { fsModuleCache: compiled !== undefined, fsModuleCachePath: compiled },
    projects: [
      {
        extends: true,
        test: {
          name: 'page',
          include: tests.filter(isPage),
          environment: 'happy-dom',
          setupFiles: [...setupFiles, 'apps/web/testing/page-document.ts'],
        },
      },
      // A few processes for all of them: a process and its modules for each file takes longer than most files' tests.
      {
        extends: true,
        test: {
          name: 'together',
          include: tests.filter((path) => !isAlone(path) && !isPage(path)),
          isolate: false,
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: tests.filter((path) => isAlone(path) && !isPage(path)),
          setupFiles,
          globalSetup: 'scripts/test-builds.ts',
        },
      },
    ],
  },
})
