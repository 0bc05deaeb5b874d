import { expect, test } from 'vitest'
import { awaitsAtTopLevel } from './top-level-await.ts'

test.each([
  'export const said = await load()',
  'const { a } = (await import("./a.js")) ?? {}',
  'if (x) { try { await x() } catch {} }',
  'for await (const each of all) {}',
  'await using file = open()',
  'class A { [await key()] = 1 }',
  'class A extends (await base()) {}',
  'export default await x',
  'const f = (() => 1)(await x)',
])('%s awaits at the top level', (code) => {
  expect(awaitsAtTopLevel(code)).toBe(true)
})

test.each([
  'const load = async () => await import("./a.js")',
  'export async function f(a) { for await (const each of a) await each }',
  'class A { async read() { await this.x } static run = async () => { await 1 } }',
  'const o = { async *all() { yield await 1 } }',
  'import("./a.js").then(async (a) => await a.b)',
  '(async () => { await using file = open() })()',
  'const text = "await x"',
])('%s does not', (code) => {
  expect(awaitsAtTopLevel(code)).toBe(false)
})
