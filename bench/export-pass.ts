/**
 * A chat written as tables, feelings read before, onto the disk as the command line does it; prints how long it took, and by
 * how much the process grew above the chat that it holds: with the columns that figures are made of, and by writing alone.
 * Bundled and run by export.mjs.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskReceiver } from '@convostat/api/disk-file'
import { createChatApi, modelFrom } from '@convostat/api/handlers'
import { packQuickly } from '@convostat/api/quick-packing'
import { noStore } from '../apps/cli/src/no-store.ts'

packQuickly()
const [path, weights] = process.argv.slice(2)

const stages = new Map<string, number>()
/** Processor time, ms. */
const clock = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
let last = clock()
let stage = ''
let writingFrom = 0
const context = {
  signal: new AbortController().signal,
  report: (progress: { stage: string }) => {
    const now = clock()
    stages.set(stage, (stages.get(stage) ?? 0) + now - last)
    last = now
    if (progress.stage === 'writing' && stage !== 'writing') writingFrom = process.memoryUsage().rss
    stage = progress.stage
  },
  plan: 'pro' as const,
}
const folder = mkdtempSync(join(tmpdir(), 'convostat-bench-'))
const answer = createChatApi({
  receiver: () => diskReceiver(folder),
  store: noStore,
  now: () => Date.UTC(2024, 0, 1),
  limits: { textBytes: 256e6 },
  emotion: modelFrom(async () => new Uint8Array(readFileSync(weights))),
})
await answer('upload.run', { file: new File([readFileSync(path)], 'chat.txt') }, context)
// What the screens ask anyway: it is part of the chat that is loaded.
await answer('sentiment.distribution', {}, context)
await answer('search.stats', {}, context)
const held = () => {
  globalThis.gc?.()
  return process.memoryUsage().rss
}
const before = held()
let most = before
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss)
}, 20)
stages.clear()
const begun = performance.now()
last = clock()
const used = process.cpuUsage()
const file = (await answer('exports.csv', {}, context)) as File
const ms = performance.now() - begun
const { user, system } = process.cpuUsage(used)
stages.set(stage, (stages.get(stage) ?? 0) + clock() - last)
clearInterval(watch)
rmSync(folder, { recursive: true })
process.stdout.write(
  JSON.stringify({
    ms,
    cpuMs: (user + system) / 1000,
    aboveMB: (Math.max(most, process.memoryUsage().rss) - before) / 1e6,
    writingMB: (process.memoryUsage().rss - writingFrom) / 1e6,
    beforeMB: before / 1e6,
    archiveMB: file.size / 1e6,
    stages: Object.fromEntries(stages),
  }),
)
process.exit(0)
