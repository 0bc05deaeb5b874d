import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newestIn } from './build.mjs'
import { nodeTooOld } from './node-version.mjs'
import { hasPackages } from './packages.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'convostat-start-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, content: unknown) {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('Node', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('%s is new enough', (version) => {
    expect(nodeTooOld(version)).toBeNull()
  })

  test.each(['18.20.4', '20.18.9', '8.0.0'])('%s is not, and the sentence says what is', (version) => {
    expect(nodeTooOld(version)).toContain(`needs Node 20.19 or newer; this is Node ${version}.`)
  })
})

describe('packages', () => {
  const zod = { version: '4.6.7', integrity: 'sha512-a' }
  const mac = { version: '1.0.0', integrity: 'sha512-b', optional: true }
  const wanted = { packages: { '': { name: 'x' }, 'node_modules/zod': zod, 'node_modules/only-mac': mac } }

  test('a fresh clone has none', () => {
    write('package-lock.json', wanted)
    expect(hasPackages(folder)).toBe(false)
  })

  test('an installation without the packages of other platforms is whole', () => {
    write('package-lock.json', wanted)
    write('node_modules/.package-lock.json', { packages: { 'node_modules/zod': zod } })
    expect(hasPackages(folder)).toBe(true)
  })

  test.each([
    ['a package is new in the lockfile', {}],
    ['a version changed', { 'node_modules/zod': { ...zod, version: '4.6.6' } }],
    ['a content changed', { 'node_modules/zod': { ...zod, integrity: 'sha512-c' } }],
    ['a package left the lockfile', { 'node_modules/zod': zod, 'node_modules/old': zod }],
  ])('it is installed again when %s', (_case, packages) => {
    write('package-lock.json', wanted)
    write('node_modules/.package-lock.json', { packages })
    expect(hasPackages(folder)).toBe(false)
  })
})

describe('the newest source', () => {
  const touch = (name: string, seconds: number) => utimesSync(write(name, ''), seconds, seconds)

  test('is the newest file at any depth', () => {
    touch('src/a.ts', 1000)
    touch('src/deep/er/b.ts', 3000)
    touch('src/c.ts', 2000)
    expect(newestIn(folder)).toBe(3_000_000)
  })

  test('is neither a built file, nor an installed one, nor a test', () => {
    touch('src/a.ts', 1000)
    for (const name of ['dist/server.js', 'node_modules/x/index.js', 'src/a.test.ts']) touch(name, 3000)
    expect(newestIn(folder)).toBe(1_000_000)
  })

  test('is long ago where there is nothing', () => {
    expect(newestIn(join(folder, 'missing'))).toBe(0)
  })
})
