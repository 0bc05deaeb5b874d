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
const [mostWords, mostPeople] = [5, 4]

interface ThingsToTryProps extends SearchControl {
  of: Loadable<Suggested>
  stay: () => void
}

/** What there is to find in this chat: its own words, its people, its first and its latest month. One press finds it. */
export function ThingsToTry({ of, chat: { overview }, changeSearching, stay }: ThingsToTryProps) {
  const find = (wanted: Partial<Searching>) => () => {
    changeSearching(() => ({ ...wanted, isTyping: false }))
    stay()
  }
  const { participants: people, start_date: from, end_date: to } = overview
  const months = from && to ? [...new Set([from.slice(0, 7), to.slice(0, 7)])] : []
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
      {months.length > 1 && (
        <Tries title={words.months}>
          {months.map((month) => (
            <Try key={month} onFind={find(monthDays(month))}>
              {format.month(month)}
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
