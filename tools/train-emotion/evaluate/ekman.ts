/** Ekman's six emotions and neutral, as the authors of GoEmotions fold their 27 into them. */
import type { InnerLabel } from '@convostat/emotion/labels'
import { innerLabels } from '@convostat/emotion/labels'
import { type Comment, goEmotionNames } from '../data/goemotions.ts'
import { crossFitF1, mean } from './metrics.ts'
import type { Read } from './reading.ts'

/** Theirs by the names of the set, and ours that say the same. */
const ekman: Record<string, { theirs: string; ours: readonly InnerLabel[] }> = {
  anger: { theirs: 'anger annoyance disapproval', ours: ['anger'] },
  disgust: { theirs: 'disgust', ours: ['disgust'] },
  fear: { theirs: 'fear nervousness', ours: ['fear'] },
  joy: {
    theirs: 'joy amusement approval excitement gratitude love optimism relief pride admiration desire caring',
    ours: ['joy', 'amusement', 'gratitude', 'love', 'admiration', 'caring'],
  },
  sadness: { theirs: 'sadness disappointment embarrassment grief remorse', ours: ['sadness'] },
  surprise: { theirs: 'surprise realization confusion curiosity', ours: ['surprise', 'curiosity'] },
  neutral: { theirs: 'neutral', ours: ['neutral'] },
}

/** F1 of each of the seven, and their mean, for comments with the ids they were marked with. */
export function ekmanFigures(comments: readonly Comment[], read: Read): { labels: { label: string; f1: number }[]; macroF1: number } {
  const readings = comments.map(({ text }) => read(text))
  const labels = Object.entries(ekman).map(([label, { theirs, ours }]) => {
    const ids = theirs.split(' ').map((name) => goEmotionNames.indexOf(name))
    const places = ours.map((name) => innerLabels.indexOf(name))
    const gold = comments.map((comment) => (comment.ids.some((id) => ids.includes(id)) ? 1 : 0))
    // At least one of ours, as if they came and went independently.
    const probability = readings.map(({ inner }) => 1 - places.reduce((none, at) => none * (1 - inner[at]), 1))
    return { label, f1: crossFitF1(probability, gold) }
  })
  return { labels, macroF1: mean(labels.map(({ f1 }) => f1)) }
}
