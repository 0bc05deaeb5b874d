import { useLayoutEffect, useRef } from 'react'
import { useSearchField } from '#data/search/use-search-field.ts'
import { later } from '#ui/lazy.ts'
import { isCovered, isField, shortcutOf } from '#ui/shortcuts.ts'
import type { Screen } from '../screens.ts'
import { closePalette, openPalette, openShortcuts, typeAhead, usePaletteState } from './palette-state.ts'

// It shares a file with other screens, which say more than the opening.
const PaletteShown = later(async () => (await import('./palette-shown.tsx')).PaletteShown)

/** Everything the app can do, over any screen, and the keys that are handled everywhere. */
export function Palette({ screens }: { screens: readonly Screen[] }) {
  const state = usePaletteState()
  const toSearch = useSearchField()
  const stood = useRef<HTMLElement>(null)
  const goesBack = useRef(true)

  // Before the screen is painted: anyone who sees it may already press a key.
  useLayoutEffect(() => {
    const hear = (pressed: KeyboardEvent) => {
      if (typeAhead(pressed)) {
        pressed.preventDefault()
        return
      }
      const shortcut = shortcutOf(pressed, isField(pressed.target))
      // A sign pressed over a dialog means nothing to the screen behind it.
      if (shortcut === null || (shortcut !== 'palette' && isCovered())) return
      if (shortcut === 'search' && !toSearch.isThere) return
      pressed.preventDefault()
      if (shortcut === 'search') toSearch.go()
      else if (shortcut === 'shortcuts') openShortcuts()
      else if (state === 'palette') closePalette()
      else openPalette()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [state, toSearch])

  if (state === 'closed') return null
  // Drawn for the first time: the focus is still where it was.
  if (stood.current === null && document.activeElement instanceof HTMLElement) stood.current = document.activeElement
  const returnTo = () => {
    const element = stood.current
    const isBack = goesBack.current
    stood.current = null
    goesBack.current = true
    if (!isBack) return null
    return element?.isConnected && element !== document.body ? element : document.getElementById('content')
  }
  return (
    <PaletteShown
      what={state}
      screens={screens}
      toSearch={toSearch}
      returnTo={returnTo}
      onLeave={() => {
        goesBack.current = false
        closePalette()
      }}
    />
  )
}
