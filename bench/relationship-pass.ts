/**
 * How the people in a chat answer each other, once its words were counted: every analysis of columns alone, in a process of its
 * own, nothing of it counted before; prints the ms of each as JSON, and what decoding the file took just before it was read.
 * Bundled and run by run.mjs.
 */
import { readFileSync } from 'node:fs'
import { balance } from '@convostat/engine/analyses/balance'
import { burstFigures } from '@convostat/engine/analyses/burst-figures'
import { conversations } from '@convostat/engine/analyses/conversations'
import { coldStreaks } from '@convostat/engine/analyses/gaps'
import { replyDiscipline } from '@convostat/engine/analyses/reply-discipline'
import { responseMatrix } from '@convostat/engine/analyses/response-matrix'
import { streaks } from '@convostat/engine/analyses/streaks'
import { openText } from '@convostat/engine/import/open-export'
import { readChat } from '@convostat/engine/import/read-chat'
import { words } from '@convostat/engine/words/words'

const [path] = process.argv.slice(2)
const file = readFileSync(path)
const msOf = (work: () => unknown): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}
const textDecoder = msOf(() => new TextDecoder().decode(file))
const bytes = new Uint8Array(file.length + 64)
bytes.set(file)
const { chat } = await readChat(await openText({ bytes, size: file.length }, 'chat.txt'))
words(chat)

const laps: Record<string, number> = {}
for (const analysis of [balance, conversations, burstFigures, replyDiscipline, responseMatrix, coldStreaks, streaks])
  laps[analysis.name] = msOf(() => analysis(chat))
const total = Object.values(laps).reduce((sum, ms) => sum + ms, 0)
process.stdout.write(JSON.stringify({ textDecoder, laps, total }))
