import { createHash } from 'node:crypto'
import type { Db } from '#licenses/schema.ts'

/** What there is to write to a customer about. */
export const mailKinds = [
  /** A license with its file, */
  'issued',
  /** the file of its next period, */
  'renewed',
  /** a renewal that could not be paid, */
  'past_due',
  /** that it will end with the period, */
  'cancel_scheduled',
  /** that it will not after all, */
  'uncancelled',
  /** that it has ended, */
  'ended',
  /** was refunded, */
  'refunded',
  /** was suspended while a payment is disputed, */
  'disputed',
  /** and counts again after that. */
  'restored',
  /** A first payment that did not go through: about an order, since there is no license. */
  'payment_failed',
  /** Every license of an address, for people who lost theirs, */
  'recovery',
  /** and the way to the subscription and its invoices. */
  'portal',
] as const
export type MailKind = (typeof mailKinds)[number]

export interface QueuedMail {
  kind: MailKind
  /** The license that it is about, or, where there is none, the order. The address is in that row only. */
  about: { lid: string } | { orderId: string }
  /**
   * Distinguishes the mails of one kind about one thing: the file's number for `issued` and `renewed`, else whatever is
   * greater the next time. The same again is the same mail, and is sent once.
   */
  seq: number
  /** Whole seconds since 1970. */
  now: number
}

/**
 * Leaves a mail for the worker, in the transaction that makes what it is about: it is sent if that is committed, and only
 * then. Call `wake` of the worker after the commit; without it the mail leaves within the minute.
 */
export async function queueMail(db: Db, { kind, about, seq, now }: QueuedMail): Promise<void> {
  const key = 'lid' in about ? about.lid : about.orderId
  await db
    .insertInto('outbox')
    .values({ id: mailId(kind, key, seq), kind, about: key, seq, created: now, next_at: now, attempts: 0, dead: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The mails that a license's file is attached to when it is made or renewed. */
export const isWithFile = (kind: MailKind): boolean => kind === 'issued' || kind === 'renewed'

/** Whether a license's file was ever left to be sent. */
export async function hasMailedFile(db: Db, lid: string): Promise<boolean> {
  const mails = db.selectFrom('outbox').select('id').where('about', '=', lid)
  return (await mails.where('kind', 'in', mailKinds.filter(isWithFile)).executeTakeFirst()) !== undefined
}

/** The same for the same mail, also after a backup was put back: a mail program knows a second one by it. */
const mailId = (kind: MailKind, about: string, seq: number): string =>
  createHash('sha256').update(`convostat.mail.v1\n${kind}\n${about}\n${seq}`).digest('base64url').slice(0, 26)
