import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { say } from '#messages/index.ts'
import { buttonLook } from './button.tsx'
import { closing } from './dialog-below.ts'
import type { Opened } from './opened.ts'

interface DialogBase {
  title: string
  children: ReactNode
}

type DialogProps = DialogBase & Opened

/** A modal: centered on a desktop, rising from the bottom on a phone. */
export function Dialog({ trigger, title, children, onClose, onReturn }: DialogProps) {
  return (
    <Radix.Root open={onClose && true} onOpenChange={(isOpen) => !isOpen && onClose?.()}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-shade" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            if (!onReturn) return
            event.preventDefault()
            onReturn()
          }}
          onInteractOutside={(event) => {
            // A toast over it may undo what was done in it.
            if (event.target instanceof Element && event.target.closest('[data-slips]')) event.preventDefault()
          }}
          className="sheet-up fixed inset-x-0 bottom-0 z-50 flex max-h-[85dvh] flex-col rounded-t-lg border border-line bg-sheet shadow-lift sm:appear sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[80dvh] sm:w-[min(36rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg"
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 pe-2 ps-5">
            <Radix.Title className="font-semibold">{title}</Radix.Title>
            <Radix.Close {...closing} aria-label={say.close} className={buttonLook({ kind: 'quiet', size: 'icon' })}>
              <X aria-hidden="true" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
