import { Failure } from '@convostat/api'
import type { MiddlewareHandler } from 'hono'

const own = ['localhost', '127.0.0.1', '[::1]']

/**
 * Only requests addressed to a name of ours. A page of another site can make its own name resolve to this computer (DNS
 * rebinding) and would then count as the same origin; the Host header still carries its name.
 */
export function allowHosts(names: string[]): MiddlewareHandler {
  const allowed = new Set([...own, ...names])
  return async function allowHosts(c, next) {
    const name = hostName(c.req.header('host') ?? '')
    // An absolute address in the request line names a host, too.
    if (allowed.has(name) && allowed.has(hostName(new URL(c.req.url).host))) return next()
    throw new Failure('wrong_host')
  }
}

/** The name without the port; a host that is not one has none. */
function hostName(host: string): string {
  return /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase() ?? ''
}
