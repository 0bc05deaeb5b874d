/** Reads the feelings of a chat whose words are counted already, in a process of its own; prints its timing as JSON. Bundled and run by emotion.mjs. */
import { readFileSync } from 'node:fs'
import { openModel } from '@convostat/emotion'
import { openText, readChat, readFeelings, words } from '@convostat/engine'

const [path, weightsPath] = process.argv.slice(2)
const model = openModel(new Uint8Array(readFileSync(weightsPath)))
const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
const two = (n: number): string => String(n).padStart(2, '0')
// A minute a message, two people by turns.
const text = lines.map((line, i) => {
  const at = new Date(1.5e12 + i * 60_000)
  const date = `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}, ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
  return `${date} - ${i % 3 === 0 ? 'Ana' : 'Ben'}: ${line}\n`
})
const written = new TextEncoder().encode(text.join(''))
const bytes = new Uint8Array(written.length + 64)
bytes.set(written)
const { chat } = await readChat(await openText({ bytes, size: written.length }, 'chat.txt'))
words(chat)
const begun = performance.now()
const { score } = await readFeelings(chat, model)
const read = performance.now() - begun
process.stdout.write(JSON.stringify({ messages: chat.count, scored: score.filter((value) => !Number.isNaN(value)).length, read }))
