// @ts-check
// The account that licenses are sold through, from the environment. Plain JavaScript like options.mjs, which reads it before
// anything is installed.
import { readMode } from '@convostat/installation/mode-settings'
import { UsageError } from '@convostat/installation/usage-error'

/**
 * @typedef {object} PaymentSettings
 * @property {'live' | 'test'} mode by the key
 * @property {string} key
 * @property {string} webhookSecret
 * @property {{ monthly: string, annual: string }} prices their ids
 */

const names = /** @type {const} */ ([
  'CONVOSTAT_STRIPE_KEY',
  'CONVOSTAT_STRIPE_WEBHOOK_SECRET',
  'CONVOSTAT_STRIPE_PRICE_MONTHLY',
  'CONVOSTAT_STRIPE_PRICE_ANNUAL',
])

/** What each looks like, as the sentence says it. */
const looks = {
  CONVOSTAT_STRIPE_KEY: { form: /^(sk|rk)_(live|test)_[A-Za-z0-9]{10,250}$/, like: 'begin with sk_live_, sk_test_, rk_live_ or rk_test_' },
  CONVOSTAT_STRIPE_WEBHOOK_SECRET: { form: /^whsec_[A-Za-z0-9+/=_-]{10,250}$/, like: 'begin with whsec_' },
  CONVOSTAT_STRIPE_PRICE_MONTHLY: { form: /^price_[A-Za-z0-9]{8,250}$/, like: 'begin with price_' },
  CONVOSTAT_STRIPE_PRICE_ANNUAL: { form: /^price_[A-Za-z0-9]{8,250}$/, like: 'begin with price_' },
}

/**
 * Null where nothing of it is set: then nothing is sold through the provider. All four belong together, and the key to the
 * mode of the licenses that are paid for; what is wrong with one is said without its value.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {PaymentSettings | null}
 */
export function readPaymentSettings(env) {
  if (names.every((name) => !env[name])) return null
  for (const name of names) {
    const value = env[name] ?? ''
    const { form, like } = looks[name]
    if (value === '') throw new UsageError(`${name} is missing. To sell licenses, ${listed(names)} are set together.`)
    // The commonest mistake with a secret is the line break that came along.
    if (/\s/.test(value)) throw new UsageError(`${name} has a space or a line break in it. Set it without.`)
    if (!form.test(value)) throw new UsageError(`${name} does not look like one: it should ${like}.`)
  }
  const [key = '', webhookSecret = '', monthly = '', annual = ''] = names.map((name) => env[name])
  if (monthly === annual) throw new UsageError('CONVOSTAT_STRIPE_PRICE_MONTHLY and CONVOSTAT_STRIPE_PRICE_ANNUAL are the same price.')
  const mode = key.includes('_live_') ? 'live' : 'test'
  expectMode(mode, env)
  return { mode, key, webhookSecret, prices: { monthly, annual } }
}

/**
 * Nobody pays with real money for a license that counts as a test, nor gets one that counts with a card of the provider's tests.
 * @param {'live' | 'test'} mode
 * @param {Record<string, string | undefined>} env
 */
function expectMode(mode, env) {
  const licenses = env.CONVOSTAT_LICENSE_MODE || 'live'
  if (licenses !== mode) {
    throw new UsageError(
      `CONVOSTAT_STRIPE_KEY is a ${mode} key, and licenses are ${licenses}: set CONVOSTAT_LICENSE_MODE=${mode}, or use a ${licenses} key.`,
    )
  }
  if (mode === 'live' && readMode(env) !== 'production') {
    throw new UsageError('CONVOSTAT_STRIPE_KEY is a live key: real cards would be charged. Set CONVOSTAT_MODE=production beside it.')
  }
}

/**
 * Where the pages are for everyone, as an origin; null where it is not set.
 * @param {Record<string, string | undefined>} env
 * @returns {string | null}
 */
export function readPublicUrl(env) {
  const value = env.CONVOSTAT_PUBLIC_URL
  if (!value) return null
  const url = URL.canParse(value) ? new URL(value) : null
  const isLocal = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const isOrigin = url !== null && url.origin === value.replace(/\/$/, '')
  if (!isOrigin || (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:'))) {
    throw new UsageError('CONVOSTAT_PUBLIC_URL is where the pages are, without a path: https://chat.example.com.')
  }
  return url.origin
}

/** @param {readonly string[]} words */
const listed = (words) => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
