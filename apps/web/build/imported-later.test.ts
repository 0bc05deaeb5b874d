import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { beforeLanguage, duringOpening } from './in-few-files.ts'

const source = join(import.meta.dirname, '../src')

/** A library, which says nothing. */
const isLibrary = (path: string) => path === 'plotly.js-cartesian-dist-min'

/** Ways to wait for the whole language, right before what is imported. */
const waiting =
  /(\b(?:later\(async \(\) =>\s*\(await|spoken\(\(\) =>|loadLanguage\(\)\s*\.then\(\(\) =>)|\bawait load(?:Language|WithSite)\(\)\s+(?:\/\/.*\s+)*const [[{][^\n]*\bawait)$/

test('what is imported later waits for the language: for all of it, except for what runs before and says no more than the opening', () => {
  const imports = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    // In `messages` are the languages themselves.
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith('messages/'))
    .flatMap((path) => {
      const code = readFileSync(join(source, path), 'utf8')
      return Array.from(code.matchAll(/(?<!typeof )\bimport\('([^']+)'\)(\)\.\w+, loadOpening\))?/g), ({ 1: what, 2: only, index }) => ({
        path: pathOf(what, path),
        waits: !only && waiting.test(code.slice(0, index).trimEnd()),
      }))
    })
  expect(imports.length).toBeGreaterThan(20)
  const unspoken = imports.filter(({ path, waits }) => !waits && !isLibrary(path)).map(({ path }) => path)
  const early = [...duringOpening, ...beforeLanguage]
  expect(unspoken.filter((path) => !early.includes(path))).toEqual([])
  // What waits after all is not followed.
  expect(duringOpening.filter((path) => !unspoken.includes(path))).toEqual([])
})

/** What an import names, as the build calls it: from the folder of the app, and of a package from that of all. */
function pathOf(what: string, from: string): string {
  if (what.startsWith('.')) return posix.join('src', from, '..', what)
  return what.replace(/^#/, 'src/').replace(/^@convostat\/(\w+)\/(.+)$/, 'packages/$1/src/$2.ts')
}
