import { Failure } from '@convostat/api'
import { CannotStart } from '@convostat/installation/cannot-start'
import { paymentLimits } from '#config/limits.ts'
import type { PaymentProvider } from './provider.ts'
import { type PriceCheck, ProviderAway } from './stripe-provider.ts'

export interface CheckedPrices {
  provider: PaymentProvider
  close(): void
}

/**
 * The provider, which sells nothing before its prices were compared with those of the pages. Throws CannotStart where they
 * differ. Where the provider is away for now that is not a reason not to start: they are looked at each minute, and whenever
 * a visitor wants to buy; all else continues meanwhile.
 */
export async function checkedPrices(
  given: PaymentProvider & PriceCheck,
  log: (line: string) => void = console.error,
  milliseconds = paymentLimits.pricesMilliseconds,
): Promise<CheckedPrices> {
  let isChecked = false
  let timer: NodeJS.Timeout | undefined

  async function check(): Promise<void> {
    if (isChecked) return
    await given.checkPrices()
    isChecked = true
    clearInterval(timer)
  }

  /** Too late to end the start: the sentence is logged, and nothing is sold. */
  const checkLate = (): Promise<void> =>
    check().catch((error: unknown) => {
      if (error instanceof ProviderAway) throw new Failure('payment_provider', { cause: error })
      if (!(error instanceof CannotStart)) throw error
      log(`payment=not_sold ${error.message}`)
      throw new Failure('payment_unavailable', { cause: error })
    })

  await check().catch((error: unknown) => {
    if (!(error instanceof ProviderAway)) throw error
    log(`payment=prices_not_checked ${error.message} That is tried again each minute.`)
    timer = setInterval(() => void checkLate().catch(() => undefined), milliseconds)
    timer.unref()
  })
  return {
    provider: {
      ...given,
      async createCheckout(wish) {
        await checkLate()
        return given.createCheckout(wish)
      },
    },
    close: () => clearInterval(timer),
  }
}
