import { type Emotion, emotions, labelOf } from '@convostat/emotion'
import { type Chat, messageText } from '#chat/chat.ts'
import { CERTAIN, EMOTIONS, type Feelings } from '#sentiment/feelings.ts'
import { emotionsFitting } from '#sentiment/felt.ts'
import { howWellRead } from '#sentiment/how-well-read.ts'
import { signs } from '#sentiment/signs.ts'
import { hasCaringWords, showsCare } from './caring-words.ts'
import { isOwnFeeling, namesFeeling } from './own-feeling.ts'

/** The model is sure of the emotion, of the message's sentiment, and that it is not a neutral one. */
export const LEAST_SURE = 0.6
const LEAST_SCORE = 0.5
const MOST_NEUTRAL = 0.25
/**
 * In a language that is read fairly a grave emotion or a surprise must be surer, in one that is read worse any: unless it is named.
 * Love and thanks show in words.
 */
const SURE_IF_FAIR = 0.9
const SURE_IF_WORSE = 0.97
const shownInWords: ReadonlySet<Emotion> = new Set(['love', 'gratitude'])
/** The messages around it, within a quarter of an hour: laughter after it makes a joke of it. */
const NEAR_MESSAGES = 3
const SOON = 900
const LAUGHTER = 0.5
const SOME_LAUGHTER = 0.15

const amusement = emotions.indexOf('amusement')
const quoted = /["“”„«»「」『』]|^\s*>/mu
const laughing = /[😂🤣😅😆😹🤪😜🙃😏]/u

/**
 * Whether a row is an unmistakable example of an emotion: its numbers agree, it is its writer's own, and it is neither a quotation nor
 * a joke. Or the reader said that it is one. Texts are read last.
 */
export const isUnmistakable = (chat: Chat, feelings: Feelings, row: number, emotion: Emotion): boolean =>
  feelings.corrected.get(row)?.label === emotion ||
  (isSure(feelings, row, emotion) &&
    (!isGrave(emotion) || isMeant(chat, feelings, row)) &&
    isOwnWords(chat, row, emotion) &&
    isWellRead(chat, feelings, row, emotion))

function isSure({ score, emotion: parts, neutral, corrected }: Feelings, row: number, emotion: Emotion): boolean {
  const place = emotions.indexOf(emotion)
  const probability = parts[row * EMOTIONS + place]
  if (emotionsFitting(score[row])[place] === 0 || probability < LEAST_SURE * CERTAIN) return false
  for (let i = 0; i < EMOTIONS; i++) if (i !== place && parts[row * EMOTIONS + i] > probability) return false
  if (corrected.has(row)) return true
  return neutral[row] <= MOST_NEUTRAL * CERTAIN && (signs[emotion] === 0 || Math.abs(score[row]) >= LEAST_SCORE)
}

function isOwnWords(chat: Chat, row: number, emotion: Emotion): boolean {
  const text = messageText(chat, row)
  if (quoted.test(text)) return false
  if (isGrave(emotion) && laughing.test(text)) return false
  return isOwnFeeling(text, emotion)
}

function isWellRead(chat: Chat, feelings: Feelings, row: number, emotion: Emotion): boolean {
  const { language, quality } = howWellRead(chat, feelings)(row)
  if (quality === null || quality === 'well' || feelings.corrected.has(row)) return true
  const text = messageText(chat, row)
  if (shownInWords.has(emotion) && hasCaringWords(language)) return showsCare(text)
  const isDoubtful = quality !== 'fair' || isGrave(emotion) || emotion === 'surprise'
  const least = quality === 'fair' ? SURE_IF_FAIR : SURE_IF_WORSE
  return !isDoubtful || feelings.emotion[row * EMOTIONS + emotions.indexOf(emotion)] >= least * CERTAIN || namesFeeling(text, emotion)
}

/** Good cheer may be laughed about; sadness, anger and fear are not meant where someone laughs. */
const isGrave = (emotion: Emotion): boolean => signs[emotion] < 0

/** A grave message is meant where no one laughs, and one of those around it is negative, too. */
function isMeant({ time, count }: Chat, { emotion: parts, score }: Feelings, row: number): boolean {
  if (parts[row * EMOTIONS + amusement] >= SOME_LAUGHTER * CERTAIN) return false
  let isShared = false
  for (let near = Math.max(0, row - NEAR_MESSAGES); near < count && near <= row + NEAR_MESSAGES; near++) {
    if (near === row || Math.abs(time[near] - time[row]) > SOON) continue
    if (near > row && parts[near * EMOTIONS + amusement] >= LAUGHTER * CERTAIN) return false
    if (labelOf(score[near]) === 'negative') isShared = true
  }
  return isShared
}
