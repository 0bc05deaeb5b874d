import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

// A browser keeps the __Host- prefix for cookies sent over HTTPS only; in a home network there is often none.
const secureName = '__Host-convostat_session'
const plainName = 'convostat_session'

/** Which session a request belongs to, by its cookie. */
export const readSessionId = (c: Context): string | undefined => getCookie(c, isSecure(c) ? secureName : plainName)

/** Gives a session to the browser: for this host's own pages only, out of reach of scripts, gone with the browser. */
export function writeSessionId(c: Context, id: string): void {
  const secure = isSecure(c)
  setCookie(c, secure ? secureName : plainName, id, { httpOnly: true, sameSite: 'Strict', path: '/', secure })
}

/** HTTPS ends at a proxy in front, which says so. Who says so without one only loses their own session. */
const isSecure = (c: Context): boolean => c.req.header('x-forwarded-proto') === 'https'
