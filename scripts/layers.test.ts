// In one zone: starts the linter, which reads sources.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The rules that the linter finds broken in these files, under the settings of the project. */
function brokenIn(files: Readonly<Record<string, string>>): Record<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'))
  try {
    const { overrides, ...settings } = JSON.parse(readFileSync(at('biome.json'), 'utf8')) as { overrides: { plugins?: string[] }[] }
    const given = { ...settings, $schema: undefined, vcs: undefined, overrides: overrides.filter(({ plugins }) => !plugins) }
    for (const [path, text] of Object.entries({ 'biome.json': JSON.stringify(given), ...files })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const biome = [at('node_modules/@biomejs/biome/bin/biome'), 'lint', '--reporter=json', '--max-diagnostics=none', '.']
    const { stdout } = spawnSync(process.execPath, biome, { cwd: folder, encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] }
    const broken: Record<string, string[]> = Object.fromEntries(Object.keys(files).map((path) => [path, []]))
    for (const { category, location } of diagnostics) broken[location.path]?.push(category.split('/').at(-1) ?? '')
    return broken
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const foldersIn = (path: string): string[] =>
  readdirSync(at(path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** The files of all cases of a table are linted together, once: the linter takes half a second to start. */
function brokenInAll<Case>(
  cases: readonly Case[],
  planted: (of: Case) => Readonly<Record<string, string>>,
): () => Record<string, string[]> {
  let broken: Record<string, string[]> | undefined
  return () => {
    broken ??= brokenIn(Object.assign({}, ...cases.map(planted)))
    return broken
  }
}

const manifest = JSON.stringify({ name: 'planted', dependencies: { react: '1.0.0' }, imports: { '#*': './src/*' } })
const importing = (what: string): string => `import { it } from '${what}'\n\nexport const planted = it\n`
const holding = 'export const it = 1\n'

test('no files import one another, not for a type either', () => {
  const broken = brokenIn({
    'packages/engine/package.json': manifest,
    'packages/engine/src/one.ts': "import { two } from './two.ts'\n\nexport interface One {\n  it: typeof two\n}\n",
    'packages/engine/src/two.ts': "import type { One } from './one.ts'\n\nexport const two = (one: One): unknown => one.it\n",
    'packages/engine/src/three.ts': "import type { One } from './one.ts'\n\nexport const three = (one: One): unknown => one\n",
  })
  expect(broken['packages/engine/src/two.ts']).toEqual(['noImportCycles'])
  expect(broken['packages/engine/src/three.ts']).toEqual([])
})

const declaring = ['apps/web/src/ui', 'apps/server/src', 'packages/license/src']
const undeclared = brokenInAll(declaring, (folder) => ({
  [`${folder.split('/').slice(0, 2).join('/')}/package.json`]: manifest,
  [`${folder}/fine.ts`]: importing('react'),
  [`${folder}/planted.ts`]: importing('left-pad'),
}))

test.each(declaring)('what a file of %s imports is declared', (folder) => {
  const broken = undeclared()
  expect(broken[`${folder}/planted.ts`]).toEqual(['noUndeclaredDependencies'])
  expect(broken[`${folder}/fine.ts`]).toEqual([])
})

/** Each layer of the page, and those it may import. */
const below: Readonly<Record<string, readonly string[]>> = {
  entries: ['app', 'site', 'features/a', 'components/a', 'charts', 'ui', 'data/a', 'store', 'messages', 'format', 'platform'],
  app: ['features/a', 'components/a', 'charts', 'ui', 'data/a', 'store', 'messages', 'format', 'platform'],
  site: ['components/a', 'charts', 'ui', 'data/a', 'store', 'messages', 'format', 'platform'],
  'features/b': ['components/a', 'charts', 'ui', 'data/a', 'store', 'messages', 'format', 'platform'],
  'components/b': ['components/a', 'charts', 'ui', 'data/a', 'store', 'messages', 'format', 'platform'],
  // Charts will draw plain data once none is drawn by Plotly.
  charts: ['ui', 'data/a', 'messages', 'format', 'platform'],
  ui: ['messages', 'format', 'platform'],
  'data/b': ['data/a', 'store', 'messages', 'format', 'platform'],
  store: ['platform'],
  messages: ['format', 'platform'],
  platform: [],
}
const layers = ['entries', 'app', 'site', 'features/a', 'components/a', 'charts', 'ui', 'data/a', 'store', 'messages', 'format', 'platform']

const web = (path: string): string => `apps/web/src/${path}`
const othersThan = (layer: string): string[] => layers.filter((other) => other !== layer)
const fromOther = (layer: string, other: string): string => web(`${layer}/from-${other.replace('/', '-')}.ts`)
const acrossLayers = brokenInAll(Object.keys(below), (layer) => ({
  'apps/web/package.json': manifest,
  ...Object.fromEntries(layers.map((each) => [web(`${each}/it.ts`), holding])),
  ...Object.fromEntries(othersThan(layer).map((other) => [fromOther(layer, other), importing(`#${other}/it.ts`)])),
}))

test.each(Object.entries(below))('%s imports what is below it, and nothing else', (layer, allowed) => {
  const others = othersThan(layer)
  const broken = acrossLayers()
  const refused = others.filter((other) => broken[fromOther(layer, other)].includes('noRestrictedImports'))
  expect(refused).toEqual(others.filter((other) => !allowed.includes(other)))
})

/** Each folder of the server, and those it may import; what puts them together is beside them. */
const belowInServer: Readonly<Record<string, readonly string[]>> = {
  config: [],
  http: ['config'],
  licenses: ['config', 'http'],
  email: ['config', 'http', 'licenses'],
  payments: ['config', 'http', 'licenses', 'email'],
  sandbox: ['config', 'http', 'licenses', 'email', 'payments'],
  chats: ['config', 'http', 'licenses', 'payments'],
  commands: ['config', 'licenses', 'email', 'payments'],
}

test('a folder of the server imports what is below it, and nothing else', () => {
  const folders = Object.keys(belowInServer)
  expect(folders.sort()).toEqual(foldersIn('apps/server/src'))
  const server = (path: string): string => `apps/server/src/${path}`
  const from = (folder: string, other: string): string => server(`${folder}/from-${other}.ts`)
  const broken = brokenIn({
    'apps/server/package.json': manifest,
    [server('run.ts')]: holding,
    ...Object.fromEntries(folders.map((each) => [server(`${each}/it.ts`), holding])),
    ...Object.fromEntries(folders.flatMap((each) => folders.map((other) => [from(each, other), importing(`#${other}/it.ts`)]))),
    ...Object.fromEntries(folders.map((each) => [from(each, 'run'), importing('../run.ts')])),
  })
  const isRefused = (folder: string, other: string) => broken[from(folder, other)].includes('noRestrictedImports')
  const allowed = folders.map((folder) => [folder, folders.filter((other) => other !== folder && !isRefused(folder, other))])
  expect(Object.fromEntries(allowed)).toEqual(Object.fromEntries(folders.map((folder) => [folder, [...belowInServer[folder]].sort()])))
  expect(folders.filter((folder) => !isRefused(folder, 'run'))).toEqual([])
})

test('no import of the page climbs out of its folder', () => {
  const broken = brokenIn({
    'apps/web/package.json': manifest,
    'apps/web/src/components/a/it.ts': holding,
    'apps/web/src/ui/it.ts': holding,
    'apps/web/src/components/b/beside.ts': importing('../a/it.ts'),
    'apps/web/src/components/b/climbing.ts': importing('../../ui/it.ts'),
    'apps/web/src/charts/across.ts': importing('../ui/it.ts'),
  })
  expect(broken['apps/web/src/components/b/beside.ts']).toEqual([])
  expect(broken['apps/web/src/components/b/climbing.ts']).toEqual(['noRestrictedImports'])
  expect(broken['apps/web/src/charts/across.ts']).toEqual(['noRestrictedImports'])
})

const ofTheWorker = [
  ['counts figures', '@convostat/figures', 'counted'],
  ['counts a figure', '@convostat/figures', 'gaps/counted'],
  ['reads a chat', '@convostat/engine', 'analyses/heatmap'],
  ['answers calls', '@convostat/api', 'handlers/uploads'],
] as const
const reachingFolders = ['entries', 'app', 'site', 'features/a', 'components/a', 'charts', 'ui', 'data/a', 'store', 'messages', 'platform']
const reaching = (folder: string, inside: string): string => web(`${folder}/reaching-${inside.replace('/', '-')}.ts`)
const reached = brokenInAll(ofTheWorker, ([, name, inside]) => ({
  'apps/web/package.json': JSON.stringify({
    name: 'planted',
    dependencies: Object.fromEntries(ofTheWorker.map(([, each]) => [each, '1.0.0'])),
  }),
  ...Object.fromEntries(reachingFolders.map((folder) => [reaching(folder, inside), importing(`${name}/${inside}`)])),
  'apps/web/src/entries/worker.ts': ofTheWorker.map(([, each, what], i) => `export * as it${i} from '${each}/${what}'\n`).join(''),
}))

test.each(ofTheWorker)('only the worker reaches what %s', (_, _name, inside) => {
  const broken = reached()
  const isRefused = (folder: string): boolean => broken[reaching(folder, inside)].includes('noRestrictedImports')
  expect(reachingFolders.filter(isRefused)).toEqual(reachingFolders)
  expect(broken['apps/web/src/entries/worker.ts']).toEqual([])
})

test('every layer of the page may import what a figure declares of its call', () => {
  const broken = brokenIn({
    'apps/web/package.json': JSON.stringify({ name: 'planted', dependencies: { '@convostat/figures': '1.0.0' } }),
    'apps/web/src/data/b/declared.ts': importing('@convostat/figures'),
  })
  expect(broken['apps/web/src/data/b/declared.ts']).toEqual([])
})

const languages = ['en', 'de', 'ar']
const listOf = (language: string, name: string): string => web(`messages/${language}/${name}`)
const ofSentences = "import words from '#features/a/messages/de.json'\n\nexport const planted = words\n"
const listing = brokenInAll(languages, (language) => ({
  'apps/web/package.json': manifest,
  'apps/web/src/features/a/messages/de.json': '{}',
  [listOf(language, 'index.ts')]: ofSentences,
  [listOf(language, 'other.ts')]: ofSentences,
}))
const listingScreens = brokenInAll(languages, (language) => ({
  'apps/web/package.json': manifest,
  'apps/web/src/features/a/it.ts': holding,
  [listOf(language, 'index.ts')]: importing('#features/a/it.ts'),
}))

test.each(languages)('the list of the sentences in %s imports them from every layer, and nothing else of it', (language) => {
  const broken = listing()
  expect(broken[listOf(language, 'index.ts')]).toEqual([])
  expect(broken[listOf(language, 'other.ts')]).toEqual(['noRestrictedImports'])
  expect(listingScreens()[listOf(language, 'index.ts')]).toEqual(['noRestrictedImports'])
})

/** The packages of ours that each package may import; `emotion` and `format` import none. */
const packagesBelow: Readonly<Record<string, readonly string[]>> = {
  'packages/format': [],
  'packages/emotion': [],
  'packages/sentences': ['format'],
  'packages/engine': ['emotion', 'format'],
  'packages/license': ['format'],
  'packages/installation': ['license'],
  'packages/fake-stripe': ['format', 'license'],
  'packages/figures': ['engine', 'format'],
  'packages/ask': ['engine', 'figures', 'format'],
  'packages/report': ['format'],
}
const packages = ['emotion', 'format', 'sentences', 'engine', 'figures', 'license', 'installation', 'ask', 'report', 'api']

const otherPackages = (folder: string): string[] => packages.filter((name) => `packages/${name}` !== folder)
const acrossPackages = brokenInAll(Object.keys(packagesBelow), (folder) => {
  const dependencies = Object.fromEntries(otherPackages(folder).map((name) => [`@convostat/${name}`, '1.0.0']))
  return {
    [`${folder}/package.json`]: JSON.stringify({ name: 'planted', dependencies }),
    ...Object.fromEntries(otherPackages(folder).map((name) => [`${folder}/src/from-${name}.ts`, importing(`@convostat/${name}`)])),
  }
})

test.each(Object.entries(packagesBelow))('%s imports only the packages below it', (folder, allowed) => {
  const others = otherPackages(folder)
  const broken = acrossPackages()
  const refused = others.filter((name) => broken[`${folder}/src/from-${name}.ts`].length > 0)
  expect(refused).toEqual(others.filter((name) => !allowed.includes(name)))
})

/** Every package with folders, and one of them. */
const withFolders: Readonly<Record<string, string>> = {
  'packages/format': 'numbers',
  'packages/emotion': 'text',
  'packages/engine': 'search',
  'packages/license': 'files',
  'packages/installation': 'settings',
  'packages/fake-stripe': 'objects',
  'packages/ask': 'parse',
  'packages/figures': 'schema',
  'packages/report': 'sections',
  'packages/api': 'handlers',
  'apps/server': 'http',
  'apps/cli': 'output',
}

const climbing = brokenInAll(Object.entries(withFolders), ([folder, name]) => ({
  [`${folder}/package.json`]: manifest,
  [`${folder}/src/it.ts`]: holding,
  [`${folder}/src/other/it.ts`]: holding,
  [`${folder}/src/${name}/it.ts`]: holding,
  [`${folder}/src/${name}/fine.ts`]: `export * from '#other/it.ts'\nexport * from '../it.ts'\n`,
  [`${folder}/src/${name}/inner/fine.ts`]: importing('../it.ts'),
  [`${folder}/src/${name}/across.ts`]: importing('../other/it.ts'),
  [`${folder}/src/${name}/inner/climbing.ts`]: importing('../../it.ts'),
}))

test.each(Object.entries(withFolders))('no import of %s climbs out of its folder', (folder, name) => {
  const at = (path: string): string => `${folder}/src/${path}`
  const broken = climbing()
  expect(broken[at(`${name}/fine.ts`)]).toEqual([])
  expect(broken[at(`${name}/inner/fine.ts`)]).toEqual([])
  expect(broken[at(`${name}/across.ts`)]).toEqual(['noRestrictedImports'])
  expect(broken[at(`${name}/inner/climbing.ts`)]).toEqual(['noRestrictedImports'])
})

const supported = ['packages/engine', 'packages/api', 'apps/server']
const support = brokenInAll(supported, (folder) => ({
  [`${folder}/package.json`]: manifest,
  [`${folder}/src/it.ts`]: holding,
  [`${folder}/testing/fine.ts`]: importing('#it.ts'),
  [`${folder}/testing/climbing.ts`]: importing('../src/it.ts'),
}))

test.each(supported)('the test support of %s climbs no more than its source', (folder) => {
  const broken = support()
  expect(broken[`${folder}/testing/fine.ts`]).toEqual([])
  expect(broken[`${folder}/testing/climbing.ts`]).toEqual(['noRestrictedImports'])
})
