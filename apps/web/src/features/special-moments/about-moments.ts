import type { UploadAnswer } from '@convostat/api'
import type { LeadTo } from '#data/search/search-links.ts'

export interface AboutMoments {
  chat: UploadAnswer
  placeOf: (name: string) => number
  leadTo: LeadTo
  /** Opens the conversation around a message. */
  onOpen: (id: number) => void
}
