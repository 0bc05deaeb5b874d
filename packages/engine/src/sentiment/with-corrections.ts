import { type Emotion, emotions, sentiments } from '@convostat/emotion'
import { type Chat, flag, kindIndex } from '#chat/chat.ts'
import { findSaved } from '#saved/find-saved.ts'
import { CERTAIN, type Corrected, EMOTIONS, type FeelingLabel, type Feelings, type Judgement } from './feelings.ts'
import { signs } from './signs.ts'

/** A person's correction of a message, identified by author, time and text: so it outlasts its upload. */
export interface Correction {
  readonly author: string
  /** Wall-clock seconds, as in `Chat.time`. */
  readonly time: number
  /** As `messageText` gives it. */
  readonly message: string
  readonly label: FeelingLabel
}

/**
 * The same feelings with these corrections and no others. A message that is corrected has the score 1, 0 or −1; an emotion
 * is then its only one, a sentiment leaves of its emotions those of that sign, `neutral` none. Every message that the three
 * tell is meant (`findSaved`), the last correction of one counts, and what the chat does not contain, or contains without text, is
 * passed over.
 */
export function withCorrections(chat: Chat, feelings: Feelings, corrections: readonly Correction[]): Feelings {
  const labels = labelsByRow(chat, corrections)
  if (labels.size === 0 && feelings.corrected.size === 0) return feelings
  const columns = {
    score: feelings.score.slice(),
    emotion: feelings.emotion.slice(),
    caring: feelings.caring.slice(),
    neutral: feelings.neutral.slice(),
  }
  for (const [row, { before }] of feelings.corrected) write(columns, row, before)
  const corrected = new Map<number, Corrected>()
  for (const [row, label] of labels) {
    const before = judgementAt(columns, row)
    corrected.set(row, { label, before })
    write(columns, row, judgedAs(label, before))
  }
  return { ...columns, corrected, languages: feelings.languages }
}

type Columns = Pick<Feelings, 'score' | 'emotion' | 'caring' | 'neutral'>

function judgedAs(label: FeelingLabel, { emotion, caring, neutral }: Judgement): Judgement {
  const score = signs[label]
  const only = emotions.indexOf(label as Emotion)
  if (only >= 0)
    return { score, emotion: emotion.map((_, i) => (i === only ? CERTAIN : 0)), caring: label === 'love' ? caring : 0, neutral: 0 }
  if (score === 0) return { score, emotion: new Uint16Array(EMOTIONS), caring: 0, neutral: CERTAIN }
  return { score, emotion: emotion.map((share, i) => (signs[emotions[i]] === score ? share : 0)), caring: score > 0 ? caring : 0, neutral }
}

function judgementAt({ score, emotion, caring, neutral }: Columns, row: number): Judgement {
  return { score: score[row], emotion: emotion.slice(row * EMOTIONS, (row + 1) * EMOTIONS), caring: caring[row], neutral: neutral[row] }
}

function write(columns: Columns, row: number, { score, emotion, caring, neutral }: Judgement): void {
  columns.score[row] = score
  columns.emotion.set(emotion, row * EMOTIONS)
  columns.caring[row] = caring
  columns.neutral[row] = neutral
}

/** The label of each row that is meant, also where the chat is read with other dates than when it was corrected. */
function labelsByRow(chat: Chat, corrections: readonly Correction[]): Map<number, FeelingLabel> {
  const labels = new Map<number, FeelingLabel>()
  const given = corrections.filter(({ label }) => isLabel(label))
  const found = findSaved(
    chat,
    given.map(({ author, time, message }) => ({ authors: [author], time, message })),
  )
  // What was said of a message as it is read now comes after what was said of it before.
  for (const wanted of [false, true])
    for (const [i, { rows, isAsSaved }] of found.entries())
      if (isAsSaved === wanted) for (const row of rows) if (hasText(chat, row)) labels.set(row, given[i].label)
  return labels
}

const isLabel = (label: string): boolean => [...sentiments, ...emotions].includes(label as never)

/** Placeholders, deleted messages and calls say nothing of a person's own. */
export const hasText = ({ kind, flags }: Chat, row: number): boolean =>
  (flags[row] & flag.bare) === 0 && kind[row] !== kindIndex.deleted && kind[row] !== kindIndex.call
