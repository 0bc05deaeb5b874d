/** What draws a report, apart from what makes one: making reports needs none of this. */
export { type Pack, readPack } from './pack/pack.ts'
export { openPrinter, type Printable, type Printed, type Printer } from './typst/compiler.ts'
export { packedPdf } from './typst/packed.ts'
