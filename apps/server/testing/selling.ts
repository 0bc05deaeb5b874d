import { type FakeStripe, type FakeStripeOptions, fakeStripe, type PriceWish } from '@convostat/fake-stripe'
import Stripe from 'stripe'
import { vi } from 'vitest'
import type { PriceIds } from '#payments/prices.ts'
import type { PaymentMode, PaymentProvider } from '#payments/provider.ts'
import { stripeProvider } from '#payments/stripe-provider.ts'
import { noon } from './desks.ts'

export const webhookSecret = 'whsec_TheSecretOfTheTests0123456789'
export const apiKey = 'sk_test_TheKeyOfTheTests0123456789'
export const priceIds = { monthly: 'price_monthly7', annual: 'price_annual59' }

/** The two that are sold, and others that an account may have. */
export const usualPrices: readonly PriceWish[] = [
  { id: priceIds.monthly, cents: 700, currency: 'usd', interval: 'month' },
  { id: priceIds.annual, cents: 5900, currency: 'usd', interval: 'year' },
  { id: 'price_monthly8', cents: 700, currency: 'usd', interval: 'month' },
  { id: 'price_annual60', cents: 5900, currency: 'usd', interval: 'year' },
  { id: 'price_ofAnotherProduct', cents: 700, currency: 'usd', interval: 'month' },
  { id: 'price_inEuro', cents: 700, currency: 'eur', interval: 'month' },
]

export const ana = { email: 'ana@example.com', name: 'Ana Sol' }

export interface Seller {
  stripe: FakeStripe
  provider: PaymentProvider & { checkPrices(): Promise<void> }
  /** The library itself, as someone beside us may use it. */
  library: Stripe
  /** What the provider logged. */
  log: ReturnType<typeof vi.fn<(line: string) => void>>
  /** How long it waited between tries. */
  waited: number[]
  /** Opens a checkout; its session's id. */
  begin(plan?: 'monthly' | 'annual', orderId?: string): Promise<string>
}

/** The provider by its own library against the stand-in, whose clock pauses at noon until it is moved. */
export function seller({ mode = 'test', ...options }: Partial<FakeStripeOptions> & { mode?: PaymentMode } = {}): Seller {
  const key = options.apiKey ?? apiKey
  const stripe = fakeStripe({ webhookSecret, prices: usualPrices, now: () => noon, ...options, apiKey: key })
  const httpClient = Stripe.createFetchHttpClient(stripe.fetch)
  const log = vi.fn<(line: string) => void>()
  const waited: number[] = []
  const sleep = async (milliseconds: number) => void waited.push(milliseconds)
  const provider = stripeProvider({ mode, key, webhookSecret, prices: priceIds, fetch: stripe.fetch, timeout: 100, page: 5, log, sleep })
  return {
    stripe,
    provider,
    library: new Stripe(key, { httpClient, maxNetworkRetries: 0, telemetry: false }),
    log,
    waited,
    async begin(plan = 'monthly', orderId = 'order1') {
      const { sessionId } = await provider.createCheckout({ orderId, plan, ...back })
      return sessionId
    },
  }
}

/** The same provider, once we sell at other prices. */
export function sellerWithPrices(sold: Seller, prices: PriceIds): Seller {
  const { stripe, log } = sold
  const provider = stripeProvider({
    mode: 'test',
    key: apiKey,
    webhookSecret,
    prices,
    fetch: stripe.fetch,
    page: 5,
    log,
    sleep: async () => undefined,
  })
  return { ...sold, provider }
}

/** Where a checkout leads back to. */
export const back = {
  successUrl: 'http://localhost/payment-success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost/pricing',
}
