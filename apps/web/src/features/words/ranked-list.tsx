import type { ReactNode } from 'react'
import { format } from '#format/index.ts'
import { FirstOnes } from '#ui/first-ones.tsx'

interface Entry {
  text: string
  count: number
}

interface RankedListProps<T extends Entry> {
  label: string
  of: readonly T[]
  /** This many are there before one asks for all. */
  first: number
  onPick: (entry: T) => void
  className?: string
  /** What is known about one. */
  children: (entry: T) => ReactNode
}

/** The most frequent as a list: each with its count and a link to its history. */
export function RankedList<T extends Entry>({ label, of, first, onPick, className, children }: RankedListProps<T>) {
  return (
    <section aria-label={label} className={className}>
      <FirstOnes of={of} first={first} isOrdered>
        {(entry) => (
          <li key={entry.text}>
            <button
              type="button"
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
