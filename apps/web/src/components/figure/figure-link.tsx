import type { ReactNode } from 'react'
import type { Searching } from '#data/search/searching.ts'
import { classes } from '#ui/classes.ts'
import { SearchLink } from './search-link.tsx'

interface FigureLinkProps {
  /** Which messages, of those that the card or the screen around shows; all of them without. */
  wanted?: Partial<Searching>
  /** What the link opens, where the number alone does not say. */
  label: string
  className?: string
  children: ReactNode
}

/** A figure that links to what it counts: set like any other, with a hairline under it. */
export const FigureLink = ({ wanted, label, className, children }: FigureLinkProps) => (
  <SearchLink
    wanted={wanted}
    title={label}
    className={classes(
      'target underline decoration-line decoration-1 underline-offset-[0.2em] hover:text-pen hover:decoration-pen focus-visible:text-pen',
      className,
    )}
  >
    {children}
  </SearchLink>
)
