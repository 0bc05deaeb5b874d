import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { narrowing, withAuthor } from '#data/search/filters.ts'
import { format, shownName } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { Person } from '#ui/person.tsx'
import type { FilterControl } from './filter-control.ts'
import { sayFilters } from './messages/index.ts'

const words = sayFilters
/** More people are counted, not listed. */
const listed = 6

type ChipsProps = FilterControl & { onRemove: () => void }

/** The filters in effect, each with a way to remove it. */
export const Chips = (control: ChipsProps) => (
  <ul className="contents">
    <PeopleAndDays {...control} />
  </ul>
)

/** The same as entries of a longer list. */
export function PeopleAndDays({ chat, filters, change, onRemove }: ChipsProps) {
  const { start_date: first, end_date: last, participants } = chat.overview
  const { from, to, authors } = first && last ? narrowing(filters, { first, last, people: participants.length }) : filters
  const remove = (without: Parameters<typeof change>[0]) => () => {
    change(without)
    onRemove()
  }
  const days = (from !== null || to !== null) && first && last && format.days(from ?? first, to ?? last)
  return (
    <>
      {days && (
        <Chip name={days} onRemove={remove((now) => ({ ...now, from: null, to: null }))}>
          <span className="figures">{days}</span>
        </Chip>
      )}
      {authors.slice(0, listed).map((name) => (
        <Chip key={name} name={shownName(name)} onRemove={remove((now) => withAuthor(now, name, false))}>
          <Person isWhole name={name} className="max-w-60" />
        </Chip>
      ))}
      {authors.length > listed && <li className="text-ink-faint">{say.andMore({ n: authors.length - listed })}</li>}
    </>
  )
}

/** One thing that is chosen; pressing it leaves it out. */
export function Chip({ name, onRemove, children }: { name: string; onRemove: () => void; children: ReactNode }) {
  return (
    <li className="min-w-0 max-w-full">
      <button
        type="button"
        aria-label={words.remove({ what: name })}
        onClick={onRemove}
        className="group inline-flex min-h-11 min-w-0 max-w-full items-center"
      >
        <span className="inline-flex min-h-8 min-w-0 items-center gap-1.5 rounded-full bg-pen-wash py-0.5 pe-2 ps-3 group-hover:shadow-[inset_0_0_0_1px_var(--color-pen)]">
          {children}
          <X className="size-4 shrink-0 text-ink-faint group-hover:text-ink" aria-hidden="true" />
        </span>
      </button>
    </li>
  )
}
