import init, { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { withBoxes } from '#book/boxes.ts'
import { bleedPoints, marksPoints } from '#book/measures.ts'
import type { Book } from '#book/model.ts'
import type { Pack } from '#pack/pack.ts'
import type { Report } from '../model.ts'
import book from './book.typ?raw'
import common from './common.typ?raw'
import cover from './cover.typ?raw'
import { withoutMakingCode } from './no-code-from-text.ts'
import { declaredAccessible } from './pdf-ua.ts'
import { type Labels, prepared } from './prepared.ts'
import { preparedBook, spineFor } from './prepared-book.ts'
import drawing from './report.typ?raw'

export interface Printed {
  pdf: Uint8Array
  /** Scripts that something in it is written in and no font of ours draws; what is said of them is in their place. */
  missing: string[]
}

/** What can be printed. */
export type Printable = Report | Book

export interface Printer {
  /** A report or a book as a PDF. The same one gives the same bytes. Throws an Error, without a word of the chat, where it cannot be drawn. */
  print(document: Printable, labels: Labels): Printed
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
  for (const [name, source] of Object.entries({ common, report: drawing, book, cover })) compiler.add_source(`/${name}.typ`, source)

  function drawn(name: string, data: unknown, more: Readonly<Record<string, string>> = {}): Uint8Array {
    const inputs = Object.entries({ ...more, report: JSON.stringify(data) })
    const { result, hasError, diagnostics } = compiler.compile(`/${name}.typ`, inputs, 'pdf', 3)
    // What was not understood quotes the place in our own file alone.
    if (hasError || !(result instanceof Uint8Array)) throw new Error(`The report could not be drawn: ${reasonOf(diagnostics)}`)
    return result
  }

  function bookDrawn(it: Book, labels: Labels): Printed {
    const { data, missing } = preparedBook(it, coverage, labels)
    const pages = drawn('book', data)
    const pdf = it.part === 'pages' ? pages : drawn('cover', data, spineFor(pagesIn(pages)))
    return { pdf: it.hasBleed ? withBoxes(pdf, { bleed: bleedPoints, marks: marksPoints }) : pdf, missing }
  }

  return {
    print(document, labels) {
      if (isBook(document)) return bookDrawn(document, labels)
      const { data, missing } = prepared(document, coverage, labels)
      return { pdf: declaredAccessible(drawn('report', data)), missing }
    },
  }
}

const isBook = (document: Printable): document is Book => 'kind' in document

/** Page objects are written plain. */
const pagesIn = (pdf: Uint8Array): number => new TextDecoder('latin1').decode(pdf).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0

const reasonOf = (diagnostics: unknown): string =>
  Array.isArray(diagnostics)
    ? diagnostics.map((it) => `${it?.range ?? ''} ${String(it?.message ?? '').slice(0, 60)}`).join('; ')
    : 'no reason given'
