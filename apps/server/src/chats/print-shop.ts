import { Worker } from 'node:worker_threads'
import { Failure } from '@convostat/api'
import { type PrintingDesk, type PrintingDeskOptions, pressBehind, printingDesk } from '@convostat/api/pdf-workers'
import { threadPort } from '@convostat/api/thread-port'
import { chatLimits } from '#config/limits.ts'
import { fairShare } from '#http/fair-share.ts'
import type { PrintThreadData } from './print-thread.ts'

export interface PrintShopOptions extends Pick<PrintingDeskOptions, 'restSeconds' | 'jobSeconds'> {
  /** The script of the thread that draws reports. */
  thread: string
  /** Where the compiler and the fonts are; null where the web build has none. */
  pack: string | null
  log?: (line: string) => void
}

/** Draws reports for every session, one at a time and of addresses in turn, in a thread that is there only while it is needed. */
export function printShop({ thread, pack, log = console.error, ...times }: PrintShopOptions): PrintingDesk {
  return printingDesk({
    ...times,
    places: fairShare(chatLimits.reportsWaiting),
    async start(signal) {
      if (pack === null) throw new Failure('pack_unavailable')
      const workerData: PrintThreadData = { pack }
      const worker = new Worker(thread, { workerData, resourceLimits: { maxOldGenerationSizeMb: chatLimits.printThreadMegabytes } })
      // The message may quote a chat.
      worker.on('error', (error) => log(`the printing thread ended: ${error.name} ${'code' in error ? error.code : ''}`))
      const press = await pressBehind({ ...threadPort(worker), end: () => void worker.terminate() }, signal)
      if (press === 'useless') throw new Failure('pack_unavailable')
      return press
    },
  })
}
