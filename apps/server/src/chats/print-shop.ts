import { Worker } from 'node:worker_threads'
import { Failure } from '@convostat/api'
import { type PrintingDesk, type PrintingDeskOptions, pressBehind, printingDesk } from '@convostat/api/pdf-workers'
import { threadPort } from '@convostat/api/thread-port'
import { fairShare } from '#http/fair-share.ts'
import type { PrintThreadData } from './print-thread.ts'

export interface PrintShopOptions extends Pick<PrintingDeskOptions, 'restSeconds' | 'jobSeconds'> {
  /** The script of the thread that draws reports. */
  thread: string
  /** Where the compiler and the fonts lie; null where the web build has none. */
  pack: string | null
  log?: (line: string) => void
}

/** Of JavaScript's own memory; the compiler's is its own, and goes with the thread. */
const threadMegabytes = 256

/** How many reports of one address may wait if there is no other: each is held in memory. */
const mostWaiting = 8

/** Draws reports for every session, one at a time and of addresses in turn, in a thread that is there only while it is needed. */
export function printShop({ thread, pack, log = console.error, ...times }: PrintShopOptions): PrintingDesk {
  return printingDesk({
    ...times,
    places: fairShare(mostWaiting),
    async start(signal) {
      if (pack === null) throw new Failure('pack_unavailable')
      const workerData: PrintThreadData = { pack }
      const worker = new Worker(thread, { workerData, resourceLimits: { maxOldGenerationSizeMb: threadMegabytes } })
      // What was said may quote a chat.
      worker.on('error', (error) => log(`the printing thread ended: ${error.name} ${'code' in error ? error.code : ''}`))
      const press = await pressBehind({ ...threadPort(worker), end: () => void worker.terminate() }, signal)
      if (press === 'useless') throw new Failure('pack_unavailable')
      return press
    },
  })
}
