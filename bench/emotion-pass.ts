/** Reads the feelings of a million messages in its own process; prints its timings as JSON. Bundled and run by emotion.mjs. */
import { readFileSync } from 'node:fs'
import { openModel, TextReader } from '@convostat/emotion'

const [path, weightsPath] = process.argv.slice(2)
const text = readFileSync(path)
const starts: number[] = []
for (let at = 0; at < text.length; at = text.indexOf(10, at) + 1) starts.push(at)
const bytes = new Uint8Array(text.length + 64)
bytes.set(text)
const weights = new Uint8Array(readFileSync(weightsPath))

// The processor's time: what else the machine does meanwhile is none of ours.
let last = process.cpuUsage()
const lap = (): number => {
  const { user, system } = process.cpuUsage(last)
  last = process.cpuUsage()
  return (user + system) / 1000
}
const model = openModel(weights)
const opened = lap()
const before = process.memoryUsage()
const reader = new TextReader(model, bytes)
let scored = 0
let positive = 0
for (let i = 0; i < starts.length; i++) {
  const end = i + 1 < starts.length ? starts[i + 1] - 1 : text.length - 1
  if (!reader.read(starts[i], end)) continue
  scored++
  positive += reader.sentiment[0]
}
const read = lap()
const after = process.memoryUsage()
const cacheMB = (after.arrayBuffers - before.arrayBuffers) / 1e6
process.stdout.write(JSON.stringify({ messages: starts.length, scored, positive: positive / scored, opened, read, cacheMB }))
