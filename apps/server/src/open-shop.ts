import type { ServerMode } from '@convostat/installation/mode-settings'
import type { Trust } from '@convostat/license'
import type { Hono } from 'hono'
import { paymentLimits } from '#config/limits.ts'
import type { Options } from '#config/options.mjs'
import { folderPost } from '#email/folder-post.ts'
import { sender } from '#email/sender.ts'
import { smtpPost } from '#email/smtp-post.ts'
import { type MailWorker, mailWorker } from '#email/worker.ts'
import type { LicenseDatabase } from '#licenses/license-database.ts'
import type { LicenseLetters } from '#licenses/license-routes.ts'
import { type LicenseService, licenseService } from '#licenses/license-service.ts'
import type { PaymentMode } from '#payments/provider.ts'
import { realSales } from '#payments/real-sales.ts'
import { type RecoveringDesk, recovery } from '#payments/recovery.ts'
import type { Sales, SalesOptions } from '#payments/sales.ts'
import { openSandbox, type Sandbox } from '#sandbox/open-sandbox.ts'
import type { Playing } from '#sandbox/sandbox-context.ts'
import { sandboxSales, tellSandbox } from '#sandbox/sandbox-sales.ts'
import { bothDesks, trustOfBoth } from '#sandbox/test-and-live.ts'
import { within } from './within.ts'

export interface ShopOptions extends Pick<SalesOptions, 'origins' | 'home'>, Pick<Options, 'brand'> {
  mode: ServerMode
  payments: Options['payments']
  mail: Options['mail']
  /** Where mails go that no mail server takes, outside production. */
  mailFolder: string
  dataFolder: string
  /** The clock that licenses go by: whole seconds since 1970. */
  now?: () => number
  /** Where the payment provider is asked, instead of where it is. */
  fetch?: typeof fetch
  at?: string
}

/** Everything about licenses that a server has: its desk, what is sold, and what is mailed. */
export interface Payments {
  /** Whose licenses the pages take. */
  trust: Trust
  licenses: LicenseService
  /** Who takes the money; null where nothing can be bought. */
  payments: PaymentMode | null
  sales: Sales | undefined
  /** Undefined where no mail leaves. */
  letters: LicenseLetters | undefined
  /** What its pages play with; null where there is no sandbox. */
  playing: Playing | null
  /** From now on the sandbox's provider sends events. */
  tellTo(api: Hono): void
  /** To be called each minute. */
  sweep(): Promise<void>
  /** The server ends: nothing further is begun. */
  stop(): void
  /** Resolves soon, without waiting for anything slow. */
  close(): Promise<void>
}

/**
 * Opens what a desk sells: through the payment provider where its account is set, else in the sandbox, unless it is for
 * real. Throws CannotStart for what cannot be sold as the pages say.
 */
export async function openShop(desk: LicenseDatabase, options: ShopOptions): Promise<Payments> {
  const { mode, payments, dataFolder, now } = options
  const own = licenseService(desk, now)
  const isPlayed = mode === 'development' && payments === null
  const sandbox = isPlayed ? openSandbox(dataFolder, console.error, now) : null
  if (sandbox) return shopWith(desk, own, sandbox, options)
  const sales = payments ? await realSales({ ...options, desk, licenses: own, settings: payments }) : undefined
  const mails = sales?.mail ?? deskMails(desk, options)
  const recovering = mails && recovery([recoveringDesk(desk, mails, now)])
  return {
    trust: desk.trust,
    licenses: own,
    payments: payments?.mode ?? null,
    sales,
    letters: recovering ? { recover: recovering.recover, portal: sales?.portal.ask } : undefined,
    playing: null,
    tellTo: () => undefined,
    sweep: own.sweep,
    stop: () => sales?.stop(),
    async close() {
      await within(paymentLimits.partingMilliseconds, recovering?.settled() ?? Promise.resolve())
      await (sales ?? mails)?.close()
    },
  }
}

function shopWith(desk: LicenseDatabase, licensed: LicenseService, sandbox: Sandbox, options: ShopOptions): Payments {
  const { mailFolder, brand, now } = options
  const played = licenseService(sandbox.desk, sandbox.now)
  const sales = sandboxSales({ ...options, sandbox, licenses: played, support: brand.support_email ?? null })
  const mails = deskMails(desk, options)
  const own = mails ? [recoveringDesk(desk, mails, now)] : []
  const recovering = recovery([...own, recoveringDesk(sandbox.desk, sales.mail, sandbox.now)])
  const licenses = bothDesks(licensed, played, sandbox.desk)
  return {
    trust: trustOfBoth(desk.trust, sandbox.desk),
    licenses,
    payments: 'sandbox',
    sales,
    letters: { recover: recovering.recover, portal: sales.portal.ask },
    playing: {
      sandbox,
      mailFolder,
      async settled() {
        await sandbox.standIn.flush()
        await sales.calls.settled()
        await sales.mail.settled()
      },
      async mailed() {
        await recovering.settled()
        await Promise.all([sales.mail.settled(), mails?.settled()])
      },
    },
    tellTo: (api) => tellSandbox(sandbox, api),
    async sweep() {
      await sandbox.standIn.tick()
      await licenses.sweep()
    },
    stop: sales.stop,
    async close() {
      await within(paymentLimits.partingMilliseconds, recovering.settled())
      await sales.close()
      await mails?.close()
      await sandbox.close()
    },
  }
}

/** Sends what is left at the server's own desk: by its mail server, else into a folder while nothing is for real. */
function deskMails(
  { database }: LicenseDatabase,
  { mode, mail: { server, from }, mailFolder, brand, home, now }: ShopOptions,
): MailWorker | null {
  const post = server ? smtpPost(server) : mode === 'development' ? folderPost(mailFolder) : null
  return post && mailWorker({ database, post, from: from ?? sender, support: brand.support_email ?? null, home, isSandbox: false, now })
}

const realNow = (): number => Math.floor(Date.now() / 1000)

const recoveringDesk = ({ database }: LicenseDatabase, { wake }: MailWorker, now = realNow): RecoveringDesk => ({ database, now, wake })
