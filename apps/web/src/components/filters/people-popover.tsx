import { ChevronDown, Users } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Name } from '#ui/person.tsx'
import type { FilterControl } from './filter-control.ts'
import { FilterPopover } from './filter-popover.tsx'
import { sayFilters } from './messages/index.ts'
import { PeopleList } from './people-list.tsx'

const words = sayFilters

/** Whom one looks at, on a desk. */
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
          {authors.length === 1 && <Name className="truncate">{authors[0]}</Name>}
          {authors.length > 1 && words.peopleOf({ n: authors.length })}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      {(visit) => <PeopleList {...control} visit={visit} />}
    </FilterPopover>
  )
}
