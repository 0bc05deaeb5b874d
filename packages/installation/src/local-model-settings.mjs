// @ts-check
// Where the local model is. Plain JavaScript like options.mjs.
import { UsageError } from './usage-error.mjs'

const usual = 'http://127.0.0.1:11434'
const loopback = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/

/**
 * The address of Ollama, without a slash at the end: on this computer and nowhere else, for it is told what stands in chats. Null
 * where nobody is to be asked.
 * @param {Record<string, string | undefined>} env
 * @returns {string | null}
 */
export function readLocalModel(env) {
  const given = (env.CONVOSTAT_LOCAL_MODEL ?? '').trim()
  if (given === '') return usual
  if (given === 'off') return null
  const url = URL.canParse(given) ? new URL(given) : null
  const isPlain = url?.protocol === 'http:' && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  if (!url || !isPlain || !loopback.test(url.hostname)) {
    throw new UsageError(`CONVOSTAT_LOCAL_MODEL is "off", or an address on this computer such as ${usual}, got "${given}".`)
  }
  // No name is looked up: what it leads to is somebody else's to say.
  return url.origin.replace('//localhost', '//127.0.0.1')
}
