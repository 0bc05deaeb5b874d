import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** A cookie that identifies a visitor: for this host's own pages only, out of reach of scripts, gone with the browser. */
export interface OwnCookie {
  read(c: Context): string | undefined
  write(c: Context, value: string): void
  clear(c: Context): void
}

function ownCookie(plainName: string): OwnCookie {
  // A browser keeps the __Host- prefix for cookies sent over HTTPS only; in a home network there is often none.
  const nameIn = (c: Context) => (isSecure(c) ? `__Host-${plainName}` : plainName)
  const options = (c: Context) => ({ httpOnly: true, sameSite: 'Strict', path: '/', secure: isSecure(c) }) as const
  return {
    read: (c) => getCookie(c, nameIn(c)),
    write: (c, value) => setCookie(c, nameIn(c), value, options(c)),
    clear: (c) => void deleteCookie(c, nameIn(c), options(c)),
  }
}

/** HTTPS ends at a proxy in front, which says so. Who says so without one only loses their own session. */
const isSecure = (c: Context): boolean => c.req.header('x-forwarded-proto') === 'https'

/** Whose chats are asked about. */
export const sessionCookie = ownCookie('convostat_session')
/** Whose license counts. */
export const licenseCookie = ownCookie('convostat_license')
