import { createSocket } from 'node:dgram'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Seen {
  method: string
  url: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** A place where every byte that arrives is written down. */
export interface Recorder {
  origin: string
  seen: Seen[]
  close(): Promise<void>
}

/** An answer of the product's server on its way to the browser. */
export interface Passing {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Changes an answer on its way, as someone would who planted a leak; null leaves it as it is. */
export type Alter = (path: string, answer: Passing) => Passing | null

/**
 * The product's server, with everything that reaches it written down on the way. The Host header stays as the browser sent
 * it, so pages, policies and cookies are those of this address.
 */
export function recordingProxy(target: string, alter?: Alter): Promise<Recorder> {
  const { hostname, port } = new URL(target)
  return recorder((seen, incoming, outgoing) => {
    const { method, url: path, headers: sent } = incoming
    const headers = { ...sent }
    // What should be changed must be legible, and whole.
    if (alter) {
      headers['accept-encoding'] = 'identity'
      delete headers['if-none-match']
    }
    const upstream = request({ hostname, port, method, path, headers }, (answer) => {
      if (alter) return void passOn(answer, outgoing, (passing) => alter(path ?? '', passing))
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    upstream.on('error', () => outgoing.destroy())
    upstream.end(seen.body, 'latin1')
  })
}

async function passOn(answer: IncomingMessage, outgoing: ServerResponse, change: (passing: Passing) => Passing | null): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const whole = Buffer.concat(chunks)
  const headers: Passing['headers'] = { ...answer.headers, 'content-length': undefined }
  const changed = change({ status: answer.statusCode ?? 502, headers, body: whole.toString() })
  const bytes = changed ? Buffer.from(changed.body) : whole
  const kept = Object.entries(changed?.headers ?? headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  outgoing.writeHead(changed?.status ?? answer.statusCode ?? 502, { ...Object.fromEntries(kept), 'content-length': bytes.length })
  outgoing.end(bytes)
}

/** Someone else's server: whatever arrives here has leaked. */
export function foreignServer(): Promise<Recorder> {
  return recorder((_seen, _incoming, outgoing) => {
    outgoing.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/html' })
    outgoing.end('<title>foreign</title>')
  })
}

type Answer = (seen: Seen, ...given: Parameters<NonNullable<Parameters<typeof createServer>[1]>>) => void

async function recorder(answer: Answer): Promise<Recorder> {
  const seen: Seen[] = []
  const server: Server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    const chunks: Buffer[] = []
    incoming.on('data', (chunk) => chunks.push(chunk))
    incoming.on('end', () => {
      const entry = { method, url, headers, body: Buffer.concat(chunks).toString('latin1') }
      seen.push(entry)
      answer(entry, incoming, outgoing)
    })
  })
  server.on('upgrade', ({ method = '', url = '', headers }, socket) => {
    seen.push({ method, url, headers, body: '' })
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    seen,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A UDP port that counts what arrives: WebRTC asks there who it is. */
export async function stunPort(): Promise<{ port: number; packets: () => number; close(): void }> {
  const socket = createSocket('udp4')
  let packets = 0
  socket.on('message', () => packets++)
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return { port: socket.address().port, packets: () => packets, close: () => void socket.close() }
}
