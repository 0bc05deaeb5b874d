import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))
const rule = 'lint/no-spread-into-calls.grit'

/** The lines of a source that the rule finds. */
function found(lines: readonly string[]): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'))
  try {
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [at(rule)] }))
    writeFileSync(join(folder, 'planted.ts'), `${lines.join('\n')}\n`)
    const biome = [at('node_modules/@biomejs/biome/bin/biome'), 'lint', '--max-diagnostics=100', 'planted.ts']
    const { stdout, stderr } = spawnSync(process.execPath, biome, { cwd: folder, encoding: 'utf8' })
    const places = [...`${stdout}${stderr}`.matchAll(/^planted\.ts:(\d+):\d+ plugin /gm)].map(([, line]) => Number(line))
    return [...new Set(places)].sort((a, b) => a - b)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('a list spread into a call is an error, other spreads are none', () => {
  const planted = [
    'export const most = (list: number[]): number => Math.max(...list)',
    'export const least = (list: number[]): number => Math.max(0, ...list)',
    'export const all = (list: number[], more: number[]): number => list.push(...more)',
    'export const text = (codes: number[]): string => String.fromCharCode(...codes, 10)',
    'export const day = (parts: [number, number]): Date => new Date(...parts)',
    'export const deep = (list: { all: number[] }): number => Math.min(...list.all.map((one) => one + 1))',
  ]
  const fine = [
    'export const both = (list: number[], more: number[]): number[] => [...list, ...more]',
    'export const passed = (call: (...given: number[]) => void) => (...given: number[]) => call(...given)',
    'export const copy = (call: (value: object) => void, value: object): void => call({ ...value })',
    'export const kept = (call: (list: number[]) => void, list: number[]): void => call([...list])',
  ]
  expect(found([...planted, ...fine])).toEqual(planted.map((_, i) => i + 1))
})

test('the rule holds for every source', () => {
  const { overrides } = JSON.parse(readFileSync(at('biome.json'), 'utf8')) as { overrides: { includes: string[]; plugins?: string[] }[] }
  expect(overrides.find(({ plugins }) => plugins?.includes(`./${rule}`))?.includes).toEqual([
    'packages/*/src/**',
    'apps/*/src/**',
    '!**/*.test.ts',
    '!**/*.test.tsx',
    '!**/testing/**',
  ])
})
