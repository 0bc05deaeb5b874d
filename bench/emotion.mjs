/**
 * Benchmarks for feelings: a million short messages from their bytes, in English and in a mix of languages made to be
 * hard on the cache, how long the model takes to open, and the memory of its cache.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundled } from '../scripts/bundled.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const data = join(here, 'data')
const emotion = join(here, '..', 'packages', 'emotion')
const messages = 1_000_000

/** @returns {Promise<boolean>} whether all goals were met. */
export async function emotionBench() {
  for (const pass of ['emotion-pass', 'feelings-pass']) await bundled(join(here, `${pass}.ts`), join(data, 'built'))
  let isGood = true
  const report = (what, value, goal) => {
    const isMet = goal === null || value <= goal
    isGood &&= isMet
    console.log(`  ${what}: ${value.toFixed(1)} (${goal === null ? 'no goal' : `goal at most ${goal}: ${isMet ? 'met' : 'MISSED'}`})`)
  }
  for (const [name, goalMs, languages, engineMs] of [
    ['English', 3500, ['en'], 1200],
    ['hostile mix', 5000, null, null],
  ]) {
    const path = join(data, `feelings-${name.split(' ')[0].toLowerCase()}.txt`)
    writeFileSync(path, chatOf(languages))
    const run = (pass) =>
      JSON.parse(
        execFileSync(process.execPath, ['--expose-gc', join(data, 'built', `${pass}.mjs`), path, join(emotion, 'weights', 'emotion.bin')], {
          encoding: 'utf8',
        }),
      )
    const runs = [0, 1, 2].map(() => run('emotion-pass'))
    const best = (key) => Math.min(...runs.map((run) => run[key]))
    console.log(`\n${name}: ${runs[0].messages} messages, ${runs[0].scored} scored; the processor's time, the quickest of three`)
    report('reading all, ms', best('read'), goalMs)
    report('opening the model, ms', best('opened'), 300)
    report('memory of the cache, MB', Math.max(...runs.map((run) => run.cacheMB)), 25)
    const inEngine = Math.min(...[0, 1, 2].map(() => run('feelings-pass').read))
    report('in the engine, its words counted already, ms', inEngine, engineMs)
  }
  return isGood
}

/**
 * A message a line, of words drawn as often as words are (Zipf) from the lines of the behaviour suite; every twentieth word
 * of the hostile mix is one nobody wrote before, and every message is of another language than the one before.
 */
function chatOf(languages) {
  const folder = join(here, '..', 'tools', 'train-emotion', 'behaviour')
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsv') && (!languages || languages.includes(file.slice(0, -4))))
  const vocabularies = files.map((file) => [
    ...new Set(
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line) => (line.split('\t')[2] ?? '').split(/[\s{}|]+/))
        .filter(Boolean),
    ),
  ])
  let state = 12345
  const random = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  const lines = []
  for (let i = 0; i < messages; i++) {
    const words = vocabularies[i % vocabularies.length]
    const line = []
    for (let left = 2 + Math.floor(random() * 9); left > 0; left--) {
      const word = words[Math.floor(words.length ** random() - 1)]
      line.push(!languages && random() < 0.05 ? `${word}${Math.floor(random() * 1e6).toString(36)}` : word)
    }
    lines.push(line.join(' '))
  }
  return `${lines.join('\n')}\n`
}
