/** Reads a chat's feelings with its words counted already, in its own process; prints its timing as JSON. Bundled and run by emotion.mjs. */
import { readFileSync } from 'node:fs'
import { openModel } from '@convostat/emotion'
import { openText } from '@convostat/engine/import/open-export'
import { readChat } from '@convostat/engine/import/read-chat'
import { readFeelings } from '@convostat/engine/sentiment/read-feelings'
import { words } from '@convostat/engine/words/words'

const [path, weightsPath] = process.argv.slice(2)
const model = openModel(new Uint8Array(readFileSync(weightsPath)))
const two = (n: number): string => String(n).padStart(2, '0')
// A minute a message, two people by turns.
const dated = (line: string, i: number): string => {
  const at = new Date(1.5e12 + i * 60_000)
  const date = `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}, ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
  return `${date} - ${i % 3 === 0 ? 'Ana' : 'Ben'}: ${line}\n`
}
function exported(): { bytes: Uint8Array<ArrayBuffer>; size: number } {
  const text = Buffer.from(readFileSync(path, 'utf8').trimEnd().split('\n').map(dated).join(''))
  const bytes = new Uint8Array(text.length + 64)
  bytes.set(text)
  return { bytes, size: text.length }
}
const { chat } = await readChat(await openText(exported(), 'chat.txt'))
words(chat)
// A million lines of strings are this program's, not the engine's: what they leave behind is not to be collected on its time.
globalThis.gc?.()
const begun = process.cpuUsage()
const { score } = await readFeelings(chat, model)
const { user, system } = process.cpuUsage(begun)
const read = (user + system) / 1000
process.stdout.write(JSON.stringify({ messages: chat.count, scored: score.filter((value) => !Number.isNaN(value)).length, read }))
