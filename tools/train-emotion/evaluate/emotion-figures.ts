import { innerLabels } from '@convostat/emotion/labels'
import type { Row } from '../data/index.ts'
import { calibrationError, crossFitF1, grouped, mean } from './metrics.ts'
import type { Read } from './reading.ts'

export interface LabelFigures {
  label: string
  /** Messages that have it. */
  messages: number
  f1: number
}

export interface EmotionFigures {
  source: string
  language: string
  messages: number
  labels: LabelFigures[]
  macroF1: number
  /** Mean over the labels. */
  calibrationError: number
}

/** A label that fewer messages have says nothing. */
const FEWEST = 10

/** The emotions, set by set; of a set only what it marks. */
export function emotionFigures(rows: readonly Row[], read: Read): EmotionFigures[] {
  const figures: EmotionFigures[] = []
  for (const [source, set] of grouped(rows, (row) => row.source)) {
    const readings = set.map((row) => read(row.text))
    const labels: LabelFigures[] = []
    const errors: number[] = []
    for (const [at, label] of innerLabels.entries()) {
      const known = set.flatMap((row, i) => (Number.isNaN(row.emotions[at]) ? [] : i))
      const gold = known.map((i) => (set[i].emotions[at] > 0.5 ? 1 : 0))
      const messages = gold.filter(Boolean).length
      if (messages < FEWEST) continue
      const probability = known.map((i) => readings[i].inner[at])
      labels.push({ label, messages, f1: crossFitF1(probability, gold) })
      errors.push(calibrationError(probability, gold))
    }
    if (labels.length > 0)
      figures.push({
        source,
        language: set[0].language,
        messages: set.length,
        labels,
        macroF1: mean(labels.map(({ f1 }) => f1)),
        calibrationError: mean(errors),
      })
  }
  return figures
}
