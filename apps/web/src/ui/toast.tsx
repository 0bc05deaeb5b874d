import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { say } from '#messages/index.ts'
import { buttonLook } from './button.tsx'
import { classes } from './classes.ts'
import { closeDialogBelow } from './dialog-below.ts'

const { notices: words } = say

/** Where toasts appear: above the bottom bar on a phone, and at the top while a page from below is open; in the corner on a desk, over whatever is open. F8 leads the keyboard there. */
export function ToastPlace({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider label={words.notice} swipeDirection="down">
      {children}
      <Radix.Viewport
        data-slips
        label={words.notices}
        className="fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-60 flex flex-col gap-2 outline-none sm:inset-x-auto sm:end-8 sm:w-[26rem] lg:bottom-8 max-sm:[body:has([role=dialog][data-state=open])_&]:top-[calc(0.75rem+env(safe-area-inset-top))] max-sm:[body:has([role=dialog][data-state=open])_&]:bottom-auto"
      />
    </Radix.Provider>
  )
}

interface ToastProps {
  children: ReactNode
  /** What can be done about it, and how that is said to those who only hear it. */
  action?: { label: string; altText: string; onPress: () => void }
  milliseconds: number
  /** It was dismissed, or its time is over. */
  onClose: () => void
}

/** A toast that says what was done and closes automatically; it stays while it has the focus. */
export function Toast({ children, action, milliseconds, onClose }: ToastProps) {
  return (
    <Radix.Root
      duration={milliseconds}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      // What is open under the keyboard goes first; the toast stays, and its way back with it.
      onEscapeKeyDown={(event) => closeDialogBelow(event) && event.preventDefault()}
      className="appear pointer-events-auto flex items-center gap-2 rounded-md bg-ink py-1.5 pe-1.5 ps-4 text-paper shadow-lift data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y)"
    >
      <Radix.Description className="min-w-0 flex-1 py-1.5 [overflow-wrap:anywhere]">{children}</Radix.Description>
      {action && (
        <Radix.Action asChild altText={action.altText}>
          <button type="button" onClick={action.onPress} className={classes(onInk, 'px-3 underline underline-offset-4')}>
            {action.label}
          </button>
        </Radix.Action>
      )}
      <Radix.Close aria-label={words.dismiss} className={classes(onInk, 'w-11')}>
        <X aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  )
}

const onInk = classes(buttonLook({ kind: 'quiet' }), 'text-paper outline-paper hover:bg-paper/15 active:bg-paper/25')
