import type { SearchField } from '#data/search/use-search-field.ts'
import { say } from '#messages/index.ts'
import type { Screen } from '../screens.ts'
import { CommandList } from './command-list.tsx'
import { Overlay } from './overlay.tsx'
import type { PaletteState } from './palette-state.ts'
import { ShortcutList } from './shortcut-list.tsx'

const { palette: words } = say

interface PaletteShownProps {
  what: Exclude<PaletteState, 'closed'>
  screens: readonly Screen[]
  toSearch: SearchField
  /** Where the keyboard stood before, and goes back to; null where it is led elsewhere. */
  returnTo: () => HTMLElement | null
  /** Closes it, and leads the keyboard elsewhere than back. */
  onLeave: () => void
}

/** The palette, or the list of keys, as long as it is open. */
export function PaletteShown({ what, screens, toSearch, returnTo, onLeave }: PaletteShownProps) {
  return (
    <Overlay title={what === 'palette' ? words.title : words.shortcuts} returnTo={returnTo}>
      {what === 'palette' ? <CommandList screens={screens} toSearch={toSearch} onLeave={onLeave} /> : <ShortcutList />}
    </Overlay>
  )
}
