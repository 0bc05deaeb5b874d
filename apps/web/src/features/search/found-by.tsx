import { api } from '#data/client/api.ts'
import { isPrevious } from '#data/client/loadable.ts'
import { useCall } from '#data/client/use-call.ts'
import { monthDays } from '#data/search/search-links.ts'
import { askedOfCounts } from '#data/search/searching.ts'
import { format, shownName } from '#format/index.ts'
import { saySearch } from '#messages/search/index.ts'
import { Bar } from '#ui/bar.tsx'
import { classes } from '#ui/classes.ts'
import { FirstOnes } from '#ui/first-ones.tsx'
import { Name } from '#ui/person.tsx'
import { usePlaces } from '#ui/person-places.ts'
import { useMedia } from '#ui/use-media.ts'
import { inYears, type MonthCount } from './months.ts'
import type { SearchResults } from './outcome.ts'
import type { SearchControl } from './search-control.ts'

const { by: words } = saySearch

/** Where there is room beside the results; the class `xl:` begins there, too. */
const isWide = '(min-width: 80rem)'

/** Who wrote the messages, and when: pressing a person or a month narrows the search to it, pressing it again widens it. */
export function FoundBy({ found, ...control }: SearchControl & { found: SearchResults }) {
  const isThere = useMedia(isWide)
  const { chat, searching } = control
  // The results come first: during typing only they are asked for.
  const isWanted = isThere && found.state !== 'loading' && !isPrevious(found)
  const people = chat.overview.participants.length
  const counts = useCall(api.search.counts, askedOfCounts(searching, people), { isWanted })
  if (!isThere || counts.state !== 'ready') return null
  return (
    <section aria-label={words.label} className="space-y-8 text-base">
      {people > 1 && counts.data.people.length > 0 && <Who {...control} people={counts.data.people} />}
      {counts.data.months.length > 0 && <When {...control} months={counts.data.months} />}
    </section>
  )
}

/** More people are shown once they are asked for. */
const listed = 8

function Who({ searching, changeSearching, people }: SearchControl & { people: readonly { person: string; messages: number }[] }) {
  const placeOf = usePlaces()
  const most = people[0].messages
  return (
    <div>
      <h3 className="font-semibold">{words.who}</h3>
      <FirstOnes of={people} first={listed} className="mt-2">
        {({ person, messages }) => {
          const isOn = searching.authors.includes(person)
          return (
            <li key={person}>
              <button
                type="button"
                aria-pressed={isOn}
                aria-label={words.person({ name: shownName(person), n: messages })}
                onClick={() => changeSearching(() => ({ authors: isOn ? [] : [person] }))}
                className={classes('-mx-2 block w-[calc(100%+1rem)] rounded-sm px-2 py-1.5 text-start hover:bg-well', isOn && chosen)}
              >
                <span className="flex items-baseline justify-between gap-4">
                  <span className={classes('line-clamp-1 min-w-0', isOn && 'font-semibold')}>
                    <Name>{person}</Name>
                  </span>
                  <span className="figures shrink-0 text-ink-soft">{format.count(messages)}</span>
                </span>
                <Bar part={messages / most} place={placeOf(person)} className="mt-1 h-1.5" />
              </button>
            </li>
          )
        }}
      </FirstOnes>
    </div>
  )
}

/** A row of twelve months for each year, under the letters of their names. */
function When({ searching, changeSearching, months }: SearchControl & { months: readonly MonthCount[] }) {
  const most = months.reduce((most, { messages }) => Math.max(most, messages), 0)
  const { from, to } = searching
  return (
    <div>
      <h3 className="font-semibold">{words.when}</h3>
      <div aria-hidden="true" className="mt-2 grid grid-cols-12 text-center text-sm text-ink-faint">
        {format.months.narrow.map((letter, month) => (
          <span key={format.months.long[month]}>{letter}</span>
        ))}
      </div>
      <ol className="space-y-3">
        {inYears(months).map(({ year, messages, months }) => (
          <li key={year}>
            <p className="figures flex justify-between border-t border-line pt-1 text-sm text-ink-soft">
              <span className="font-semibold">{format.year(year)}</span>
              <span>{format.count(messages)}</span>
            </p>
            <div className="grid h-11 grid-cols-12">
              {months.map((each) => {
                if (each.messages === 0) return <span key={each.month} className="mx-0.5 border-b border-line" />
                const days = monthDays(each.month)
                const isOn = from === days.from && to === days.to
                const isWithin = (from === null || from <= days.to) && (to === null || to >= days.from)
                const label = words.month({ month: format.month(each.month), n: each.messages })
                return (
                  <button
                    key={each.month}
                    type="button"
                    aria-pressed={isOn}
                    aria-label={label}
                    title={label}
                    onClick={() => changeSearching(() => (isOn ? { from: null, to: null } : days))}
                    className={classes('flex h-full items-end px-0.5 hover:bg-well', isOn && chosen)}
                  >
                    <span
                      className={classes('block w-full', isWithin ? 'bg-pen' : 'bg-edge')}
                      style={{ height: `max(3px, ${(100 * each.messages) / most}%)` }}
                    />
                  </button>
                )
              })}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

const chosen = 'bg-pen-wash hover:bg-pen-wash'
