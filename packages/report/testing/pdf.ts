import { inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a reader sees of a PDF: its pages' text, outline, links, properties, and whether it is tagged. */
export async function readPdf(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages: string[] = []
  const links: unknown[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''))
    links.push(...(await page.getAnnotations()))
  }
  const outline = ((await document.getOutline()) ?? []).map(({ title }) => title)
  const { info } = await document.getMetadata()
  const isTagged = (await document.getMarkInfo())?.Marked === true
  return { pages, text: pages.join('\n'), outline, links, info: info as Record<string, unknown>, isTagged }
}

/** Everything that is in a file outside of its pictures and letters: its objects, those in compressed streams too. */
export function objectsOf(pdf: Uint8Array): string {
  const raw = Buffer.from(pdf).toString('latin1')
  const streams = [...raw.matchAll(/stream\r?\n/g)].map((found) => {
    const from = found.index + found[0].length
    try {
      return inflateSync(Buffer.from(raw.slice(from, raw.indexOf('endstream', from)), 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return [raw, ...streams.filter((text) => /^\d+ \d+/.test(text) || text.includes('/Type'))].join('\n')
}
