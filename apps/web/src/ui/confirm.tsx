import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { Opened } from './opened.ts'

interface ConfirmBase {
  title: string
  children: ReactNode
  confirm: string
  keep: string
  onConfirm: () => void
}

type ConfirmProps = ConfirmBase & Opened

/** Asks before something that cannot be undone. The way back is the first choice, and what Escape means. */
export function Confirm({ trigger, title, children, confirm, keep, onConfirm, onClose, onReturn }: ConfirmProps) {
  return (
    <Radix.Root open={onClose && true} onOpenChange={(isOpen) => !isOpen && onClose?.()}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-shade" />
        <Radix.Content
          onCloseAutoFocus={(event) => {
            if (!onReturn) return
            event.preventDefault()
            onReturn()
          }}
          className="sheet-up fixed inset-x-0 bottom-0 z-50 space-y-4 rounded-t-lg border border-line bg-sheet p-6 shadow-lift sm:appear sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(30rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg"
        >
          <Radix.Title className="display text-2xl">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="space-y-2 text-ink-soft">{children}</div>
          </Radix.Description>
          <div className="flex flex-col-reverse gap-3 pt-2 sm:flex-row sm:justify-end">
            <Radix.Cancel asChild>
              <Button kind="outline">{keep}</Button>
            </Radix.Cancel>
            <Radix.Action asChild>
              <Button className="bg-wax hover:bg-wax active:bg-wax" onClick={onConfirm}>
                {confirm}
              </Button>
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
