import { type ReactNode, useId } from 'react'
import type { Suggested } from '#components/message/firsts-on-show.tsx'
import { Keyword } from '#components/message/shown-keyword.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import { monthDays } from '#data/search/search-links.ts'
import type { Searching } from '#data/search/searching.ts'
import { format } from '#format/index.ts'
import { saySearch } from '#messages/search/index.ts'
import { Person } from '#ui/person.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { SearchControl } from './search-control.ts'
import { queryOf } from './tips.ts'

const { tries: words } = saySearch

/** This many of each: as many as can be taken in at a glance. */
const [mostWords, mostPeople, mostYears] = [5, 4, 5]

interface ThingsToTryProps extends SearchControl {
  of: Loadable<Suggested>
  stay: () => void
}

/** What there is to find in this chat: its own words, its people, its years, and the months in which it begins and ends. One press finds it. */
export function ThingsToTry({ of, chat: { overview }, changeSearching, stay }: ThingsToTryProps) {
  const find = (wanted: Partial<Searching>) => () => {
    changeSearching(() => ({ ...wanted, isTyping: false }))
    stay()
  }
  const { participants: people, start_date: from, end_date: to } = overview
  const times = from && to ? timesOf(from, to) : []
  return (
    <div className="space-y-5">
      {people.length > 1 && (
        <Tries title={words.people}>
          {people.slice(0, mostPeople).map((name) => (
            <Try key={name} onFind={find({ authors: [name] })}>
              <Person name={name} />
            </Try>
          ))}
        </Tries>
      )}
      {/* In a chat within one month that would be everything. */}
      {times.length > 1 && (
        <Tries title={words.times}>
          {times.map(({ name, days }) => (
            <Try key={name} onFind={find(days)}>
              {name}
            </Try>
          ))}
        </Tries>
      )}
      {of.state === 'loading' ? (
        <Skeleton className="h-32 sm:h-19.5" />
      ) : (
        of.state === 'ready' &&
        of.data.suggestions.length > 0 && (
          <Tries title={words.words}>
            {of.data.suggestions.slice(0, mostWords).map(({ keyword, count }) => (
              <Try key={keyword} onFind={find({ query: queryOf(keyword) })}>
                <span className="line-clamp-1 min-w-0">
                  <Keyword>{keyword}</Keyword>
                </span>{' '}
                <span className="figures text-ink-soft">{format.count(count)}</span>
              </Try>
            ))}
          </Tries>
        )
      )}
    </div>
  )
}

/** The first month, the latest years where there are several, and the last month. A year of which the chat has one month is that month. */
function timesOf(from: string, to: string) {
  const month = (date: string) => ({ name: format.month(date), days: monthDays(date.slice(0, 7)) })
  const [firstYear, lastYear] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  const isOneMonth = (year: number) => (year === firstYear && from.slice(5, 7) === '12') || (year === lastYear && to.slice(5, 7) === '01')
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, i) => firstYear + i).filter((year) => !isOneMonth(year))
  const year = (year: string) => ({ name: format.year(year), days: { from: `${year}-01-01`, to: `${year}-12-31` } })
  if (from.slice(0, 7) === to.slice(0, 7)) return []
  return [month(from), ...(lastYear > firstYear ? years.slice(-mostYears).map((each) => year(`${each}`)) : []), month(to)]
}

function Tries({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-2 flex flex-wrap gap-2">
        {children}
      </ul>
    </div>
  )
}

const Try = ({ onFind, children }: { onFind: () => void; children: ReactNode }) => (
  <li className="max-w-full">
    <button
      type="button"
      onClick={onFind}
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full px-3.5 text-start shadow-[inset_0_0_0_1px_var(--color-line)] hover:bg-well"
    >
      {children}
    </button>
  </li>
)
