/** From the inner labels to those shown. */
import { type Emotion, emotions, type InnerLabel, innerLabels } from './labels.ts'

/** Places among the outputs, of which the first three are sentiments. */
const place = (label: InnerLabel): number => 3 + innerLabels.indexOf(label)

/** Where an emotion shown is one of two inner labels, it is felt where either is. */
const partners: Partial<Record<Emotion, InnerLabel>> = { love: 'caring', anger: 'disgust' }

const first = Int32Array.from(emotions, place)
const partnered = emotions.flatMap((emotion, i) => (partners[emotion] ? [{ i, other: place(partners[emotion]) }] : []))

export const caringPlace = place('caring')
export const neutralPlace = place('neutral')

/** From the probabilities of all outputs. */
export function shownEmotions(output: Float64Array, into: Float32Array): void {
  for (let i = 0; i < into.length; i++) into[i] = output[first[i]]
  for (const { i, other } of partnered) into[i] = 1 - (1 - into[i]) * (1 - output[other])
}
