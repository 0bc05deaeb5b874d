import { useSyncExternalStore } from 'react'

/** What the reader chose; `public/theme.js` applies it before the first paint. */
export type Theme = 'system' | 'light' | 'dark'

const changed = 'convostat-theme'

export function chosenTheme(): Theme {
  try {
    const chosen = localStorage.getItem('theme')
    return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
  } catch {
    return 'system'
  }
}

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem('theme')
    else localStorage.setItem('theme', theme)
  } catch {
    // Storage is denied: the choice lasts until the page is left.
    document.documentElement.dataset.theme = theme === 'system' ? '' : theme
    return
  }
  dispatchEvent(new Event(changed))
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
