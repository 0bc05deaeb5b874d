import { Failure } from '@convostat/api'
import { pressBehind, printingDesk } from '@convostat/api/pdf-workers'
import { type Lending, workerPort } from '@convostat/api/port'
import { engine } from './engine.ts'
import { forgetReportPack, keptReportPack, loadReportPack } from './report-pack.ts'

const startWorker = (): Worker => new Worker(new URL('../../entries/printer.ts', import.meta.url), { type: 'module', name: 'printer' })

const desk = printingDesk({
  async start(signal, report) {
    const pack = await loadReportPack(import.meta.env.VITE_REPORT_PACK, signal, report)
    // Starting the compiler is a part of printing.
    report({ stage: 'printing', done: 0, total: 1 })
    const port = workerPort(startWorker())
    const press = pressBehind(port, signal)
    port.postMessage({ pack }, [pack.buffer])
    const opened = await press
    if (opened !== 'useless') return opened
    // Damaged on the way or where it was kept: another try fetches it again.
    await forgetReportPack()
    throw new Failure('pack_unavailable')
  },
})

/** What draws a report is fetched and started, for one that is asked for just now: while its figures are still counted. */
export function printerWanted(): void {
  if (engine.kind === 'browser') desk.prepare()
}

/** The same for one that may be asked for, where nothing has to be fetched for it. */
export async function printerLikely(): Promise<void> {
  const kept = engine.kind === 'browser' ? await keptReportPack() : null
  if (kept?.address === import.meta.env.VITE_REPORT_PACK) desk.prepare()
}

/** The engine's worker has no network, and the compiler needs its own thread: the worker that reads the chat is passed a port to one. */
export const printerLent: Lending = (() => {
  let isWanted = false
  let lend: () => void = () => undefined
  return {
    value() {
      if (!isWanted) return undefined
      isWanted = false
      return desk.lend()
    },
    hear(changed) {
      lend = changed
    },
    wanted() {
      isWanted = true
      lend()
    },
  }
})()
