import { type ReactNode, useId, useState } from 'react'
import { DayFields } from '#components/filters/day-fields.tsx'
import { sayFilters } from '#components/filters/messages/index.ts'
import { PeopleList } from '#components/filters/people-list.tsx'
import { PresetButtons } from '#components/filters/preset-buttons.tsx'
import { kinds, sounds } from '#data/search/searching.ts'
import { newVisit } from '#data/search/use-filters.ts'
import { format } from '#format/index.ts'
import { saySearch } from '#messages/search/index.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Select } from '#ui/select.tsx'
import { NumberRange } from './number-range.tsx'
import { ReplyTime } from './reply-time.tsx'
import type { SearchControl } from './search-control.ts'

const { filters: words } = saySearch

const any = 'any'
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Every condition a message can be put to. */
export function FilterFields(control: SearchControl) {
  const { searching, changeSearching, chat } = control
  const [visit] = useState(newVisit)
  const numberOf = (value: string) => (value === any ? null : Number(value))
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <Group title={sayFilters.days}>
        <div className="-ms-3">
          <PresetButtons {...control} />
        </div>
        <DayFields {...control} visit={visit} />
      </Group>
      {chat.overview.participants.length > 1 && (
        <Group title={sayFilters.people}>
          <PeopleList {...control} visit={visit} className="max-h-56 [&>[role=listbox]]:-ms-3" />
        </Group>
      )}
      <Group title={words.has}>
        <div className="grid grid-cols-2 gap-x-4">
          {(['media', 'link', 'question', 'emoji'] as const).map((field) => (
            <Checkbox key={field} isChecked={searching[field]} onChange={(isOn) => changeSearching(() => ({ [field]: isOn }))}>
              {words.boxes[field]}
            </Checkbox>
          ))}
        </div>
      </Group>
      <div className="grid content-start gap-4 sm:grid-cols-2">
        <Labelled title={words.weekday}>
          {(id) => (
            <Select
              id={id}
              className="w-full"
              value={searching.weekday === null ? any : `${searching.weekday}`}
              options={[{ value: any, title: words.anyWeekday }, ...format.weekdays.long.map((title, day) => ({ value: `${day}`, title }))]}
              onChoose={(value) => changeSearching(() => ({ weekday: numberOf(value) }))}
            />
          )}
        </Labelled>
        <Labelled title={words.hour}>
          {(id) => (
            <Select
              id={id}
              className="w-full"
              value={searching.hour === null ? any : `${searching.hour}`}
              options={[{ value: any, title: words.anyHour }, ...hours.map((hour) => ({ value: `${hour}`, title: format.hour(hour) }))]}
              onChoose={(value) => changeSearching(() => ({ hour: numberOf(value) }))}
            />
          )}
        </Labelled>
        <Labelled title={words.sentiment}>
          {(id) => (
            <Select
              id={id}
              className="w-full"
              value={searching.sentiment ?? any}
              options={[{ value: any, title: words.anySentiment }, ...sounds.map((value) => ({ value, title: words.sentiments[value] }))]}
              onChoose={(value) => changeSearching(() => ({ sentiment: value === any ? null : value }))}
            />
          )}
        </Labelled>
        <Labelled title={words.kind}>
          {(id) => (
            <Select
              id={id}
              className="w-full"
              value={searching.kind ?? any}
              options={[{ value: any, title: words.anyKind }, ...kinds.map((kind) => ({ value: kind, title: saySearch.kinds[kind] }))]}
              onChoose={(value) => changeSearching(() => ({ kind: value === any ? null : value }))}
            />
          )}
        </Labelled>
      </div>
      <Group title={words.length}>
        <NumberRange
          least={searching.minLength}
          most={searching.maxLength}
          labels={[words.lengthLeast, words.lengthMost]}
          onChoose={(minLength, maxLength, visit) => changeSearching(() => ({ minLength, maxLength }), visit)}
        />
      </Group>
      <Group title={words.reply} about={words.replyAbout}>
        <ReplyTime
          least={searching.replyMin}
          most={searching.replyMax}
          onChoose={(replyMin, replyMax) => changeSearching(() => ({ replyMin, replyMax }))}
        />
      </Group>
    </div>
  )
}

function Group({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="font-semibold">{title}</legend>
      {about && <p className="text-sm text-ink-faint">{about}</p>}
      {children}
    </fieldset>
  )
}

function Labelled({ title, children }: { title: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {title}
      </label>
      {children(id)}
    </div>
  )
}
