import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The engine's folders, each above those before it. */
const engineFolders = [
  ...['stats', 'chat', 'languages', 'whatsapp', 'words', 'columns', 'import', 'merge', 'people', 'saved', 'sentiment', 'on-show', 'search'],
  ...['analyses', 'topics', 'moments', 'wrapped'],
]

/** Imports that lead into a folder above their own, by file; tests may import anything. */
function upward(sources: Readonly<Record<string, string>>): string[] {
  const rank = (path: string): number => engineFolders.indexOf(path.split('/')[0])
  return Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/\bfrom '([#.][^']+)'/g)]
      .map(([, to]) => (to.startsWith('#') ? to.slice(1) : posix.join(dirname(path), to)))
      .filter((to) => rank(to) > rank(path))
      .map((to) => `${path} imports ${to}`),
  )
}

test('the folders of the engine import downward only', () => {
  const root = at('packages/engine/src')
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
  const sources = paths.filter((path) => /^\w+\/.*(?<!\.test)\.ts$/.test(path))
  expect(new Set(paths.filter((path) => path.includes('/')).map((path) => path.split('/')[0]))).toEqual(new Set(engineFolders))
  expect(sources.length).toBeGreaterThan(200)
  expect(upward(Object.fromEntries(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')])))).toEqual([])
})

test('an import that leads upward in the engine is noticed', () => {
  const planted = {
    'words/fine.ts': "import { it } from '#chat/it.ts'\nimport { beside } from './beside.ts'",
    'words/planted.ts': "import type { It } from '#search/it.ts'",
    'analyses/words/planted.ts': "export { it } from '../../topics/it.ts'",
  }
  expect(upward(planted)).toEqual(['words/planted.ts imports search/it.ts', 'analyses/words/planted.ts imports topics/it.ts'])
})

/** What other packages import of the engine, and what it lets them import. */
const engineImports = (source: string): string[] => [...source.matchAll(/'@convostat\/engine\/([^']+)'/g)].map(([, path]) => `./${path}`)

test('the engine shows what another package imports, and nothing else', () => {
  const shown = Object.keys(JSON.parse(readFileSync(at('packages/engine/package.json'), 'utf8')).exports).filter(
    (path) => !path.includes('*'),
  )
  const outside = ['apps', 'packages', 'tools', 'bench', 'scripts', 'e2e'].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path).replaceAll('\\', '/'))
      .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/node_modules|^packages\/engine\/|\/dist\//.test(path)),
  )
  const imported = new Set(outside.flatMap((path) => engineImports(readFileSync(at(path), 'utf8'))))
  expect(shown.filter((path) => !imported.has(path))).toEqual([])
  expect(engineImports("import { fold } from '@convostat/engine/words/fold'")).toEqual(['./words/fold'])
})
