/**
 * What a change of the filter costs once a chat was read: every figure and chart of the dashboard, in a process of its
 * own; prints medians of seven filters, each another person, as JSON. Bundled and run by run.mjs.
 */
import { readFileSync } from 'node:fs'
import { calendar } from '@convostat/engine/analyses/calendar'
import { heatmap } from '@convostat/engine/analyses/heatmap'
import { messageShare } from '@convostat/engine/analyses/message-share'
import { overview } from '@convostat/engine/analyses/overview'
import { responseTimes } from '@convostat/engine/analyses/response-times'
import { timeseries } from '@convostat/engine/analyses/timeseries'
import type { Chat } from '@convostat/engine/chat/chat'
import { dateOf, dayOf } from '@convostat/engine/chat/civil'
import { everything, type Selection, select } from '@convostat/engine/chat/selection'
import { openText } from '@convostat/engine/import/open-export'
import { readChat } from '@convostat/engine/import/read-chat'

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
