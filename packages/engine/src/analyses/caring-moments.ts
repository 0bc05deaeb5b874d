import { type Emotion, emotions } from '@convostat/emotion'
import { type Chat, messageText } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { CERTAIN, EMOTIONS, type Feelings } from '#sentiment/feelings.ts'
import { type HowWellRead, howWellRead } from '#sentiment/how-well-read.ts'
import { top } from '#stats/top.ts'
import { fold } from '#words/fold.ts'
import { hasCaringWords, showsCare } from './caring-words.ts'

/** A message that shows care for the other: love, comfort, thanks, concern, good wishes. */
export interface CaringMoment {
  row: number
  /** 0 to 1: how surely it does. */
  care: number
}

/** What a caring message contains most of. */
export type CaringKind = 'care' | 'love' | 'thanks'

/** A message that shows care less surely than not is none. */
const LEAST = 0.5
/** How much of gratitude counts: a bare thank-you must not come before comfort and love. */
const HEARTFELT = 0.5

/** The most caring messages, of those that fit, of equal ones the earlier; a repeated text is there once. */
export function caringMoments(
  chat: Chat,
  feelings: Feelings,
  selection: Selection = everything(chat),
  topN = 5,
  isFit: (row: number) => boolean = () => true,
): CaringMoment[] {
  const moments: CaringMoment[] = []
  for (const moment of mostCaring(chat, feelings, selection)) {
    if (moments.length === topN) break
    if (isFit(moment.row)) moments.push(moment)
  }
  return moments
}

/** Without a list of caring words, what is read less than well must be this surely caring. */
const SURELY = 0.9

/** Whether a message shows care for someone by its words, and not only by a friendly tone; where nothing is known of its language, it does. */
function isToSomeone(text: string, care: number, { language, quality }: HowWellRead): boolean {
  if (quality === null || showsCare(text)) return true
  return !hasCaringWords(language) && (quality === 'well' || care >= SURELY) && !/[?？؟]\s*$/u.test(text)
}

/** All of them, one by one in that order. */
export function* mostCaring(chat: Chat, feelings: Feelings, { from, to, authors }: Selection): Generator<CaringMoment> {
  // Few messages are caring: those are kept, and no column of all.
  const rows: number[] = []
  const care: number[] = []
  for (let row = from; row < to; row++) {
    if (authors !== null && authors[chat.author[row]] === 0) continue
    const sure = Math.round(careAt(feelings, row) * CERTAIN)
    if (sure < LEAST * CERTAIN) continue
    rows.push(row)
    care.push(sure)
  }
  const said = new Set<string>()
  for (const place of top(Uint32Array.from(care))) {
    const row = rows[place]
    const text = fold(messageText(chat, row)).trim()
    if (said.has(text)) continue
    said.add(text)
    yield { row, care: care[place] / CERTAIN }
  }
}

/** Of these, in the same order, those that show care for someone by their words, or that the reader corrected. */
export function* caringByWords(chat: Chat, feelings: Feelings, selection: Selection): Generator<CaringMoment> {
  const readAt = howWellRead(chat, feelings)
  for (const moment of mostCaring(chat, feelings, selection)) {
    const { row, care } = moment
    if (feelings.corrected.has(row) || isToSomeone(messageText(chat, row), care, readAt(row))) yield moment
  }
}

/** Which of the three weighs most; love counts without the care that is in it. */
export function caringKindAt({ emotion, caring }: Feelings, row: number): CaringKind {
  const love = emotion[row * EMOTIONS + LOVE] - caring[row]
  const thanks = emotion[row * EMOTIONS + GRATITUDE] * HEARTFELT
  if (thanks > Math.max(love, caring[row])) return 'thanks'
  return love > caring[row] ? 'love' : 'care'
}

/**
 * The probability that a message contains at least one of care, love and gratitude, as if none of them made another likelier:
 * so a message that contains several is the more caring. Half of all thanks are taken for courtesy.
 */
function careAt({ emotion, caring }: Feelings, row: number): number {
  const none = (sure: number): number => 1 - sure / CERTAIN
  return 1 - none(caring[row]) * none(emotion[row * EMOTIONS + LOVE]) * none(emotion[row * EMOTIONS + GRATITUDE] * HEARTFELT)
}

const placeOf = (emotion: Emotion): number => emotions.indexOf(emotion)
const LOVE = placeOf('love')
const GRATITUDE = placeOf('gratitude')
