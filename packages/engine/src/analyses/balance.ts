import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { round } from '#stats/round.ts'
import { messageShare, type PersonShare } from './message-share.ts'

/** How evenly the messages are shared. */
export interface Balance {
  /** Everyone with at least one message, most messages first. */
  shares: PersonShare[]
  /**
   * The fewest messages of a person divided by the most, among people with at least 1 % of them; 2 decimals. Null where
   * fewer than two have.
   */
  ratio: number | null
  /** Whether the ratio is at least 0.67. */
  balanced: boolean | null
}

/** A person with less than this share of the messages is not weighed. */
const leastShare = 0.01
/** From this ratio on the messages count as shared evenly. */
const leastRatio = 0.67

export function balance(chat: Chat, selection: Selection = everything(chat)): Balance {
  const shares = messageShare(chat, selection)
  const weighed = shares.filter(({ share }) => share >= leastShare)
  if (weighed.length < 2) return { shares, ratio: null, balanced: null }
  const ratio = round(weighed[weighed.length - 1].count / weighed[0].count, 2)
  return { shares, ratio, balanced: ratio >= leastRatio }
}
