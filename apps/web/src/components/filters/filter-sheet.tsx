import { SlidersHorizontal } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useState } from 'react'
import { isFiltered, noFilters } from '#data/search/filters.ts'
import { newVisit } from '#data/search/use-filters.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DayFields } from './day-fields.tsx'
import type { FilterControl } from './filter-control.ts'
import { sayFilters } from './messages/index.ts'
import { PeopleList } from './people-list.tsx'
import { PresetButtons } from './preset-buttons.tsx'

const words = sayFilters

/** The same choices on a phone: a sheet from below, whose last button says how much is left. */
export function FilterSheet({ shown, ...control }: FilterControl & { shown: number | null }) {
  const { from, to, authors } = control.filters
  const chosen = authors.length + (from !== null || to !== null ? 1 : 0)
  return (
    <div className="md:hidden">
      <Dialog
        title={words.label}
        trigger={
          <Button kind="outline" className="w-full justify-start">
            <SlidersHorizontal aria-hidden="true" />
            {words.label}
            {chosen > 0 && <span className="ms-auto font-normal text-ink-soft">{words.chosen({ n: chosen })}</span>}
          </Button>
        }
      >
        <Sheet shown={shown} {...control} />
      </Dialog>
    </div>
  )
}

/** Drawn again each time it opens, so that its changes are one history entry. */
function Sheet({ shown, ...control }: FilterControl & { shown: number | null }) {
  const [visit] = useState(newVisit)
  const { chat, filters, change } = control
  return (
    <>
      {/* The page behind the sheet is not read out. */}
      <p role="status" className="sr-only">
        {shown !== null && words.showing({ shown, total: chat.overview.total_messages })}
      </p>
      <div className="min-h-0 flex-1 space-y-6 overflow-y-auto px-5 py-4">
        <section>
          <h3 className="font-semibold">{words.days}</h3>
          <div className="mt-1 -ms-3">
            <PresetButtons {...control} visit={visit} />
          </div>
          <div className="mt-2">
            <DayFields {...control} visit={visit} />
          </div>
        </section>
        <section>
          <h3 className="font-semibold">{words.people}</h3>
          <PeopleList {...control} visit={visit} className="mt-2" />
        </section>
      </div>
      <div className="flex gap-3 border-t border-line px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        {isFiltered(filters) && (
          <Button kind="outline" onClick={() => change(() => noFilters, visit)}>
            {words.clear}
          </Button>
        )}
        <Radix.Close className={buttonLook({ className: 'flex-1' })}>{words.show({ shown: shown ?? 0 })}</Radix.Close>
      </div>
    </>
  )
}
