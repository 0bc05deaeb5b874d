/**
 * Searches in a large chat, every class of query; prints its timings as JSON. With `--sqlite` SQLite's full-text search
 * (FTS5) answers each query beside ours. Bundled and run by run.mjs.
 */
import { readFileSync } from 'node:fs'
import { type Chat, flag, kindIndex, messageText, mostRecent } from '@convostat/engine/chat/chat'
import { dateOf, dayOf } from '@convostat/engine/chat/civil'
import { openText } from '@convostat/engine/import/open-export'
import { readChat } from '@convostat/engine/import/read-chat'
import { type SearchRequest, search } from '@convostat/engine/search/search'
import { slowSearch } from '@convostat/engine/testing/slow-search.ts'
import { words } from '@convostat/engine/words/words'

type Filter = Pick<SearchRequest, 'sender' | 'fromDay' | 'toDay'>

/** A class of queries: ours as people type them, FTS5's in its own language where it can answer them at all. */
interface Asked {
  query: string
  fts: string | null
  filter?: Filter
}

/** FTS5 knows the Unicode of 2012: it takes newer emoji, and the digit of a keycap, for letters of the word before. A word nobody says stands for each: emoji part phrases. */
const EMOJI = /[0-9#*]\ufe0f?\u20e3|[\p{Extended_Pictographic}\p{Emoji_Modifier}]/gu
/** Each query is asked so often, ours and SQLite's in turn; the quickest counts. */
const ROUNDS = 3
const PAGE = { limit: 20, offset: 0 }
/** The hits of some queries of each class are counted by reading this many messages as well. */
const READ = 20_000
const READ_QUERIES = 4

const [path, option] = process.argv.slice(2)
const file = readFileSync(path)
const bytes = new Uint8Array(file.length + 64)
bytes.set(file)
const started = performance.now()
const { chat } = await readChat(await openText({ bytes, size: file.length }, 'chat.txt'))
const { tokens, start, dictionary } = words(chat)
const parsed = performance.now() - started

const timed = (ask: () => number): { ms: number; count: number } => {
  const from = performance.now()
  const count = ask()
  return { ms: performance.now() - from, count }
}
const ours = ({ query, filter }: Asked): number => search(chat, { query, ...filter, ...PAGE }).total

// The first word, the first prefix and the first sign build what they need.
const index = timed(() => ours({ query: 'zzzz zz*', fts: null })).ms
const signs = timed(() => ours({ query: '\u00a7', fts: null })).ms

/** Every nth message gives its words to the queries: common ones often, rare ones rarely, as people ask. */
const samples = Array.from({ length: 40 }, (_, i) => Math.floor((chat.count / 41) * (i + 1)))
const wordAt = (row: number, i: number): string | null => {
  const at = start[row] + i
  const text = at < start[row + 1] && dictionary.kind(tokens[at]) === 'word' ? dictionary.text(tokens[at]) : null
  // What FTS5 reads as we do: no digits, apostrophes, dots.
  return text !== null && /^\p{L}+$/u.test(text) ? text : null
}
const rowsOf = (text: string): number => search(chat, { query: text, limit: 1, offset: 0 }).total
const wordsAt = samples.map((row) => [wordAt(row, 0), wordAt(row, 1), wordAt(row, 2)])
const single = (text: string): Asked => ({ query: text, fts: `"${text}"` })
const given = <T>(values: (T | null)[]): T[] => values.filter((value) => value !== null)
const pairs = given(wordsAt.map(([a, b]) => (a && b ? [a, b] : null)))
const { year } = dateOf(Math.floor(chat.time[chat.count >> 1] / 86_400))
const oneYear: Filter = { sender: chat.participants[0], fromDay: dayOf(year, 1, 1), toDay: dayOf(year, 12, 31) }
const commonest = [...new Set(given(wordsAt.flat()))].map((text) => ({ text, rows: rowsOf(text) })).sort((a, b) => b.rows - a.rows)

const classes: Record<string, Asked[]> = {
  'rare word': commonest
    .filter(({ rows }) => rows < 1000)
    .slice(0, 40)
    .map(({ text }) => single(text)),
  'common word': commonest.slice(0, 15).map(({ text }) => single(text)),
  'any word': given(wordsAt.map(([, text]) => text)).map(single),
  'two words': pairs.map(([a, b]) => ({ query: `${a} ${b}`, fts: `"${a}" "${b}"` })),
  phrase: pairs.map(([a, b]) => ({ query: `"${a} ${b}"`, fts: `"${a} ${b}"` })),
  prefix: given(wordsAt.map(([, , text]) => (text && text.length > 2 ? text.slice(0, 3) : null))).map((text) => ({
    query: `${text}*`,
    fts: `"${text}"*`,
  })),
  substring: ['...', '://', '?!', '!', '.', ',', '❤', '☀️', '(', '/?'].map((query) => ({
    query,
    fts: query.length > 2 ? `"${query}"` : null,
  })),
  'word of one person in a year': given(wordsAt.map(([, text]) => text)).map((text) => ({ ...single(text), filter: oneYear })),
}

const sqlite = option === '--sqlite' ? await sqliteSearch(chat) : null
const report: Record<string, Record<string, unknown>> = {}
for (const [name, asked] of Object.entries(classes)) {
  const times = { ours: asked.map(() => Number.POSITIVE_INFINITY), fts: asked.map(() => Number.POSITIVE_INFINITY) }
  const unlike = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, each] of asked.entries()) {
      const mine = timed(() => ours(each))
      times.ours[i] = Math.min(times.ours[i], mine.ms)
      if (!sqlite || each.fts === null) continue
      const theirs = timed(() => sqlite.ask(name, each))
      times.fts[i] = Math.min(times.fts[i], theirs.ms)
      if (mine.count !== theirs.count) unlike.add(each.query)
    }
  }
  // Side by side only what both can answer.
  const isBoth = asked.map(({ fts }) => sqlite !== null && fts !== null)
  const both = (values: readonly number[]): number[] => values.filter((_, i) => isBoth[i])
  report[name] = {
    queries: asked.length,
    ...quantiles('ours', times.ours),
    ...quantiles('oursBoth', both(times.ours)),
    ...quantiles('fts', both(times.fts)),
    compared: both(times.fts).length,
    unlike: [...unlike],
    unread: unlikeReading(asked),
  }
}
process.stdout.write(
  JSON.stringify({ messages: chat.count, read: READ, parsed, index, signs, sqliteBuild: sqlite?.built ?? null, classes: report }),
)

