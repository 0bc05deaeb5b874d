import { readLicense } from '@convostat/license'
import type { Db, LicenseRow, OutboxRow } from '#licenses/schema.ts'
import type { MailedLicense, MailFacts } from './letters.ts'
import type { MailKind } from './outbox.ts'

/** What a mail is written from, and its recipient. */
export interface EmailData {
  facts: MailFacts
  /** Null where nobody's address is known. */
  address: string | null
  name: string
  /** The page that it was bought on. */
  home: string | null
}

/** The way to a subscription's page, as it is mailed. */
export type PortalLink = (license: LicenseRow) => Promise<string>

/** What the tables have about a mail now; null where nothing is left. */
export async function emailDataOf(db: Db, row: OutboxRow, now: number, portalLink?: PortalLink): Promise<EmailData | null> {
  const kind = row.kind as MailKind
  if (kind === 'payment_failed') return emailDataOfOrder(db, row.about)
  const license = await db.selectFrom('licenses').selectAll().where('lid', '=', row.about).executeTakeFirst()
  if (!license) return null
  const home = await homeOf(db, license)
  const told = { address: license.email, name: license.licensee, home }
  if (kind === 'recovery') {
    if (license.email === null) return null
    const licenses = await activeOf(db, license.email, now)
    return licenses.length === 0
      ? null
      : { ...told, facts: { kind, licenses: await Promise.all(licenses.map((each) => mailedLicense(db, each))) } }
  }
  if (kind === 'portal') {
    if (!portalLink) return null
    return { ...told, facts: { kind, license: await mailedLicense(db, license), portalUrl: await portalLink(license) } }
  }
  const seq = kind === 'issued' || kind === 'renewed' ? Number(row.seq) : undefined
  return { ...told, facts: { kind, license: await mailedLicense(db, license, seq) } }
}

async function emailDataOfOrder(db: Db, orderId: string): Promise<EmailData | null> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
  return order ? { facts: { kind: 'payment_failed', plan: order.plan }, address: order.email, name: '', home: order.base_url } : null
}

/** The licenses of an address that count now, the oldest first. */
export const activeOf = (db: Db, email: string, now: number): Promise<LicenseRow[]> =>
  ofAddress(db, email)
    .selectAll()
    .where('state', 'in', ['active', 'cancel_scheduled'])
    .where('expires', '>', now)
    .orderBy('created')
    .orderBy('lid')
    .execute()

/** The license of an address whose subscription continues though it counts no more: unpaid for too long, or disputed. The newest one. */
export const closedOf = (db: Db, email: string): Promise<LicenseRow | undefined> =>
  ofAddress(db, email)
    .selectAll()
    .where('customer_id', 'is not', null)
    .where('billing', 'in', ['active', 'cancel_scheduled', 'past_due', 'disputed'])
    .orderBy('created', 'desc')
    .orderBy('lid')
    .executeTakeFirst()

/** All licenses of an address. Letters of either case are one address, as far as a database knows its letters. */
export const ofAddress = (db: Db, email: string) =>
  db
    .selectFrom('licenses')
    .where((where) =>
      where.eb(where.fn<string>('lower', ['email']), 'in', [
        email.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
        email.toLowerCase(),
      ]),
    )

async function homeOf(db: Db, { order_id }: LicenseRow): Promise<string | null> {
  if (order_id === null) return null
  const order = await db.selectFrom('orders').select('base_url').where('id', '=', order_id).executeTakeFirst()
  return order?.base_url ?? null
}

/** As its file of this number says, else its newest. */
async function mailedLicense(db: Db, license: LicenseRow, seq = Number(license.seq)): Promise<MailedLicense> {
  const { lid, licensee, plan, period_end, expires } = license
  const files = db.selectFrom('files').select(['seq', 'bytes']).where('lid', '=', lid)
  const found =
    (await files.where('seq', '=', seq).executeTakeFirst()) ?? (await files.orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow())
  const file = readLicense(found.bytes)
  if (Number(found.seq) === Number(license.seq)) {
    return { lid, licensee, plan, periodEnd: Number(period_end), expires: Number(expires), file }
  }
  // What an earlier file says of itself: the mail is about that one.
  const said = JSON.parse(Buffer.from(file.payload, 'base64url').toString()) as { plan: typeof plan; period_end: number; exp: number }
  return { lid, licensee, plan: said.plan, periodEnd: said.period_end, expires: said.exp, file }
}
