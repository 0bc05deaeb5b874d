import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Deliver, type FakeStripe, fakeStripe } from '@convostat/fake-stripe'
import { prices } from '@convostat/license'
import Libsql from 'libsql'
import { type LicenseDatabase, openDesk } from '#licenses/license-database.ts'
import { currency, type PaymentProvider } from '#payments/provider.ts'
import { stripeProvider } from '#payments/stripe-provider.ts'
import { snapshotFile } from './snapshot-file.ts'

/** Everything that buying needs, played: its own desk, and someone who takes the place of the payment provider. */
export interface Sandbox {
  desk: LicenseDatabase
  provider: PaymentProvider
  standIn: FakeStripe
  /** Its time, whole seconds since 1970: it may be ahead. */
  now(): number
  /** From now on, events come here as from the provider: by webhooks. */
  tell(deliver: Deliver): void
  close(): Promise<void>
}

const priceIds = { monthly: 'price_sandboxMonthly', annual: 'price_sandboxAnnual' }

/** Opens the sandbox in a data folder, made if there is none. Null where another process has it open. */
export function openSandbox(
  dataFolder: string,
  log: (line: string) => void,
  realNow = () => Math.floor(Date.now() / 1000),
): Sandbox | null {
  const folder = join(dataFolder, 'sandbox')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const alone = takeAlone(join(folder, 'in-use.db'))
  if (!alone) return null
  try {
    const sandbox = opened(folder, log, realNow)
    return { ...sandbox, close: () => sandbox.close().finally(alone.release) }
  } catch (error) {
    alone.release()
    throw error
  }
}

function opened(folder: string, log: (line: string) => void, realNow: () => number): Sandbox {
  const desk = openDesk(folder, { mode: 'test', seed: null, publicKeys: [] })
  const file = snapshotFile(join(folder, 'stripe-stand-in.json'))
  // Nobody else ever talks to it: what they know of each other need not outlast this process.
  const key = `sk_test_${randomBytes(24).toString('hex')}`
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`
  let deliver: Deliver = async () => ({ status: 503 })
  const standIn = fakeStripe({
    apiKey: key,
    webhookSecret,
    prices: [
      { id: priceIds.monthly, cents: prices.monthly.cents, currency, interval: 'month' },
      { id: priceIds.annual, cents: prices.annual.cents, currency, interval: 'year' },
    ],
    now: realNow,
    snapshot: file.before,
    changed: () => file.write(standIn.snapshot()),
    deliver: (body, headers) => deliver(body, headers),
    checkoutPage: ({ id, success_url }) => `${new URL(success_url ?? '').origin}/sandbox/checkout/${id}`,
    portalPage: ({ id, return_url }) => `${new URL(return_url ?? '').origin}/sandbox/portal/${id}`,
  })
  const provider = stripeProvider({ mode: 'sandbox', key, webhookSecret, prices: priceIds, fetch: standIn.fetch, log })
  return {
    desk,
    provider,
    standIn,
    now: standIn.now,
    tell: (next) => (deliver = next),
    async close() {
      deliver = async () => ({ status: 503 })
      await desk.close()
    },
  }
}

/**
 * Takes a folder for this process alone, by a lock that the system takes back when the process ends, however that is.
 * Null where another one has it.
 */
function takeAlone(path: string): { release(): void } | null {
  const lock = new Libsql(path)
  try {
    lock.exec('pragma busy_timeout = 0')
    lock.exec('begin exclusive')
    return { release: () => void lock.close() }
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return null
    throw error
  }
}
