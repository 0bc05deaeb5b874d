// @ts-check
// Through which mail server, and under which name. Plain JavaScript like options.mjs, which reads it.
import { UsageError } from '@convostat/installation/usage-error'

/**
 * @typedef {object} MailServer
 * @property {string} host
 * @property {number} port
 * @property {boolean} secure TLS from the first byte on; otherwise it is switched to, and demanded unless the server is this computer
 * @property {{ user: string, pass: string } | null} auth
 */
/** @typedef {{ name: string, address: string }} Sender */
/**
 * @typedef {object} MailSettings
 * @property {MailServer | null} server null where none is set
 * @property {Sender | null} from
 */

/**
 * @param {Record<string, string | undefined>} env
 * @returns {MailSettings}
 */
export function readMailSettings(env) {
  const server = env.CONVOSTAT_SMTP_URL ? readServer(env.CONVOSTAT_SMTP_URL) : null
  const from = env.CONVOSTAT_MAIL_FROM ? readSender(env.CONVOSTAT_MAIL_FROM) : null
  if (server && !from) {
    throw new UsageError(
      'CONVOSTAT_MAIL_FROM is needed beside CONVOSTAT_SMTP_URL: who the mails are from, such as ConvoStat <pro@example.com>.',
    )
  }
  return { server, from }
}

/**
 * An error about an address that contains a password never quotes it.
 * @param {string} value
 * @returns {MailServer}
 */
function readServer(value) {
  const url = URL.canParse(value) ? new URL(value) : null
  const secure = url?.protocol === 'smtps:'
  if (!url || (url.protocol !== 'smtp:' && !secure) || url.hostname === '') {
    throw new UsageError('CONVOSTAT_SMTP_URL is the address of a mail server such as smtps://user:password@mail.example.com.')
  }
  if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '') {
    throw new UsageError(
      'CONVOSTAT_SMTP_URL ends with the host and the port. A character of the password such as / ? # or @ is written as %2F %3F %23 %40.',
    )
  }
  if ((url.username === '') !== (url.password === '')) {
    throw new UsageError('CONVOSTAT_SMTP_URL names both a user and a password, or neither.')
  }
  const auth = url.username === '' ? null : { user: decoded(url.username), pass: decoded(url.password) }
  const host = decoded(url.hostname).replace(/^\[(.*)\]$/, '$1')
  return { host, port: Number(url.port) || (secure ? 465 : 587), secure, auth }
}

/** @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new UsageError('CONVOSTAT_SMTP_URL holds a % that is none: it is written as %25.')
  }
}

/** @param {string} value */
function readSender(value) {
  const [, name = '', inBrackets, alone] = /^(?:\s*"?([^"<>]*?)"?\s*<([^<>]*)>|([^<>]*))$/.exec(value.trim()) ?? []
  const address = (inBrackets ?? alone ?? '').trim()
  if (!/^[^\s@<>"(),:;[\]\\\p{C}]{1,64}@[^\s@<>"(),:;[\]\\\p{C}]+\.[^\s@<>"(),:;[\]\\\p{C}]+$/u.test(address) || /\p{C}/u.test(name)) {
    throw new UsageError('CONVOSTAT_MAIL_FROM is one address, with a name or without: ConvoStat <pro@example.com>.')
  }
  return { name: name.trim() || 'ConvoStat', address }
}
