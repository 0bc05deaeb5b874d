import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  status: number
  /** Header lines by lower-case name. */
  headers: Record<string, string>
  body: string
  /** Everything received, for what follows a first answer. */
  all: string
}

/** Sends exactly these bytes, on its own socket or a given one, and reads until the server hangs up or falls silent for `quietMs`. */
export async function rawHttp(to: number | Socket, request: string | (string | Buffer)[], quietMs = 400): Promise<RawAnswer> {
  const socket = typeof to === 'number' ? connect(to, '127.0.0.1') : to
  const received: Buffer[] = []
  await new Promise<void>((resolve, reject) => {
    const done = () => {
      socket.destroy()
      resolve()
    }
    let quiet = setTimeout(done, 20_000)
    socket.on('data', (bytes) => {
      received.push(bytes)
      clearTimeout(quiet)
      quiet = setTimeout(done, quietMs)
    })
    socket.on('error', (error: NodeJS.ErrnoException) => (received.length > 0 || error.code === 'ECONNRESET' ? done() : reject(error)))
    socket.on('close', () => {
      clearTimeout(quiet)
      done()
    })
    for (const part of [request].flat()) socket.write(part)
  })
  return parse(Buffer.concat(received).toString('latin1'))
}

function parse(all: string): RawAnswer {
  const [head, ...rest] = all.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n'), all }
}

/** How many answers there are in what was received. */
export const answersIn = (all: string): number => all.match(/^HTTP\/1\.1 \d{3}/gm)?.length ?? 0

/** The head of a request that sends a form with the boundary `b`, and of this many bytes. */
export const formHead = (path: string, length: number, ...more: string[]): string =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${length}`,
    ...more,
    '',
    '',
  ].join('\r\n')

/** A form of one file, in two halves. */
export function formOf(filename: string, content: string): [string, string] {
  const form = `--b\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n\r\n${content}\r\n--b--\r\n`
  const middle = form.length >> 1
  return [form.slice(0, middle), form.slice(middle)]
}

/** The first half of an upload, on a socket that never complains. */
export function halfUpload(port: number, content = 'x'.repeat(1e6)): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  const [first, rest] = formOf('a.txt', content)
  socket.write(formHead('/api/upload', first.length + rest.length) + first)
  return socket
}
