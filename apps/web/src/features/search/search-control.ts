import type { FilterControl } from '#components/filters/filter-control.ts'
import type { Searching } from '#data/search/searching.ts'
import type { ChangeSearching } from '#data/search/use-searching.ts'

/** What every part of the screen is given: the current search, and the way to change it. */
export interface SearchControl extends FilterControl {
  searching: Searching
  changeSearching: ChangeSearching
}
