/** Figures of a learned model on held-back samples, by source: what settings are chosen by. */
import { innerLabels } from '@convostat/emotion/labels'
import { outputs } from '@convostat/emotion/model'
import type { Gathered } from './gather.ts'
import { type Learned, logitsOf } from './learn.ts'
import { probabilitiesOf } from './probabilities.ts'

export interface Judged {
  source: string
  samples: number
  /** Of three sentiments; NaN without such labels. */
  macroF1: number
  /** Of the emotions marked at least 5 times, each with the best threshold there is. */
  emotionF1: number
  /** Expected calibration error of the sentiment, 10 bins. */
  ece: number
}

export function judge(learned: Learned, { corpus, dev, source }: Gathered): Judged[] {
  const bySource = new Map<string, number[]>()
  for (const sample of dev) bySource.set(source[sample], [...(bySource.get(source[sample]) ?? []), sample].slice(0, 6000))
  return [...bySource].map(([name, samples]) => judgeSamples(name, samples, learned, corpus))
}

function judgeSamples(source: string, samples: number[], learned: Learned, corpus: Gathered['corpus']): Judged {
  const logits = new Float64Array(outputs)
  const confusion = new Float64Array(9)
  const sure = new Float64Array(10)
  const right = new Float64Array(10)
  const binned = new Float64Array(10)
  const marked: [number, number][][] = innerLabels.map(() => [])
  let judged = 0
  for (const sample of samples) {
    const target = corpus.target.values.subarray(sample * outputs, (sample + 1) * outputs)
    logitsOf(learned, corpus, sample, logits)
    probabilitiesOf(logits)
    const best = logits[0] >= logits[1] && logits[0] >= logits[2] ? 0 : logits[1] >= logits[2] ? 1 : 2
    const truth = [0, 1, 2].find((i) => target[i] > 0.5)
    if (truth !== undefined) {
      confusion[truth * 3 + best]++
      const bin = Math.min(9, Math.floor(logits[best] * 10))
      sure[bin] += logits[best]
      right[bin] += truth === best ? 1 : 0
      binned[bin]++
      judged++
    }
    for (let o = 3; o < outputs; o++) if (!Number.isNaN(target[o])) marked[o - 3].push([logits[o], target[o]])
  }
  const f1s = [0, 1, 2].map((i) => {
    const hit = confusion[i * 3 + i]
    const of = confusion[i * 3] + confusion[i * 3 + 1] + confusion[i * 3 + 2]
    const said = confusion[i] + confusion[3 + i] + confusion[6 + i]
    return of === 0 ? Number.NaN : (2 * hit) / (of + said)
  })
  const has = f1s.filter((f) => !Number.isNaN(f))
  const emotionF1s = marked.filter((pairs) => pairs.filter(([, truth]) => truth > 0.5).length >= 5).map(bestF1)
  let ece = 0
  for (let bin = 0; bin < 10; bin++) ece += Math.abs(sure[bin] - right[bin]) / Math.max(1, judged)
  return { source, samples: samples.length, macroF1: mean(has), emotionF1: mean(emotionF1s), ece }
}

function bestF1(pairs: [number, number][]): number {
  const sorted = pairs.toSorted((a, b) => b[0] - a[0])
  const all = sorted.filter(([, truth]) => truth > 0.5).length
  let hit = 0
  let best = 0
  for (const [i, [, truth]] of sorted.entries()) {
    if (truth > 0.5) hit++
    best = Math.max(best, (2 * hit) / (i + 1 + all))
  }
  return best
}

export function mean(values: number[]): number {
  return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Means of the sources of each set, one line a set. */
export function summaryOf(judged: Judged[]): string[] {
  const sets = new Set(judged.map(({ source }) => source.split('/')[0]))
  return [...sets].map((set) => {
    const own = judged.filter(({ source }) => source.split('/')[0] === set)
    const of = (key: 'macroF1' | 'emotionF1' | 'ece'): string =>
      mean(own.map((one) => one[key]).filter((value) => !Number.isNaN(value))).toFixed(3)
    return `${set}: sentiment ${of('macroF1')}, emotions ${of('emotionF1')}, calibration error ${of('ece')}`
  })
}
