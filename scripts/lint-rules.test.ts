import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))
const noSpread = 'lint/no-spread-into-calls.grit'
const noFormatting = 'lint/no-formatting-elsewhere.grit'

/** What the linter says of a file in a folder that has its own settings. */
function linted(folder: string, path: string): string {
  const biome = [at('node_modules/@biomejs/biome/bin/biome'), 'lint', '--max-diagnostics=100', path]
  const { stdout, stderr } = spawnSync(process.execPath, biome, { cwd: folder, encoding: 'utf8' })
  return `${stdout}${stderr}`
}

/** The lines of a source that a rule finds. */
function found(rule: string, lines: readonly string[]): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'))
  try {
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [at(rule)] }))
    writeFileSync(join(folder, 'planted.ts'), `${lines.join('\n')}\n`)
    const places = [...linted(folder, 'planted.ts').matchAll(/^planted\.ts:(\d+):\d+ plugin /gm)].map(([, line]) => Number(line))
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
  expect(found(noSpread, [...planted, ...fine])).toEqual(planted.map((_, i) => i + 1))
})

test('whatever writes a number, a date, a duration or a list for people is an error, reading and sorting are none', () => {
  const planted = [
    'export const two = (n: number): string => n.toFixed(2)',
    "export const grouped = (n?: number): string | undefined => n?.toLocaleString('en')",
    'export const day = (date: Date): string => date.toLocaleDateString()',
    'export const time = (date: Date): string => date.toLocaleTimeString()',
    'export const texts = (list: number[]): string[] => list.map(Number.prototype.toLocaleString.call)',
    "export const number = new Intl.NumberFormat('en')",
    "export const date = Intl.DateTimeFormat('en')",
    "export const long = new globalThis.Intl.ListFormat('en')",
    "export const ago = new Intl['RelativeTimeFormat']('en')",
    "export const span = Reflect.get(Intl, 'x') ?? new (Intl as never as Record<string, typeof Date>).DurationFormat(0)",
    'export const { NumberFormat } = Intl',
    'export const { DateTimeFormat: Dates } = Intl',
    'export const { toFixed } = Number.prototype',
    'export const clock = (dateTime: string): string => dateTime.slice(11, 16)',
  ]
  const fine = [
    'export const day = (dateTime: string): string => dateTime.slice(0, 10)',
    "export const letters = new Intl.Segmenter('en')",
    "export const forms = new Intl.PluralRules('en')",
    "export const sorted = new Intl.Collator('en')",
    "export const upper = (text: string): string => text.toLocaleUpperCase('en')",
    'export const options: Intl.NumberFormatOptions = { maximumFractionDigits: 1 }',
    'export const known = new Map<string, Intl.DateTimeFormat>()',
  ]
  expect(found(noFormatting, [...planted, ...fine])).toEqual(planted.map((_, i) => i + 1))
})

const { overrides } = JSON.parse(readFileSync(at('biome.json'), 'utf8')) as { overrides: { includes: string[]; plugins?: string[] }[] }
const includesOf = (rule: string) => overrides.find(({ plugins }) => plugins?.includes(`./${rule}`))?.includes
const notTests = ['!**/*.test.ts', '!**/*.test.tsx', '!**/testing/**']

test('no list is spread into a call in any source', () => {
  expect(includesOf(noSpread)).toEqual(['packages/*/src/**', 'apps/*/src/**', ...notTests])
})

test('nothing is formatted outside packages/format, except for what reads dates by the words of a language', () => {
  const reading = [
    'packages/ask/src/checking/moments.ts',
    'packages/engine/src/whatsapp/month-names.ts',
    'packages/engine/src/whatsapp/weekday-names.ts',
    'packages/engine/src/import/calendar.ts',
    'packages/engine/src/import/header-words.ts',
  ]
  expect(includesOf(noFormatting)).toEqual([
    'packages/*/src/**',
    'apps/*/src/**',
    'apps/web/build/**',
    ...notTests,
    '!packages/format/**',
    ...reading.map((path) => `!${path}`),
  ])
  // Each needs to be left out: what reads no dates any more is held by the rule again.
  for (const path of reading) expect(found(noFormatting, readFileSync(at(path), 'utf8').split('\n')), path).not.toEqual([])
})

test('a source is held by both rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'))
  try {
    const held = overrides.flatMap(({ includes, plugins }) => (plugins ? [{ includes, plugins: plugins.map(at) }] : []))
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ overrides: held }))
    mkdirSync(join(folder, 'packages/report/src'), { recursive: true })
    writeFileSync(join(folder, planted), 'export const most = (list: number[]): string => Math.max(...list).toFixed(1)\n')
    expect(linted(folder, planted).match(/ plugin /g)).toHaveLength(2)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
const planted = 'packages/report/src/planted.ts'
