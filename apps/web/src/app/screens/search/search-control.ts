import type { Searching } from '#data/searching.ts'
import type { ChangeSearching } from '#data/use-searching.ts'
import type { FilterControl } from '#filters/filter-control.ts'

/** What every part of the screen is given: the search as it stands, and the way to change it. */
export interface SearchControl extends FilterControl {
  searching: Searching
  changeSearching: ChangeSearching
}
