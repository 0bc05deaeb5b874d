/**
 * From pressing Analyze to the answer, in its own process, as JSON: a file is looked into, its card is looked at until the process is
 * idle, and then it is analyzed. Bundled and run by press.mjs.
 */
import { openAsBlob } from 'node:fs'
import { createChatApi } from '@convostat/api/handlers'
import { freeStatus } from '@convostat/license'
import { noStore } from '../apps/cli/src/no-store.ts'
import { noLicenses } from '../packages/api/src/handlers/license.ts'
import { peakMB } from './peak-memory.ts'

const [path, plan, looks] = process.argv.slice(2)
const file = new File([await openAsBlob(path)], 'chat.txt', { lastModified: 1 })
const card = { painted() {} }
const status = async () => (plan === 'pro' ? { ...freeStatus, is_pro: true, tier: 'pro' as const } : freeStatus)
const answer = createChatApi({
  store: noStore,
  now: Date.now,
  limits: { textBytes: 512_000_000 },
  license: { ...noLicenses, status },
  card: {
    hear(heard: { painted(): void }) {
      Object.assign(card, heard)
    },
  },
})
const context = () => ({ signal: new AbortController().signal, report: () => undefined })

const timed = async (call: () => Promise<unknown>) => {
  const [cpu, wall] = [process.cpuUsage(), performance.now()]
  await call()
  const { user, system } = process.cpuUsage(cpu)
  return { cpu: (user + system) / 1000, wall: performance.now() - wall }
}

/** Until the process has hardly worked for a while. */
async function idle(): Promise<void> {
  for (let busy = Number.POSITIVE_INFINITY; busy > 10; ) {
    busy = (await timed(() => new Promise((resolve) => setTimeout(resolve, 300)))).cpu
  }
}

const inspected = await timed(() => answer('upload.inspect', { file }, context()))
const looked = await timed(async () => {
  if (looks !== 'looks') return
  card.painted()
  await idle()
})
const pressed = await timed(() => answer('upload.run', { file }, context()))
process.stdout.write(JSON.stringify({ inspected, looked, pressed, peakMB: peakMB() }))
