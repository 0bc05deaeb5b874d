import { ArrowRight, Info } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { Searching } from '#data/search/searching.ts'
import { classes } from '#ui/classes.ts'
import { sayCounted } from './messages/index.ts'
import { SearchLink } from './search-link.tsx'

/** Messages that a figure counts, and what the link says. */
export interface Messages {
  wanted?: Partial<Searching>
  says: string
}

interface CountedProps {
  /** The figure's name, as it is on the screen. */
  figure: string
  definition: string
  /** Over how many messages, in words. */
  over: string
  /** The messages it counts. */
  leads?: readonly Messages[]
  /** What it is the figure of, where a screen has several of one name. */
  of?: string
  className?: string
}

/** The control beside every figure: what it means, how many messages it counts, and the way to them. */
export function Counted({ figure, definition, over, leads = [], of, className }: CountedProps) {
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={of === undefined ? sayCounted.label({ figure }) : `${sayCounted.label({ figure })}: ${of}`}
        className={classes(
          'target relative inline-grid size-6 shrink-0 print:hidden place-items-center rounded-full align-[-0.3em] text-ink-faint hover:text-pen data-[state=open]:text-pen before:absolute before:-inset-2 before:content-[""]',
          className,
        )}
      >
        <Info className="size-4" aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          sideOffset={6}
          collisionPadding={12}
          aria-label={sayCounted.label({ figure })}
          className="appear z-50 w-80 max-w-[calc(100vw-1.5rem)] rounded-md border border-line bg-sheet p-4 text-base text-ink shadow-lift"
        >
          <p className="font-semibold">{figure}</p>
          <p className="mt-1 text-ink-soft">{definition}</p>
          <p className="figures mt-3 border-t border-line pt-2 text-sm text-ink-faint">{over}</p>
          {leads.length > 0 && (
            <ul className="-mb-2">
              {leads.map(({ says, wanted }) => (
                <li key={says}>
                  <SearchLink
                    wanted={wanted}
                    className="group flex min-h-11 items-center justify-between gap-3 text-pen underline-offset-4 hover:underline"
                  >
                    {says}
                    <ArrowRight className="size-[1.15em] shrink-0" aria-hidden="true" />
                  </SearchLink>
                </li>
              ))}
            </ul>
          )}
          <Popover.Arrow className="fill-line" />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
