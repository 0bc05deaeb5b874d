#!/usr/bin/env node
/**
 * Benchmarks for the engine: `npm run bench` (medians of 7 interleaved rounds), `npm run bench -- --quick` (within
 * 40 s), `-- --browser` for nothing but whether the page stalls (its options are in browser.mjs), `-- --kills` for nothing but Chromium killed a hundred times as it saves,
 * `-- --server` for nothing but the server that reads chats, under load, `-- --search` for nothing but the search, with `--browser` in Chromium as well,
 * `-- --press` (`--against DIR`) for nothing but Analyze after the card was read, `-- --reading` (`--against DIR`, another checkout; `--only NAME,…`) for nothing but reading, `-- --topics` for nothing but what chats are about, `-- --cloud` for nothing but clouds in Chromium, `-- --ribbon` for nothing but ribbons in Chromium, `-- --scenes` for nothing but the scenes of Wrapped in Chromium, `-- --conversation` for nothing but a conversation of a million messages in Chromium, `-- --checksum` for nothing but the checksum of a large chat, `-- --emotion` for nothing but what messages feel, `-- --export` for nothing but everything as tables, `-- --report` for nothing but PDFs, `-- --moments` for nothing but planted moments, `-- --ask` for nothing but computed answers, `-- --prior --data DIR` for what putting a language's lean right is worth, `-- --moods` for how often planted moods are named at each bound,
 * `-- --license-mutations` for nothing but a million mutated licenses, `-- --payments` (`--postgres`) for nothing but webhooks of
 * payments, `-- --license` (`--race`) for nothing but the license service, `-- --payment-kills` for nothing but 2,000 kills of a process that sells.
 * Every candidate runs in its own process, in turn, so that all share the machine's mood; what counts is the ratio
 * of medians, never a millisecond. The one exception is a change of the filter, which nobody should notice: its goal is
 * a tenth of what a slow machine may take.
 */
import '../scripts/help.mjs'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { bundled, sentences } from '../scripts/bundled.mjs'
import { askBench } from './ask.mjs'
import { browserBench } from './browser.mjs'
import { checksumBench } from './checksum.mjs'
import { cloudBench } from './cloud.mjs'
import { conversationBench } from './conversation.mjs'
import { emotionBench } from './emotion.mjs'
import { exportBench } from './export.mjs'
import { killsBench } from './kills.mjs'
import { licenseBench, raceBench } from './license.mjs'
import { licenseMutations } from './license-mutations.mjs'
import { momentsBench } from './moments.mjs'
import { moodsBench } from './moods.mjs'
import { paymentKills, paymentsBench } from './payments.mjs'
import { pressBench } from './press.mjs'
import { priorBench } from './prior.mjs'
import { readingBench } from './reading.mjs'
import { reportBench } from './report.mjs'
import { ribbonBench } from './ribbon.mjs'
import { scenesBench } from './scenes.mjs'
import { searchInBrowser } from './search-browser.mjs'
import { serverBench } from './server.mjs'
import { topicsBench } from './topics.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const data = join(here, 'data')
const quick = process.argv.includes('--quick')
const searchOnly = process.argv.includes('--search')
if (process.argv.includes('--browser') && !searchOnly) process.exit((await browserBench()) ? 0 : 1)
if (process.argv.includes('--kills')) process.exit((await killsBench(100)) ? 0 : 1)
if (process.argv.includes('--license-mutations')) process.exit((await licenseMutations(1_000_000)) ? 0 : 1)
if (process.argv.includes('--moods')) {
  await moodsBench()
  process.exit()
}
if (process.argv.includes('--prior')) {
  await priorBench(process.argv[process.argv.indexOf('--data') + 1])
  process.exit(0)
}
if (process.argv.includes('--checksum')) process.exit((await checksumBench()) ? 0 : 1)
if (process.argv.includes('--cloud')) process.exit((await cloudBench()) ? 0 : 1)
if (process.argv.includes('--conversation')) process.exit((await conversationBench()) ? 0 : 1)
if (process.argv.includes('--scenes')) process.exit((await scenesBench()) ? 0 : 1)
if (process.argv.includes('--ribbon')) process.exit((await ribbonBench()) ? 0 : 1)
if (process.argv.includes('--topics')) process.exit((await topicsBench()) ? 0 : 1)
if (process.argv.includes('--ask')) process.exit((await askBench()) ? 0 : 1)
if (process.argv.includes('--moments')) process.exit((await momentsBench()) ? 0 : 1)
if (process.argv.includes('--press')) process.exit((await pressBench()) ? 0 : 1)
if (process.argv.includes('--reading')) process.exit((await readingBench()) ? 0 : 1)
if (process.argv.includes('--export')) process.exit((await exportBench()) ? 0 : 1)
if (process.argv.includes('--report')) process.exit((await reportBench()) ? 0 : 1)
if (process.argv.includes('--emotion')) process.exit((await emotionBench()) ? 0 : 1)
if (process.argv.includes('--payments')) {
  const isFast = await paymentsBench()
  process.exit(isFast && (!process.argv.includes('--postgres') || (await paymentsBench({ onPostgres: true }))) ? 0 : 1)
}
if (process.argv.includes('--payment-kills')) {
  const rounds = Number(process.argv[process.argv.indexOf('--payment-kills') + 1]) || 2000
  process.exit((await paymentKills(rounds)) ? 0 : 1)
}
if (process.argv.includes('--server')) process.exit((await serverBench()) ? 0 : 1)
if (process.argv.includes('--license')) {
  const isFast = await licenseBench()
  const isSafe = !process.argv.includes('--race') || (await raceBench())
  process.exit(isFast && isSafe ? 0 : 1)
}

