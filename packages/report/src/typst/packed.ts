/**
 * Objects of a PDF that are not streams, such as those of the structure that screen readers follow, are half of a report as text. Packed into
 * object streams, with a table of objects that is a stream, too (ISO 32000-1, 7.5.7 and 7.5.8), they are a seventh of that.
 */

/** At most this many are unpacked together, when one of them is needed. */
const together = 150

/** The same file, smaller; as it is where this platform packs nothing, or the file is not as our compiler writes it: a large report is better than none. */
export async function packedPdf(pdf: Uint8Array): Promise<Uint8Array> {
  if (typeof CompressionStream === 'undefined') return pdf
  try {
    return await packed(pdf)
  } catch {
    return pdf
  }
}

async function packed(pdf: Uint8Array): Promise<Uint8Array> {
  const { places, trailer, size, ends } = tableOf(pdf)
  const own: (readonly [number: number, bytes: Uint8Array])[] = []
  const plain: (readonly [number: number, text: string])[] = []
  for (const [number, from] of places) {
    const bytes = trimmed(pdf.subarray(from, ends.get(from)))
    if (isStream(bytes)) {
      own.push([number, bytes])
      continue
    }
    const body = letters(bytes).replace(/^\d+ 0 obj\s*|\s*endobj$/g, '')
    // Pages and the catalog stay as they are: printers and other programs look for them.
    if (/\/Type \/(?:Pages?|Catalog)\b/.test(body)) own.push([number, bytes])
    else plain.push([number, body])
  }
  const out = new Written(size + Math.ceil(plain.length / together) + 1)
  out.add(asBytes('%PDF-1.7\n%\u0080\u0080\u0080\u0080\n'))
  for (const [number, bytes] of own) out.object(number, bytes)
  for (let from = 0; from < plain.length; from += together) {
    const some = plain.slice(from, from + together)
    let at = 0
    const pairs = some.map(([number, body]) => {
      const pair = `${number} ${at}`
      at += body.length + 1
      return pair
    })
    const head = `${pairs.join(' ')}\n`
    const stream = size + from / together
    for (const [index, [number]] of some.entries()) out.place(number, 2, stream, index)
    out.object(
      stream,
      await streamOf(
        stream,
        `/Type /ObjStm /N ${some.length} /First ${head.length}`,
        asBytes(`${head}${some.map(([, body]) => body).join('\n')}\n`),
      ),
    )
  }
  const at = out.length
  const last = out.entries - 1
  out.place(last, 1, at, 0)
  out.add(await streamOf(last, `/Type /XRef /Size ${out.entries} /W [1 4 2] ${trailer}`, out.table))
  out.add(asBytes(`\nstartxref\n${at}\n%%EOF\n`))
  return out.bytes()
}

/** A file as it is written, and where its objects are. */
class Written {
  readonly entries: number
  readonly table: Uint8Array<ArrayBuffer>
  #parts: Uint8Array[] = []
  length = 0

  constructor(entries: number) {
    this.entries = entries
    this.table = new Uint8Array(7 * entries)
    // The first is free, as in every file.
    new DataView(this.table.buffer).setUint16(5, 65535)
  }
  add(bytes: Uint8Array): void {
    this.#parts.push(bytes)
    this.length += bytes.length
  }
  object(number: number, bytes: Uint8Array): void {
    this.place(number, 1, this.length, 0)
    this.add(bytes)
    this.add(asBytes('\n'))
  }
  place(number: number, kind: 1 | 2, where: number, index: number): void {
    const view = new DataView(this.table.buffer)
    view.setUint8(7 * number, kind)
    view.setUint32(7 * number + 1, where)
    view.setUint16(7 * number + 5, index)
  }
  bytes(): Uint8Array<ArrayBuffer> {
    const all = new Uint8Array(this.length)
    let at = 0
    for (const part of this.#parts) {
      all.set(part, at)
      at += part.length
    }
    return all
  }
}

async function streamOf(number: number, entries: string, content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate'))
  const deflated = new Uint8Array(await new Response(stream).arrayBuffer())
  const [before, after] = [
    asBytes(`${number} 0 obj\n<< ${entries} /Filter /FlateDecode /Length ${deflated.length} >>\nstream\n`),
    asBytes('\nendstream\nendobj'),
  ]
  const all = new Uint8Array(before.length + deflated.length + after.length)
  all.set(before)
  all.set(deflated, before.length)
  all.set(after, before.length + deflated.length)
  return all
}

/** Where each object is, in its last version, and where it ends at most; what the trailer says of the file. */
function tableOf(pdf: Uint8Array) {
  const places = new Map<number, number>()
  const bounds = [pdf.length]
  let at = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(letters(pdf.subarray(Math.max(0, pdf.length - 200))))?.[1])
  let trailer: string | undefined
  let size = 0
  while (Number.isInteger(at)) {
    bounds.push(at)
    const text = letters(pdf.subarray(at))
    const [, sections, said] = /^xref\s+([\d nf\s]*?)trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(text) ?? []
    if (sections === undefined || said === undefined) throw new Error('The PDF has no table of objects.')
    let number = 0
    for (const line of sections.split(/\s*[\r\n]+/)) {
      const [, offset, kind] = /^(\d{10}) \d{5} ([nf])/.exec(line) ?? []
      if (offset === undefined) number = Number(line.split(' ')[0])
      else {
        if (kind === 'n') {
          bounds.push(Number(offset))
          if (!places.has(number)) places.set(number, Number(offset))
        }
        number++
      }
    }
    trailer ??= said
    size = Math.max(size, Number(/\/Size (\d+)/.exec(said)?.[1]))
    at = Number(/\/Prev (\d+)/.exec(said)?.[1])
  }
  if (trailer === undefined) throw new Error('The PDF has no table of objects.')
  const sorted = bounds.toSorted((a, b) => a - b)
  const ends = new Map(sorted.map((bound, i) => [bound, sorted[i + 1] ?? bound]))
  const kept = trailer
    .replace(/\/(?:Size|Prev) \d+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return { places: [...places].sort(([, a], [, b]) => a - b), trailer: kept, size, ends }
}

/** Up to the end of the object; what is after it belongs to none. */
function trimmed(bytes: Uint8Array): Uint8Array {
  const tail = Math.max(0, bytes.length - 64)
  const end = letters(bytes.subarray(tail)).lastIndexOf('endobj')
  if (end < 0) throw new Error('An object of the PDF has no end.')
  return bytes.subarray(0, tail + end + 'endobj'.length)
}

const isStream = (bytes: Uint8Array): boolean => /endstream\s*endobj$/.test(letters(bytes.subarray(Math.max(0, bytes.length - 40))))

/** Bytes as letters of the same numbers: browsers read Latin-1 as Windows-1252, with others from 128 to 159. */
function letters(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

const asBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
