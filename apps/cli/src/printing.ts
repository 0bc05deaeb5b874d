import type { Printing } from '@convostat/api/handlers/printing'
import { sayCli } from './messages/index.ts'

/** Prints in this process, with the compiler and the fonts of the packages; they are loaded when a report is first asked for. */
export const printingHere = (note: (sentence: string) => void): Printing => ({
  async print(report, labels, { signal, report: tell }) {
    tell({ stage: 'fetching', done: 0, total: 1 })
    const [{ openPrinter, packedPdf }, { installedPack }] = await Promise.all([
      import('@convostat/report/printer'),
      import('@convostat/report/pack'),
    ])
    const printer = await openPrinter(await installedPack())
    signal.throwIfAborted()
    tell({ stage: 'printing', done: 0, total: 1 })
    const { pdf, missing } = printer.print(report, labels)
    if (missing.length > 0) note(sayCli.noFont({ scripts: missing.join(', ') }))
    return packedPdf(pdf)
  },
})
