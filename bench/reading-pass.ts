/** Reads one export several times in its own process and prints the processor time of each in ms as JSON. Bundled and run by reading.mjs. */
import { readFileSync } from 'node:fs'
import { openExport } from '@convostat/engine/import/open-export'
import { readChat } from '@convostat/engine/import/read-chat'

const [path, times] = process.argv.slice(2)
const file = Object.assign(new Blob([readFileSync(path)]), { name: 'chat.txt' })
const ms: number[] = []
let messages = 0
for (let i = 0; i < Number(times); i++) {
  const start = process.cpuUsage()
  const { chat } = await readChat(await openExport(file, { limitBytes: 512 << 20 }))
  const { user, system } = process.cpuUsage(start)
  ms.push((user + system) / 1000)
  messages = chat.count
}
process.stdout.write(JSON.stringify({ ms, messages }))
