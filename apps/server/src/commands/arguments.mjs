// @ts-check
// The desk's command line. Plain JavaScript on Node's own modules: a mistake in it is reported before anything is installed.
import { parseArgs } from 'node:util'
import { UsageError } from '@convostat/installation/usage-error'

/**
 * @typedef {object} Issue
 * @property {'issue'} command
 * @property {string} licensee to whom, normalized (NFC), at most 120 characters
 * @property {string} email
 * @property {'monthly' | 'annual'} plan
 * @property {number | null} expires seconds since 1970; null for the end of the plan's period
 * @property {string | null} out the file to write it to; null prints it
 */
/**
 * @typedef {object} Revoke
 * @property {'revoke'} command
 * @property {string} lid
 * @property {string | null} reason
 * @property {boolean} [isRefund] whether the newest payment is given back; asked where it is not stated
 */
/** @typedef {{ command: 'show', lid: string, json: boolean }} Show */
/** @typedef {{ command: 'list', json: boolean }} List */
/** @typedef {{ command: 'renew', lid: string, expires: number | null, out: string | null }} Renew */
/**
 * @typedef {object} Mails
 * @property {'mails'} command
 * @property {string | null} retry the mail that is tried again, `all` of them, or none
 * @property {boolean} json
 */
/**
 * @typedef {object} Refund
 * @property {'refund'} command
 * @property {string} lid
 * @property {boolean} isLate also after 14 days
 * @property {boolean} isSure without being asked
 */
/** @typedef {Issue | Refund | Renew | Revoke | Show | List | Mails | { command: 'help' }} Command */

export const deskUsage = `Usage: npm run -s license -- COMMAND

  issue --licensee NAME --email MAIL --plan monthly|annual [--expires INSTANT] [--out FILE]
                      prints a license.json of this installation, or writes it to FILE.
                      It ends after a month or a year, or at INSTANT (2027-01-31T12:00:00Z).
  renew LID [--expires INSTANT] [--out FILE]
                      the same for its next period: the next file of a license
  revoke LID [--reason TEXT] [--refund|--no-refund]
                      ends a license at once; devices hear of it when they next ask.
                      The subscription of one that was bought ends with it, which needs the
                      settings of Stripe that the server has. It asks whether to give the
                      newest payment back, unless you say.
  refund LID [--late] [--yes]
                      gives the first payment back within 14 days of it, and ends the subscription;
                      --late: the newest payment, whenever. It asks first, unless you say --yes.
                      It needs the settings of Stripe that the server has.
  list [--json]       all licenses
  show LID [--json]   one license: its devices, and what happened to it
  mails [--json]      the mails that are not sent yet, and those that were given up
  mails --retry MAIL|all
                      has them tried again
  --help              this text

It works on the data folder of the server (CONVOSTAT_DATA), whether that is running or not.`

const flags = /** @type {const} */ ({
  licensee: { type: 'string' },
  email: { type: 'string' },
  plan: { type: 'string' },
  expires: { type: 'string' },
  out: { type: 'string' },
  reason: { type: 'string' },
  retry: { type: 'string' },
  late: { type: 'boolean' },
  yes: { type: 'boolean' },
  refund: { type: 'boolean' },
  'no-refund': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
})

/** Which options a command takes, and whether it is about a license that exists. */
const commands = {
  issue: { takes: ['licensee', 'email', 'plan', 'expires', 'out'], names: false },
  renew: { takes: ['expires', 'out'], names: true },
  revoke: { takes: ['reason', 'refund', 'no-refund'], names: true },
  refund: { takes: ['late', 'yes'], names: true },
  list: { takes: ['json'], names: false },
  show: { takes: ['json'], names: true },
  mails: { takes: ['retry', 'json'], names: false },
}

/**
 * @param {string[]} args
 * @returns {Command}
 */
export function readCommand(args) {
  const { tokens } = parseArgs({ args, options: flags, strict: false, allowPositionals: true, tokens: true })
  /** @type {string[]} */
  const words = []
  /** @type {Map<string, string>} */
  const given = new Map()
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    if (!Object.hasOwn(flags, name)) throw new UsageError(`There is no option ${rawName}.`)
    if (given.has(name)) throw new UsageError(`--${name} was given twice.`)
    const isText = flags[/** @type {keyof typeof flags} */ (name)].type === 'string'
    if (isText && value === undefined) throw new UsageError(`--${name} needs a value.`)
    if (!isText && value !== undefined) throw new UsageError(`--${name} takes no value, got "${value}".`)
    given.set(name, value ?? '')
  }
  if (given.has('help')) return { command: 'help' }
  return commandOf(words, given)
}

/**
 * @param {string[]} words
 * @param {Map<string, string>} given
 * @returns {Command}
 */
