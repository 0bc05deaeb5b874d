// @ts-check
// Where the local model is. Plain JavaScript like options.mjs.
import { UsageError } from './usage-error.mjs'

const usual = 'http://127.0.0.1:11434'
const loopback = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/

/**
 * The address of Ollama, without a slash at the end: on this computer and nowhere else, for it gets chat content. Null
 * where nobody should be asked.
 * @param {Record<string, string | undefined>} env
 * @returns {string | null}
 */
export function readLocalModel(env) {
  const given = (env.CONVOSTAT_LOCAL_MODEL ?? '').trim()
  if (given === 'off') return null
  if (given === '') return isProxied(env, usual) ? null : usual
  const url = URL.canParse(given) ? new URL(given) : null
  const isPlain = url?.protocol === 'http:' && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  if (!url || !isPlain || !loopback.test(url.hostname)) {
    throw new UsageError(`CONVOSTAT_LOCAL_MODEL is "off", or an address on this computer such as ${usual}, got "${given}".`)
  }
  // No name is looked up: what it resolves to is someone else's to say.
  const address = url.origin.replace('//localhost', '//127.0.0.1')
  if (isProxied(env, address)) {
    throw new UsageError(`CONVOSTAT_LOCAL_MODEL would be asked through HTTP_PROXY: name ${new URL(address).hostname} in NO_PROXY, too.`)
  }
  return address
}

/**
 * Whether Node itself is set to send what goes there to a proxy, which may be anywhere.
 * @param {Record<string, string | undefined>} env
 * @param {string} address
 */
function isProxied(env, address) {
  const isAsked = env.NODE_USE_ENV_PROXY === '1' || /--use-env-proxy\b/.test(env.NODE_OPTIONS ?? '')
  if (!isAsked || !(env.http_proxy || env.HTTP_PROXY)) return false
  const { hostname, host } = new URL(address)
  const direct = (env.no_proxy ?? env.NO_PROXY ?? '').split(/[,\s]+/)
  return ![hostname, host, '*'].some((each) => direct.includes(each))
}
