import type { QueryClient } from '@tanstack/react-query'
import { leaveApp } from '#data/chat/leave-app.ts'
import { isLostWhenOpenedAgain } from '#data/client/language.ts'
import { type AppPath, routes } from '#routes.ts'
import { isStartHere } from '../start/hydrate-start.ts'

interface Follows {
  /** Opens a screen of the app in this page. */
  open: (path: AppPath, hash: string) => void
  queries: QueryClient
}

/**
 * Follows the plain links of what the app shares with the site, whose bar and footer know no router. One to a screen opens it in this
 * page, which keeps its chat; any other ends the page, and asks first where a chat would be lost.
 */
export function followLinks({ open, queries }: Follows): () => void {
  const hear = (click: MouseEvent) => {
    const link = linkOf(click)
    if (!link) return
    const screen = screenAt(link)
    if (screen) {
      click.preventDefault()
      open(screen, link.hash.slice(1))
    } else if (isLostWhenOpenedAgain(queries)) {
      click.preventDefault()
      leaveApp(queries, () => location.assign(link.href))
    }
  }
  document.addEventListener('click', hear)
  return () => document.removeEventListener('click', hear)
}

/** The link that this page would follow; null where someone else has, or it opens elsewhere, and before the app is there. */
function linkOf(click: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = click
  if (click.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey || isStartHere()) return null
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return null
  const isWithin = link.getAttribute('href')?.startsWith('#')
  return isWithin || !/^https?:$/.test(link.protocol) ? null : link
}

const screenAt = ({ origin, pathname }: HTMLAnchorElement): AppPath | undefined =>
  origin === location.origin ? routes.app.find((path) => path === pathname) : undefined
