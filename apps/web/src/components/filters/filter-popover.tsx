import { CalendarDays, ChevronDown, Users } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ReactElement, type ReactNode, useState } from 'react'
import { isFiltered, presetOf } from '#data/search/filters.ts'
import { newVisit } from '#data/search/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { Person } from '#ui/person.tsx'
import { DayFields } from './day-fields.tsx'
import type { FilterControl } from './filter-control.ts'
import { sayFilters } from './messages/index.ts'
import { PeopleList } from './people-list.tsx'
import { choiceLook } from './preset-buttons.tsx'

const words = sayFilters

interface FilterPopoverProps {
  label: string
  trigger: ReactElement
  /** What is drawn while it is open; `visit` is new each time. */
  children: (visit: string | null) => ReactNode
}

/** A control that opens under its button. */
function FilterPopover({ label, trigger, children }: FilterPopoverProps) {
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

/** The chosen people, on a desk. */
export function PeoplePopover(control: FilterControl) {
  const { authors } = control.filters
  return (
    <FilterPopover
      label={words.choosePeople}
      trigger={
        <Button kind="outline" className="max-w-64 data-[state=open]:bg-pen-wash">
          <Users aria-hidden="true" />
          <span className="sr-only">{words.people}: </span>
          {authors.length === 0 && words.everyone}
          {authors.length === 1 && <Person isWhole name={authors[0]} />}
          {authors.length > 1 && words.peopleOf({ n: authors.length })}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      {(visit) => <PeopleList {...control} visit={visit} />}
    </FilterPopover>
  )
}
