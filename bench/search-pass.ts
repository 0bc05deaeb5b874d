/** Searches in a large chat, every class of query; prints its timings as JSON. Bundled and run by search.mjs. */
import { readFileSync } from 'node:fs'
import { openText, readChat, search, words } from '@convostat/engine'

const [path] = process.argv.slice(2)
const file = readFileSync(path)
const bytes = new Uint8Array(file.length + 64)
bytes.set(file)
const started = performance.now()
const { chat } = await readChat(await openText({ bytes, size: file.length }, 'chat.txt'))
const { tokens, start, dictionary } = words(chat)
const parsed = performance.now() - started

/** Every so-manieth message gives its words to the queries: common ones often, rare ones seldom, as people ask. */
const samples = Array.from({ length: 60 }, (_, i) => Math.floor((chat.count / 61) * (i + 1)))
const textAt = (row: number, i: number): string | null => {
  const at = start[row] + i
  return at < start[row + 1] && dictionary.kind(tokens[at]) === 'word' ? dictionary.text(tokens[at]) : null
}
const made = (make: (row: number) => string | null): string[] => samples.map(make).filter((query) => query !== null)
const pair = (row: number): string | null => {
  const [a, b] = [textAt(row, 0), textAt(row, 1)]
  return a && b ? `${a} ${b}` : null
}
const queries = {
  word: made((row) => textAt(row, 1)),
  'two words': made(pair),
  phrase: made((row) => (pair(row) === null ? null : `"${pair(row)}"`)),
  prefix: made((row) => textAt(row, 2)?.slice(0, 3).concat('*') ?? null),
  substring: ['😂', '😍🍻', '...', '?!', '://'],
}
const ask = (query: string): number => {
  const from = performance.now()
  search(chat, { query, limit: 20, offset: 0 })
  return performance.now() - from
}
const index = ask('a')
const prefixIndex = ask('zz*')
const classes = Object.fromEntries(
  Object.entries(queries).map(([name, asked]) => {
    const times = asked.map(ask).sort((a, b) => a - b)
    return [name, { p50: times[times.length >> 1], p95: times[Math.floor(times.length * 0.95)], queries: times.length }]
  }),
)
process.stdout.write(JSON.stringify({ parsed, index, prefixIndex, classes }))
