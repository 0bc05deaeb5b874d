import { presetNames, presetOf, presets } from '#data/search/filters.ts'
import { classes } from '#ui/classes.ts'
import type { FilterControl } from './filter-control.ts'
import { sayFilters } from './messages/index.ts'
import { presetMeaning, presetName } from './sentences.ts'

const words = sayFilters

/** The look of a choice of days: underlined in wax while it is the one. */
export const choiceLook = (isOn: boolean, className?: string) =>
  classes(
    'inline-flex min-h-11 items-center gap-1.5 rounded-md px-3 whitespace-nowrap hover:bg-well',
    isOn ? 'font-semibold text-ink underline decoration-wax decoration-2 underline-offset-[0.4em]' : 'text-ink-soft hover:text-ink',
    className,
  )

/** Spans of days to tap. */
export function PresetButtons({ chat, filters, change, visit }: FilterControl & { visit?: string | null }) {
  const last = chat.overview.end_date
  if (last === null) return null
  const current = presetOf(filters, last)
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1">
      <legend className="sr-only">{words.days}</legend>
      {presetNames.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={current === name}
          title={presetMeaning({ preset: name, last })}
          onClick={() => change((now) => ({ ...now, ...presets[name](last) }), visit)}
          className={choiceLook(current === name)}
        >
          {presetName({ preset: name, last })}
        </button>
      ))}
    </fieldset>
  )
}
