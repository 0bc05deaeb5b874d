/** No line of a stream is longer, in UTF-16 units: a program that never ends one would fill the memory. */
const LONGEST = 4_000_000

/** The values of a stream with one JSON value a line. Throws where a line is none, or where the last one was cut short. */
export async function* jsonLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<unknown, void> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const lines = (rest + decoder.decode(next.value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.trim() !== '') yield parsed(line)
      if (rest.length > LONGEST) throw new Error('a line without an end')
    }
    rest += decoder.decode()
    if (rest.trim() !== '') yield parsed(rest)
  } finally {
    // Whoever reads no further wants nothing more sent.
    await reader.cancel().catch(() => undefined)
  }
}

/** What went wrong says where, never what stands there. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error('a line that is no JSON')
  }
}
