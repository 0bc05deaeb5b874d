import init, { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import type { Pack } from '#pack/pack.ts'
import type { Report } from '../model.ts'
import { withoutMakingCode } from './no-code-from-text.ts'
import { type Labels, prepared } from './prepared.ts'
import drawing from './report.typ?raw'

export interface Printed {
  pdf: Uint8Array
  /** Scripts that something in it is written in and no font of ours draws; what is said of them is in their place. */
  missing: string[]
}

export interface Printer {
  /** A report as a PDF. The same report gives the same bytes. Throws an Error, without a word of the chat, where it cannot be drawn. */
  print(report: Report, labels: Labels): Printed
}

/** Starts the compiler of a pack, once for as many reports as wanted. It needs about 200 MB: end the thread after use. */
export async function openPrinter({ compiler: wasm, fonts, coverage }: Pack): Promise<Printer> {
  await init({ module_or_path: wasm })
  const compiler: TypstCompiler = await withoutMakingCode(async () => {
    const builder = new TypstCompilerBuilder()
    // No file but ours is ever read, and none from a network.
    builder.set_dummy_access_model()
    for (const font of fonts) await builder.add_raw_font(font)
    return builder.build()
  })
  compiler.add_source('/report.typ', drawing)
  return {
    print(report, labels) {
      const { data, missing } = prepared(report, coverage, labels)
      const { result, hasError, diagnostics } = compiler.compile('/report.typ', [['report', JSON.stringify(data)]], 'pdf', 3)
      // What was not understood quotes the place in our own file alone.
      if (hasError || !(result instanceof Uint8Array)) throw new Error(`The report could not be drawn: ${reasonOf(diagnostics)}`)
      return { pdf: result, missing }
    },
  }
}

const reasonOf = (diagnostics: unknown): string =>
  Array.isArray(diagnostics)
    ? diagnostics.map((it) => `${it?.range ?? ''} ${String(it?.message ?? '').slice(0, 60)}`).join('; ')
    : 'no reason given'
