import { format } from '#format/index.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { placeInYear, type Year } from './shown-moments.ts'

const { years: words } = saySpecialMoments

export const yearId = (year: string): string => `year-${year}`

/** The years at a glance, each with its moments where they are in it, the more significant the taller; a year links to its moments. */
export function Years({ years }: { years: readonly Year[] }) {
  return (
    <nav aria-label={words.label}>
      <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
        {years.map(({ year, moments }) => (
          <li key={year} className="border-b border-line">
            <button
              type="button"
              aria-label={words.year({ year: format.year(year), n: moments.length })}
              onClick={() => goTo(year)}
              className="group flex min-h-14 w-full items-center gap-4 text-start"
            >
              <span className="figures font-semibold text-pen underline-offset-4 group-hover:underline">{format.year(year)}</span>
              <span aria-hidden="true" className="relative h-8 flex-1 border-b border-edge">
                {moments.map(({ id, date, significance }) => (
                  <span
                    key={id}
                    className="absolute bottom-0 w-1 -translate-x-1/2 rtl:translate-x-1/2 rounded-t-full bg-wax"
                    style={{ insetInlineStart: `${1 + 98 * placeInYear(date)}%`, height: `${100 * heightOf(significance)}%` }}
                  />
                ))}
              </span>
              <span className="figures w-6 text-end text-ink-faint">{format.count(moments.length)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** No moment is less significant than 0.65: what is above tells them apart. */
const heightOf = (significance: number): number => Math.max(0.15, (significance - 0.6) / 0.4)

function goTo(year: string): void {
  const section = document.getElementById(yearId(year))
  section?.scrollIntoView({ block: 'start' })
  section?.focus({ preventScroll: true })
}
