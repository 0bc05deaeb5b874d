import type { UploadAnswer } from '@convostat/api'
import type { Range } from '../ui/message-parts.ts'

export interface ConversationProps {
  chat: UploadAnswer
  /** The message it is opened at. */
  messageId: number
  /** What was found in that message, in UTF-16 units. */
  highlights?: readonly Range[]
  onClose: () => void
  /** To the match before and after; absent where there is none. */
  previous?: () => void
  next?: () => void
  /** Its place among the matches, from 0, and how many there are. */
  position?: { at: number; of: number }
  /** What a message saved from here is said to come from. */
  source?: 'Search' | 'Milestones' | 'Moments' | 'Relationship' | 'Words' | 'Ask'
  /** Where the keyboard goes when it is closed; else back to where it was. */
  returnTo?: () => HTMLElement | null
}
