import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fakeStripe } from '@convostat/fake-stripe'
import { getRequestListener } from '@hono/node-server'
import Stripe from 'stripe'
import { run } from '../apps/server/src/run.ts'

export { openDatabase } from '../apps/server/src/licenses/database.ts'
export { openPostgres } from '../apps/server/src/licenses/postgres.ts'
export { postgresServer } from '../apps/server/testing/postgres-server.ts'
export { providerOnPort, sellingProcess } from '../apps/server/testing/selling-processes.ts'

export const account = {
  key: 'sk_test_TheKeyOfTheYardstick0123456789',
  webhookSecret: 'whsec_TheSecretOfTheYardstick0123456789',
  prices: { monthly: 'price_monthly', annual: 'price_annual' },
}

/** The provider's events about a purchase. */
export const purchaseEvents = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'invoice.paid',
]

/** The payment provider's stand-in on a port, with this many purchases that were paid; no events were sent yet. */
export async function paidPurchases(count: number) {
  const standIn = fakeStripe({
    apiKey: account.key,
    webhookSecret: account.webhookSecret,
    prices: [
      { id: account.prices.monthly, cents: 700, currency: 'usd', interval: 'month' },
      { id: account.prices.annual, cents: 5900, currency: 'usd', interval: 'year' },
    ],
  })
  const server = createServer(getRequestListener(standIn.app.fetch)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const stripe = new Stripe(account.key, { httpClient: Stripe.createFetchHttpClient(standIn.fetch), telemetry: false })
  for (let i = 0; i < count; i++) {
    const { id } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      success_url: 'http://localhost/',
      line_items: [{ price: account.prices.monthly, quantity: 1 }],
      metadata: { order_id: `ord_${i}` },
    })
    await standIn.pay(id, { email: `buyer-${i}@example.com`, name: `Buyer ${i}` })
  }
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { standIn, origin: `http://127.0.0.1:${port}`, close }
}

/** The whole server, which asks the provider at `origin`. Its port is sent to the process that started it. */
export async function serve({
  data,
  web,
  origin,
  database,
}: {
  data: string
  web: string
  origin: string
  database?: string
}): Promise<void> {
  console.info = () => undefined
  const running = await run({
    port: 0,
    listen: '127.0.0.1',
    engine: 'browser',
    hosts: [],
    license: { mode: 'test', seed: Buffer.alloc(32, 7).toString('base64url'), publicKeys: [], ...(database && { database }) },
    brand: {},
    mode: 'development',
    payments: { ...account, mode: 'test' },
    // Nobody takes the mails; they wait.
    mail: { server: { host: '127.0.0.1', port: 9, secure: false, auth: null }, from: { name: 'ConvoStat', address: 'pro@example.com' } },
    rates: {},
    // By the client that is used for real, as far as it goes without encryption.
    providerAt: new URL(origin).host,
    data,
    web,
    chatThread: '',
  })
  process.send?.(running.url)
  // Nobody is left to ask.
  process.once('disconnect', () => process.exit())
}

if (process.argv[2] === 'serve') await serve(JSON.parse(process.argv[3]))
