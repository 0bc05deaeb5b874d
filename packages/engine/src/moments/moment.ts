import type { Emotion } from '@convostat/emotion'

/** What makes a moment special. */
export const momentKinds = [
  'first_message',
  'count',
  'busiest_day',
  'longest_conversation',
  'reunion',
  'longest_streak',
  'love',
  'birthday',
  'anniversary',
  'happiest_day',
  'moving_exchange',
  'group_created',
  'joined',
  'left',
] as const
export type MomentKind = (typeof momentKinds)[number]

/** What a sentence about a moment may use; which of them a moment has depends on its kind. */
export interface MomentFacts {
  /** The position of the message among all (count); the rank of the gap, the longest being 1 (reunion). */
  number?: number
  /**
   * What stands out: messages of a day (busiest_day) or of a conversation (longest_conversation), of the seven days from then
   * on (reunion), that the people who came or went have written (joined, left); mean score of a day, −1 to 1 (happiest_day).
   */
  value?: number
  /**
   * What is usual of it in this chat: the median of days or conversations, messages in seven days on average;
   * the mean score of all days; the share of the other days with a message, 0 to 1 (longest_streak).
   */
  usual?: number
  /**
   * Of all the chat: messages from then on (first_message, group_created) or counted (busiest_day), messages in which it is
   * said (love), occasions on which it is wished (birthday, anniversary), days on which people came or went (joined, left).
   */
  total?: number
  /** How many of that `total` are among the moments of the whole chat (birthday, anniversary, joined, left). */
  listed?: number
  /** Of a gap (reunion), or from the first message to the last (longest_conversation, moving_exchange). */
  seconds?: number
  /** Calendar days since the first message (count), up to the last one (first_message), or in a row (longest_streak). */
  days?: number
  /** Said for the first time, not the day on which it was most frequent (love). */
  isFirst?: boolean
  /** How many people wished (birthday, anniversary), joined or left. */
  people?: number
  /** What the messages contain most of (moving_exchange). */
  emotion?: Emotion
  /** Who joined or left, as the export names them; whom the wishes were for, where one can tell (birthday). */
  names?: readonly string[]
  /** The group's name (group_created). */
  title?: string
}

/** A notable date found in a chat. */
export interface Moment {
  kind: MomentKind
  /** The message it is about, or where it is about an event or a day, the one it is best seen at. */
  row: number
  /** Wall-clock seconds since 1970: of that message, or of the event. */
  time: number
  /** 0 to 1: how unusual it is for this chat. */
  significance: number
  /** How many messages are behind it, and the first and the last day of them, as days since 1970-01-01. */
  messages: number
  firstDay: number
  lastDay: number
  /** Who had a part in it, most messages first, of a reunion who came back; at most eight names. */
  participants: readonly string[]
  facts: MomentFacts
}
