import { expect, test } from 'vitest'
import { readOptions, UsageError } from './options.mjs'
import { readPaymentSettings, readPublicUrl } from './payment-settings.mjs'

const testKeys = {
  CONVOSTAT_STRIPE_KEY: 'sk_test_51AbCdEfGhIjKl',
  CONVOSTAT_STRIPE_WEBHOOK_SECRET: 'whsec_AbCdEfGhIjKlMnOp',
  CONVOSTAT_STRIPE_PRICE_MONTHLY: 'price_1AbCdEfGh',
  CONVOSTAT_STRIPE_PRICE_ANNUAL: 'price_1ZyXwVuTs',
  CONVOSTAT_LICENSE_MODE: 'test',
}
const live = { ...testKeys, CONVOSTAT_STRIPE_KEY: 'rk_live_51AbCdEfGhIjKl', CONVOSTAT_LICENSE_MODE: 'live', CONVOSTAT_MODE: 'production' }

/** The sentence that ends the start. */
function sentence(env: Record<string, string | undefined>): string {
  try {
    readPaymentSettings(env)
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
  return ''
}

test('without keys nothing is sold; with all four it is, in the mode of the key', () => {
  expect(readPaymentSettings({})).toBeNull()
  expect(readPaymentSettings(testKeys)).toEqual({
    mode: 'test',
    key: testKeys.CONVOSTAT_STRIPE_KEY,
    webhookSecret: testKeys.CONVOSTAT_STRIPE_WEBHOOK_SECRET,
    prices: { monthly: 'price_1AbCdEfGh', annual: 'price_1ZyXwVuTs' },
  })
  expect(readPaymentSettings(live)?.mode).toBe('live')
})

test.each(Object.keys(testKeys).filter((name) => name !== 'CONVOSTAT_LICENSE_MODE'))(
  'without %s, or with one that is none, it does not start',
  (name) => {
    expect(sentence({ ...testKeys, [name]: undefined })).toContain(`${name} is missing`)
    for (const value of ['x', 'price_', 'sk_test_', 'pk_test_51AbCdEfGhIjKl', 'whsec_'])
      expect(sentence({ ...testKeys, [name]: value })).toMatch(new RegExp(`^${name} does not look like one`))
    for (const space of ['\n', ' ', '\r\n', '\t'])
      expect(sentence({ ...testKeys, [name]: `${testKeys[name as keyof typeof testKeys]}${space}` })).toContain('line break')
  },
)

test('no sentence says a secret', () => {
  const secret = 'Canary0123456789'
  for (const name of ['CONVOSTAT_STRIPE_KEY', 'CONVOSTAT_STRIPE_WEBHOOK_SECRET'])
    for (const value of [secret, `${secret}\n`]) expect(sentence({ ...testKeys, [name]: value })).not.toContain('Canary')
  expect(sentence({ ...live, CONVOSTAT_STRIPE_KEY: `sk_test_${secret}` })).not.toContain('Canary')
})

test('a key and the licenses are of one mode, and a live key is for production', () => {
  expect(sentence({ ...testKeys, CONVOSTAT_LICENSE_MODE: 'live' })).toContain('is a test key, and licenses are live')
  expect(sentence({ ...testKeys, CONVOSTAT_LICENSE_MODE: undefined })).toContain('is a test key, and licenses are live')
  expect(sentence({ ...live, CONVOSTAT_LICENSE_MODE: 'test' })).toContain('is a live key, and licenses are test')
  expect(sentence({ ...live, CONVOSTAT_MODE: undefined })).toContain('Set CONVOSTAT_MODE=production')
  expect(sentence({ ...live, CONVOSTAT_MODE: undefined, NODE_ENV: 'production' })).toBe('')
})

test('one price for both is a mistake', () => {
  expect(sentence({ ...testKeys, CONVOSTAT_STRIPE_PRICE_ANNUAL: testKeys.CONVOSTAT_STRIPE_PRICE_MONTHLY })).toContain('the same price')
})

test('who sells needs a mail server', () => {
  expect(() => readOptions([], testKeys)).toThrow('CONVOSTAT_SMTP_URL is needed')
  const mail = { CONVOSTAT_SMTP_URL: 'smtps://user:pass@mail.example.com', CONVOSTAT_MAIL_FROM: 'pro@example.com' }
  expect(readOptions([], { ...testKeys, ...mail }).payments?.mode).toBe('test')
})

test('where the pages are is an origin, over HTTPS but on this computer', () => {
  expect(readPublicUrl({})).toBeNull()
  for (const url of ['https://chat.example', 'https://chat.example/', 'http://localhost:4321', 'https://chat.example:8443'])
    expect(readPublicUrl({ CONVOSTAT_PUBLIC_URL: url })).toBe(url.replace(/\/$/, ''))
  for (const url of [
    'chat.example',
    'http://chat.example',
    'https://chat.example/shop',
    'https://u:p@chat.example',
    'https://CHAT.example',
    'ftp://chat.example',
    'https://chat.example?x',
  ])
    expect(() => readPublicUrl({ CONVOSTAT_PUBLIC_URL: url })).toThrow(UsageError)
})
