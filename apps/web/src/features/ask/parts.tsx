import type { AskAnswer, UploadAnswer } from '@convostat/api'
import { useMemo } from 'react'
import { Plot } from '#components/figure/plot.tsx'
import { noScreen, ScreenContext } from '#components/screen/screen.ts'
import { clockOf } from '#data/chat/clock.ts'
import { noFilters } from '#data/search/filters.ts'
import { leadsWithin } from '#data/search/search-links.ts'
import { Bar } from '#ui/bar.tsx'
import { Person } from '#ui/person.tsx'
import { usePlaces } from '#ui/person-places.ts'
import { comparedOf, type Figure } from './compared.ts'
import { drawTimeParts } from './draw-parts.ts'
import { sayAsk } from './messages/index.ts'
import { searchOf } from './search-of.ts'
import { type TimeParts, timePartsOf } from './time-parts.ts'

interface PartsProps {
  chat: UploadAnswer
  figure: Figure
  /** Finds the messages that were counted. */
  search: AskAnswer['search']
}

/** A comparison: times as a chart, all else as bars, people in their colors. */
export function Parts({ chat, figure, search }: PartsProps) {
  const { parts = [], unit, value } = figure
  const people = useMemo(() => new Set(chat.people.map(({ name }) => name)), [chat.people])
  const times = useMemo(() => timePartsOf(parts, people), [parts, people])
  const placeOf = usePlaces()
  if (times) return <TimeChart chat={chat} times={times} value={value} unit={unit} search={search} />
  const compared = comparedOf(figure, { people, clock: clockOf(chat) })
  if (compared.length === 0) return null
  return (
    <ul className="max-w-2xl space-y-3">
      {compared.map(({ of, name, written, length }) => (
        <li key={of}>
          <span className="flex items-baseline justify-between gap-4">
            {people.has(of) ? <Person name={of} className="min-w-0" /> : <span dir="auto">{name}</span>}
            <span className="figures shrink-0 text-ink-soft">{written}</span>
          </span>
          <Bar part={length} place={people.has(of) ? placeOf(of) : undefined} className="mt-1 h-2" />
        </li>
      ))}
    </ul>
  )
}

/** At most this many bars need no whole line. */
const fewBars = 8

interface TimeChartProps extends Pick<PartsProps, 'chat' | 'search'> {
  times: TimeParts
  value: Figure['value']
  unit: Figure['unit']
}

/** Years, months, weekdays or hours; each opens its messages where the whole has a search. */
function TimeChart({ chat, times, value, unit, search }: TimeChartProps) {
  const within = useMemo(() => {
    const { from = null, to = null, authors = [], ...wanted } = search ? searchOf(search) : {}
    // The search of the busiest month finds that month alone; the other bars open their own.
    const isOne = from !== null && times.parts.some(({ wanted }) => wanted.from === from && wanted.to === to)
    const leadTo = leadsWithin(chat, { ...noFilters, ...(isOne ? {} : { from, to }), authors: [...authors] })
    return { ...noScreen, leadTo: (narrower = {}) => leadTo({ ...wanted, ...narrower }) }
  }, [chat, search, times])
  const answer = useMemo(() => ({ times, value, unit, leads: search !== undefined }), [times, value, unit, search])
  return (
    <ScreenContext value={within}>
      <div className={times.parts.length > fewBars ? 'max-w-3xl' : 'max-w-lg'}>
        <Plot answer={answer} name={sayAsk.chart} label={null} height={250} draw={drawTimeParts} />
      </div>
    </ScreenContext>
  )
}
