/** From the data sets to a weights file: the same bytes each time. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { calibrated } from './calibrate.ts'
import { chooseRows } from './choose-rows.ts'
import { type Gathered, gather, usualWeights } from './gather.ts'
import { bucketsOf, type Learned, learn, usual } from './learn.ts'
import { asRead, quantise } from './quantise.ts'
import { weightsFile } from './write-weights.ts'
import type { LanguageFacts } from '../src/model.ts'

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
  languages?: (weights: Uint8Array) => Record<string, LanguageFacts>
  say?: (text: string) => void
}

/** As many as fit into 2.5 MB compressed. */
const mostRows = 290_000
const fewest = 5

export async function trainModel(options: TrainOptions): Promise<Uint8Array> {
  const { say = () => {}, quick = false, seed = 1 } = options
  const without = options.leaveOut?.split(',') ?? []
  const gathered = await gather(options.dir, options.seeds ?? ownSeeds(), { seed, quick, without, weights: usualWeights, log: say })
  return weightsFrom(gathered, { seed, quick, say, languages: options.languages })
}

export function weightsFrom(
  gathered: Gathered,
  { seed, quick, say, languages }: { seed: number; quick: boolean; say: (text: string) => void; languages?: TrainOptions['languages'] },
): Uint8Array {
  const { corpus, train } = gathered
  const counts = corpus.counts(train)
  const all = bucketsOf(counts, fewest)
  say(`${train.length} samples, ${all.length} features met ${fewest} times`)
  const wide = learn(corpus, train, all, { ...usual, epochs: quick ? 1 : 2, seed })
  const chosen = chooseRows(corpus, train, wide, counts, mostRows)
  say(`${chosen.length} rows chosen`)
  const learned = learn(corpus, train, chosen, { ...usual, epochs: quick ? 3 : 6, seed: seed + 1 })
  say('learned')
  const quantised = quantise(learned)
  const coarse: Learned = { ...learned, rows: asRead(quantised, learned.dims) }
  // The head gets used to the coarser rows.
  const fitted = learn(corpus, train, chosen, { ...usual, rate: 0.02, epochs: 1, seed: seed + 2 }, coarse)
  const final = calibrated(fitted, gathered, say)
  const judged = languages ? languages(weightsFile(final, quantised, {})) : {}
  return weightsFile(final, quantised, judged)
}

/** Beside this file; the trainer may run bundled, from the project's folder. */
function ownSeeds(): string {
  const beside = join(dirname(fileURLToPath(import.meta.url)), 'seeds')
  return beside.includes(join('packages', 'emotion', 'train')) ? beside : join(process.cwd(), 'packages', 'emotion', 'train', 'seeds')
}
