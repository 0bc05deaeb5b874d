import { CalendarDays, ChevronDown } from 'lucide-react'
import { isFiltered, presetOf } from '#data/search/filters.ts'
import { DayFields } from './day-fields.tsx'
import type { FilterControl } from './filter-control.ts'
import { FilterPopover } from './filter-popover.tsx'
import { sayFilters } from './messages/index.ts'
import { choiceLook } from './preset-buttons.tsx'

const words = sayFilters

/** Days of one's own choice, on a desk. */
export function DaysPopover(control: FilterControl) {
  const { chat, filters } = control
  const isOwn = isFiltered({ ...filters, authors: [] }) && presetOf(filters, chat.overview.end_date ?? '') === null
  return (
    <FilterPopover
      label={words.chooseDays}
      trigger={
        <button type="button" className={choiceLook(isOwn, 'data-[state=open]:bg-well')}>
          <CalendarDays className="size-[1.15em]" aria-hidden="true" />
          {words.chooseDays}
          <ChevronDown className="size-[1.15em]" aria-hidden="true" />
        </button>
      }
    >
      {(visit) => <DayFields {...control} visit={visit} />}
    </FilterPopover>
  )
}
