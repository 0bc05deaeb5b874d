import { Failure } from '@convostat/api'
import { whereItHappened } from '@convostat/api/http'
import { emailLimits } from '#config/limits.ts'
import type { Sender } from '#config/mail-settings.mjs'
import type { Database } from '#licenses/database.ts'
import { holding } from '#licenses/holding.ts'
import type { OutboxRow } from '#licenses/schema.ts'
import { letterOf } from './letters.ts'
import { type EmailData, emailDataOf, type PortalLink } from './load-email-data.ts'
import { messageOf, UnfitAddress } from './message.ts'
import { claim, dueMails, keepBytes, markDead, markFailed, markSent, nextDue, renewClaim } from './outbox-work.ts'
import type { Post } from './transport.ts'

export interface MailOptions {
  database: Database
  post: Post
  from: Sender
  /** The contact for questions; replies go there. */
  support: string | null
  /** Where the product is, for licenses whose page is not known; null where that is not known either. */
  home: () => string | null
  isSandbox: boolean
  portalLink?: PortalLink
  /** A clock in whole seconds since 1970. */
  now?: () => number
  log?: (line: string) => void
  /** After how many milliseconds on its way the claim of a mail is renewed. */
  hold?: number
}

export interface MailWorker {
  /** Something was left and is committed: it is sent now, not when the worker next looks. */
  wake(): void
  /** Resolves once everything that is due was tried. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** Three times in as long as a claim lasts, and again. */
const usualHold = (emailLimits.claimSeconds * 1000) / 4

/** Sends what is left in the outbox, one at a time, from now on. What cannot be sent is kept and tried again. */
export function mailWorker(options: MailOptions): MailWorker {
  const { database, post, now = () => Math.floor(Date.now() / 1000), log = console.error, hold = usualHold } = options
  let isClosed = false
  let isWanted = false
  let restsUntil = 0
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | null = null
  const leaving = new AbortController()

  function wake(): void {
    isWanted = true
    if (!isClosed) working ??= work().finally(ended)
  }

  /** What was left in the last moment is looked for, too. */
  function ended(): void {
    working = null
    if (isWanted) wake()
  }

  async function work(): Promise<void> {
    clearTimeout(timer)
    // Not before the caller that woke it has gone on.
    await Promise.resolve()
    while (isWanted && !isClosed) {
      isWanted = false
      // A database error: its message may quote values of the statement.
      await round().catch((error: unknown) => log(`mails could not be looked for: ${codeOf(error)}`))
      await rest()
    }
  }

  /** Until the next one is due; not at all where something was left since. */
  async function rest(): Promise<void> {
    const next = await nextDue(database).catch(() => null)
    if (isWanted || isClosed) return
    const seconds = Math.min(emailLimits.lookSeconds, Math.max(1, (next ?? Number.POSITIVE_INFINITY) - now(), restsUntil - now()))
    timer = setTimeout(wake, seconds * 1000)
    timer.unref()
  }

  /** Not for longer than it should have been, should the clock be set back. */
  const isResting = (): boolean => now() < restsUntil && restsUntil - now() <= emailLimits.peaceSeconds

  async function round(): Promise<void> {
    if (isResting()) return
    for (;;) {
      const due = await dueMails(database, now(), emailLimits.atOnce)
      for (const row of due) {
        if (isClosed) return
        const at = now()
        if (await claim(database, row, at)) await send(row, at)
        if (isResting()) return
      }
      if (due.length < emailLimits.atOnce) return
    }
  }

  async function send(row: OutboxRow, claimedAt: number): Promise<void> {
    const attempts = Number(row.attempts) + 1
    let claimed = { id: row.id, attempts, next_at: claimedAt + emailLimits.claimSeconds }
    const renew = async () => {
      const at = now()
      if (await renewClaim(database, claimed, at)) claimed = { ...claimed, next_at: at + emailLimits.claimSeconds }
    }
    const about = `mail=${row.id} kind=${row.kind} attempts=${attempts}`
    try {
      const told = await database.read((db) => emailDataOf(db, row, now(), options.portalLink))
      if (!told?.address) return void (await giveUp(row, `${about} reason=${told ? 'no_address' : 'nothing_to_tell'}`))
      const message = row.bytes ?? (await bytesOf(row, told, told.address))
      const { address } = told
      await holding(renew, hold, () => post.deliver({ row, from: options.from.address, to: address, message }, leaving.signal))
    } catch (error) {
      if (error instanceof UnfitAddress) return void (await giveUp(row, `${about} reason=unfit_address`))
      if (isUnreachable(error)) restsUntil = now() + emailLimits.peaceSeconds
      const isOver = await markFailed(database, row, attempts, now())
      log(`${isOver ? 'mail given up' : 'mail not sent, to be tried again'}: ${about} error=${codeOf(error)}`)
      return
    }
    await markSent(database, row.id, now())
  }

  async function giveUp({ id }: OutboxRow, line: string): Promise<void> {
    await markDead(database, id)
    log(`mail given up: ${line}`)
  }

  /** The same bytes for each try; except for a link that is over within a day, which is renewed. */
  async function bytesOf(row: OutboxRow, told: EmailData, address: string): Promise<string> {
    const bytes = await written(row, told, address)
    return told.facts.kind === 'portal' ? bytes : keepBytes(database, row.id, bytes)
  }

  async function written(row: OutboxRow, told: EmailData, address: string): Promise<string> {
    const { support, isSandbox, from } = options
    const { letter, attachments } = letterOf(told.facts, { home: told.home ?? options.home(), support, isSandbox })
    const to = { name: told.name, address }
    return messageOf(letter, attachments, { id: row.id, from, to, replyTo: support, date: Number(row.created) })
  }

  wake()
  return {
    wake,
    async settled() {
      while (working) await working
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      const parting = setTimeout(() => leaving.abort(), emailLimits.partingMilliseconds)
      await working
      clearTimeout(parting)
      post.close()
    },
  }
}

/** What the system, or the mail server, calls it. Its sentence is not logged: it may quote an address. */
function codeOf(error: unknown): string {
  const cause = error instanceof Failure && error.cause instanceof Error ? error.cause : error
  const { code, responseCode, command } = Object(cause) as Record<string, unknown>
  const named = [code, responseCode, command].filter(
    (each) => typeof each === 'number' || (typeof each === 'string' && /^[\w ]{1,30}$/.test(each)),
  )
  return named.length > 0 ? named.join('/').replaceAll(' ', '_') : whereItHappened(cause)
}

/** It is not about this one mail: none would leave. */
const isUnreachable = (error: unknown): boolean =>
  ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'EREQUIRETLS', 'EPROTOCOL'].includes(
    String((Object(error) as { code?: unknown }).code),
  )
