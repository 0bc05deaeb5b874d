/**
 * PDF/UA (ISO 14289-1) asks for two things that the compiler leaves out where no standard can be chosen: the file says that it follows the
 * standard, and a reader shows its title instead of its name. Both are appended as an incremental update (ISO 32000-1, 7.5.6); everything
 * else of the standard is in the drawing, which `pdf-ua.test.ts` compiles under Typst's own check.
 */

/** The same file with what PDF/UA asks for. Throws an Error where the file is not as this compiler writes it. */
export function declaredAccessible(pdf: Uint8Array): Uint8Array {
  const end = textOf(pdf.subarray(Math.max(0, pdf.length - 2048)))
  const tableAt = Number(found(end, /startxref\s+(\d+)\s+%%EOF\s*$/))
  const table = textOf(pdf.subarray(tableAt))
  const trailer = found(table, /trailer\s*<<([\s\S]*?)>>\s*startxref/)
  const object = (reference: string) => {
    const number = Number(reference)
    const [, , entry] = /^xref\s+0 (\d+)\s*\n([\s\S]*)/.exec(table) ?? []
    // Every entry of the table has 20 bytes.
    const at = Number(found(entry?.slice(20 * number, 20 * number + 20) ?? '', /^(\d{10}) \d{5} n/))
    return { number, body: textOf(pdf.subarray(at, endOf(pdf, at))) }
  }
  const catalog = object(found(trailer, /\/Root (\d+) 0 R/))
  const metadata = object(found(catalog.body, /\/Metadata (\d+) 0 R/))
  const packet = found(metadata.body, /stream\r?\n([\s\S]*?)\r?\nendstream/)
  const declared = replaced(
    replaced(packet, ' ><dc:title>', ' xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><dc:title>'),
    '</rdf:Description>',
    '<pdfuaid:part>1</pdfuaid:part></rdf:Description>',
  )
  const updated = [
    { number: catalog.number, body: replaced(catalog.body, '/ViewerPreferences <<', '/ViewerPreferences <<\n    /DisplayDocTitle true') },
    {
      number: metadata.number,
      body: replaced(replaced(metadata.body, packet, declared), `/Length ${packet.length}`, `/Length ${declared.length}`),
    },
  ]
  let text = '\n'
  const places = updated.map(({ number, body }) => {
    const at = pdf.length + text.length
    text += `${body}\n`
    return `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`
  })
  const at = pdf.length + text.length
  text += `xref\n${places.join('')}trailer\n<<${trailer.trimEnd()}\n  /Prev ${tableAt}\n>>\nstartxref\n${at}\n%%EOF\n`
  const out = new Uint8Array(pdf.length + text.length)
  out.set(pdf)
  out.set(
    Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    pdf.length,
  )
  return out
}

/** Bytes as letters of the same numbers, and nothing else. */
function textOf(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

const ending = Array.from('endobj', (letter) => letter.charCodeAt(0))

function endOf(pdf: Uint8Array, from: number): number {
  for (let at = from; at + ending.length <= pdf.length; at++)
    if (ending.every((letter, i) => pdf[at + i] === letter)) return at + ending.length
  throw new Error('An object of the PDF has no end.')
}

function found(text: string, pattern: RegExp): string {
  const part = pattern.exec(text)?.[1]
  if (part === undefined) throw new Error('The PDF is not as the compiler writes it.')
  return part
}

function replaced(text: string, part: string, other: string): string {
  if (!text.includes(part)) throw new Error('The PDF is not as the compiler writes it.')
  return text.replace(part, () => other)
}
