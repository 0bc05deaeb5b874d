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

test.each(['apps/web/src/ui', 'apps/server/src', 'packages/license/src'])('what a file of %s imports is declared', (folder) => {
  const broken = brokenIn({
    [`${folder.split('/').slice(0, 2).join('/')}/package.json`]: manifest,
    [`${folder}/fine.ts`]: importing('react'),
    [`${folder}/planted.ts`]: importing('left-pad'),
  })
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

test.each(Object.entries(below))('%s imports what is below it, and nothing else', (layer, allowed) => {
  const web = (path: string): string => `apps/web/src/${path}`
  const others = layers.filter((other) => other !== layer)
  const files = others.map((other) => [web(`${layer}/from-${other.replace('/', '-')}.ts`), importing(`#${other}/it.ts`)])
  const broken = brokenIn({
    'apps/web/package.json': manifest,
    ...Object.fromEntries(layers.map((each) => [web(`${each}/it.ts`), holding])),
    ...Object.fromEntries(files),
  })
  const refused = others.filter((_, i) => broken[files[i][0]].includes('noRestrictedImports'))
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

test.each([
  ['counts figures', '@convostat/figures', 'counted'],
  ['counts a figure', '@convostat/figures', 'gaps/counted'],
  ['reads a chat', '@convostat/engine', 'analyses/heatmap'],
  ['answers calls', '@convostat/api', 'handlers/uploads'],
])('only the worker reaches what %s', (_, name, inside) => {
  const reaching = (folder: string): string => `apps/web/src/${folder}/reaching.ts`
  const folders = ['entries', 'app', 'site', 'features/a', 'components/a', 'charts', 'ui', 'data/a', 'store', 'messages', 'platform']
  const broken = brokenIn({
    'apps/web/package.json': JSON.stringify({ name: 'planted', dependencies: { [name]: '1.0.0' } }),
    ...Object.fromEntries(folders.map((folder) => [reaching(folder), importing(`${name}/${inside}`)])),
    'apps/web/src/entries/worker.ts': importing(`${name}/${inside}`),
  })
  expect(folders.filter((folder) => broken[reaching(folder)].includes('noRestrictedImports'))).toEqual(folders)
  expect(broken['apps/web/src/entries/worker.ts']).toEqual([])
})

test('every layer of the page may import what a figure declares of its call', () => {
  const broken = brokenIn({
    'apps/web/package.json': JSON.stringify({ name: 'planted', dependencies: { '@convostat/figures': '1.0.0' } }),
    'apps/web/src/data/b/declared.ts': importing('@convostat/figures'),
  })
  expect(broken['apps/web/src/data/b/declared.ts']).toEqual([])
})

test.each(['en', 'de', 'ar'])('the list of the sentences in %s imports them from every layer, and nothing else of it', (language) => {
  const list = (name: string): string => `apps/web/src/messages/${language}/${name}`
  const broken = brokenIn({
    'apps/web/package.json': manifest,
    'apps/web/src/features/a/messages/de.json': '{}',
    'apps/web/src/features/a/it.ts': holding,
    [list('index.ts')]: "import words from '#features/a/messages/de.json'\n\nexport const planted = words\n",
    [list('other.ts')]: "import words from '#features/a/messages/de.json'\n\nexport const planted = words\n",
  })
  expect(broken[list('index.ts')]).toEqual([])
  expect(broken[list('other.ts')]).toEqual(['noRestrictedImports'])
  const screen = brokenIn({
    'apps/web/package.json': manifest,
    'apps/web/src/features/a/it.ts': holding,
    [list('index.ts')]: importing('#features/a/it.ts'),
  })
  expect(screen[list('index.ts')]).toEqual(['noRestrictedImports'])
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

test.each(Object.entries(packagesBelow))('%s imports only the packages below it', (folder, allowed) => {
  const others = packages.filter((name) => `packages/${name}` !== folder)
  const dependencies = Object.fromEntries(others.map((name) => [`@convostat/${name}`, '1.0.0']))
  const broken = brokenIn({
    [`${folder}/package.json`]: JSON.stringify({ name: 'planted', dependencies }),
    ...Object.fromEntries(others.map((name) => [`${folder}/src/from-${name}.ts`, importing(`@convostat/${name}`)])),
  })
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

test.each(Object.entries(withFolders))('no import of %s climbs out of its folder', (folder, name) => {
  const at = (path: string): string => `${folder}/src/${path}`
  const broken = brokenIn({
    [`${folder}/package.json`]: manifest,
    [at('it.ts')]: holding,
    [at('other/it.ts')]: holding,
    [at(`${name}/it.ts`)]: holding,
    [at(`${name}/fine.ts`)]: `export * from '#other/it.ts'\nexport * from '../it.ts'\n`,
    [at(`${name}/inner/fine.ts`)]: importing('../it.ts'),
    [at(`${name}/across.ts`)]: importing('../other/it.ts'),
    [at(`${name}/inner/climbing.ts`)]: importing('../../it.ts'),
  })
  expect(broken[at(`${name}/fine.ts`)]).toEqual([])
  expect(broken[at(`${name}/inner/fine.ts`)]).toEqual([])
  expect(broken[at(`${name}/across.ts`)]).toEqual(['noRestrictedImports'])
  expect(broken[at(`${name}/inner/climbing.ts`)]).toEqual(['noRestrictedImports'])
})

test.each(['packages/engine', 'packages/api', 'apps/server'])('the test support of %s climbs no more than its source', (folder) => {
  const broken = brokenIn({
    [`${folder}/package.json`]: manifest,
    [`${folder}/src/it.ts`]: holding,
    [`${folder}/testing/fine.ts`]: importing('#it.ts'),
    [`${folder}/testing/climbing.ts`]: importing('../src/it.ts'),
  })
  expect(broken[`${folder}/testing/fine.ts`]).toEqual([])
  expect(broken[`${folder}/testing/climbing.ts`]).toEqual(['noRestrictedImports'])
})
