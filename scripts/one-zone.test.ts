import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { oneZoneReason } from './one-zone.mjs'

test('only a reason in its own line keeps a test file from the second zone', () => {
  expect(oneZoneReason("import fc from 'fast-check'\n// In one zone: signatures, which hold no time.\ntest()\n")).toBe(
    'signatures, which hold no time.',
  )
  for (const source of ['', '// In one zone: \n', '// In one zone: fast\n', "test('// In one zone: this is a title')"])
    expect(oneZoneReason(source)).toBeNull()
})

/** What answers otherwise in another zone. */
const zoned =
  /\bIntl\.DateTimeFormat|\btoLocale(?:Date|Time)?String\(|\.get(?:Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(|new Date\(\d+,/

test('no file that is run in one zone asks for anything that a zone changes', () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const files = ['packages', 'apps', 'tools', 'scripts', 'bench'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.tsx?$/.test(path) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(path))
      .map((path) => ({ path: `${folder}/${path}`, source: readFileSync(`${root}/${folder}/${path}`, 'utf8') })),
  )
  const once = files.filter(({ source }) => oneZoneReason(source) !== null)
  expect(once.length).toBeGreaterThan(0)
  expect(once.length).toBeLessThan(files.length / 10)
  expect(once.filter(({ source }) => zoned.test(source)).map(({ path }) => path)).toEqual([])
})
