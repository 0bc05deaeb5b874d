import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Failure, type FailureCode } from '@convostat/api'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { always, nothingPolicy } from './policies.ts'

/** How long and how large a request may be before it is refused, whatever it asks for. */
export interface Limits {
  headerBytes: number
  headersSeconds: number
  /** For the whole request, its body included. */
  requestSeconds: number
  uploadSeconds: number
  keepAliveSeconds: number
  connections: number
}

export const limits: Limits = {
  headerBytes: 16_384,
  headersSeconds: 10,
  requestSeconds: 60,
  uploadSeconds: 300,
  keepAliveSeconds: 5,
  connections: 1000,
}

export interface Listening {
  port: number
  /** Takes no further request, lets those under way finish for a while, then ends. */
  close(graceSeconds: number): Promise<void>
}

/** Serves an app on an address. Rejects with the system's error if that address cannot be listened on. */
export async function listen(app: Hono, address: { port: number; host: string }, given: Limits = limits): Promise<Listening> {
  const server = createServer({
    maxHeaderSize: given.headerBytes,
    headersTimeout: given.headersSeconds * 1000,
    requestTimeout: given.uploadSeconds * 1000,
    keepAliveTimeout: given.keepAliveSeconds * 1000,
    connectionsCheckingInterval: 1000,
  })
  server.maxConnections = given.connections
  server.maxRequestsPerSocket = 1000

  const answer = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: (error) => answerOf(error instanceof Error && error.name === 'RequestError' ? 'bad_input' : 'unknown'),
  })
  // What is being answered on each socket: a refusal must not be written into the middle of an answer.
  const answering = new WeakMap<Socket, ServerResponse>()
  server.on('request', (incoming, outgoing) => {
    answering.set(incoming.socket, outgoing)
    const seconds = isUpload(incoming) ? given.uploadSeconds : given.requestSeconds
    const deadline = setTimeout(() => {
      if (!incoming.complete) refuse(incoming.socket, outgoing, 'timeout')
    }, seconds * 1000)
    outgoing.once('close', () => {
      clearTimeout(deadline)
      answering.delete(incoming.socket)
    })
    void answer(incoming, outgoing)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    refuse(socket, answering.get(socket), parserFailures[error.code ?? ''] ?? 'bad_input')
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(address.port, address.host, resolve)
  })
  return { port: (server.address() as AddressInfo).port, close: (graceSeconds) => close(server, graceSeconds) }
}

const parserFailures: Record<string, FailureCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
  HPE_HEADER_OVERFLOW: 'too_large',
}

const isUpload = ({ method, url = '' }: IncomingMessage) => method === 'POST' && url.startsWith('/api/upload')

/** Answers a request that never became one the app could see, and hangs up: whatever follows on the socket is not to be trusted. */
function refuse(socket: Socket, outgoing: ServerResponse | undefined, code: FailureCode): void {
  if (!socket.writable || outgoing?.headersSent) {
    socket.destroy()
    return
  }
  const failure = new Failure(code)
  const body = JSON.stringify(failure)
  const headers = {
    ...always,
    ...nothingPolicy,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n${lines.join('')}\r\n${body}`)
  // The other side may go on sending and never hang up.
  setTimeout(() => socket.destroy(), 1000).unref()
}

function answerOf(code: FailureCode): Response {
  const failure = new Failure(code)
  return Response.json(failure, { status: failure.status, headers: { ...always, ...nothingPolicy } })
}

async function close(server: Server, graceSeconds: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  const hangUp = setTimeout(() => server.closeAllConnections(), graceSeconds * 1000)
  await closed
  clearTimeout(hangUp)
}
