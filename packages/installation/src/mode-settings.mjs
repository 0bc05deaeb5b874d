// @ts-check
// Whether this server is for real. Plain JavaScript like options.mjs.
import { UsageError } from './usage-error.mjs'

/** @typedef {'production' | 'development'} ServerMode */

/**
 * In production nothing is played: there is no sandbox and no preview.
 * @param {Record<string, string | undefined>} env
 * @returns {ServerMode}
 */
export function readMode(env) {
  const mode = env.CONVOSTAT_MODE || (env.NODE_ENV === 'production' ? 'production' : 'development')
  if (mode !== 'production' && mode !== 'development') {
    throw new UsageError(`CONVOSTAT_MODE is "production" or "development", got "${mode}".`)
  }
  return mode
}
