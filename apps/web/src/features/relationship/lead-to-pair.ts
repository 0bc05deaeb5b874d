import type { Lead, LeadTo } from '#data/search/search-links.ts'
import type { Pair } from './answers.ts'

/** To one person's replies to another, those that took at least so many seconds. */
export const leadToPair = ({ from, to }: Pick<Pair, 'from' | 'to'>, leadTo: LeadTo, seconds = 0): Lead =>
  leadTo({ authors: [from], replyTo: to, replyMin: seconds })
