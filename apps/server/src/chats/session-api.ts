import { type MessagePort, Worker } from 'node:worker_threads'
import { contract } from '@convostat/api'
import { lentPrinter } from '@convostat/api/handlers/printing'
import { type Answer, createApp, type HttpOptions, type Receiver } from '@convostat/api/http'
import type { PrintingDesk } from '@convostat/api/pdf-workers'
import { isEvents } from '@convostat/api/port'
import type { Context as Hc, Hono } from 'hono'
import { chatLimits } from '#config/limits.ts'
import { arrivals } from '#http/arrivals.ts'
import { bodyOnItsWay } from '#http/http-server.ts'
import type { Gate } from '#http/request-rates.ts'
import { sessionCookie } from '#http/session-cookie.ts'
import { turns } from '#http/turns.ts'
import type { LicenseDoor } from '#licenses/license-routes.ts'
import { type PaymentDoor, paymentDoor } from '#payments/payment-routes.ts'
import type { ChatSession, ChatThreadData } from './chat-thread.ts'
import { withoutChats } from './no-session-api.ts'
import { sessionArrivals } from './session-arrivals.ts'
import { sessionFolders } from './session-folders.ts'
import { createSessions, type Session, type SessionOptions } from './sessions.ts'
import { type PoolOptions, threadPool } from './thread-pool.ts'

export interface SessionApiOptions {
  data: string
  chatThread: string
  /** The address a request counts for. */
  addressOf: (c: Hc) => string
  /** Refuses an address that asks too often. */
  gate: Gate
  /** Whose license counts, and what plan it gives. */
  license: LicenseDoor
  /** What is sold; nothing where it is not given. */
  payments?: PaymentDoor
  /** What draws reports. */
  printing: PrintingDesk
  /** Where Ollama is asked on this computer; nobody is where it is not said. */
  localModel?: string | null
  /** How many files may arrive at once from one address, if there is no other. */
  mostUploads?: number
  /** Where the bodies of other calls are counted. */
  hold?: HttpOptions['hold']
  pool?: PoolOptions
  sessions?: Pick<SessionOptions, 'limits' | 'now'>
}

export interface SessionApi {
  api: Hono
  /** Wipes what is over; to be called each minute. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** What these answer is about the session's open chat from then on; others are about whichever upload they name. */
const openingCalls = new Set(['upload.run', 'uploads.open'])

/** The chat API with a session for everyone who sends a chat here. Sessions' chats are read and kept by threads. */
export function sessionApi(options: SessionApiOptions): SessionApi {
  const { data, chatThread, addressOf, gate, license, payments = paymentDoor(null), printing, localModel = null, pool } = options
  const questions = turns({ atOnce: chatLimits.questionsAtOnce, waiting: chatLimits.questionsWaiting })
  const folders = sessionFolders(data)
  const threads = threadPool(() => {
    const printer = printing.lend() as unknown as MessagePort
    const workerData: ChatThreadData = { textBytes: chatLimits.textBytes, localModel, printer }
    return new Worker(chatThread, {
      workerData,
      transferList: [printer],
      resourceLimits: { maxOldGenerationSizeMb: chatLimits.threadMegabytes },
    })
  }, pool)
  const sessions = createSessions({
    ...options.sessions,
    folders,
    seat: (session) => threads.seat((): ChatSession => ({ folder: session.folder, opened: session.opened }), session.address),
  })
  const arriving = sessionArrivals(sessions, arrivals({ places: options.mostUploads ?? chatLimits.uploadsAtOnce }))
  // A session begins with the body of its first upload, and its sender gets it with the first answer.
  const askedBy = new WeakMap<Request, Session>()
  const printer = lentPrinter(() => printer.lend(printing.lend()))
  const nobody = withoutChats(printer)

  async function door(c: Hc, name: string): Promise<Answer> {
    await gate(c, name)
    if (name.startsWith('license.')) return license.answer(c)
    if (name.startsWith('payment.')) return payments.answer(c)
    const session = sessions.find(sessionCookie.read(c))
    if (session) askedBy.set(c.req.raw, session)
    return async (name, input, given) => {
      // Asked at every call, after its body has come: a license may begin or end between two.
      const asking = askedBy.get(c.req.raw)
      const context = { ...given, plan: await license.planOf(c), caller: asking?.address ?? addressOf(c) }
      return asking ? answer(c, asking, name, input, context) : nobody(name, input, context)
    }
  }

  async function answer(c: Hc, session: Session, ...[name, input, context]: Parameters<Answer>): Promise<unknown> {
    session.calls++
    let isGoing = false
    let endTurn = () => {}
    const over = () => {
      endTurn()
      session.calls--
      sessions.touch(session)
    }
    try {
      if (name === 'ai.ask' && mayAskModel(input)) endTurn = await questions.enter(session.address, context.signal)
      const output = await session.seat.answer(name, input, name === 'uploads.restore' ? arriving.counting(session, context) : context)
      // A thread may end between two calls; the next one opens this upload again.
      const { upload_id } = Object(output) as { upload_id?: unknown }
      if (openingCalls.has(name) && typeof upload_id === 'string') session.opened = upload_id
      if (!session.isGiven) sessionCookie.write(c, session.id)
      session.isGiven = true
      isGoing = isEvents(output)
      return isEvents(output) ? until(output, over) : output
    } finally {
      if (!isGoing) over()
    }
  }

  const mayAskModel = (input: unknown): boolean => localModel !== null && Object(input).local_model !== false

  /** The same events; the call is under way until the last of them. */
  async function* until(events: AsyncIterable<unknown>, over: () => void) {
    try {
      yield* events
    } finally {
      over()
    }
  }

  async function receive(c: Hc): Promise<Receiver> {
    const { req } = c
    return arriving.receive(askedBy.get(req.raw), addressOf(c), bodyOnItsWay(c), (session) => askedBy.set(req.raw, session))
  }

  return {
    api: createApp(contract, door, { receive, uploadLimitBytes: chatLimits.fileBytes, hold: options.hold }),
    sweep: sessions.sweep,
    async close() {
      // What a thread still writes would come after the wiping.
      await threads.close()
      printing.close()
      await sessions.close()
    },
  }
}
