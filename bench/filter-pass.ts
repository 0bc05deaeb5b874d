/**
 * What a change of the filter costs once a chat was read: every figure and chart of the dashboard, in a process of its
 * own; prints medians of seven filters, each another person, as JSON. Bundled and run by run.mjs.
 */
import { readFileSync } from 'node:fs'
import {
  type Chat,
  calendar,
  dateOf,
  dayOf,
  everything,
  heatmap,
  messageShare,
  openText,
  overview,
  readChat,
  responseTimes,
  type Selection,
  select,
  timeseries,
} from '@convostat/engine'

const FILTERS = 7

/** What the dashboard asks for at once; the calendar's remark needs the days as well. */
function dashboard(chat: Chat, selection: Selection): number {
  const { totalMessages } = overview(chat, selection)
  responseTimes(chat, selection)
  timeseries(chat, selection)
  heatmap(chat, selection)
  messageShare(chat, selection)
  calendar(chat, selection)
  timeseries(chat, selection)
  return totalMessages
}

/** The median over seven people, in ms, and how many messages the median person has left. */
function measure(chat: Chat, days: { fromDay?: number; toDay?: number }) {
  const runs = Array.from({ length: FILTERS }, (_, i) => {
    const authors = [chat.participants[i % chat.participants.length]]
    const start = performance.now()
    const messages = dashboard(chat, select(chat, { ...days, authors }))
    return { ms: performance.now() - start, messages }
  })
  return runs.toSorted((a, b) => a.ms - b.ms)[FILTERS >> 1]
}

const [path] = process.argv.slice(2)
const file = readFileSync(path)
const bytes = new Uint8Array(file.length + 64)
bytes.set(file)
const { chat } = await readChat(await openText({ bytes, size: file.length }, 'chat.txt'))
// As after an upload: everything was counted once, so the derived columns stand.
dashboard(chat, everything(chat))

const { year } = dateOf(Math.floor(chat.time[chat.count >> 1] / 86_400))
const oneYear = measure(chat, { fromDay: dayOf(year, 1, 1), toDay: dayOf(year, 12, 31) })
const allDays = measure(chat, {})
process.stdout.write(JSON.stringify({ oneYear, allDays }))
