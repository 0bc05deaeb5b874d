import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { closePalette, isPaletteOpen } from './palette-state.ts'

interface OverlayProps {
  title: string
  /** Where the keyboard stood before, and goes back to; null where it is led elsewhere. */
  returnTo: () => HTMLElement | null
  className?: string
  children: ReactNode
}

/** What stands over the screen, wherever one is: near the top, so that a phone’s keyboard has room below. */
export function Overlay({ title, returnTo, className, children }: OverlayProps) {
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
