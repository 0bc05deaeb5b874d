import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { awaitsAtTopLevel, scriptsIn } from '../apps/web/build/top-level-await.ts'
import { expect, once, test } from './support/journey.ts'

const folder = join(import.meta.dirname, '../apps/web/dist')

test('no script that pages and workers load awaits at its top level', once, () => {
  const scripts = scriptsIn(folder)
  const names = ['app', 'main', 'worker', 'printer', 'painter', 'loopback', 'cloud-worker', 'service-worker']
  for (const name of names) expect(scripts.some((path) => new RegExp(`(^|/)${name}(-[\\w-]+)?\\.js$`).test(path))).toBe(true)
  expect(scripts.filter((path) => awaitsAtTopLevel(readFileSync(join(folder, path), 'utf8')))).toEqual([])
})
