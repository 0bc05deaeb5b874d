import { expect, test } from 'vitest'
import { decidesOverAll } from './decides-over-all.mjs'
import { importGraph } from './import-graph.mjs'
import { importsIn } from './imports-in.mjs'
import { reachedTests } from './reached-tests.mjs'

/** The tests that are reached from a change in a repository of these files, in their order. */
function reached(files: Readonly<Record<string, string>>, ...changed: string[]): string[] {
  const graph = importGraph(Object.keys(files), (path) => files[path])
  return reachedTests(graph, changed).map(({ file }) => file)
}

const engine = {
  'packages/engine/package.json': JSON.stringify({
    name: '@convostat/engine',
    imports: { '#*': './src/*', '#testing/*': './testing/*' },
    exports: { './words/fold': './src/words/fold.ts', './testing/*': './testing/*' },
  }),
  'packages/engine/src/words/fold.ts': '',
  'packages/engine/testing/chats.ts': "import { fold } from '#words/fold.ts'",
}

test.each([
  ["import { fold } from './fold.ts'", ['./fold.ts']],
  ["import type { Fold } from './fold.ts'", []],
  ["export type { Fold } from './fold.ts'", []],
  ["import { type Fold, fold } from './fold.ts'", ['./fold.ts']],
  ["import {\n  fold,\n  unfold,\n} from './fold.ts'", ['./fold.ts']],
  ["export * from './fold.ts'", ['./fold.ts']],
  ["import './fold.ts'", ['./fold.ts']],
  ["const { fold } = await import('./fold.ts')", ['./fold.ts']],
  ["let fold: typeof import('./fold.ts')", []],
  ["/** @type {import('./fold.ts').Fold} */", []],
  ["export const from = 'here'\nimport { fold } from './fold.ts'", ['./fold.ts']],
])('%s imports %o', (source, imports) => expect(importsIn(source)).toEqual(imports))

test('a test is reached by relative imports, by names of its package and by what another package exports', () => {
  const files = {
    ...engine,
    'packages/engine/src/words/fold.test.ts': "import { fold } from './fold.ts'",
    'packages/engine/src/search/search.test.ts': "import { chats } from '#testing/chats.ts'",
    'packages/api/src/search.test.ts': "import { fold } from '@convostat/engine/words/fold'",
    'packages/api/src/chats.test.ts': "import { chats } from '@convostat/engine/testing/chats.ts'",
    'packages/api/src/other.test.ts': "import { test } from 'vitest'",
  }
  expect(reached(files, 'packages/engine/src/words/fold.ts')).toEqual([
    'packages/engine/src/words/fold.test.ts',
    'packages/api/src/search.test.ts',
    'packages/api/src/chats.test.ts',
    'packages/engine/src/search/search.test.ts',
  ])
})

test('the tests in the folder of the change come first, then the nearest', () => {
  const files = {
    'apps/a.ts': "import { b } from './b/b.ts'",
    'apps/a.test.ts': "import { a } from './a.ts'",
    'apps/b/b.ts': "import { c } from './c.ts'",
    'apps/b/c.ts': '',
    'apps/b/far.ts': "import { a } from '../a.ts'",
    'apps/b/far.test.ts': "import { far } from './far.ts'",
    'apps/near.test.ts': "import { c } from './b/c.ts'",
  }
  expect(reached(files, 'apps/b/c.ts')).toEqual(['apps/b/far.test.ts', 'apps/near.test.ts', 'apps/a.test.ts'])
})

