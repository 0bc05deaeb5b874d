import { useSyncExternalStore } from 'react'
import { local } from '#platform/local.ts'

/** What the reader chose; `public/theme.js` applies it before the first paint. */
export type Theme = 'system' | 'light' | 'dark'

const changed = 'convostat-theme'

function chosenTheme(): Theme {
  const chosen = local.get('theme')
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') local.remove('theme')
  else local.set('theme', theme)
  // Passed on, since it may not be possible to store it.
  dispatchEvent(new CustomEvent(changed, { detail: theme }))
}

function listen(hear: () => void): () => void {
  const watcher = new MutationObserver(hear)
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  addEventListener(changed, hear)
  return () => {
    watcher.disconnect()
    removeEventListener(changed, hear)
  }
}

/** The reader's choice; nobody's yet where a page is drawn before it is sent. */
export const useChosenTheme = (): Theme => useSyncExternalStore(listen, chosenTheme, () => 'system')

/** The theme the page is drawn in. */
export const useShownTheme = (): 'light' | 'dark' =>
  useSyncExternalStore(
    listen,
    () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
    () => 'light',
  )
