import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Read = (path: string) => string
/** All of them: whatever one of them begins to import, `npm run check` runs this. */
const sources = new Map(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => [`./${path.replaceAll('\\', '/')}`, readFileSync(join(import.meta.dirname, path), 'utf8')]),
)
const read: Read = (path) => {
  const source = sources.get(path)
  if (source === undefined) throw new Error(`${path} is not there`)
  return source
}

/** The files and packages that loading a file loads; what is imported as a type is not. */
function loadedBy(path: string, file: Read = read, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known
  known.add(path)
  for (const [, what = '', from] of file(path).matchAll(
    /^(?:import|export) (?:((?:type )?(?:\{[^}]*\}|\*(?: as \w+)?|\w+)) from )?'([^']+)'$/gm,
  )) {
    if (isOfTypes(what)) continue
    if (from.startsWith('#')) loadedBy(`./${from.slice(1)}`, file, known)
    else if (from.startsWith('.')) loadedBy(`./${new URL(from, `file:///${path}`).pathname.slice(1)}`, file, known)
    else known.add(from)
  }
  return known
}

const isOfTypes = (what: string): boolean =>
  /^type\b/.test(what) ||
  (/^\{.*\}$/s.test(what) &&
    what
      .slice(1, -1)
      .split(',')
      .every((each) => /^\s*(type\s|$)/.test(each)))

const others = (loaded: Set<string>, expected: RegExp): string[] => [...loaded].filter((path) => !expected.test(path))

test('a page that loads every figure loads declarations alone: no shape, no schema library, no engine', () => {
  expect(others(loadedBy('./index.ts'), /^\.\/(index|figure|[a-z-]+\/page)\.ts$/)).toEqual([])
  expect(others(loadedBy('./examples.ts'), /^\.\/(examples|[a-z-]+\/example)\.ts$/)).toEqual([])
})

test('what validates or masks answers loads the schema library, and no engine', () => {
  const loaded = loadedBy('./shapes.ts')
  expect([...loaded].filter((path) => !path.startsWith('.'))).toEqual(['zod'])
  expect(others(loaded, /^(zod|\.\/(shapes|figure|zod|schema\/[a-z-]+|[a-z-]+\/shape)\.ts)$/)).toEqual([])
})

test('a value that a page or a shape takes from elsewhere is found, a type is not', () => {
  const files: Record<string, string> = {
    './index.ts': "import { gaps } from './gaps/page.ts'\nexport { type Cell, none } from './figure.ts'\n",
    './gaps/page.ts':
      "import type { Gaps } from './shape.ts'\nimport {\n  type Chat,\n  coldStreaks,\n} from '@convostat/engine'\nimport { isHidden } from '#counting/messages.ts'\n",
    './counting/messages.ts': "import { type Chat } from '@convostat/format'\nimport 'side-effect'\n",
    './figure.ts': '',
  }
  expect([...loadedBy('./index.ts', (path) => files[path])]).toEqual([
    './index.ts',
    './gaps/page.ts',
    '@convostat/engine',
    './counting/messages.ts',
    'side-effect',
    './figure.ts',
  ])
})
