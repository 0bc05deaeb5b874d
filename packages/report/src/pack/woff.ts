import { inflateSync } from 'node:zlib'

/** A font file of version 1 of the Web Open Font Format as what it was made from, without the tables in `drop`. W3C WOFF 1.0, sections 3 to 5. */
export function unpackWoff(woff: Uint8Array, drop: ReadonlySet<string>): Uint8Array {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  if (view.getUint32(0) !== 0x774f4646) throw new Error('not a WOFF 1.0 file')
  const tables: { tag: string; sum: number; data: Uint8Array }[] = []
  for (let i = 0; i < view.getUint16(12); i++) {
    const at = 44 + 20 * i
    const tag = Array.from(woff.subarray(at, at + 4), (byte) => String.fromCharCode(byte)).join('')
    if (drop.has(tag)) continue
    const [offset, packed, length, sum] = [4, 8, 12, 16].map((field) => view.getUint32(at + field))
    const bytes = woff.subarray(offset, offset + packed)
    tables.push({ tag, sum, data: packed < length ? inflateSync(bytes) : bytes })
  }
  return sfnt(view.getUint32(4), tables)
}

/** Tables as one file: a head, an entry for each, and each at a place that four divides. OpenType 1.9, "Organization of an OpenType Font". */
function sfnt(flavor: number, tables: readonly { tag: string; sum: number; data: Uint8Array }[]): Uint8Array {
  let size = 12 + 16 * tables.length
  const places = tables.map(({ data }) => {
    const at = size
    size += (data.length + 3) & ~3
    return at
  })
  const out = new Uint8Array(size)
  const view = new DataView(out.buffer)
  const steps = Math.floor(Math.log2(tables.length))
  view.setUint32(0, flavor)
  view.setUint16(4, tables.length)
  view.setUint16(6, 16 * 2 ** steps)
  view.setUint16(8, steps)
  view.setUint16(10, 16 * (tables.length - 2 ** steps))
  tables.forEach(({ tag, sum, data }, i) => {
    const entry = 12 + 16 * i
    const at = places[i]
    for (let letter = 0; letter < 4; letter++) out[entry + letter] = tag.charCodeAt(letter)
    view.setUint32(entry + 4, sum)
    view.setUint32(entry + 8, at)
    view.setUint32(entry + 12, data.length)
    out.set(data, at)
  })
  return out
}
