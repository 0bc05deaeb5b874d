import type { UploadAnswer } from '@convostat/api'
import { useRef } from 'react'
import { useScreen } from '#components/screen/screen.ts'
import { useOverview } from '#components/screen/use-overview.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { isFiltered, noFilters } from '#data/search/filters.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Chips } from './chips.tsx'
import { DaysPopover, PeoplePopover } from './filter-popover.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { sayFilters } from './messages/index.ts'
import { PresetButtons } from './preset-buttons.tsx'

const words = sayFilters

interface FilterBarProps {
  chat: UploadAnswer
  /** Where there is room it is in the line of the screen's name, at its end. */
  isAtEnd?: boolean
}

/** People and days, chosen once for the whole screen: the choices, the chosen ones, and how much they leave. */
export function FilterBar({ chat, isAtEnd = false }: FilterBarProps) {
  const { filters, change, isRefreshing } = useScreen()
  const figures = useOverview(chat)
  const control = { chat, filters, change }
  const bar = useRef<HTMLElement>(null)
  const total = chat.overview.total_messages
  const shown = messagesIn(figures)
  // A button that removes itself would leave the keyboard nowhere.
  const stay = () => bar.current?.focus({ preventScroll: true })
  return (
    <section ref={bar} tabIndex={-1} aria-label={words.label} className="-mb-6 outline-none sm:-mb-8">
      <div className={classes('hidden flex-wrap items-center gap-x-6 gap-y-2 md:flex', isAtEnd && 'xl:-me-3 xl:justify-end')}>
        <PeoplePopover {...control} />
        <div className="flex flex-wrap items-center gap-1">
          <PresetButtons {...control} />
          <DaysPopover {...control} />
        </div>
      </div>
      <FilterSheet shown={shown} {...control} />
      {/* The row is there before anything is chosen, so that nothing below jumps. */}
      <div className={classes('mt-2 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1', isAtEnd && 'xl:justify-end')}>
        <p
          role="status"
          aria-busy={figures.state === 'ready' && figures.isPrevious}
          className={isFiltered(filters) || isRefreshing ? 'figures text-ink-soft' : 'sr-only'}
        >
          {/* Figures of the whole chat are not shown for a part of it. */}
          {isRefreshing && (figures.state === 'ready' ? words.refreshing : sayDashboard.opening)}
          {!isRefreshing && shown !== null && (isFiltered(filters) ? words.showing({ shown, total }) : words.showingAll({ total }))}
        </p>
        {isFiltered(filters) && (
          <>
            <Chips {...control} onRemove={stay} />
            <Button
              kind="quiet"
              className="-ms-2"
              onClick={() => {
                change(() => noFilters)
                stay()
              }}
            >
              {words.clear}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

/** How many messages are left; null while nobody knows. */
function messagesIn(figures: Loadable<UploadAnswer>): number | null {
  if (figures.state === 'empty') return 0
  return figures.state === 'ready' ? figures.data.overview.total_messages : null
}
