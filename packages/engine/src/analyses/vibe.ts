import { type Emotion, emotions } from '@convostat/emotion'
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { signs } from '#sentiment/signs.ts'
import { fingerprint } from './fingerprint.ts'
import { sentimentDistribution } from './sentiment-distribution.ts'
import { sentimentTrend } from './sentiment-trend.ts'

/** How a chat sounds, in a word for which the sentence is elsewhere: never what the people in it are. */
export type Character =
  | 'cheerful'
  | 'affectionate'
  | 'thankful'
  | 'playful'
  | 'encouraging'
  | 'lively'
  | 'open-hearted'
  | 'frank'
  | 'watchful'
  | 'practical'

/** A figure that the character rests on. */
export interface VibeReason {
  /**
   * `leading`, `second`: that emotion's share of all that was felt, 0 to 1. `neutral`: the mean probability that a message
   * contains no emotion. `positive`, `negative`: such messages among the scored. `change`: the mean score of the second half minus
   * that of the first, where it is a trend and each half has enough to tell. `messages`: how many were scored.
   */
  kind: 'leading' | 'second' | 'neutral' | 'positive' | 'negative' | 'change' | 'messages'
  value: number
  /** With `leading` and `second`. */
  emotion?: Emotion
}

export interface Vibe {
  /** Null where too little was said to tell, or the signs do not agree. */
  character: Character | null
  /** What decided first; without a character how many messages were scored, and nothing of too few. */
  reasons: VibeReason[]
}

/** Fewer scored messages are a moment, not a character. */
const FEWEST_MESSAGES = 30
/** A chat of this many messages without emotion is about things; the rest is a side of it. */
const PRACTICAL = 0.8
/** A half with fewer scored messages shows no change: one loud message would be all of it. */
const FEWEST_OF_HALF = 5
/** An emotion is named beside the leading one where it is at least this much of it. */
const LEAST_OF_LEADING = 0.5

/** A character is given where the leading emotion is this much of what was felt, and this many times the second. */
const LEAST_SHARE = 0.25
const LEAST_LEAD = 1.25
/** Messages of the emotion's sign outnumber those of the other this many times. */
const LEAST_OF_SIGN = 1.5

interface Signs {
  leading: Emotion
  lead: number
  next: number
  positive: number
  negative: number
}

/** Whether all signs say the same: a clear lead, the sentiment of the messages, and both halves of the chat. */
function isAgreed(chat: Chat, feelings: Feelings, selection: Selection, { leading, lead, next, positive, negative }: Signs): boolean {
  if (lead < LEAST_SHARE || lead < LEAST_LEAD * next) return false
  const [withIt, against] = signs[leading] < 0 ? [negative, positive] : [positive, negative]
  if (signs[leading] !== 0 && withIt < LEAST_OF_SIGN * against) return false
  const middle = middleOf(chat, feelings, selection)
  return [
    { ...selection, to: middle },
    { ...selection, from: middle },
  ].every((half) => {
    const { emotions: shares } = fingerprint(chat, feelings, half)
    return shares[leading] > 0 && emotions.every((emotion) => shares[emotion] <= shares[leading])
  })
}

/** The row before which half of the scored messages are; the middle one of an odd number is in the second half. */
function middleOf({ author }: Chat, { score }: Feelings, { from, to, authors }: Selection): number {
  const isCounted = (row: number): boolean => !Number.isNaN(score[row]) && (authors === null || authors[author[row]] === 1)
  let all = 0
  for (let row = from; row < to; row++) if (isCounted(row)) all++
  let row = from
  for (let before = 0; ; row++) if (isCounted(row) && ++before > all / 2) return row
}

const characters: Readonly<Record<Emotion, Character>> = {
  joy: 'cheerful',
  love: 'affectionate',
  gratitude: 'thankful',
  amusement: 'playful',
  admiration: 'encouraging',
  surprise: 'lively',
  sadness: 'open-hearted',
  anger: 'frank',
  fear: 'watchful',
}

/** A chat's character by the emotion that leads in it where all signs agree, and the figures it rests on. */
export function vibe(chat: Chat, feelings: Feelings, selection: Selection = everything(chat)): Vibe {
  const { emotions: shares, neutralShare, scored } = fingerprint(chat, feelings, selection)
  // `emotions` are in their order and the sort is stable: of as strong ones the first leads, as in the mood timeline.
  const [leading, second] = [...emotions].sort((a, b) => shares[b] - shares[a])
  if (scored < FEWEST_MESSAGES || neutralShare === null) return { character: null, reasons: [] }
  const none: Vibe = { character: null, reasons: [{ kind: 'messages', value: scored }] }
  if (shares[leading] === 0) return none
  const isPractical = neutralShare >= PRACTICAL
  const { positive, negative } = sentimentDistribution(chat, feelings, selection)
  if (!isPractical && !isAgreed(chat, feelings, selection, { leading, lead: shares[leading], next: shares[second], positive, negative }))
    return none
  const { trend, firstHalf, secondHalf, firstScored, secondScored } = sentimentTrend(chat, feelings, selection)
  const isChangeTold = trend !== 'stable' && Math.min(firstScored, secondScored) >= FEWEST_OF_HALF
  const felt: VibeReason[] = [{ kind: 'leading', emotion: leading, value: shares[leading] }]
  if (shares[second] >= LEAST_OF_LEADING * shares[leading]) felt.push({ kind: 'second', emotion: second, value: shares[second] })
  const neutral: VibeReason = { kind: 'neutral', value: neutralShare }
  const reasons: VibeReason[] = [
    ...(isPractical ? [neutral, ...felt] : [...felt, neutral]),
    { kind: 'positive', value: positive / scored },
    { kind: 'negative', value: negative / scored },
  ]
  if (isChangeTold && firstHalf !== null && secondHalf !== null) reasons.push({ kind: 'change', value: secondHalf - firstHalf })
  reasons.push({ kind: 'messages', value: scored })
  return { character: isPractical ? 'practical' : characters[leading], reasons }
}
