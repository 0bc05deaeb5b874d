/** From the data sets to a weights file: the same bytes each time. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LanguageFacts } from '@convostat/emotion/model'
import { calibrated } from './calibrate.ts'
import { chooseRows } from './choose-rows.ts'
import { seeds } from './data/index.ts'
import { judgedLanguages } from './evaluate/judged-languages.ts'
import { type Gathered, gather, usualWeights } from './gather.ts'
import { type Golden, goldenOf } from './golden.ts'
import { judge, summaryOf } from './judge.ts'
import { bucketsOf, type Learned, learn, usual } from './learn.ts'
import { asRead, quantise } from './quantise.ts'
import { weightsFile } from './write-weights.ts'

export interface TrainOptions {
  /** The folder of the data sets. */
  dir: string
  /** The folder of our own lines. */
  seeds?: string
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
  const seedFolder = options.seeds ?? ownSeeds()
  const gathered = await gather(options.dir, seedFolder, { seed, quick, without, weights: usualWeights, log: say })
  const own = [...seeds(seedFolder)]
  return weightsFrom(gathered, { seed, quick, say, languages: (weights) => judgedLanguages(options.dir, own, weights) })
}

export function weightsFrom(
  gathered: Gathered,
  {
    seed,
    quick,
    say,
    languages,
  }: { seed: number; quick: boolean; say: (text: string) => void; languages: (weights: Uint8Array) => Record<string, LanguageFacts> },
): Trained {
  const { corpus, train } = gathered
  const counts = corpus.counts(train)
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
  const final = calibrated(fitted, gathered, say)
  for (const line of summaryOf(judge(final, gathered))) say(line)
  const judged = languages(weightsFile(final, quantised, {}))
  return { weights: weightsFile(final, quantised, judged), golden: goldenOf(final, corpus) }
}

/** Beside this file; the trainer may run bundled, from the project's folder. */
function ownSeeds(): string {
  const beside = join(dirname(fileURLToPath(import.meta.url)), 'seeds')
  return beside.includes(join('tools', 'train-emotion')) ? beside : join(process.cwd(), 'tools', 'train-emotion', 'seeds')
}
