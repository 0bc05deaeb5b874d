import { Ellipsis } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'

interface MenuProps {
  label: string
  /** The button that opens it. */
  trigger?: ReactNode
  align?: 'start' | 'end'
  children: ReactNode
}

/** Three dots, and behind them what can be done besides. */
export function Menu({ label, trigger, align = 'end', children }: MenuProps) {
  // Looked for as it opens: the frame may have changed since the button was drawn.
  const [landmark, setLandmark] = useState<HTMLElement | null>(null)
  return (
    <Radix.Root modal={false} onOpenChange={(isOpen) => isOpen && setLandmark(document.getElementById('content'))}>
      <Radix.Trigger asChild>
        {trigger ?? (
          <Button kind="quiet" size="icon" className="text-ink-faint hover:text-pen data-[state=open]:text-pen" aria-label={label}>
            <Ellipsis aria-hidden="true" />
          </Button>
        )}
      </Radix.Trigger>
      {/* Within the screen's landmark, where people who go from landmark to landmark find it. */}
      <Radix.Portal container={landmark}>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={12}
          className="appear z-30 min-w-52 rounded-md border border-line bg-sheet p-1 text-base text-ink shadow-lift"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface MenuEntryProps {
  onSelect: () => void
  /** Takes something away. */
  isGrave?: boolean
  children: ReactNode
}

export function MenuEntry({ onSelect, isGrave = false, children }: MenuEntryProps) {
  const look = isGrave
    ? 'text-wax data-[highlighted]:bg-wax-wash data-[highlighted]:text-wax'
    : 'data-[highlighted]:bg-pen-wash data-[highlighted]:text-pen'
  return (
    <Radix.Item
      onSelect={onSelect}
      className={`flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 outline-none [&>svg]:size-[1.15em] [&>svg]:shrink-0 ${look}`}
    >
      {children}
    </Radix.Item>
  )
}
