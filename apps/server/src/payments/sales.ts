import { paymentLimits } from '#config/limits.ts'
import type { MailWorker } from '#email/worker.ts'
import type { LicenseDatabase } from '#licenses/license-database.ts'
import type { LicenseService } from '#licenses/license-service.ts'
import { within } from '../within.ts'
import { type PaymentCalls, paymentCalls } from './calls.ts'
import { type Fulfilment, fulfilment } from './fulfilment.ts'
import { type Portal, portal } from './portal.ts'
import type { PaymentProvider } from './provider.ts'
import { keepUp } from './schedule.ts'
import type { Selling } from './selling.ts'

export interface SalesOptions {
  desk: LicenseDatabase
  licenses: Pick<LicenseService, 'status'>
  provider: PaymentProvider
  /** Where our pages are; asked when someone wants to buy. */
  origins: () => ReadonlySet<string>
  /** Where they are for a license whose page is not known. */
  home: () => string
  /** Sends the mails that this leaves, with links that `portal` knows. */
  mail: (portal: Portal) => MailWorker
  /** Whole seconds since 1970. */
  now?: () => number
  log?: (line: string) => void
}

/** Licenses for money, on one desk. */
export interface Sales {
  calls: PaymentCalls
  portal: Portal
  fulfilment: Fulfilment
  mail: MailWorker
  /** The server ends: nothing further is begun. */
  stop(): void
  /** Resolves soon, without waiting for the provider or a mail server. */
  close(): Promise<void>
}

/** Opens the shop: answers buyers, receives the provider's events, makes up for missed ones, and mails buyers. */
export function openSales({ desk, licenses, provider, origins, home, mail, now = realNow, log = console.info }: SalesOptions): Sales {
  let worker: MailWorker | null = null
  const wake = () => worker?.wake()
  const selling: Selling = { desk, provider, now, wake, log }
  const fulfilling = fulfilment(selling)
  const calls = paymentCalls({ provider, fulfilment: fulfilling, origins, now, log })
  const ways = portal({ desk, licenses, provider, home, now, wake })
  const mails = mail(ways)
  worker = mails
  const upkeep = keepUp(selling, fulfilling)
  return {
    calls,
    portal: ways,
    fulfilment: fulfilling,
    mail: mails,
    stop: upkeep.stop,
    async close() {
      // All of it is kept, and may be left at any step: the next one that starts continues.
      await Promise.all([upkeep.close(), within(paymentLimits.partingMilliseconds, calls.close()), mails.close()])
    },
  }
}

const realNow = (): number => Math.floor(Date.now() / 1000)
