/** A way to an address: a request, a picture or a line that stays open. A worker draws no pictures. */
export type Way = 'request' | 'picture' | 'socket'

/**
 * `refused` by a rule, as the browser itself said; `unreached` for whatever reason; `reached`, which no rule prevented. With it the rule in
 * force where it was tried, in the browser's own words, if it said them.
 */
export interface Tried {
  outcome: 'refused' | 'unreached' | 'reached'
  policy: string | null
}

/** The browser says so right after refusing: what comes later is about something else. */
const patienceMilliseconds = 400

/** Tries to reach an address, from the page or the worker that this runs in, and says what the browser did. */
export async function tryToReach(way: Way, address: string): Promise<Tried> {
  const { origin } = new URL(address)
  const refusal = waitForRefusal((blocked) => blocked.startsWith(origin) || blocked.startsWith(socketAddress(origin)))
  const hasArrived = await attempts[way](address).catch(() => false)
  if (hasArrived) return { outcome: 'reached', policy: null }
  const policy = await refusal
  return { outcome: policy !== null || isForbidden(way, address) ? 'refused' : 'unreached', policy }
}

/**
 * In its workers WebKit fires no event when it refuses. There the call that opens a connection throws a SecurityError, before the
 * network is asked: with the network down but no rule in the way, it does not throw. A request never throws, so a stream of events is tried
 * in its place: the same rule (connect-src) applies to both.
 */
function isForbidden(way: Way, address: string): boolean {
  if (way === 'picture') return false
  try {
    const opened = way === 'socket' ? new WebSocket(socketAddress(address)) : new EventSource(address)
    opened.close()
    return false
  } catch (error) {
    return error instanceof DOMException && error.name === 'SecurityError'
  }
}

const socketAddress = (address: string): string => address.replace(/^http/, 'ws')

/** The rule that the browser says it refused by; null where it says nothing. */
function waitForRefusal(isMeant: (blocked: string) => boolean): Promise<string | null> {
  return new Promise((resolve) => {
    const hear = (event: Event) => {
      const { blockedURI, originalPolicy } = event as SecurityPolicyViolationEvent
      if (isMeant(blockedURI)) end(originalPolicy)
    }
    const end = (policy: string | null) => {
      removeEventListener('securitypolicyviolation', hear)
      clearTimeout(timer)
      resolve(policy)
    }
    const timer = setTimeout(() => end(null), patienceMilliseconds)
    addEventListener('securitypolicyviolation', hear)
  })
}

const attempts: Record<Way, (address: string) => Promise<boolean>> = {
  request: (address) => fetch(address, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' }).then(() => true),
  picture: (address) => {
    const picture = new Image()
    return new Promise((resolve) => {
      picture.onload = () => resolve(true)
      picture.onerror = () => resolve(false)
      picture.src = address
    })
  },
  socket: (address) =>
    new Promise((resolve) => {
      const socket = new WebSocket(socketAddress(address))
      socket.onopen = () => resolve(true)
      socket.onerror = () => resolve(false)
    }),
}
