import type { Recovered } from '@convostat/api'
import { largest } from '@convostat/api/extremes'
import { whereItHappened } from '@convostat/api/http'
import { HOUR } from '@convostat/format/seconds'
import { paymentLimits } from '#config/limits.ts'
import { activeOf, closedOf, ofAddress } from '#email/load-email-data.ts'
import { queueMail } from '#email/outbox.ts'
import type { Database } from '#licenses/database.ts'
import type { Db } from '#licenses/schema.ts'

/** A desk whose licenses may be asked for again. */
export interface RecoveringDesk {
  database: Database
  /** Whole seconds since 1970. */
  now: () => number
  /** Called after a commit that left a mail. */
  wake(): void
}

export interface Recovery {
  /** Answers every address the same way; any work is done after the answer. */
  recover(email: string): Promise<Recovered>
  /** Resolves once everything that was asked for so far is done. */
  settled(): Promise<void>
}

/**
 * Sends an address all its licenses that count, or where none does the way to a subscription that continues. Whether there are any shows neither in the answer nor in its time, nor by
 * that of the next one: looking comes later, at its own time.
 */
export function recovery(desks: readonly RecoveringDesk[], log: (line: string) => void = console.error, latest = 500): Recovery {
  const waiting = new Set<Promise<void>>()

  async function work(email: string): Promise<void> {
    await new Promise((resolve) => void setTimeout(resolve, Math.random() * latest))
    for (const { database, now, wake } of desks) {
      if (await database.write((db) => leave(db, email, now()))) wake()
    }
  }

  return {
    async recover(email) {
      if (waiting.size < paymentLimits.recoveriesWaiting) {
        // What went wrong is logged by its kind: its message may contain the address.
        const done = work(email).catch((error: unknown) => log(`recovery failed: ${whereItHappened(error)}`))
        waiting.add(done)
        void done.then(() => waiting.delete(done))
      }
      return { status: 'accepted', message: 'If a license exists for this address, we have sent it.' }
    },
    async settled() {
      await Promise.all(waiting)
    },
  }
}

/** Whether there is something to send. */
async function leave(db: Db, email: string, now: number): Promise<boolean> {
  const [active] = await activeOf(db, email, now)
  // Where none counts, the buyer needs the way to the subscription that continues.
  const license = active ?? (await closedOf(db, email))
  if (!license) return false
  const kind = active ? 'recovery' : 'portal'
  const all = (await ofAddress(db, email).select('lid').execute()).map(({ lid }) => lid)
  const mails = db.selectFrom('outbox').where('kind', '=', kind).where('about', 'in', all)
  const sent = await mails.select(['about', 'seq', 'created']).execute()
  if (sent.filter(({ created }) => Math.abs(now - Number(created)) < HOUR).length >= paymentLimits.recoveriesPerHour) return false
  const seq =
    largest(
      sent.filter(({ about }) => about === license.lid).map((mail) => Number(mail.seq)),
      0,
    ) + 1
  await queueMail(db, { kind, about: { lid: license.lid }, seq, now })
  return true
}
