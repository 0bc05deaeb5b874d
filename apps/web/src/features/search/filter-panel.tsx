import { SlidersHorizontal } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useId, useState } from 'react'
import { sayFilters } from '#components/filters/messages/index.ts'
import { filterCount, withoutFilters } from '#data/search/searching.ts'
import { saySearch } from '#messages/search/index.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FilterFields } from './filter-fields.tsx'
import type { SearchResults } from './outcome.ts'
import { outcomeOf } from './outcome.ts'
import type { SearchControl } from './search-control.ts'

const { filters: words } = saySearch

interface FilterPanelProps extends SearchControl {
  found: SearchResults
  /** What is beside the button. */
  children: ReactNode
}

/** All conditions: below the field on a desk, in a sheet on a phone. */
export function FilterPanel({ found, children, ...control }: FilterPanelProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const chosen = filterCount(control.searching)
  const outcome = outcomeOf(found, control.searching)
  const label = chosen === 0 ? words.toggle : words.toggleWith({ n: chosen })
  const face = (
    <>
      <SlidersHorizontal aria-hidden="true" />
      <span className="max-md:hidden">{words.toggle}</span>
      {chosen > 0 && <span className="figures rounded-full bg-pen-wash px-2 text-sm text-ink">{chosen}</span>}
    </>
  )
  return (
    <>
      <div className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-row-reverse md:justify-between md:px-0">
        <Button
          kind="outline"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="hidden aria-expanded:bg-pen-wash md:inline-flex"
        >
          {face}
        </Button>
        <div className="shrink-0 md:hidden">
          <Dialog
            title={words.panel}
            trigger={
              <Button kind="outline" aria-label={label} className="px-3">
                {face}
              </Button>
            }
          >
            <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">
              <FilterFields {...control} />
            </div>
            <div className="flex gap-3 border-t border-line px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
              {chosen > 0 && (
                <Button kind="outline" onClick={() => control.changeSearching(withoutFilters)}>
                  {sayFilters.clear}
                </Button>
              )}
              <Radix.Close className={buttonLook({ className: 'flex-1' })}>
                {outcome.is === 'counted' ? words.show({ n: outcome.total }) : words.showResults}
              </Radix.Close>
            </div>
          </Dialog>
        </div>
        {children}
      </div>
      <section id={id} aria-label={words.panel} hidden={!isOpen} className="hidden border-y border-line py-5 md:not-[[hidden]]:block">
        {isOpen && <FilterFields {...control} />}
      </section>
    </>
  )
}
