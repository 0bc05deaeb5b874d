import type { Chat } from '@convostat/engine/chat/chat'
import type { Host } from '@convostat/engine/import/read-failure'
import type { Feelings } from '@convostat/engine/sentiment/feelings'
import type { Clock } from '@convostat/format'

/** What a question is asked of: everything that an answer may rest on. */
export interface QuestionContext {
  /** The chat as it is shown: with people's names as shown, and who is hidden in no figure. */
  readonly chat: Chat
  /** Only the most recent part of the file was analyzed: answers say so. */
  readonly isPart?: boolean
  /** The reader's calendar day, as days since 1970-01-01. */
  readonly today: number
  /** Who the reader is, as shown; null where nobody said. */
  readonly me: string | null
  /** The question before it, which this one may continue. */
  readonly after?: string
  /** The finest unit of the chat's times; seconds unless given. */
  readonly clock?: Clock
  /** The languages that the reader prefers, most preferred first (BCP 47): numbers and dates are written by them. */
  readonly languages?: readonly string[]
  /** What its messages feel like, with corrections; waited for only where a question is about it. Null: cannot be had. */
  readonly feelings?: () => Promise<Feelings | null>
  /** Lets others have a turn, and learns when nobody waits. */
  readonly host?: Host
}
