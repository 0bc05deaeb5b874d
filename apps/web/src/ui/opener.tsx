import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useRef, useState } from 'react'

interface OpenerProps {
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** A dialog that is open as long as it is drawn. */
  children: (held: { onClose: () => void; onReturn: () => void }) => ReactNode
}

/** A button and the dialog that it opens; the keyboard goes back to the button. Without anything of a dialog until it is opened. */
export function Opener({ trigger, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        onClick: () => setOpen(true),
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        ...{ 'data-state': isOpen ? 'open' : 'closed' },
      })}
      {isOpen && children({ onClose: () => setOpen(false), onReturn: () => button.current?.focus() })}
    </>
  )
}
