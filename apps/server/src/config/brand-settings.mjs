// @ts-check
// The operator's addresses, which the pages name. Plain JavaScript like options.mjs.
import { UsageError } from '@convostat/installation/usage-error'

/**
 * What is not given is not there, and nothing is drawn for it.
 * @typedef {object} Brand
 * @property {string} [support_email]
 * @property {string} [contact_email]
 * @property {Record<string, string>} [social] each service's name with the address of the account
 */

const email = /^[^\s@<>"',;:?&#%]+@[^\s@<>"',;:?&#%]+\.[^\s@<>"',;:?&#%]+$/

/**
 * @param {Record<string, string | undefined>} env
 * @returns {Brand}
 */
export function readBrand(env) {
  const support = readEmail(env, 'CONVOSTAT_SUPPORT_EMAIL')
  const contact = readEmail(env, 'CONVOSTAT_CONTACT_EMAIL')
  const social = (env.CONVOSTAT_SOCIAL ?? '').split(',').flatMap((entry) => (entry.trim() ? [readAccount(entry)] : []))
  return {
    ...(support && { support_email: support }),
    ...(contact && { contact_email: contact }),
    ...(social.length > 0 && { social: Object.fromEntries(social) }),
  }
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} name
 */
function readEmail(env, name) {
  const value = env[name]?.trim() ?? ''
  if (value !== '' && !email.test(value)) throw new UsageError(`${name} is one e-mail address such as help@example.com, got "${value}".`)
  return value
}

/**
 * @param {string} entry
 * @returns {[string, string]}
 */
function readAccount(entry) {
  const [, name = '', url = ''] = /^\s*([^=]+?)\s*=\s*(\S+)\s*$/.exec(entry) ?? []
  if (name === '' || !URL.canParse(url) || new URL(url).protocol !== 'https:') {
    throw new UsageError(
      `CONVOSTAT_SOCIAL lists names with https addresses such as Mastodon=https://social.example/@us, got "${entry.trim()}".`,
    )
  }
  return [name, new URL(url).href]
}