test('what took long before comes later', () => {
  const files = {
    'a/a.ts': '',
    'a/a.test.ts': "import './a.ts'",
    'far.ts': "import './a/a.ts'",
    'slow.test.ts': "import './a/a.ts'",
    'quick.test.ts': "import './far.ts'",
  }
  const graph = importGraph(Object.keys(files), (path) => files[path as keyof typeof files])
  const order = (seconds: Record<string, number>) => reachedTests(graph, ['a/a.ts'], seconds).map(({ file }) => file)
  expect(order({})).toEqual(['a/a.test.ts', 'slow.test.ts', 'quick.test.ts'])
  expect(order({ 'slow.test.ts': 3, 'a/a.test.ts': 9 })).toEqual(['a/a.test.ts', 'quick.test.ts', 'slow.test.ts'])
  expect(order({ 'slow.test.ts': 3, 'a/a.test.ts': 40 })).toEqual(['quick.test.ts', 'slow.test.ts', 'a/a.test.ts'])
})

test('of tests in the folder, one that was changed comes first, then the quickest', () => {
  const files = { 'a/a.ts': '', 'a/b.test.ts': "import './a.ts'", 'a/c.test.ts': "import './a.ts'", 'a/d.test.ts': "import './a.ts'" }
  const graph = importGraph(Object.keys(files), (path) => files[path as keyof typeof files])
  const seconds = { 'a/b.test.ts': 5, 'a/c.test.ts': 2, 'a/d.test.ts': 9 }
  expect(reachedTests(graph, ['a/a.ts', 'a/d.test.ts'], seconds).map(({ file }) => file)).toEqual([
    'a/d.test.ts',
    'a/c.test.ts',
    'a/b.test.ts',
  ])
})

test('a changed test is reached itself', () => {
  expect(reached({ 'apps/a.test.ts': '', 'apps/b.test.ts': '' }, 'apps/a.test.ts')).toEqual(['apps/a.test.ts'])
})

test('imports in a circle end', () => {
  const files = { 'a.ts': "import './b.ts'", 'b.ts': "import './a.ts'", 'a.test.ts': "import './a.ts'" }
  expect(reached(files, 'b.ts')).toEqual(['a.test.ts'])
})

test('a test reads files by their names, by patterns and by folders', () => {
  const files = {
    'fixtures/picnic/android.txt': '',
    'apps/web/src/messages/en.json': '',
    'packages/api/src/by-name.test.ts': "readFileSync('fixtures/picnic/android.txt')",
    'packages/api/src/by-address.test.ts': "readFileSync(new URL('../../../fixtures/picnic/android.txt', import.meta.url))",
    'packages/api/src/by-pattern.test.ts': 'readFileSync(new URL(`../../../fixtures/picnic/$' + '{name}.txt`, import.meta.url))',
    'packages/api/src/by-folder.test.ts': "readdirSync('fixtures/picnic/')",
    'packages/api/src/saying.test.ts': "expect(said).toBe('fixtures/picnic/android.txt')",
    'packages/api/src/other.test.ts': "readFileSync('fixtures/picnic/ios.txt')",
  }
  expect(reached(files, 'fixtures/picnic/android.txt')).toEqual([
    'packages/api/src/by-address.test.ts',
    'packages/api/src/by-folder.test.ts',
    'packages/api/src/by-name.test.ts',
    'packages/api/src/by-pattern.test.ts',
  ])
})

test('a deleted file concerns what still imports it, reads it or lists its folder, and is no longer a test', () => {
  const files = {
    ...engine,
    'packages/engine/src/words/fold.test.ts': "import { fold } from './fold.ts'",
    'packages/api/src/fold.ts': "export { fold } from '@convostat/engine/words/fold'",
    'packages/api/src/fold.test.ts': "import { fold } from './fold.ts'",
    'packages/api/src/by-name.test.ts': "readFileSync('fixtures/picnic/android.txt')",
    'packages/api/src/by-folder.test.ts': "readdirSync('fixtures/picnic/')",
    'packages/api/src/by-pattern.test.ts': 'readFileSync(`fixtures/$' + '{name}/android.txt`)',
  }
  const { 'packages/engine/src/words/fold.ts': _, ...left } = files
  const gone = ['packages/engine/src/words/fold.ts', 'packages/engine/src/words/other.test.ts', 'fixtures/picnic/android.txt']
  const graph = importGraph(Object.keys(left), (path) => left[path as keyof typeof left], gone)
  const reachedFrom = (path: string) => reachedTests(graph, [path]).map(({ file }) => file)
  expect(reachedFrom(gone[0])).toEqual(['packages/engine/src/words/fold.test.ts', 'packages/api/src/fold.test.ts'])
  expect(reachedFrom(gone[1])).toEqual([])
  expect(reachedFrom(gone[2])).toEqual([
    'packages/api/src/by-folder.test.ts',
    'packages/api/src/by-name.test.ts',
    'packages/api/src/by-pattern.test.ts',
  ])
})