const sizes = [
  { name: '100k', messages: 100_000, rounds: quick ? 5 : 7, goals: { textDecoder: 15 } },
  {
    name: '1M',
    messages: 1_000_000,
    rounds: quick ? 3 : 7,
    goals: {
      textDecoder: 5.5,
      chatParser: 1 / 2.5,
      peakMB: 250,
      bytesAMessage: 165,
      filterMs: 60,
      story: 12,
      storyOfAYear: 4,
      relationship: 0.5,
      words: 3,
    },
    search: { index: 0.3, words: [2, 15], substrings: [50] },
  },
]

mkdirSync(data, { recursive: true })
for (const { name, messages } of sizes)
  if (!existsSync(corpus(name)))
    execFileSync(process.execPath, [
      join(here, 'generate-chat.mjs'),
      '--n',
      `${messages}`,
      '--people',
      '12',
      '--style',
      'android',
      '--out',
      corpus(name),
    ])

// Each bundled separately, as the worker is.
for (const pass of ['engine-pass', 'filter-pass', 'relationship-pass', 'search-pass', 'words-pass', 'wrapped-pass'])
  await bundled(join(here, `${pass}.ts`), join(data, 'built'), { external: ['libsql'] })

let isGood = true
for (const { name, rounds, goals, search } of sizes) {
  if (search) searchBench(corpus(name), search)
  if (searchOnly) continue
  const candidates = ['textDecoder', 'engine', 'chatParser']
  const runs = { textDecoder: [], engine: [], chatParser: [] }
  for (let round = 0; round < rounds; round++) for (const candidate of candidates) runs[candidate].push(pass(candidate, corpus(name)))
  const total = Object.fromEntries(candidates.map((candidate) => [candidate, median(runs[candidate].map((run) => run.total))]))
  const laps = Object.keys(runs.engine[0].laps).map((lap) => `${lap} ${median(runs.engine.map((run) => run.laps[lap])).toFixed(0)}`)
  console.log(`\n${name} messages, medians of ${rounds} interleaved rounds, each a fresh process`)
  console.log(
    `  TextDecoder ${total.textDecoder.toFixed(0)} ms · engine ${total.engine.toFixed(0)} ms (${laps.join(', ')}) · whatsapp-chat-parser ${total.chatParser.toFixed(0)} ms`,
  )
  report('engine / TextDecoder', total.engine / total.textDecoder, goals.textDecoder)
  report('engine / whatsapp-chat-parser', total.engine / total.chatParser, goals.chatParser)
  report('peak memory of the process, from disk, MB', pass('engineFromDisk', corpus(name)).peakMB, goals.peakMB)
  report('bytes a message in arrays', runs.engine[0].bytesAMessage, goals.bytesAMessage)
  // Each beside its own decoder: how quick a machine is changes from one minute to the next.
  const relationship = Array.from({ length: rounds }, () => run('relationship-pass', corpus(name)))
  const ofDecoder = median(relationship.map(({ total, textDecoder }) => total / textDecoder))
  report('what lies between the people, all columns / TextDecoder', ofDecoder, goals.relationship)
  const { oneYear, allDays } = run('filter-pass', corpus(name))
  report('a filter of one person and one year, every figure and chart, ms', oneYear.ms, goals.filterMs)
  report('a filter of one person, ms', allDays.ms)
  const { textDecoder, story, year, slides } = run('wrapped-pass', corpus(name))
  report(`a story of all time, ${slides} slides / TextDecoder`, story / textDecoder, goals.story)
  report('a story of a year after it / TextDecoder', year / textDecoder, goals.storyOfAYear)
  wordsBench(corpus(name), rounds, goals.words)
}
if (process.argv.includes('--browser')) await searchBrowserBench()
console.log(isGood ? '\nAll goals met.' : '\nA goal was missed (see above).')
process.exitCode = isGood ? 0 : 1

