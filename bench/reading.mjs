/**
 * Benchmarks for reading alone: one export per hard class of files, each read in its own process; with `--against DIR`,
 * a checkout of another version, in turns with that one's reader. What counts is the ratio
 * of processor times, which other work on the machine disturbs least.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundled } from '../scripts/bundled.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const data = join(here, 'data')
const ROUNDS = 7
/** Reads per process: the first is a cold one, as each visitor's. */
const READS = 3
/** Slower than this, beside the version compared with, is a goal missed. */
const SLOWEST = 1.03

/** Each class of files: how its export is made. */
const exports = {
  'android-1M': () => generated('android', 1_000_000, 12),
  'iphone-1M': () => generated('ios', 1_000_000, 12, '--crlf'),
  'american-300k': () => generated('android12', 300_000, 12),
  'small-2k': () => generated('android', 2000, 2),
  'small-iphone-2k': () => generated('ios', 2000, 2, '--crlf'),
  'utf16-300k': () => Buffer.from(`\ufeff${generated('android', 300_000, 12)}`, 'utf16le'),
  'people-900-300k': () => generated('android', 300_000, 900),
  /** Every keyboard of a right-to-left script may set a mark before what is typed. */
  'marked-300k': () =>
    generated('ios', 300_000, 12, '--crlf').replace(/^(\[[^\]]*\] [^:\n]*: )(?=\w)/gm, (line, head, at) =>
      at % 3 === 0 ? `${head}\u200e` : line,
    ),
  /** Messages of several lines, each of which begins with a bracket. */
  'brackets-300k': () =>
    generated('android', 300_000, 12).replace(/^\d[^\n]*\n/gm, (line) => `${line}[x] buy milk\n[ ] call the garage about the car\n`),
  /** Copies of another phone's export between the file's own lines. */
  'parts-2k': () => joined(2000),
  'parts-8k': () => joined(8000),
}

/** @returns {Promise<boolean>} whether all goals were met. */
export async function readingBench() {
  const at = process.argv.indexOf('--against')
  const other = at < 0 ? null : process.argv[at + 1]
  const only = process.argv.indexOf('--only')
  const names = Object.keys(exports).filter((name) => only < 0 || process.argv[only + 1].split(',').includes(name))
  mkdirSync(data, { recursive: true })
  for (const name of names) if (!existsSync(fileOf(name))) writeFileSync(fileOf(name), exports[name]())
  const programs = [await bundled(join(here, 'reading-pass.ts'), join(data, 'built'))]
  if (other) programs.push(await bundledThere(other))
  let isGood = true
  for (const name of names) {
    const runs = programs.map(() => [])
    for (let round = 0; round < ROUNDS; round++) for (const [i, program] of programs.entries()) runs[i].push(pass(program, fileOf(name)))
    const [ours, theirs] = runs.map((all) => ({
      first: summary(all.map(({ ms }) => ms[0])),
      best: summary(all.map(({ ms }) => Math.min(...ms.slice(1)))),
    }))
    const shown = ({ median, least }) => `${median.toFixed(1)} (least ${least.toFixed(1)})`
    const ratio = (a, b) => `${(a.median / b.median).toFixed(3)} (of the least ${(a.least / b.least).toFixed(3)})`
    console.log(`${name}: first read ${shown(ours.first)} ms, later ${shown(ours.best)} ms`)
    if (!theirs) continue
    console.log(
      `  there: first ${shown(theirs.first)} ms, later ${shown(theirs.best)} ms; here / there: first ${ratio(ours.first, theirs.first)}, later ${ratio(ours.best, theirs.best)}`,
    )
    isGood &&= Math.min(ours.first.median / theirs.first.median, ours.first.least / theirs.first.least) <= SLOWEST
  }
  return isGood
}

/** The same program with the engine of another checkout. */
function bundledThere(folder) {
  const entry = join(folder, 'bench', 'reading-pass.ts')
  copyFileSync(join(here, 'reading-pass.ts'), entry)
  return bundled(entry, join(data, 'built-there'))
}

const fileOf = (name) => join(data, `reading-${name}.txt`)
const pass = (program, path) => JSON.parse(execFileSync(process.execPath, [program, path, `${READS}`], { encoding: 'utf8' }))

function summary(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: sorted[sorted.length >> 1], least: sorted[0] }
}

function generated(style, messages, people, ...more) {
  const out = join(data, 'reading-source.txt')
  execFileSync(process.execPath, [
    join(here, 'generate-chat.mjs'),
    '--n',
    `${messages}`,
    '--people',
    `${people}`,
    '--style',
    style,
    '--out',
    out,
    ...more,
  ])
  return readFileSync(out, 'utf8')
}

/** Two exports that take turns, in runs of three lines. */
function joined(parts) {
  const two = (n) => String(n).padStart(2, '0')
  return Array.from({ length: parts * 6 }, (_, i) => {
    const at = new Date(Date.UTC(2020, 0, 20) + i * 3_600_000)
    const [day, month, year] = [two(at.getUTCDate()), two(at.getUTCMonth() + 1), at.getUTCFullYear()]
    const [hour, name] = [two(at.getUTCHours()), i % 2 ? 'Ana' : 'Ben']
    return Math.floor(i / 3) % 2
      ? `[${day}.${month}.${year}, ${hour}:00:00] ${name}: hello there ${i}`
      : `${day}/${month}/${year}, ${hour}:00 - ${name}: hello here ${i}`
  }).join('\n')
}
