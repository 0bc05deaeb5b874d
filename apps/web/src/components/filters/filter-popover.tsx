import { Popover } from 'radix-ui'
import { type ReactElement, type ReactNode, useState } from 'react'
import { newVisit } from '#data/search/use-filters.ts'

interface FilterPopoverProps {
  label: string
  trigger: ReactElement
  /** What is drawn while it is open; `visit` is new each time. */
  children: (visit: string | null) => ReactNode
}

/** A control that opens under its button. */
export function FilterPopover({ label, trigger, children }: FilterPopoverProps) {
  const [visit, setVisit] = useState<string | null>(null)
  return (
    <Popover.Root onOpenChange={(isOpen) => isOpen && setVisit(newVisit())}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={label}
          className="appear z-50 flex max-h-[min(26rem,var(--radix-popover-content-available-height))] w-80 flex-col rounded-md border border-line bg-sheet p-3 text-base shadow-lift"
        >
          {children(visit)}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
