import { CircleHelp } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { saySearch } from '#messages/search/index.ts'
import { Button } from '#ui/button.tsx'
import type { SearchControl } from './search-control.ts'
import { TipList } from './tip-list.tsx'

const { tips: words } = saySearch

/** The ways of asking, at hand while one asks. */
export function SearchTips(control: SearchControl) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button kind="quiet" size="icon" aria-label={words.button} className="text-ink-faint hover:text-pen data-[state=open]:text-pen">
          <CircleHelp aria-hidden="true" />
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label={words.how}
          className="appear z-50 w-[min(30rem,calc(100vw-1.5rem))] rounded-md border border-line bg-sheet p-4 shadow-lift"
        >
          <p className="mb-2 font-semibold">{words.how}</p>
          <TipList {...control} onChoose={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
