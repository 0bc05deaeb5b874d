// @ts-check
// The one reading of the command line. Plain JavaScript on Node's own modules, because `npm start` reads it before
// anything is installed or built.
import { isIP } from 'node:net'
import { parseArgs } from 'node:util'
import { readLicenseSettings } from '@convostat/installation/license-settings'
import { readLocalModel } from '@convostat/installation/local-model-settings'
import { readMode } from '@convostat/installation/mode-settings'
import { UsageError } from '@convostat/installation/usage-error'
import { readBrand } from './brand-settings.mjs'
import { readMailSettings } from './mail-settings.mjs'
import { readPaymentSettings, readPublicUrl } from './payment-settings.mjs'

export { UsageError } from '@convostat/installation/usage-error'

/**
 * @typedef {object} Options
 * @property {number} port 0 lets the system choose
 * @property {'browser' | 'server'} engine who reads the chats: the page's own worker, or this server
 * @property {boolean} open whether to open the page in the default browser
 * @property {boolean} help
 * @property {string} listen the address to listen on
 * @property {string[]} hosts host names besides localhost that requests may be addressed to
 * @property {string[]} proxies addresses and networks of proxies in front, whose X-Forwarded-For is believed
 * @property {boolean} offline whether browsers keep the app for the time without a network
 * @property {boolean} limitsRates whether who asks too often is refused
 * @property {import('@convostat/installation/mode-settings').ServerMode} mode
 * @property {import('@convostat/installation/license-settings').LicenseSettings} license
 * @property {import('./brand-settings.mjs').Brand} brand
 * @property {import('./mail-settings.mjs').MailSettings} mail
 * @property {import('./payment-settings.mjs').PaymentSettings | null} payments null where nothing is sold through the provider
 * @property {string | null} localModel the address of Ollama on this computer; null where nobody is asked
 * @property {string | null} publicUrl where the pages are for everyone
 */

export const usage = `Usage: npm start -- [options]

  --port N            the port to listen on (default 4321)
  --no-open           do not open the browser
  --engine browser    every chat is read inside the browser (default)
  --engine server     chats are sent to this server and read there, per session
  --help              this text

Environment:
  CONVOSTAT_DATA      the folder for what the server keeps (default: in your user data folder)
  CONVOSTAT_LISTEN    the address to listen on (default 127.0.0.1: this computer only)
  CONVOSTAT_HOSTS     further host names it answers to, separated by commas
  CONVOSTAT_PROXY     addresses or networks (10.0.0.0/8) of proxies in front of it, separated by commas: their word
                      on who asks (X-Forwarded-For) is believed
  CONVOSTAT_RATE_LIMITS
                      "off": nobody is refused for asking often (for measuring)
  CONVOSTAT_OFFLINE   "off": browsers keep nothing of the app for the time without a network, and let go of what they kept
  CONVOSTAT_LICENSE_KEY, CONVOSTAT_LICENSE_PUBLIC_KEYS, CONVOSTAT_LICENSE_MODE
                      the keys of licenses (default: a pair of its own); docs/licensing.md
  CONVOSTAT_MODE      "production": nothing is played, there is no sandbox (default: development, unless NODE_ENV says so)
  CONVOSTAT_STRIPE_KEY, CONVOSTAT_STRIPE_WEBHOOK_SECRET, CONVOSTAT_STRIPE_PRICE_MONTHLY, CONVOSTAT_STRIPE_PRICE_ANNUAL
                      the account that licenses are sold through, set together; docs/payments.md
  CONVOSTAT_PUBLIC_URL
                      where the pages are for everybody, such as https://chat.example.com: who pays is sent back there
  CONVOSTAT_SMTP_URL, CONVOSTAT_MAIL_FROM
                      the mail server that licenses are sent through, and who they are from
  CONVOSTAT_LOCAL_MODEL
                      with --engine server: where Ollama is asked about chats, on this computer only
                      (default http://127.0.0.1:11434), or "off"
  DATABASE_URL        a Postgres database for the licenses (default: a file in the data folder)
  CONVOSTAT_SUPPORT_EMAIL, CONVOSTAT_CONTACT_EMAIL, CONVOSTAT_SOCIAL
                      whom the pages name; what is not set is not shown`

const flags = /** @type {const} */ ({
  port: { type: 'string' },
  engine: { type: 'string' },
  open: { type: 'boolean' },
  'no-open': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
})

/**
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {Options}
 */
export function readOptions(args, env) {
  /** @type {Options} */
  const options = {
    port: 4321,
    engine: 'browser',
    open: true,
    help: false,
    listen: env.CONVOSTAT_LISTEN || '127.0.0.1',
    hosts: readList(env.CONVOSTAT_HOSTS),
    proxies: readList(env.CONVOSTAT_PROXY).map(readProxy),
    limitsRates: readSwitch(env, 'CONVOSTAT_RATE_LIMITS'),
    offline: readSwitch(env, 'CONVOSTAT_OFFLINE'),
    mode: readMode(env),
    license: readLicenseSettings(env),
    brand: readBrand(env),
    mail: readMailSettings(env),
    payments: readPaymentSettings(env),
    publicUrl: readPublicUrl(env),
    localModel: readLocalModel(env),
  }
  if (options.payments && !options.mail.server) {
    throw new UsageError('CONVOSTAT_SMTP_URL is needed beside CONVOSTAT_STRIPE_KEY: whoever pays is sent their license by e-mail.')
  }
  const { tokens } = parseArgs({ args, options: flags, strict: false, allowPositionals: true, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'positional') throw new UsageError(`There is no command "${token.value}".`)
    if (token.kind === 'option-terminator') continue
    const { name, value } = token
    if (!Object.hasOwn(flags, name)) throw new UsageError(`There is no option ${token.rawName}.`)
    if (name === 'port') options.port = readPort(value)
    else if (name === 'engine') options.engine = readEngine(value)
    else if (value !== undefined) throw new UsageError(`${token.rawName} takes no value, got "${value}".`)
    else if (name === 'help') options.help = true
    else options.open = name === 'open'
  }
  return options
}

/** @param {string | undefined} value */
function readPort(value = '') {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (!(port <= 65535)) throw new UsageError(`--port needs a number from 0 to 65535, got "${value}".`)
  return port
}

/** @param {string | undefined} value */
function readEngine(value = '') {
  if (value !== 'browser' && value !== 'server') throw new UsageError(`--engine is "browser" or "server", got "${value}".`)
  return value
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} name
 */
function readSwitch(env, name) {
  const value = env[name] ?? ''
  if (value !== '' && value !== 'on' && value !== 'off') throw new UsageError(`${name} is "on" or "off", got "${value}".`)
  return value !== 'off'
}

/** @param {string | undefined} list */
function readList(list = '') {
  const names = list.split(',').map((name) => name.trim().toLowerCase())
  return names.filter((name) => name !== '')
}

/** @param {string} proxy */
function readProxy(proxy) {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(proxy) ?? []
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  if (Number(prefix ?? 0) > bits) {
    throw new UsageError(`CONVOSTAT_PROXY lists addresses or networks such as 127.0.0.1 or 10.0.0.0/8, got "${proxy}".`)
  }
  return proxy
}