function commandOf([command, ...rest], given) {
  if (command === undefined) throw new UsageError('Which command?')
  if (!Object.hasOwn(commands, command)) throw new UsageError(`There is no command "${command}".`)
  const { takes, names } = commands[/** @type {keyof typeof commands} */ (command)]
  const foreign = [...given.keys()].find((name) => !takes.includes(name))
  if (foreign) throw new UsageError(`${command} takes no --${foreign}.`)
  if (rest.length > (names ? 1 : 0)) throw new UsageError(`${command} does not know what "${rest.at(-1)}" is.`)
  const lid = names ? readId(rest[0]) : ''
  const json = given.has('json')
  const file = () => ({ expires: readInstant(given.get('expires')), out: readFileName(given.get('out')) })
  if (command === 'renew') return { command, lid, ...file() }
  if (command === 'revoke') return { command, lid, reason: readReason(given.get('reason')), isRefund: readRefund(given) }
  if (command === 'refund') return { command, lid, isLate: given.has('late'), isSure: given.has('yes') }
  if (command === 'show') return { command, lid, json }
  if (command === 'list') return { command, json }
  if (command === 'mails') return { command, retry: readMail(given.get('retry')), json }
  const need = (/** @type {string} */ name) => {
    const value = given.get(name)
    if (value === undefined) throw new UsageError(`issue needs --${name}.`)
    return value
  }
  return {
    command: 'issue',
    licensee: readLicensee(need('licensee')),
    email: readEmail(need('email')),
    plan: readPlan(need('plan')),
    ...file(),
  }
}

/** @param {string | undefined} lid */
function readId(lid) {
  if (lid === undefined) throw new UsageError('Of which license? Its id is lic_ and 26 letters and digits; list shows them.')
  if (!/^lic_[a-z2-7]{26}$/.test(lid)) throw new UsageError(`A license's id is lic_ and 26 letters and digits, got "${lid}".`)
  return lid
}

/** @param {string | undefined} mail */
function readMail(mail) {
  if (mail === undefined || mail === 'all' || /^[\w-]{26}$/.test(mail)) return mail ?? null
  throw new UsageError(`--retry is "all", or a mail's 26 characters as mails shows them, got "${mail}".`)
}

/**
 * A name as it may be in a file, a header of an e-mail and on a screen: a line break would end the header, and what
 * turns the direction of writing would change how the rest reads.
 */
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

/** A character that is drawn: neither space, nor control, nor what is ignored where it has no effect, nor the empty Braille cell. */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** @param {string} name */
function readLicensee(name) {
  const trimmed = name.trim().normalize('NFC')
  if (trimmed === '') throw new UsageError('--licensee needs a name.')
  if (!isWellFormed(trimmed) || unfit.test(trimmed)) throw new UsageError('--licensee may hold no line breaks and no control characters.')
  if (!visible.test(trimmed)) throw new UsageError('--licensee needs at least one visible character.')
  const { length } = [...trimmed]
  if (length > 120) throw new UsageError(`--licensee may have 120 characters, got ${length}.`)
  return trimmed
}

/** @param {string} text */
const isWellFormed = (text) => !/\p{Cs}/u.test(text)

/** @param {string} email */
function readEmail(email) {
  const isMail =
    /^[^\s@<>"(),:;[\]\\\p{Cc}\p{Cf}\p{Cs}]{1,64}@[^\s@<>"(),:;[\]\\.\p{Cc}\p{Cf}\p{Cs}]+(\.[^\s@<>"(),:;[\]\\.\p{Cc}\p{Cf}\p{Cs}]+)+$/u
  if (email.length > 254 || !isMail.test(email)) throw new UsageError('--email needs one address such as ana@example.com.')
  return email.normalize('NFC')
}

/** @param {string} plan */
function readPlan(plan) {
  if (plan !== 'monthly' && plan !== 'annual') throw new UsageError(`--plan is "monthly" or "annual", got "${plan}".`)
  return plan
}

/** @param {string | undefined} value */
function readInstant(value) {
  if (value === undefined) return null
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value)
  const seconds = isInstant && isDay(value.slice(0, 10)) ? Math.floor(Date.parse(value) / 1000) : Number.NaN
  if (!(seconds > 0)) throw new UsageError(`--expires is an instant such as 2027-01-31T12:00:00Z, got "${value}".`)
  return seconds
}

/**
 * A day of the calendar: 31 April would be read as 1 May.
 * @param {string} day
 */
const isDay = (day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

/** @param {Map<string, string>} given */
function readRefund(given) {
  const [isWanted, isUnwanted] = [given.has('refund'), given.has('no-refund')]
  if (isWanted && isUnwanted) throw new UsageError('--refund or --no-refund, not both.')
  return isWanted || isUnwanted ? isWanted : undefined
}

/** @param {string | undefined} file */
function readFileName(file) {
  if (file === '') throw new UsageError('--out needs the name of a file.')
  return file ?? null
}

/** @param {string | undefined} reason */
function readReason(reason) {
  if (reason === undefined) return null
  const trimmed = reason.trim()
  if (unfit.test(trimmed) || trimmed.length > 500) throw new UsageError('--reason is one line of at most 500 characters.')
  return trimmed || null
}
