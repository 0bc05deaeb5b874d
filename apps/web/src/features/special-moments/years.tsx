import { format } from '#format/index.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { toYear } from './in-page.ts'
import type { Year } from './shown-moments.ts'

const { years: words } = saySpecialMoments

/** The years, each a link to its moments. */
export const Years = ({ years }: { years: readonly Year[] }) => (
  <nav aria-label={words.label}>
    <ul className="-mx-2 flex flex-wrap gap-x-2">
      {years.map(({ year, moments }) => (
        <li key={year}>
          <button
            type="button"
            aria-label={words.year({ year: format.year(year), n: moments.length })}
            onClick={() => toYear(year)}
            className="figures min-h-11 px-2 text-base font-semibold text-pen underline-offset-4 hover:underline"
          >
            {format.year(year)}
          </button>
        </li>
      ))}
    </ul>
  </nav>
)
