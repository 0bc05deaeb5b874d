import { sayCounted } from '#components/figure/messages/index.ts'
import { SearchLink } from '#components/figure/search-link.tsx'
import { format } from '#format/index.ts'
import { Bar } from '#ui/bar.tsx'
import { Person } from '#ui/person.tsx'
import { usePlaces } from '#ui/person-places.ts'

interface PersonBarProps {
  name: string
  /** Where it is not that in the screen's chat. */
  place?: number
  messages: number
  /** Of all messages, 0 to 1: the bar's length, of a ground that is all of them. */
  part: number
  /** Lower, where many are below each other. */
  isDense?: boolean
}

/** One person's part of the messages as a bar in their color, which links to them. */
export function PersonBar({ name, place, messages, part, isDense = false }: PersonBarProps) {
  const placeOf = usePlaces()
  return (
    <SearchLink wanted={{ authors: [name] }} title={sayCounted.show} className="group block rounded-sm pointer-coarse:min-h-11">
      <span className="flex items-baseline justify-between gap-4">
        <Person name={name} place={place} className="font-semibold underline-offset-4 group-hover:text-pen group-hover:underline" />
        <span className="figures shrink-0 text-ink-soft">
          {format.count(messages)} <span className="ms-2 inline-block min-w-12 text-end text-ink">{format.percent(part)}</span>
        </span>
      </span>
      <Bar part={part} place={place ?? placeOf(name)} className={isDense ? 'mt-0.5 h-1.5' : 'mt-1 h-3'} />
    </SearchLink>
  )
}
