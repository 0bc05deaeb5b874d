import { readFile } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { servePrinter } from '@convostat/report/serve-printer'

/** What a thread that draws reports is given when it starts. */
export interface PrintThreadData {
  /** Where the compiler and the fonts are. */
  pack: string
}

if (!parentPort) throw new Error('expected to be started as a thread')
const server = parentPort
// After the threads that read chats, which come after the one that answers requests: who prints waits anyway.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + 10, 19))

const { pack } = workerData as PrintThreadData
const line = {
  postMessage: (message: unknown, transfer: ArrayBuffer[] = []) => server.postMessage(message, transfer),
  hear: (listener: (message: unknown) => void) => void server.on('message', listener),
}
// A file that is not there is no pack.
await servePrinter(line, await readFile(pack).catch(() => new Uint8Array(0)))
