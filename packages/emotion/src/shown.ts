/** From the inner labels to those shown. */
import { type Emotion, emotions, type InnerLabel, innerLabels } from './labels.ts'

const place = (label: InnerLabel): number => innerLabels.indexOf(label)

/** Where an emotion shown is one of two inner labels, it is felt where either is. */
const partners: Partial<Record<Emotion, InnerLabel>> = { love: 'caring', anger: 'disgust' }

const first = Int32Array.from(emotions, place)
const second = Int32Array.from(emotions, (emotion) => (partners[emotion] ? place(partners[emotion]) : -1))

export const caringPlace = place('caring')
export const neutralPlace = place('neutral')

export function shownEmotions(inner: Float32Array, into: Float32Array): void {
  for (let i = 0; i < into.length; i++) {
    const other = second[i] < 0 ? 0 : inner[second[i]]
    into[i] = 1 - (1 - inner[first[i]]) * (1 - other)
  }
}