test('a reader of a source is not concerned by what it imports, a starter is', () => {
  const files = {
    'apps/web/src/screen.ts': "import './chart.ts'",
    'apps/web/src/chart.ts': '',
    'apps/web/src/law.test.ts': "readdirSync(new URL('..', import.meta.url)); readFileSync(new URL('./screen.ts', import.meta.url))",
    'packages/api/src/started.test.ts': "bundled(join(root, 'apps/web/src/screen.ts'), folder)",
  }
  expect(reached(files, 'apps/web/src/screen.ts')).toEqual(['apps/web/src/law.test.ts', 'packages/api/src/started.test.ts'])
  expect(reached({ ...files, 'apps/web/src/law.test.ts': "readFileSync('apps/web/src/screen.ts')" }, 'apps/web/src/chart.ts')).toEqual([
    'packages/api/src/started.test.ts',
  ])
})

test('a builder of programs is concerned by those it names, or those of its configuration', () => {
  const build = "import { build } from 'vite'\n"
  const files = {
    'apps/cli/vite.config.ts': "export default defineConfig({ build: { rolldownOptions: { input: { convostat: 'src/main.ts' } } } })",
    'apps/cli/src/main.ts': "import './chat-file.ts'",
    'apps/cli/src/chat-file.ts': '',
    'apps/cli/src/cli.test.ts': `${build}await build({ configFile: false, root: join(root, 'apps/cli'), build: { ssr: 'src/main.ts' } })`,
    'apps/server/vite.config.ts': "export default defineConfig({ input: { server: 'src/main.ts', thread: 'src/chats/thread.ts' } })",
    'apps/server/src/main.ts': '',
    'apps/server/src/chats/thread.ts': "import './job.ts'",
    'apps/server/src/chats/job.ts': '',
    'apps/server/src/main.test.ts': "import { builtServer } from '../testing/built.ts'",
    'apps/server/src/race.test.ts': "import { builtScript } from '../testing/built.ts'\nawait builtScript(folder, 'testing/racer.ts')",
    'apps/server/testing/built.ts': `${build}export const builtServer = () => build({ root })`,
    'apps/server/testing/racer.ts': "import { license } from './license.ts'",
    'apps/server/testing/license.ts': '',
    'apps/server/testing/other.test.ts': "import { license } from 'vitest'",
  }
  expect(reached(files, 'apps/cli/src/chat-file.ts')).toEqual(['apps/cli/src/cli.test.ts'])
  const ofThePrograms = ['apps/server/src/main.test.ts', 'apps/server/src/race.test.ts']
  for (const path of ['src/main.ts', 'src/chats/job.ts', 'vite.config.ts'])
    expect(reached(files, `apps/server/${path}`)).toEqual(ofThePrograms)
  expect(reached(files, 'apps/server/testing/license.ts').filter((path) => path.startsWith('apps/server/src'))).toEqual([
    'apps/server/src/race.test.ts',
  ])
})

