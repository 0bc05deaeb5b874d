import type { ReactNode } from 'react'
import { format } from '#format/index.ts'
import { FirstOnes } from '#ui/first-ones.tsx'

interface Entry {
  text: string
  count: number
}

interface RankedListProps<T extends Entry> {
  label: string
  /** What the numbers count, above them. */
  unit: string
  of: readonly T[]
  /** This many are there before one asks for all. */
  first: number
  onPick: (entry: T) => void
  /** What one counts, in full. */
  hint: (entry: T) => string
  className?: string
  /** What is known about one. */
  children: (entry: T) => ReactNode
}

/** The most frequent as a list: each with its count and a link to its history. */
export function RankedList<T extends Entry>({ label, unit, of, first, onPick, hint, className, children }: RankedListProps<T>) {
  return (
    <section aria-label={label} className={className}>
      <p className="mb-1 text-end text-sm text-ink-faint">{unit}</p>
      <FirstOnes of={of} first={first} isOrdered>
        {(entry) => (
          <li key={entry.text}>
            <button
              type="button"
              title={hint(entry)}
              onClick={() => onPick(entry)}
              className="group flex w-full items-baseline gap-2 rounded-sm py-1 text-start"
            >
              <span className="min-w-0 underline-offset-4 group-hover:text-pen group-hover:underline">{children(entry)}</span>
              <span className="leader" aria-hidden="true" />
              <span className="figures shrink-0 text-ink-soft">{format.count(entry.count)}</span>
            </button>
          </li>
        )}
      </FirstOnes>
    </section>
  )
}
