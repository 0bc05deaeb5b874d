import { type Emotion, emotions } from '@convostat/emotion'
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { gateOf } from '#on-show/why-not-shown.ts'
import { CERTAIN, EMOTIONS, type Feelings } from '#sentiment/feelings.ts'
import { signs } from '#sentiment/signs.ts'
import { isUnmistakable, LEAST_SURE } from './unmistakable.ts'

/** The strongest message of an emotion. */
export interface Highlight {
  emotion: Emotion
  row: number
  /** The probability of the emotion, 0 to 1. */
  score: number
}

/**
 * For each emotion, in their order, the unmistakable message that contains it most surely, the earliest of several, among those
 * that may be put on show. Emotions without one are left out.
 */
export function highlights(chat: Chat, feelings: Feelings, selection: Selection = everything(chat)): Highlight[] {
  const { from, to, authors } = selection
  const { emotion, score } = feelings
  // Nothing less surely felt is a highlight.
  const most = new Uint16Array(EMOTIONS).fill(Math.ceil(LEAST_SURE * CERTAIN) - 1)
  const found = new Int32Array(EMOTIONS).fill(-1)
  const whyNotShown = gateOf(chat, feelings)
  const mayBeShown = (row: number, emotion: Emotion): boolean => {
    if (feelings.corrected.get(row)?.label === emotion) return true
    const why = whyNotShown(row)
    // That a message sounds bad is what a bad emotion is shown by.
    return why === null || (why === 'feeling' && signs[emotion] < 0)
  }
  for (let row = from; row < to; row++) {
    if (Number.isNaN(score[row]) || (authors !== null && authors[chat.author[row]] === 0)) continue
    for (let i = 0, at = row * EMOTIONS; i < EMOTIONS; i++, at++) {
      if (emotion[at] <= most[i] || !isUnmistakable(chat, feelings, row, emotions[i]) || !mayBeShown(row, emotions[i])) continue
      most[i] = emotion[at]
      found[i] = row
    }
  }
  return emotions.flatMap((name, i) => (found[i] < 0 ? [] : [{ emotion: name, row: found[i], score: most[i] / CERTAIN }]))
}
