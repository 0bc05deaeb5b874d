import { useId, useState } from 'react'
import { isDay, withFrom, withTo } from '#data/search/filters.ts'
import { DayInput } from '#ui/day-input.tsx'
import type { FilterControl } from './filter-control.ts'
import { sayFilters } from './messages/index.ts'
import { presetsGoBy } from './sentences.ts'
import { useAfterPause } from './use-after-pause.ts'

const words = sayFilters

interface DayFieldsProps extends FilterControl {
  visit: string | null
}

/** The first and the last day, within those of the chat. */
export function DayFields({ chat, filters, change, visit }: DayFieldsProps) {
  const { start_date: first, end_date: last } = chat.overview
  if (first === null || last === null) return null
  const open = (day: string, end: string) => (day === end ? null : day)
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 gap-3">
        <DayField
          label={words.from}
          value={within(filters.from ?? first, first, last)}
          {...{ first, last }}
          onChoose={(day) => change((now) => withFrom(now, open(day, first)), visit)}
        />
        <DayField
          label={words.to}
          value={within(filters.to ?? last, first, last)}
          {...{ first, last }}
          onChoose={(day) => change((now) => withTo(now, open(day, last)), visit)}
        />
      </div>
      <p className="text-sm text-ink-faint">{presetsGoBy(last)}</p>
    </div>
  )
}

const within = (day: string, first: string, last: string) => (day < first ? first : day > last ? last : day)

interface DayFieldProps {
  label: string
  value: string
  first: string
  last: string
  onChoose: (day: string) => void
}

/** One day. What is half typed, or outside the chat, is nothing yet. */
function DayField({ label, value, first, last, onChoose }: DayFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [isOutside, setOutside] = useState(false)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
    setOutside(false)
  }
  const isInside = (day: string) => isDay(day) && day >= first && day <= last
  const take = useAfterPause((day: string) => {
    if (isInside(day) && day !== value) onChoose(day)
  })
  const leave = () => {
    take.now(typed)
    // Left empty it is the end it was; a day outside is said to be one.
    if (typed === '') setTyped(value)
    else setOutside(!isInside(typed))
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <DayInput
        id={id}
        {...{ typed, first, last }}
        problem={isOutside ? words.outside({ when: [first, last] }) : null}
        onType={(typed) => {
          setTyped(typed)
          setOutside(false)
          take.soon(typed)
        }}
        onBlur={leave}
        onEnter={leave}
        className="mt-1 w-full"
      />
    </div>
  )
}
