import { createHmac, timingSafeEqual } from 'node:crypto'
import { Failure, type PortalLink } from '@convostat/api'
import { largest } from '@convostat/api/extremes'
import { HOUR } from '@convostat/format/seconds'
import { isLicenseId, openLicense, readLicenseObject } from '@convostat/license'
import { paymentLimits } from '#config/limits.ts'
import { queueMail } from '#email/outbox.ts'
import type { LicenseDatabase } from '#licenses/license-database.ts'
import { findLicense } from '#licenses/license-files.ts'
import type { Asker, LicenseService } from '#licenses/license-service.ts'
import type { LicenseRow } from '#licenses/schema.ts'
import { masked } from './orders.ts'
import type { PaymentProvider } from './provider.ts'

export interface PortalOptions {
  desk: LicenseDatabase
  licenses: Pick<LicenseService, 'status'>
  provider: PaymentProvider
  /** Where the pages are for licenses whose page is not known. */
  home: () => string
  /** Whole seconds since 1970. */
  now: () => number
  /** Called after a commit that left a mail. */
  wake?: () => void
}

/** The way to a subscription: only a reader of the buyer's mail gets it. */
export interface Portal {
  /**
   * Leaves a mail with the link, for the license that `asker` has; else for that of the file that they send, whatever
   * became of it: a subscription may continue where its license counts no more. Throws a license failure for a file of nobody's.
   */
  ask(asker: Asker, file?: unknown): Promise<PortalLink>
  /** The link as it is mailed: to us, since the provider's own would be over before it is read. */
  linkFor(license: LicenseRow): Promise<string>
  /** Where such a link leads now; null where it is none, or over. */
  open(token: string): Promise<string | null>
}

export const portalPath = '/subscription/'

export function portal({ desk, licenses, provider, home, now, wake = () => undefined }: PortalOptions): Portal {
  const { read, write } = desk.database

  async function ask(asker: Asker, file?: unknown): Promise<PortalLink> {
    const { license_id } = (await licenses.status(asker)).answer
    const lid = license_id ?? (file === undefined ? null : (await openLicense(readLicenseObject(file), desk.trust)).lid)
    const license = lid ? await read((db) => findLicense(db, lid)) : undefined
    if (!license) throw new Failure('pro_required')
    const { customer_id: customer, email } = license
    if (customer === null || email === null) throw new Failure('not_available', { detail: 'No subscription belongs to this license.' })
    if (await leaveMail(license.lid)) wake()
    const portal_url = provider.mode === 'sandbox' ? await provider.portal(customer, await backTo(license)) : undefined
    return { status: 'sent', message: `We have sent the link to ${masked(email)}.`, ...(portal_url && { portal_url }) }
  }

  /** False where it has enough of them. */
  const leaveMail = (lid: string): Promise<boolean> =>
    write(async (db) => {
      const before = await db
        .selectFrom('outbox')
        .select(['seq', 'created'])
        .where('kind', '=', 'portal')
        .where('about', '=', lid)
        .execute()
      if (before.filter(({ created }) => Math.abs(now() - Number(created)) < HOUR).length >= paymentLimits.linksPerHour) return false
      const seq =
        largest(
          before.map((mail) => Number(mail.seq)),
          0,
        ) + 1
      await queueMail(db, { kind: 'portal', about: { lid }, seq, now: now() })
      return true
    })

  async function linkFor(license: LicenseRow): Promise<string> {
    const until = now() + paymentLimits.linkSeconds
    return `${await homeOf(license)}${portalPath}${license.lid}.${until}.${sealOf(license.lid, until)}`
  }

  async function open(token: string): Promise<string | null> {
    const [, lid, until, seal] = /^(lic_[a-z2-7]{26})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? []
    if (!isLicenseId(lid) || !isSame(seal, sealOf(lid, Number(until))) || now() >= Number(until)) return null
    const license = await read((db) => findLicense(db, lid))
    return license?.customer_id ? provider.portal(license.customer_id, await backTo(license)) : null
  }

  const sealOf = (lid: string, until: number): string =>
    createHmac('sha256', desk.signing.secret).update(`convo.portal.v1\n${lid}\n${until}`).digest('base64url')

  const backTo = async (license: LicenseRow): Promise<string> => `${await homeOf(license)}/settings`

  async function homeOf({ order_id }: LicenseRow): Promise<string> {
    if (order_id === null) return home()
    const order = await read((db) => db.selectFrom('orders').select('base_url').where('id', '=', order_id).executeTakeFirst())
    return order?.base_url ?? home()
  }

  return { ask, linkFor, open }
}

const isSame = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
