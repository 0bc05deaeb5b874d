import { Check } from 'lucide-react'
import { type KeyboardEvent, memo, useCallback, useId, useMemo, useRef, useState } from 'react'
import { withAuthor } from '#data/search/filters.ts'
import { classes } from '#ui/classes.ts'
import { Person } from '#ui/person.tsx'
import { usePlaces } from '#ui/person-places.ts'
import type { FilterControl } from './filter-control.ts'
import { foundPeople } from './found-people.ts'
import { sayFilters } from './messages/index.ts'

const words = sayFilters
/** Fewer people are seen at a glance. */
const worthSearching = 9
const pageLength = 8

interface PeopleListProps extends FilterControl {
  visit: string | null
  className?: string
}

/** Everyone in the chat, to be ticked: one stop for the keyboard however many they are, arrows within. */
export function PeopleList({ chat, filters, change, visit, className }: PeopleListProps) {
  const everyone = chat.overview.participants
  const placeOf = usePlaces()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [sought, setSought] = useState('')
  const [active, setActive] = useState(0)
  const found = useMemo(() => foundPeople(everyone, sought), [everyone, sought])
  const chosen = useMemo(() => new Set(filters.authors), [filters.authors])
  const optionId = useCallback((place: number) => `${id}-${place}`, [id])

  const toggle = useCallback((name: string) => change((now) => withAuthor(now, name, !now.authors.includes(name)), visit), [change, visit])
  const walkTo = (place: number) => {
    const reached = Math.max(0, Math.min(found.length - 1, place))
    setActive(reached)
    document.getElementById(optionId(placeOf(found[reached])))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = new Map([
      ['ArrowDown', active + 1],
      ['ArrowUp', active - 1],
      ['PageDown', active + pageLength],
      ['PageUp', active - pageLength],
      ['Home', 0],
      ['End', found.length - 1],
    ])
    const reached = steps.get(event.key)
    if (reached !== undefined) walkTo(reached)
    else if (event.key === ' ' || event.key === 'Enter') toggle(found[active])
    else return
    event.preventDefault()
  }
  return (
    <div className={classes('flex min-h-0 flex-col', className)}>
      {everyone.length >= worthSearching && (
        <input
          type="search"
          value={sought}
          placeholder={words.findPerson}
          aria-label={words.findPerson}
          aria-controls={id}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setSought(event.target.value)
            setActive(0)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            list.current?.focus()
          }}
          className="mb-2 min-h-11 w-full rounded-md bg-sheet px-3 shadow-[inset_0_0_0_1px_var(--color-edge)] placeholder:text-ink-faint"
        />
      )}
      {found.length === 0 ? (
        <p role="status" className="px-3 py-2 text-ink-faint">
          {words.noPerson}
        </p>
      ) : (
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-multiselectable="true"
          aria-label={words.people}
          tabIndex={0}
          aria-activedescendant={optionId(placeOf(found[active]))}
          onKeyDown={onKeyDown}
          className="group min-h-0 flex-1 overflow-y-auto overscroll-contain rounded-md focus-visible:outline-offset-[-2px]"
        >
          {found.map((name, place) => (
            <Option
              key={name}
              id={optionId(placeOf(name))}
              name={name}
              isChosen={chosen.has(name)}
              isActive={place === active}
              onToggle={toggle}
            />
          ))}
        </div>
      )}
    </div>
  )
}

interface OptionProps {
  id: string
  name: string
  isChosen: boolean
  /** The arrow keys are at it. */
  isActive: boolean
  onToggle: (name: string) => void
}

const Option = memo(function Option({ id, name, isChosen, isActive, onToggle }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys for all its options
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      // The keyboard stays where it is: in the list, or in the search field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onToggle(name)}
      className={classes(
        'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-md px-3 hover:bg-well',
        isActive && 'group-focus-visible:bg-well',
      )}
    >
      <span
        aria-hidden="true"
        className={classes(
          'grid size-5 shrink-0 place-items-center rounded-sm shadow-[inset_0_0_0_1px_var(--color-edge)]',
          isChosen && 'bg-pen text-on-pen shadow-none',
        )}
      >
        {isChosen && <Check className="size-4" />}
      </span>
      <Person isWhole name={name} />
    </div>
  )
})
