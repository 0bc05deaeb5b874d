import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useScreen } from '#components/screen/screen.ts'
import type { Searching } from '#data/search/searching.ts'

interface SearchLinkProps extends Pick<ComponentProps<'a'>, 'aria-label' | 'title' | 'className' | 'children'> {
  /** Which messages, of those that the card or the screen around shows; all of them without. */
  wanted?: Partial<Searching>
}

/** To the search that finds what a figure counts. */
export const SearchLink = ({ wanted, ...props }: SearchLinkProps) => <Link {...useScreen().leadTo(wanted)} {...props} />
