// @ts-check
// The keys of a production server, from its environment. Plain JavaScript like options.mjs, which reads it before anything
// is installed.
import { readDatabaseUrl } from './database-settings.mjs'
import { UsageError } from './usage-error.mjs'

/**
 * @typedef {object} LicenseSettings
 * @property {'live' | 'test'} mode licenses of the other mode are not taken
 * @property {string | null} seed the signing key, 32 bytes in base64url; null where the server makes its own
 * @property {string[]} publicKeys further keys whose licenses are taken, 32 bytes in base64url each
 * @property {string} [database] the address of the Postgres database in which they are kept, where it is not a file
 */

/** 32 bytes in base64url without padding, written the one way there is: the last digit's two low bits are zero. */
const bytes32 = /^[\w-]{42}[AEIMQUYcgkosw048]$/

/**
 * @param {Record<string, string | undefined>} env
 * @returns {LicenseSettings}
 */
export function readLicenseSettings(env) {
  const mode = env.CONVOSTAT_LICENSE_MODE || 'live'
  if (mode !== 'live' && mode !== 'test') throw new UsageError(`CONVOSTAT_LICENSE_MODE is "live" or "test", got "${mode}".`)
  const seed = env.CONVOSTAT_LICENSE_KEY || null
  // What is wrong with a secret is said without saying it.
  if (seed !== null && !bytes32.test(seed)) throw new UsageError('CONVOSTAT_LICENSE_KEY needs 32 bytes in base64url (43 characters).')
  const publicKeys = (env.CONVOSTAT_LICENSE_PUBLIC_KEYS ?? '').split(',').flatMap((key) => key.trim() || [])
  for (const key of publicKeys) {
    if (!bytes32.test(key)) {
      throw new UsageError(`CONVOSTAT_LICENSE_PUBLIC_KEYS lists keys of 32 bytes in base64url, separated by commas, got "${key}".`)
    }
  }
  const database = readDatabaseUrl(env)
  return { mode, seed, publicKeys, ...(database !== null && { database }) }
}