function report(what, value, goal) {
  const isMet = goal === undefined || value <= goal
  isGood &&= isMet
  console.log(
    `  ${what}: ${value.toFixed(2)}${goal === undefined ? '' : ` (goal at most ${goal.toFixed(2)}: ${isMet ? 'met' : 'MISSED'})`}`,
  )
}

/** Everything of words once the tokens are there, in processor time; the first to ask for words builds the search's index. */
function wordsBench(path, rounds, goal) {
  const runs = Array.from({ length: rounds }, () => run('words-pass', path))
  const decoder = median(runs.map(({ textDecoder }) => textDecoder))
  const of = (name) => median(runs.map(({ ms }) => ms[name]))
  report('words and phrases / TextDecoder', (of('words') + of('phrases')) / decoder, goal)
  for (const name of Object.keys(runs[0].ms)) report(`${name} / TextDecoder`, of(name) / decoder)
}

/** Words, phrases and prefixes have one goal for the middle and one for the slow ones, in ms; and nothing should be slower than SQLite. */
function searchBench(path, { index, words, substrings }) {
  const found = run('search-pass', path, ...(quick ? [] : ['--sqlite']))
  console.log(`\nSearch in ${found.messages} messages, ms, the quickest of three for each query; SQLite is its FTS5 in memory`)
  report('the index / the reading and counting of words', found.index / found.parsed, index)
  report('the signs of each message, once a sign is asked for / the same', found.signs / found.parsed)
  if (found.sqliteBuild !== null) report('the same for SQLite', found.sqliteBuild / found.parsed)
  for (const [name, of] of Object.entries(found.classes)) {
    const [middle, slow] = name === 'substring' ? substrings : words
    report(`${name}, p50 of ${of.queries}`, of.oursP50, middle)
    report(`${name}, p95`, of.oursP95, slow)
    if (of.compared > 0) {
      report(`${name}, p50 / SQLite's ${of.ftsP50.toFixed(2)} of ${of.compared}`, of.oursBothP50 / of.ftsP50, 1)
      report(`${name}, p95 / SQLite's ${of.ftsP95.toFixed(2)}`, of.oursBothP95 / of.ftsP95, 1)
      // Of a phrase one word may be anywhere in a link beside the others; SQLite takes a link apart.
      report(`${name}, queries with other hits than SQLite`, of.unlike.length, name === 'phrase' ? undefined : 0)
    }
    report(`${name}, queries with other hits than reading the newest ${found.read}`, of.unread.length, 0)
  }
}

/** The same in Chromium: from the page to its worker and back. */
async function searchBrowserBench() {
  const file = 'search-worker.js'
  await build({
    configFile: false,
    root: here,
    plugins: [await sentences()],
    logLevel: 'error',
    build: {
      lib: { entry: join(here, 'search-worker.ts'), formats: ['es'], fileName: () => file },
      outDir: join(data, 'built'),
      emptyOutDir: false,
    },
  })
  const found = await searchInBrowser(corpus('1M'), join(data, 'built', file))
  console.log(`\nSearch in ${found.messages} messages in Chromium, ms from the page's question to its worker's answer`)
  report('reading', found.read)
  report('the first search, which builds the index', found.first)
  report('the first sign, which builds the signatures', found.firstSign)
  for (const [name, times] of Object.entries(found.times)) {
    const sorted = times.toSorted((a, b) => a - b)
    report(`${name}, p50 of ${times.length}`, sorted[sorted.length >> 1])
    report(`${name}, p95`, sorted[Math.floor(sorted.length * 0.95)])
  }
}

function corpus(name) {
  return join(data, `android-${name}.txt`)
}

function pass(candidate, path) {
  return run('engine-pass', candidate, path)
}

/** What a pass of its own process prints. */
function run(name, ...given) {
  return JSON.parse(execFileSync(process.execPath, [join(data, 'built', `${name}.mjs`), ...given], { encoding: 'utf8' }))
}

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1]
}
