// @ts-check
// Where the licenses are kept, from the server's environment. Plain JavaScript like options.mjs.
import { UsageError } from './usage-error.mjs'

/**
 * The address of a Postgres database; null where a file in the data folder is enough. What is wrong with it is said without
 * saying it: it may contain a password.
 * @param {Record<string, string | undefined>} env
 * @returns {string | null}
 */
export function readDatabaseUrl(env) {
  const value = env.DATABASE_URL
  if (!value) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:')) {
    throw new UsageError('DATABASE_URL is the address of a Postgres database: postgres://user:password@host:5432/name.')
  }
  if (url.pathname.length < 2) throw new UsageError('DATABASE_URL needs the name of a database after the host: postgres://host/name.')
  if (!url.hostname && !url.searchParams.get('host'))
    throw new UsageError('DATABASE_URL needs the host of the database: postgres://host/name.')
  // Each server would make its own key, and refuse the licenses of the others.
  if (!env.CONVOSTAT_LICENSE_KEY) {
    throw new UsageError('DATABASE_URL needs CONVOSTAT_LICENSE_KEY beside it: all servers on one database sign with the same key.')
  }
  return value
}
