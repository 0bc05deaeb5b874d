import type { Brand } from '#config/brand-settings.mjs'
import type { MailSettings } from '#config/mail-settings.mjs'
import type { PaymentSettings } from '#config/payment-settings.mjs'
import { smtpPost } from '#email/smtp-post.ts'
import { mailWorker } from '#email/worker.ts'
import { checkedPrices } from './checked-prices.ts'
import { openSales, type Sales, type SalesOptions } from './sales.ts'
import { stripeProvider } from './stripe-provider.ts'

export interface RealSalesOptions extends Pick<SalesOptions, 'desk' | 'licenses' | 'origins' | 'home' | 'now' | 'log'> {
  settings: PaymentSettings
  mail: MailSettings
  brand: Brand
  /** Where the provider is asked; its own address, if not given. */
  fetch?: typeof fetch
  at?: string
}

/**
 * Sells through the payment provider. Throws CannotStart where its prices are not those of the pages, or nobody knows its keys;
 * one that is away for now is asked again later.
 */
export async function realSales({ settings, mail, brand, fetch, at, ...options }: RealSalesOptions): Promise<Sales> {
  const { mode, key, webhookSecret, prices } = settings
  const { server, from } = mail
  if (!server || !from) throw new Error('expected a mail server beside the payment provider, as the options demand it')
  const checked = await checkedPrices(stripeProvider({ mode, key, webhookSecret, prices, fetch, at, log: options.log }), options.log)
  const { database } = options.desk
  const { home, now } = options
  const sales = openSales({
    ...options,
    provider: checked.provider,
    mail: ({ linkFor }) =>
      mailWorker({
        database,
        post: smtpPost(server),
        from,
        support: brand.support_email ?? null,
        home,
        isSandbox: false,
        portalLink: linkFor,
        now,
      }),
  })
  const stop = () => {
    checked.close()
    sales.stop()
  }
  const close = () => {
    stop()
    return sales.close()
  }
  return { ...sales, stop, close }
}
