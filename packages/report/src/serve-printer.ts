import { readPack } from './pack/pack.ts'
import { openPrinter, type Printable, type Printer } from './typst/compiler.ts'
import { packedPdf } from './typst/packed.ts'
import type { Labels } from './typst/prepared.ts'

/** To the starter of the thread that prints. */
interface Line {
  postMessage(message: unknown, transfer?: ArrayBuffer[]): void
  hear(listener: (message: unknown) => void): void
}

/** What a thread that prints is asked, and what it says: `opened` or `useless` once, then one answer to each report. */
export type PrinterAsked = { id: number; report: Printable; labels: Labels }
export type PrinterSaid = { opened: true } | { useless: true } | { id: number; pdf: Uint8Array } | { id: number; failed: true }

/** Prints what is asked for, with this pack, one report after the other. What went wrong is not said: it may quote the chat. */
export async function servePrinter(line: Line, pack: Uint8Array): Promise<void> {
  let printer: Printer
  try {
    printer = await openPrinter(await readPack(pack))
  } catch {
    line.postMessage({ useless: true } satisfies PrinterSaid)
    return
  }
  line.hear(async (asked) => {
    const { id, report, labels } = asked as PrinterAsked
    try {
      const pdf = await packedPdf(printer.print(report, labels).pdf)
      line.postMessage({ id, pdf } satisfies PrinterSaid, [pdf.buffer as ArrayBuffer])
    } catch {
      line.postMessage({ id, failed: true } satisfies PrinterSaid)
    }
  })
  line.postMessage({ opened: true } satisfies PrinterSaid)
}
