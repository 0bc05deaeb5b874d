import { type InnerLabel, innerLabels } from '@convostat/emotion/labels'
import { type Labels, sentiment, unknownEmotions } from './row.ts'

const bright: readonly InnerLabel[] = ['joy', 'love', 'caring', 'gratitude', 'admiration', 'amusement']
const dark: readonly InnerLabel[] = ['sadness', 'anger', 'disgust', 'fear']

/**
 * Soft labels of a sentence that has nothing but a word of this valence (-1 to 1): the stronger the word, the surer its
 * sign, never fully so; what is left is neutral for the most part. Emotions of the other sign are not felt; which of
 * its own sign is felt is unknown.
 */
export function labelsOfValence(valence: number): Labels {
  const strength = Math.abs(valence)
  if (strength < 0.05) return { sentiment: sentiment(0.08, 0.84, 0.08), emotions: calm() }
  const own = Math.min(0.94, 0.38 + 0.75 * strength)
  const other = (1 - own) * 0.15
  const neutral = 1 - own - other
  const emotions = unknownEmotions()
  for (const label of valence > 0 ? dark : bright) emotions[innerLabels.indexOf(label)] = 0
  emotions[innerLabels.indexOf('neutral')] = neutral
  return { sentiment: valence > 0 ? sentiment(own, neutral, other) : sentiment(other, neutral, own), emotions }
}

/** No emotion but, perhaps, curiosity. */
function calm(): Float32Array {
  const emotions = new Float32Array(innerLabels.length)
  emotions[innerLabels.indexOf('neutral')] = 0.9
  emotions[innerLabels.indexOf('curiosity')] = Number.NaN
  return emotions
}
