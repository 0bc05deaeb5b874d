/**
 * A chat written as tables, feelings read before, onto the disk as the command line does it; prints how long it took, and by
 * how much the process grew above the chat that it holds: at most, what is garbage and room of its heap with it, and what is
 * still held when all is written. Bundled and run by export.mjs.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskReceiver } from '@convostat/api/disk-file'
import { createChatApi } from '@convostat/api/handlers'
import { modelFrom } from '@convostat/api/handlers/model-from'
import { packQuickly } from '@convostat/api/node-compression'
import { spareMemory } from '@convostat/installation/spare-memory'
import { noStore } from '../apps/cli/src/no-store.ts'
import { peakMB } from './peak-memory.ts'

packQuickly()
spareMemory()
const [path, weights] = process.argv.slice(2)

const context = {
  signal: new AbortController().signal,
  report: () => {},
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
/** What objects and arrays take that someone holds. */
const held = () => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
const heldBefore = held()
// Linux resets the peak where it is asked to.
if (existsSync('/proc/self/clear_refs')) writeFileSync('/proc/self/clear_refs', '5')
const before = process.memoryUsage.rss() / 1e6
const begun = performance.now()
const used = process.cpuUsage()
const file = (await answer('exports.csv', {}, context)) as File
const ms = performance.now() - begun
const most = peakMB() * 1.048576
const { user, system } = process.cpuUsage(used)
rmSync(folder, { recursive: true })
process.stdout.write(
  JSON.stringify({
    ms,
    cpuMs: (user + system) / 1000,
    aboveMB: most - before,
    keptMB: (held() - heldBefore) / 1e6,
    beforeMB: before,
    archiveMB: file.size / 1e6,
  }),
)
process.exit(0)
