/** Forms written by hand, with faults in them. */

/** A part's header lines and its content. */
export type RawPart = readonly [header: string, content: string | Uint8Array]

export const boundary = 'x-boundary-x'

export const filePart = (filename: string, content: string | Uint8Array = 'hi', name = 'file'): RawPart => [
  `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: text/plain`,
  content,
]

export const valuePart = (name: string, value: string): RawPart => [`Content-Disposition: form-data; name="${name}"`, value]

/** The bytes of a form, its last boundary included unless `end` says otherwise. */
export function formBytes(
  parts: readonly RawPart[],
  { delimiter = boundary, end }: { delimiter?: string; end?: string } = {},
): Uint8Array<ArrayBuffer> {
  const chunks = parts.flatMap(([header, content]) => [
    Buffer.from(`--${delimiter}\r\n${header}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return new Uint8Array(Buffer.concat([...chunks, Buffer.from(end ?? `--${delimiter}--\r\n`)]))
}

/** The same bytes in pieces of `size`. */
export async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
