/** One pass of one candidate in its own process; prints its timings as JSON. Bundled and run by run.mjs. */
import { closeSync, openAsBlob, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { calendar } from '@convostat/engine/analyses/calendar'
import { heatmap } from '@convostat/engine/analyses/heatmap'
import { messageShare } from '@convostat/engine/analyses/message-share'
import { overview } from '@convostat/engine/analyses/overview'
import { responseTimes } from '@convostat/engine/analyses/response-times'
import { timeseries } from '@convostat/engine/analyses/timeseries'
import { everything } from '@convostat/engine/chat/selection'
import { type OpenedExport, openExport, openText } from '@convostat/engine/import/open-export'
import { readChat } from '@convostat/engine/import/read-chat'
import { words } from '@convostat/engine/words/words'
import { parseString } from 'whatsapp-chat-parser'
import { peakMB } from './peak-memory.ts'

const [candidate, path] = process.argv.slice(2)
const start = performance.now()
const laps: Record<string, number> = {}
let last = start
const lap = (name: string): void => {
  const now = performance.now()
  laps[name] = now - last
  last = now
}

/** From bytes: they are in memory already, as they are for the others. */
function engine(): Promise<Record<string, number>> {
  const { size } = statSync(path)
  const bytes = new Uint8Array(size + 64)
  const file = openSync(path, 'r')
  for (let filled = 0; filled < size; ) filled += readSync(file, bytes, filled, size - filled, null)
  closeSync(file)
  return pass(() => openText({ bytes, size }, 'chat.txt'))
}

/** From disk, read once: what memory the whole way takes. */
async function engineFromDisk(): Promise<Record<string, number>> {
  const file = Object.assign(await openAsBlob(path), { name: 'chat.txt' })
  return pass(() => openExport(file, { limitBytes: 512 << 20 }))
}

async function pass(open: () => Promise<OpenedExport>): Promise<Record<string, number>> {
  last = performance.now()
  const opened = await open()
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
process.stdout.write(JSON.stringify({ laps, total, peakMB: peakMB(), ...facts }))