test('a package decides where its names lead, and a name that leads nowhere is concerned by it still', () => {
  const files = {
    'packages/engine/package.json': JSON.stringify({ name: '@convostat/engine', imports: {}, exports: {} }),
    'packages/engine/src/words/fold.test.ts': "import { chats } from '#testing/chats.ts'",
    'packages/api/src/fold.test.ts': "import { fold } from '@convostat/engine/words/fold'",
    'packages/api/src/other.test.ts': "import { fold } from './fold.ts'",
  }
  expect(reached(files, 'packages/engine/package.json')).toEqual([
    'packages/api/src/fold.test.ts',
    'packages/engine/src/words/fold.test.ts',
  ])
})

test('a path is written from a folder above, too', () => {
  const files = {
    'apps/web/gallery/charts.tsx': '',
    'apps/web/src/messages/law.test.ts':
      "const source = join(import.meta.dirname, '..'); ['', '../gallery'].map((at) => readdirSync(join(source, at)))",
    'apps/web/src/messages/other.test.ts': "readdirSync(join(import.meta.dirname, '../gallery'))",
  }
  expect(reached(files, 'apps/web/gallery/charts.tsx')).toEqual(['apps/web/src/messages/law.test.ts'])
})

test('what compiles sentences concerns what says them', () => {
  const files = {
    'packages/sentences/src/plugin.ts': "import { compile } from './compile.ts'",
    'packages/sentences/src/compile.ts': '',
    'packages/sentences/src/runtime.ts': '',
    'apps/web/src/messages/en.json': '',
    'apps/web/src/screen.test.ts': "import english from './messages/en.json'",
    'apps/web/src/other.test.ts': '',
  }
  for (const name of ['compile', 'runtime'])
    expect(reached(files, `packages/sentences/src/${name}.ts`)).toEqual(['apps/web/src/screen.test.ts'])
})

test('what the test runner is configured with decides over every test', () => {
  const files = {
    'vitest.config.ts':
      "import './scripts/workers.mjs'\nexport default defineConfig({ setupFiles: ['scripts/local-time.ts'], include: ['apps/'] })",
    'scripts/workers.mjs': '',
    'scripts/local-time.ts': "import { watch } from './watch.ts'",
    'scripts/watch.ts': '',
    'scripts/other.ts': '',
    'apps/a.test.ts': '',
  }
  const graph = importGraph(Object.keys(files), (path) => files[path as keyof typeof files])
  expect(Object.keys(files).filter((path) => decidesOverAll(graph).has(path))).toEqual([
    'vitest.config.ts',
    'scripts/workers.mjs',
    'scripts/local-time.ts',
    'scripts/watch.ts',
  ])
  for (const path of ['package-lock.json', 'package.json', 'tsconfig.json']) expect(decidesOverAll(graph).has(path)).toBe(true)
})

test('a sentence concerns what says it, in each language, and not all that speaks', () => {
  const web = 'apps/web/src/'
  const files = {
    'apps/web/package.json': JSON.stringify({ name: '@convostat/web', imports: { '#*': './src/*' } }),
    [`${web}features/a/messages/en.json`]: '',
    [`${web}features/a/messages/de.json`]: '',
    [`${web}features/a/messages/index.ts`]: "import english from './en.json'\nimport { inLanguage } from '#messages/in-language.ts'",
    [`${web}features/a/screen.test.ts`]: "import { sayA } from './messages/index.ts'",
    [`${web}features/b/screen.test.ts`]: "import { inLanguage } from './b.ts'",
    [`${web}features/b/b.ts`]: "import { inLanguage } from '#messages/in-language.ts'",
    [`${web}messages/in-language.ts`]: "await import('./de/index.ts')",
    [`${web}messages/de/index.ts`]: "import words from '#features/a/messages/de.json'",
    [`${web}messages/german.test.ts`]: "import { inLanguage } from './in-language.ts'",
  }
  expect(reached(files, `${web}features/a/messages/de.json`)).toEqual([`${web}messages/german.test.ts`])
  expect(reached(files, `${web}features/a/messages/en.json`)).toEqual([`${web}features/a/screen.test.ts`, `${web}messages/german.test.ts`])
})
