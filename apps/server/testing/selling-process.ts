import { signingKeyOf } from '@convostat/installation/keys'
import { openDatabase } from '#licenses/database.ts'
import type { LicenseDatabase } from '#licenses/license-database.ts'
import { openPostgres } from '#licenses/postgres.ts'
import { paymentCalls } from '#payments/calls.ts'
import { type Fulfilment, fulfilment } from '#payments/fulfilment.ts'
import type { PriceIds } from '#payments/prices.ts'
import { sweepPayments } from '#payments/process-events.ts'
import { reconcilePayments } from '#payments/reconcile.ts'
import type { Selling } from '#payments/selling.ts'
import { stripeProvider } from '#payments/stripe-provider.ts'

/** What a selling process is given as it starts. */
export interface SellingJob {
  /** A file, or the address of a Postgres database. */
  database: string
  /** Where the provider's stand-in listens. */
  provider: string
  key: string
  webhookSecret: string
  prices: PriceIds
  /** Where it dies, by its own hand and without a word to anyone; lives on without one. */
  dies?: CrashPoint
}

/** Moments of design's table of crash points that are within one process. */
export type CrashPoint =
  /** An order is kept, the provider not asked. */
  | 'before checkout'
  /** The provider has made the session, we have not been notified of it. */
  | 'after checkout'
  /** A license is being made, and not committed. */
  | 'before commit'
  /** It is committed, and no event was sent. */
  | 'after commit'
  /** An event is kept, and nothing has followed. */
  | 'after receipt'

/** One thing to do; `now` is its time. */
export type SellingTask = { now: number } & (
  | { do: 'buy'; requestKey: string }
  | { do: 'page'; sessionId: string }
  | { do: 'webhook'; body: string; signature: string }
  | { do: 'sweep' }
  | { do: 'reconcile' }
)

// A process that sells until it is killed: `selling-process.js JOB`. It does what it is sent, and answers what came of it.
const job = JSON.parse(process.argv[2] ?? '') as SellingJob
const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  // The signal is on its way: nothing else is done.
  for (;;);
}
const diesAt = (point: CrashPoint): void => (job.dies === point ? die() : undefined)

const database = job.database.startsWith('postgres:') ? await openPostgres(job.database) : openDatabase(job.database)
const signing = signingKeyOf(Buffer.alloc(32, 7).toString('base64url'))
const toStandIn = ((input: string, init?: RequestInit) => {
  const { pathname, search } = new URL(input)
  return fetch(`${job.provider}${pathname}${search}`, init)
}) as typeof fetch
const provider = stripeProvider({ ...job, mode: 'test', fetch: toStandIn, log: () => undefined })

let time = 0
/** How a write that makes a license is known: it signs in the same breath. */
let isMaking = false
const desk: LicenseDatabase = {
  signing,
  trust: { keys: [{ kid: signing.kid, pub: signing.pub }], mode: 'test' },
  close: () => database.close(),
  database: {
    ...database,
    async write(work) {
      const isIts = isMaking
      const result = await database.write(async (db) => {
        const result = await work(db)
        if (isIts) diesAt('before commit')
        return result
      })
      if (isIts) diesAt('after commit')
      isMaking = false
      return result
    },
  },
}
const selling: Selling = {
  desk,
  now: () => time,
  provider: {
    ...provider,
    async createCheckout(wish) {
      diesAt('before checkout')
      const made = await provider.createCheckout(wish)
      diesAt('after checkout')
      return made
    },
    async session(id) {
      const session = await provider.session(id)
      isMaking = session?.paymentStatus === 'paid'
      return session
    },
  },
}
const calls = fulfilment(selling)
const dying: Fulfilment = {
  ...calls,
  async receive(event) {
    const isNew = await calls.receive(event)
    if (isNew) diesAt('after receipt')
    return isNew
  },
}
const desktop = paymentCalls({
  provider: selling.provider,
  fulfilment: dying,
  origins: () => new Set(['http://localhost']),
  now: () => time,
  log: () => undefined,
  gather: 0,
})

function answer(task: SellingTask): Promise<unknown> {
  time = task.now
  switch (task.do) {
    case 'buy':
      return desktop.checkout('http://localhost', 'monthly', task.requestKey)
    case 'page':
      return desktop.verify(task.sessionId)
    case 'webhook':
      return desktop.webhook({ body: Buffer.from(task.body, 'base64'), signature: task.signature, encoding: null })
    case 'sweep':
      return sweepPayments(selling, calls)
    case 'reconcile':
      return reconcilePayments(selling, calls, { isFull: true })
  }
}

process.on('message', ({ id, task }: { id: number; task: SellingTask }) => {
  void answer(task).then(
    (result) => process.send?.({ id, result }),
    (error: { code?: string }) => process.send?.({ id, error: error.code ?? String(error) }),
  )
})
// Nobody is left to ask.
process.once('disconnect', () => process.exit())
process.send?.('ready')
