import { isolated } from '#charts/isolated.ts'
import { Chip, PeopleAndDays } from '#components/filters/chips.tsx'
import { sayFilters } from '#components/filters/messages/index.ts'
import { filterCount, type Searching, withoutFilters } from '#data/search/searching.ts'
import { format, shownName } from '#format/index.ts'
import { saySearch } from '#messages/search/index.ts'
import { daytimes, hourFrom, lengthBetween, repliedBetween } from '#messages/search/sentences.ts'
import { Button } from '#ui/button.tsx'
import type { SearchControl } from './search-control.ts'

const { chips: words, filters, kinds } = saySearch

/** One condition in words, and the search without it. */
interface Condition {
  name: string
  without: Partial<Searching>
}

/** Every condition but people and days. */
export function conditionsOf(now: Searching): Condition[] {
  const { sentiment, weekday, hour, kind, minLength, maxLength, replyMin, replyMax, replyTo, role, daytime } = now
  return [
    ...(['media', 'link', 'question', 'emoji'] as const)
      .filter((field) => now[field])
      .map((field) => ({ name: filters.boxes[field], without: { [field]: false } })),
    ...(sentiment === null ? [] : [{ name: words.sentiment({ sentiment }), without: { sentiment: null } }]),
    ...(kind === null ? [] : [{ name: words.kind({ kind: kinds[kind] }), without: { kind: null } }]),
    ...(weekday === null ? [] : [{ name: format.weekdays.long[weekday], without: { weekday: null } }]),
    ...(hour === null ? [] : [{ name: hourFrom({ of: hour }), without: { hour: null } }]),
    // Every message has at least no letter.
    ...(!minLength && maxLength === null
      ? []
      : [{ name: lengthBetween({ from: minLength, to: maxLength }), without: { minLength: null, maxLength: null } }]),
    ...(replyMin === null && replyMax === null
      ? []
      : [{ name: repliedBetween({ from: replyMin, to: replyMax }), without: { replyMin: null, replyMax: null } }]),
    ...(replyTo === null ? [] : [{ name: words.replyTo({ name: isolated(shownName(replyTo)) }), without: { replyTo: null } }]),
    ...(role === null ? [] : [{ name: words.roles[role], without: { role: null } }]),
    ...(daytime === null ? [] : [{ name: daytimes[daytime], without: { daytime: null } }]),
  ]
}

/** What is chosen, each with a way to leave it out, and one for all. `stay` is where the keyboard goes from a button that removes itself. */
export function SearchChips({ stay, ...control }: SearchControl & { stay: () => void }) {
  const { searching, changeSearching } = control
  if (filterCount(searching) === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ul className="contents">
        <PeopleAndDays {...control} onRemove={stay} />
        {conditionsOf(searching).map(({ name, without }) => (
          <Chip
            key={name}
            name={name}
            onRemove={() => {
              changeSearching(() => without)
              stay()
            }}
          >
            <span className="figures">{name}</span>
          </Chip>
        ))}
      </ul>
      <Button
        kind="quiet"
        className="-ms-2"
        onClick={() => {
          changeSearching(withoutFilters)
          stay()
        }}
      >
        {sayFilters.clear}
      </Button>
    </div>
  )
}
