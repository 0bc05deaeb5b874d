import type { FocusEventHandler, KeyboardEventHandler, ReactNode, Ref } from 'react'

interface ScrollAreaProps {
  label: string
  className?: string
  /** Whether anything is out of sight now; else it is not a stop for the keyboard. */
  scrolls?: boolean
  ref?: Ref<HTMLElement>
  onScroll?: () => void
  onKeyDown?: KeyboardEventHandler
  onFocus?: FocusEventHandler
  onBlur?: FocusEventHandler
  children: ReactNode
}

/** A part that is scrolled on its own: the keyboard must be able to reach it to scroll it (WCAG 2.1.1). */
export function ScrollArea({ label, className, scrolls = true, ref, onScroll, onKeyDown, onFocus, onBlur, children }: ScrollAreaProps) {
  return (
    <section
      ref={ref}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
      aria-label={scrolls ? label : undefined}
      tabIndex={scrolls ? 0 : undefined}
      className={className}
    >
      {children}
    </section>
  )
}
