/** One pass of one candidate in a process of its own; prints its timings as JSON. Bundled and run by run.mjs. */
import { openAsBlob, readFileSync } from 'node:fs'
import {
  calendar,
  everything,
  heatmap,
  messageShare,
  openExport,
  overview,
  readChat,
  responseTimes,
  timeseries,
  words,
} from '@convostat/engine'
import { parseString } from 'whatsapp-chat-parser'

const [candidate, path] = process.argv.slice(2)
const start = performance.now()
const laps: Record<string, number> = {}
let last = start
const lap = (name: string): void => {
  const now = performance.now()
  laps[name] = now - last
  last = now
}

/** From bytes: the file is in memory already, as it is for the others. */
const engine = (): Promise<Record<string, number>> => pass(new File([readFileSync(path)], 'chat.txt'))

/** From disk, read once: what memory the whole way takes. */
const engineFromDisk = async (): Promise<Record<string, number>> => pass(Object.assign(await openAsBlob(path), { name: 'chat.txt' }))

async function pass(file: Blob & { name: string }): Promise<Record<string, number>> {
  last = performance.now()
  const opened = await openExport(file, { limitBytes: 512 << 20 })
  lap('open')
  const { chat } = await readChat(opened)
  lap('read')
  const counted = words(chat)
  lap('words')
  const all = everything(chat)
  overview(chat, all)
  responseTimes(chat, all)
  lap('overview')
  timeseries(chat, all)
  heatmap(chat, all)
  calendar(chat, all)
  messageShare(chat, all)
  lap('charts')
  const columns = [chat.id, chat.time, chat.author, chat.kind, chat.flags, chat.start, chat.end]
  const tokens = [counted.start, counted.tokens, counted.wordCount, counted.features]
  const bytes = [...columns, ...tokens].reduce((sum, column) => sum + column.byteLength, opened.size)
  return { messages: chat.count, bytesAMessage: bytes / chat.count }
}

function textDecoder(): Record<string, number> {
  const bytes = readFileSync(path)
  last = performance.now()
  const text = new TextDecoder().decode(bytes)
  lap('decode')
  return { characters: text.length }
}

function chatParser(): Record<string, number> {
  const text = readFileSync(path, 'utf8')
  last = performance.now()
  const messages = parseString(text)
  lap('parse')
  return { messages: messages.length }
}

const candidates = { engine, engineFromDisk, textDecoder, chatParser }
const facts = await candidates[candidate as keyof typeof candidates]()
const total = Object.values(laps).reduce((sum, ms) => sum + ms, 0)
process.stdout.write(JSON.stringify({ laps, total, peakMB: process.resourceUsage().maxRSS / 1024, ...facts }))
