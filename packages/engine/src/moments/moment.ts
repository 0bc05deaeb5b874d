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

/** What a sentence about a moment may say; which of them a moment has is a matter of its kind. */
export interface MomentFacts {
  /** The message is this one of the messages counted, the first being 1 (count); how often it was said that day (love). */
  number?: number
  /** What is compared, and what is usual of it in this chat: messages of a day (busiest_day), of a conversation (longest_conversation). */
  value?: number
  usual?: number
  /** A silence (reunion), or how long it lasted (longest_conversation, moving_exchange). */
  seconds?: number
  /** Calendar days from the first message counted (count), or in a row (longest_streak). */
  days?: number
  /** The first and the last calendar day it covers, as days since 1970-01-01 (longest_streak). */
  firstDay?: number
  lastDay?: number
  /** The first one said, not the day on which it was said most (love). */
  isFirst?: boolean
  /** How many people wished (birthday, anniversary). */
  people?: number
  /** Mean score of the day's messages, −1 to 1 (happiest_day). */
  sentiment?: number
  /** What the messages hold most of (moving_exchange). */
  emotion?: Emotion
  /** Those who joined or left, as the export names them; whom the wishes were for, where one can tell (birthday). */
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
  /** How many messages lie behind it. */
  messages: number
  /** Who had a part in it, most messages first; at most `mostParticipants` names. */
  participants: readonly string[]
  facts: MomentFacts
}

/** More people than this are named by none of a moment's sentences. */
export const mostParticipants = 8
