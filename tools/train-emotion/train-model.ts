/** From the data sets to a weights file: the same bytes each time. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LanguageFacts } from '@convostat/emotion/model'
import { calibrated } from './calibrate.ts'
import { chooseRows } from './choose-rows.ts'
import { judgedLanguages } from './evaluate/judged-languages.ts'
import { isJudging } from './evaluate/language-quality.ts'
import { type Gathered, gather, usualWeights } from './gather.ts'
import { type Golden, goldenOf } from './golden.ts'
import { judge, summaryOf } from './judge.ts'
import { bucketsOf, type Learned, learn, usual } from './learn.ts'
import { asRead, type Quantised, quantise } from './quantise.ts'
import { weightsFile } from './write-weights.ts'

export interface TrainOptions {
  /** The folder of the data sets. */
  dir: string
  /** The folder that contains our own lines. */
  own?: string
  /** A source that is not learned from, or several parted by commas: `brighter`, `afrisenti/por`. */
  leaveOut?: string
  /** A third of the pairs and half the rounds: for trying things out. */
  quick?: boolean
  seed?: number
  say?: (text: string) => void
}

export interface Trained {
  weights: Uint8Array
  /** What the product must read from it. */
  golden: Golden[]
}

/** As many as fit into 2.5 MB compressed. */
const mostRows = 355_000
const fewest = 5

/** The weights file alone. */
export async function trainModel(options: TrainOptions): Promise<Uint8Array> {
  return (await trainAll(options)).weights
}

export async function trainAll(options: TrainOptions): Promise<Trained> {
  const { say = () => {}, quick = false, seed = 1 } = options
  const without = options.leaveOut?.split(',') ?? []
  const ownFolder = options.own ?? trainerFolder()
  const gathered = await gather(options.dir, ownFolder, { seed, quick, without, weights: usualWeights, log: say })
  return weightsFrom(gathered, { seed, quick, say }, (weights, unlearned) => judgedLanguages(options.dir, weights, unlearned))
}

interface Learning {
  seed: number
  quick: boolean
  say: (text: string) => void
}

/** The weights of what was learned from everything; how well each language is read is judged by `languages`. */
function weightsFrom(
  gathered: Gathered,
  learning: Learning,
  languages: (weights: Uint8Array, unlearned: Uint8Array) => Record<string, LanguageFacts>,
): Trained {
  const { final, quantised } = learnedFrom(gathered, learning)
  for (const line of summaryOf(judge(final, gathered))) learning.say(line)
  learning.say('again, without the sets that judge languages')
  const unlearned = learnedFrom(withoutJudging(gathered), learning)
  const judged = languages(weightsFile(final, quantised, {}), weightsFile(unlearned.final, unlearned.quantised, {}))
  return { weights: weightsFile(final, quantised, judged), golden: goldenOf(final, gathered.corpus) }
}

function learnedFrom(gathered: Gathered, { seed, quick, say }: Learning): { final: Learned; quantised: Quantised } {
  const { corpus, train } = gathered
  const counts = countsOf(gathered)
  const all = bucketsOf(counts, fewest)
  say(`${train.length} samples, ${all.length} features met ${fewest} times`)
  // Half of the samples tell which features matter.
  const half = train.filter((_, i) => i % 2 === 0)
  const wide = learn(corpus, half, all, { ...usual, epochs: 1, seed })
  const chosen = chooseRows(corpus, train, wide, counts, mostRows)
  say(`${chosen.length} rows chosen`)
  const learned = learn(corpus, train, chosen, { ...usual, epochs: quick ? 2 : usual.epochs, seed: seed + 1 })
  say('learned')
  const quantised = quantise(learned)
  const coarse: Learned = { ...learned, rows: asRead(quantised, learned.dims) }
  // The head gets used to the coarser rows.
  const some = train.filter((_, i) => i % 3 === 0)
  const fitted = learn(corpus, some, chosen, { ...usual, rate: 0.02, epochs: 1, seed: seed + 2 }, coarse)
  return { final: calibrated(fitted, gathered, say), quantised }
}

/** A set that was learned from flatters: a language is judged as text of a kind that the model never met. */
function withoutJudging(gathered: Gathered): Gathered {
  const isKept = (sample: number): boolean => !isJudging(gathered.source[sample])
  return { ...gathered, train: gathered.train.filter(isKept), dev: gathered.dev.filter(isKept) }
}

/** A feature of hard lines is worth a row though few of the lines have it. */
const HARD_COUNTS = 3

function countsOf({ corpus, train, hard }: Gathered): Int32Array {
  const more = corpus.counts(hard)
  return corpus.counts(train).map((count, bucket) => count + (HARD_COUNTS - 1) * more[bucket])
}

/** This file's; the trainer may run bundled, from the project's folder. */
function trainerFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  const trainer = join('tools', 'train-emotion')
  return here.endsWith(trainer) ? here : join(process.cwd(), trainer)
}
