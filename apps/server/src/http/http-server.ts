import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Failure, type FailureCode } from '@convostat/api'
import { getRequestListener } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { type HttpLimits, httpLimits, refusalSeconds } from '#config/limits.ts'
import { type AddressOf, countedAddress, senderOf } from './addresses.ts'
import type { OnItsWay } from './arrivals.ts'
import { connections } from './connections.ts'
import { always, nothingPolicy } from './policies.ts'

export interface Listening {
  port: number
  /** Takes no further request, lets those under way finish for a while, refuses the rest, then ends. */
  close(graceSeconds: number): Promise<void>
}

/** Serves an app on an address. Rejects with the system's error if that address cannot be listened on. */
export async function listen(
  app: Hono,
  address: { port: number; host: string },
  given: HttpLimits = httpLimits,
  addressOf: AddressOf = countedAddress([]),
): Promise<Listening> {
  const server = createServer({
    // Node would refuse those without one by itself, without our headers.
    requireHostHeader: false,
    maxHeaderSize: given.headerBytes,
    headersTimeout: given.headersSeconds * 1000,
    requestTimeout: given.uploadSeconds * 1000,
    keepAliveTimeout: given.keepAliveSeconds * 1000,
    connectionsCheckingInterval: 1000,
  })
  server.setTimeout(given.silentSeconds * 1000)

  const answer = getRequestListener(app.fetch, {
    overrideGlobalObjects: true,
    errorHandler: (error) => answerOf(error instanceof Error && error.name === 'RequestError' ? 'bad_input' : 'unknown'),
  })
  // What is being answered on each socket: a refusal must not be written into the middle of an answer.
  // More than one where requests follow each other before the first is answered.
  const answering = new Map<Socket, Set<ServerResponse>>()
  /** The one whose answer comes next. */
  const firstOn = (socket: Socket): ServerResponse | undefined => answering.get(socket)?.values().next().value
  let isClosing = false
  let drained = () => {}

  const open = connections(given.connections, (socket) => answering.has(socket))
  const asked = new WeakMap<Socket, number>()

  server.on('connection', (socket) => {
    if (!open.admit(socket, addressOf({ remoteAddress: socket.remoteAddress, forwardedFor: undefined }))) socket.destroy()
  })

  server.on('request', (incoming, outgoing) => {
    const { socket } = incoming
    // For what is answered by others than the app: where that fails, say.
    for (const [name, value] of unlessSaid) outgoing.setHeader(name, value)
    // A proxy's connection counts for the address it asks for.
    if (isClosing || !open.admit(socket, addressOf(senderOf(incoming)))) return refuse(socket, outgoing, 'unavailable')
    if (incoming.headers.host === undefined && incoming.httpVersion !== '1.0') return refuse(socket, outgoing, 'bad_input')
    const count = (asked.get(socket) ?? 0) + 1
    asked.set(socket, count)
    if (count >= given.requests) outgoing.shouldKeepAlive = false
    const underWay = answering.get(socket) ?? new Set()
    answering.set(socket, underWay.add(outgoing))
    const stopWatching = watch(incoming, given, () => refuse(socket, firstOn(socket), 'timeout'))
    outgoing.once('close', () => {
      stopWatching()
      underWay.delete(outgoing)
      if (underWay.size === 0) answering.delete(socket)
      if (answering.size === 0) drained()
    })
    void answer(incoming, outgoing)
  })
  // Node would answer this by itself as well.
  server.on('checkExpectation', ({ socket }: IncomingMessage, outgoing: ServerResponse) => refuse(socket, outgoing, 'bad_input'))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    refuse(socket, firstOn(socket), parserFailures[error.code ?? ''] ?? 'bad_input')
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(address.port, address.host, resolve)
  })

  /** Until the last answer is given, new requests learn that this server is ending. */
  async function close(graceSeconds: number): Promise<void> {
    isClosing = true
    await new Promise<void>((resolve) => {
      const grace = setTimeout(resolve, graceSeconds * 1000)
      drained = () => {
        clearTimeout(grace)
        resolve()
      }
      if (answering.size === 0) drained()
    })
    const late = [...answering.keys()]
    for (const socket of late) refuse(socket, firstOn(socket), 'unavailable')
    const closed = new Promise((resolve) => server.close(resolve))
    const hangUp = setTimeout(() => server.closeAllConnections(), late.length > 0 ? refusalSeconds * 1000 : 100)
    await closed
    clearTimeout(hangUp)
  }

  return { port: (server.address() as AddressInfo).port, close }
}

const unlessSaid = Object.entries({ ...always, 'content-security-policy': nothingPolicy['content-security-policy'] })

const parserFailures: Record<string, FailureCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
  HPE_HEADER_OVERFLOW: 'too_large',
}

/** Calls `late` for a request whose body takes too long, or hardly arrives at all where a file is sent. Gives what stops it. */
function watch(incoming: IncomingMessage, given: HttpLimits, late: () => void): () => void {
  const { socket } = incoming
  const check = (isLate: () => boolean) => () => {
    if (!incoming.complete && isLate()) late()
  }
  const seconds = isUpload(incoming) ? given.uploadSeconds : given.requestSeconds
  const deadline = setTimeout(
    check(() => true),
    seconds * 1000,
  )
  const from = socket.bytesRead
  const begun = performance.now()
  const isSlow = () => ((socket.bytesRead - from) * 1000) / (performance.now() - begun) < given.uploadBytesPerSecond
  const rate = isUpload(incoming) ? setInterval(check(isSlow), given.uploadRateSeconds * 1000) : undefined
  return () => {
    clearTimeout(deadline)
    clearInterval(rate)
  }
}

/** The body of a request, which its connection counts. Where there is no connection, it is here already. */
export function bodyOnItsWay(c: Context): OnItsWay {
  const { incoming, outgoing } = (c.env ?? {}) as { incoming?: IncomingMessage; outgoing?: ServerResponse }
  return {
    bytes: () => incoming?.socket.bytesRead ?? 0,
    isAwaited: () => incoming !== undefined && !incoming.complete && incoming.readableLength === 0,
    cut: (failure) => incoming && refuse(incoming.socket, outgoing, failure),
  }
}

const isUpload = ({ method, url = '' }: IncomingMessage) => method === 'POST' && url.startsWith('/api/upload')

/** Answers a request that the app did not or should not answer, and hangs up: the rest of the socket cannot be trusted. */
function refuse(socket: Socket, outgoing: ServerResponse | undefined, why: FailureCode | Failure): void {
  // An answer that is not the next one on its connection has no socket yet: what is written now would be read as another's.
  if (!socket.writable || outgoing?.headersSent || (outgoing && outgoing.socket !== socket)) {
    socket.destroy()
    return
  }
  const failure = why instanceof Failure ? why : new Failure(why)
  const body = JSON.stringify(failure)
  const headers = {
    ...headersOf(failure),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n${lines.join('')}\r\n${body}`)
  // The other side may continue sending and never hang up.
  setTimeout(() => socket.destroy(), refusalSeconds * 1000).unref()
}

const answerOf = (code: FailureCode): Response => {
  const failure = new Failure(code)
  return Response.json(failure, { status: failure.status, headers: headersOf(failure) })
}

const headersOf = ({ code, retryAfter = code === 'unavailable' ? 5 : undefined }: Failure) => ({
  ...always,
  ...nothingPolicy,
  'cache-control': 'no-store',
  ...(retryAfter !== undefined && { 'retry-after': `${retryAfter}` }),
})
