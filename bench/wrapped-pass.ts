/** A chat's story once its tokens are there, without feelings; prints how long it took as JSON. Bundled and run by run.mjs. */
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { everything } from '@convostat/engine/chat/selection'
import { openText } from '@convostat/engine/import/open-export'
import { readChat } from '@convostat/engine/import/read-chat'
import { words } from '@convostat/engine/words/words'
import { wrapped } from '@convostat/engine/wrapped/wrapped'

const [path] = process.argv.slice(2)

/** As the engine's own pass reads it. */
function bytesOf(): { bytes: Uint8Array<ArrayBuffer>; size: number } {
  const { size } = statSync(path)
  const bytes = new Uint8Array(size + 64)
  const file = openSync(path, 'r')
  for (let filled = 0; filled < size; ) filled += readSync(file, bytes, filled, size - filled, null)
  closeSync(file)
  return { bytes, size }
}

/** Processor time, ms. */
async function timed<T>(work: () => T | Promise<T>): Promise<{ ms: number; value: T }> {
  const start = process.cpuUsage()
  const value = await work()
  const { user, system } = process.cpuUsage(start)
  return { ms: (user + system) / 1000, value }
}

const written = readFileSync(path)
const decoding = await timed(() => new TextDecoder().decode(written))
const { chat } = await readChat(await openText(bytesOf(), 'chat.txt'))
words(chat)
// The longest that anyone else waits for this thread is between two pauses.
let longest = 0
let last = performance.now()
const pause = async () => {
  longest = Math.max(longest, performance.now() - last)
  await new Promise((resolve) => setImmediate(resolve))
  last = performance.now()
}
const story = await timed(() => wrapped(chat, null, everything(chat), {}, { pause }))
const years = story.value.years
const year = await timed(() => wrapped(chat, null, everything(chat), { year: years[years.length >> 1] }))
process.stdout.write(
  JSON.stringify({
    messages: chat.count,
    slides: story.value.slides.length,
    textDecoder: decoding.ms,
    story: story.ms,
    year: year.ms,
    longest,
  }),
)
