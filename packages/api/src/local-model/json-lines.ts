/** No line of a stream is longer, in UTF-16 units: a program that never ends one would fill the memory. */
const LONGEST = 200_000

/** The values of a stream with one JSON value a line. Throws where a line is none, or where the last one was cut short. */
export async function* jsonLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<unknown, void> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  // The beginning of a line, in pieces: what was read once is not looked through again.
  let rest: string[] = []
  let length = 0
  const take = (end: string): string => {
    const line = [...rest, end].join('')
    rest = []
    length = 0
    if (line.length > LONGEST) throw new Error('a line that is too long')
    return line
  }
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const pieces = decoder.decode(next.value, { stream: true }).split('\n')
      const last = pieces.pop() ?? ''
      for (const piece of pieces) {
        const line = take(piece)
        if (line.trim() !== '') yield parsed(line)
      }
      rest.push(last)
      length += last.length
      if (length > LONGEST) throw new Error('a line without an end')
    }
    const line = take(decoder.decode())
    if (line.trim() !== '') yield parsed(line)
  } finally {
    // A reader that stops wants nothing more sent.
    await reader.cancel().catch(() => undefined)
  }
}

/** Errors say where, never what is there. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error('a line that is no JSON')
  }
}
