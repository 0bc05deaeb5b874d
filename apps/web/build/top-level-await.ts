import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, parseAst } from 'vite'

interface Node {
  type: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** `await x`, `for await (… of …)` and `await using x = …`. */
const isAwait = (node: Node): boolean =>
  node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await === true) || node.kind === 'await using'

/** Whether a script awaits outside of every function, so that every module that imports it has to wait. */
export function awaitsAtTopLevel(code: string): boolean {
  const found = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(found)
    if (!isNode(value)) return false
    // The parameters of a function belong to it: nothing in them can await at the top level either.
    return !functions.has(value.type) && (isAwait(value) || Object.values(value).some(found))
  }
  return found(parseAst(code, { sourceType: 'module' }).body)
}

/** The scripts of a build that browsers run: pages, workers and the files that are copied as they are. Those in `site` run in Node. */
export const scriptsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.js') && !path.startsWith('site/'))
    .sort()

/**
 * Fails the build where a script of a page or worker awaits at its top level, be it ours or a dependency's. WebKit, up to Safari
 * 26, runs a module before the one it awaits has finished (bug 242740).
 */
export function noTopLevelAwait(): Plugin {
  let folder = ''
  return {
    name: 'convostat-no-top-level-await',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir)
    },
    // Once everything is written, the service worker included, which is built separately.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const waiting = scriptsIn(folder).filter((path) => awaitsAtTopLevel(readFileSync(join(folder, path), 'utf8')))
        if (waiting.length > 0) throw new Error(`${waiting.join(', ')}: awaits at the top level, which breaks WebKit (bug 242740)`)
      },
    },
  }
}
