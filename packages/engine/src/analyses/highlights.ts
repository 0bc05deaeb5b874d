import { type Emotion, emotions } from '@convostat/emotion'
import { type Chat, messageText } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { gateOf } from '#on-show/why-not-shown.ts'
import { CERTAIN, EMOTIONS, type Feelings } from '#sentiment/feelings.ts'
import { signs } from '#sentiment/signs.ts'
import { isUnmistakable, LEAST_SURE } from './unmistakable.ts'

/** A message of an emotion, and how surely it contains it, 0 to 1. */
export interface Felt {
  row: number
  score: number
}

/** The strongest message of an emotion, and the next ones: what may be shown in its place. */
export interface Highlight extends Felt {
  emotion: Emotion
  others: Felt[]
}

/** This many others of an emotion. */
const MOST_OTHERS = 11

/**
 * For each emotion, in their order, the unmistakable messages that contain it most surely, the earliest of several, no two with the
 * same text, among those that may be put on show. Emotions without one are left out.
 */
export function highlights(chat: Chat, feelings: Feelings, selection: Selection = everything(chat)): Highlight[] {
  const { from, to, authors } = selection
  const { emotion, score } = feelings
  // Nothing less surely felt is a highlight.
  const least = new Uint16Array(EMOTIONS).fill(Math.ceil(LEAST_SURE * CERTAIN) - 1)
  const found = emotions.map((): number[] => [])
  const whyNotShown = gateOf(chat, feelings)
  const mayBeShown = (row: number, emotion: Emotion): boolean => {
    if (feelings.corrected.get(row)?.label === emotion) return true
    const why = whyNotShown(row)
    // That a message sounds bad is what a bad emotion is shown by.
    return why === null || ((why === 'feeling' || why === 'doubt') && signs[emotion] < 0)
  }
  for (let row = from; row < to; row++) {
    if (Number.isNaN(score[row]) || (authors !== null && authors[chat.author[row]] === 0)) continue
    for (let i = 0, at = row * EMOTIONS; i < EMOTIONS; i++, at++) {
      if (emotion[at] <= least[i] || !isUnmistakable(chat, feelings, row, emotions[i]) || !mayBeShown(row, emotions[i])) continue
      const strength = (row: number): number => emotion[row * EMOTIONS + i]
      place(found[i], row, strength, (row) => messageText(chat, row))
      if (found[i].length > MOST_OTHERS) least[i] = strength(found[i][MOST_OTHERS])
    }
  }
  return emotions.flatMap((name, i) => {
    const [first, ...others] = found[i].map((row) => ({ row, score: emotion[row * EMOTIONS + i] / CERTAIN }))
    return first ? [{ emotion: name, ...first, others }] : []
  })
}

/** Puts a row in its place among the strongest, unless its text is there already and as strong. */
function place(rows: number[], row: number, strength: (row: number) => number, textOf: (row: number) => string): void {
  const text = textOf(row)
  const same = rows.findIndex((each) => textOf(each) === text)
  if (same >= 0 && strength(rows[same]) >= strength(row)) return
  if (same >= 0) rows.splice(same, 1)
  const weaker = rows.findIndex((each) => strength(each) < strength(row))
  rows.splice(weaker < 0 ? rows.length : weaker, 0, row)
  if (rows.length > MOST_OTHERS + 1) rows.pop()
}
