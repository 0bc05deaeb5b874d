import type { UploadAnswer } from '@convostat/api'
import type { Filters } from '#data/search/filters.ts'
import type { ChangeFilters } from '#data/search/use-filters.ts'

export interface FilterControl {
  /** The whole chat, unfiltered: its people and days are the choices. */
  chat: UploadAnswer
  filters: Filters
  change: ChangeFilters
}
