import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import type { SearchField } from '#data/search/use-search-field.ts'
import { say } from '#messages/index.ts'
import { classes } from '#ui/classes.ts'
import type { Screen } from '../screens.ts'
import { CommandList } from './command-list.tsx'
import { closePalette, isPaletteOpen, type PaletteState } from './palette-state.ts'
import { ShortcutList } from './shortcut-list.tsx'

const { palette: words } = say

interface PaletteShownProps {
  what: Exclude<PaletteState, 'closed'>
  screens: readonly Screen[]
  toSearch: SearchField
  /** Where the focus was before, and goes back to; null where it is led elsewhere. */
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

interface OverlayProps {
  title: string
  /** Where the focus was before, and goes back to; null where it is led elsewhere. */
  returnTo: () => HTMLElement | null
  className?: string
  children: ReactNode
}

/** The palette, over any screen: near the top, so that a phone’s keyboard has room below. */
function Overlay({ title, returnTo, className, children }: OverlayProps) {
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && closePalette()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-shade" />
        <Radix.Content
          aria-describedby={undefined}
          // Nothing on the screen opened it that the dialog knows of.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Radix asks a moment after it closed: if it was opened again, the keyboard stays in it, and what is typed there.
            if (!isPaletteOpen()) returnTo()?.focus({ preventScroll: true })
          }}
          className={classes(
            'appear fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[min(32rem,calc(100dvh-1.5rem))] max-w-[36rem] flex-col overflow-hidden rounded-lg border border-line bg-sheet shadow-lift sm:top-[14vh]',
            className,
          )}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