function quantiles(name: string, times: readonly number[]): Record<string, number> {
  const sorted = times.toSorted((a, b) => a - b)
  return { [`${name}P50`]: sorted[sorted.length >> 1], [`${name}P95`]: sorted[Math.floor(sorted.length * 0.95)] }
}

/** The queries that find another number of messages than reading all of the newest does. */
function unlikeReading(asked: readonly Asked[]): string[] {
  const newest = mostRecent(chat, READ)
  const few = asked.filter((_, i) => i % Math.max(1, Math.floor(asked.length / READ_QUERIES)) === 0)
  return few
    .filter(({ query, filter }) => {
      const request = { query, ...filter, ...PAGE }
      return search(newest, request).total !== slowSearch(newest, request).length
    })
    .map(({ query }) => query)
}

/** The same messages in SQLite's memory: words and, for substrings, trigrams; all ranked by BM25, as ours are. */
async function sqliteSearch(chat: Chat) {
  const { default: Database } = await import('libsql')
  const database = new Database(':memory:')
  database.exec(`
    create virtual table words using fts5(text, content='', tokenize='unicode61 remove_diacritics 2', prefix='3');
    create virtual table parts using fts5(text, content='', tokenize='trigram');
    create table messages(id integer primary key, author integer, time integer);
    begin`)
  const from = performance.now()
  const inserts = ['words(rowid, text)', 'parts(rowid, text)'].map((columns) => database.prepare(`insert into ${columns} values (?, ?)`))
  const insertMessage = database.prepare('insert into messages values (?, ?, ?)')
  for (let row = 0; row < chat.count; row++) {
    insertMessage.run(row, chat.author[row], chat.time[row])
    const hasText = (chat.flags[row] & flag.bare) === 0 && chat.kind[row] !== kindIndex.deleted && chat.kind[row] !== kindIndex.call
    if (!hasText) continue
    for (const insert of inserts) insert.run(row, messageText(chat, row).replace(EMOJI, ' qqqq '))
  }
  database.exec('commit')
  const built = performance.now() - from
  const statements = (table: string, order: string, where = '', join = '') => ({
    count: database.prepare(`select count(*) as n from ${table} ${join} where ${table} match ? ${where}`),
    page: database.prepare(`select ${table}.rowid from ${table} ${join} where ${table} match ? ${where} order by ${order} limit 20`),
  })
  const ranked = statements('words', 'rank')
  const anywhere = statements('parts', 'rank')
  const among = 'and messages.author = ? and messages.time >= ? and messages.time < ?'
  const filtered = statements('words', 'rank', among, 'join messages on messages.id = words.rowid')
  return {
    built,
    /** How many there are, after the page was fetched as well. */
    ask(name: string, { fts, filter }: Asked): number {
      const { count, page } = name === 'substring' ? anywhere : filter ? filtered : ranked
      const bound = filter
        ? [chat.participants.indexOf(filter.sender as string), (filter.fromDay as number) * 86_400, ((filter.toDay as number) + 1) * 86_400]
        : []
      // A page is messages, not their numbers; ours are marked as well.
      for (const { rowid } of page.all(fts, ...bound) as { rowid: number }[]) messageText(chat, rowid)
      return (count.get(fts, ...bound) as { n: number }).n
    },
  }
}
