/** Everything there is to learn from, as one corpus; what no one marked in other languages is marked by an English teacher. */
import { outputs } from '@convostat/emotion/model'
import { Corpus } from './corpus.ts'
import { type Pair, type Row, readAll, readLexicons, readPairs, seeds } from './data/index.ts'
import { syntheticRows } from './data/synthetic.ts'
import { bucketsOf, learn, logitsOf, usual } from './learn.ts'
import { probabilitiesOf } from './probabilities.ts'
import { Random } from './random.ts'

export interface Gathered {
  corpus: Corpus
  /** Samples to learn from, and those to choose settings by. */
  train: Int32Array
  dev: Int32Array
  /** Those of `train` that are our own lines of a class: few, and each says something else. */
  hard: Int32Array
  /** The source of each sample. */
  source: string[]
}

export interface GatherOptions {
  seed: number
  quick: boolean
  /** Sources beginning so are judged on, but not learned from. */
  without: string[]
  weights: Record<string, number>
  log: (text: string) => void
}

/** Rows by a source beginning so count as much more or less. */
export const usualWeights: Record<string, number> = {
  'goemotions/en': 1.7,
  seeds: 1.5,
  mistyped: 1.5,
  'emoji-behind': 1,
  emoji: 3,
  carriers: 1.2,
  'xed-pairs': 1,
  tatoeba: 1,
}

// A teacher's word is not a person's: where both are known, each is half of the target.
const teacherShare = 0.5
/** Each teacher is kept from one part of these rows, and marks what it has not seen. */
const crossMarked = 'goemotions/en'
const fewest = 5

export async function gather(folder: string, ownFolder: string, options: GatherOptions): Promise<Gathered> {
  const { seed, quick, without, log } = options
  const corpus = new Corpus()
  const source: string[] = []
  const train: number[] = []
  const dev: number[] = []
  const hard: number[] = []
  const isLeftOut = (name: string): boolean => without.some((part) => name.startsWith(part))
  const weightOf = (row: { source: string; weight: number }): number => {
    const key = Object.keys(options.weights).find((begin) => row.source.startsWith(begin))
    return row.weight * (key ? options.weights[key] : 1)
  }
  const rows: Row[] = []
  const add = (row: Row): void => {
    if (row.source === 'seeds' || row.source === 'emoji' || row.source === 'goemotions/en') rows.push(row)
    const sample = corpus.add({ ...row, domain: row.source, weight: weightOf(row) })
    source[sample] = row.source
    if (row.split === 'dev') dev.push(sample)
    else if (!isLeftOut(row.source)) {
      train.push(sample)
      if (row.class !== undefined && row.source !== 'mistyped') hard.push(sample)
    }
  }
  for (const row of readAll(folder)) add(row)
  for (const row of seeds(ownFolder)) add(row)
  const lexicons = await readLexicons(folder)
  for (const row of syntheticRows(lexicons)) add(row)
  for (const row of [...signed(rows, seed), ...mistyped(rows, seed)]) add(row)
  log(`${corpus.count} rows read`)

  const english = train.filter((sample) => corpus.languages[corpus.language.values[sample]] === 'en' || source[sample] === 'emoji')
  const pairs: Pair[] = []
  let skipped = 0
  for (const pair of readPairs(folder))
    if (pair.split === 'train' && !isLeftOut(pair.source) && (!quick || skipped++ % 3 === 0)) pairs.push(pair)
  const isCrossMarked = (sample: number): boolean => source[sample] === crossMarked
  const marks = markedByTeachers(corpus, Int32Array.from(english), isCrossMarked, pairs, options)
  for (const [i, pair] of pairs.entries()) {
    const targets = marks.subarray(i * outputs, (i + 1) * outputs)
    const sentiment = pair.labels?.sentiment
    const emotions = pair.labels?.emotions
    for (let o = 0; o < outputs; o++) {
      const known = o < 3 ? sentiment?.[o] : emotions?.[o - 3]
      if (known !== undefined && !Number.isNaN(known)) targets[o] = teacherShare * targets[o] + (1 - teacherShare) * known
    }
    const weight = weightOf({ source: pair.source, weight: 1 })
    const { foreign: text, language } = pair
    const sample = corpus.add({ text, language, domain: 'pairs', sentiment: targets.subarray(0, 3), emotions: targets.subarray(3), weight })
    source[sample] = pair.source
    train.push(sample)
  }
  log(
    `${pairs.length} pairs marked; ${corpus.token.length} tokens, ${corpus.firstFeature.length} distinct, ${corpus.feature.length} features of these`,
  )
  return { corpus, train: Int32Array.from(train), dev: Int32Array.from(dev), hard: Int32Array.from(hard), source }
}

const linesASign = 24
const longestLine = 60

/** Signs of feeling behind lines without any, of our own in all languages: the sign is what is meant. */
function* signed(rows: Row[], seed: number): Iterable<Row> {
  const random = new Random(seed + 50)
  const calm = rows.filter(
    ({ source, split, sentiment, emotions, text }) =>
      source === 'seeds' &&
      split === 'train' &&
      sentiment?.[1] === 1 &&
      emotions[12] === 1 &&
      text.length <= longestLine &&
      !/[?!]/.test(text),
  )
  if (calm.length === 0) return
  for (const row of rows)
    if (row.source === 'emoji' && !/\p{L}/u.test(row.text))
      for (let i = 0; i < linesASign; i++) {
        const { text, language } = calm[random.below(calm.length)]
        yield { ...row, text: `${text} ${row.text}`, language, source: 'signed' }
      }
}

const mistypedShare = 0.4

/** Lines with a typo in them: the letters that are left must be enough. */
function* mistyped(rows: Row[], seed: number): Iterable<Row> {
  const random = new Random(seed + 60)
  for (const row of rows) {
    if (row.source === 'emoji' || row.split !== 'train' || row.sentiment?.[1] === 1 || random.next() > mistypedShare) continue
    const words = row.text.split(' ')
    const long = words.flatMap((word, i) => (/^\p{L}{4,}$/u.test(word) ? [i] : []))
    if (long.length === 0) continue
    const at = long[random.below(long.length)]
    words[at] = slipped(words[at], random)
    yield { ...row, text: words.join(' '), source: 'mistyped', weight: row.weight / 2 }
  }
}

/** A letter left out, doubled, or in the place of the next. */
function slipped(word: string, random: Random): string {
  const letters = [...word]
  const at = 1 + random.below(letters.length - 2)
  const kind = random.below(3)
  if (kind === 0) letters.splice(at, 1)
  else if (kind === 1) letters.splice(at, 0, letters[at])
  else letters.splice(at, 2, letters[at + 1], letters[at])
  return letters.join('')
}

/**
 * Mean probabilities of all teachers for the English side of each pair. What people marked in English comments they marked
 * alone: there the word of the teacher that was kept from a comment is half of its target, in place.
 */
function markedByTeachers(
  corpus: Corpus,
  english: Int32Array,
  isCrossMarked: (sample: number) => boolean,
  pairs: Pair[],
  { seed, quick, log }: GatherOptions,
): Float32Array {
  const kept = bucketsOf(corpus.counts(english), fewest)
  const sizes = quick ? [16, 16] : [16, 16, 24]
  const lines = new Map<string, number>()
  for (const { english: text } of pairs)
    if (!lines.has(text))
      lines.set(text, corpus.add({ text, language: 'en', domain: 'unmarked', sentiment: null, emotions: null, weight: 0 }))
  const marks = new Float32Array(pairs.length * outputs)
  const seen = new Map<number, Float64Array>()
  const logits = new Float64Array(outputs)
  for (const [i, dims] of sizes.entries()) {
    const isKept = (sample: number): boolean => isCrossMarked(sample) && sample % sizes.length === i
    const teacher = learn(
      corpus,
      english.filter((sample) => !isKept(sample)),
      kept,
      { ...usual, dims, seed: seed + 100 + i },
    )
    log(`teacher of ${dims} dims`)
    for (const sample of english.filter(isKept)) {
      logitsOf(teacher, corpus, sample, logits)
      probabilitiesOf(logits)
      seen.set(sample, logits.slice())
    }
    for (const [p, pair] of pairs.entries()) {
      logitsOf(teacher, corpus, lines.get(pair.english)!, logits)
      probabilitiesOf(logits)
      for (let o = 0; o < outputs; o++) marks[p * outputs + o] += logits[o] / sizes.length
    }
  }
  // Only now: no teacher learns what another said.
  for (const [sample, said] of seen)
    for (let o = 0; o < outputs; o++) {
      const at = sample * outputs + o
      corpus.target.values[at] = (1 - teacherShare) * corpus.target.values[at] + teacherShare * said[o]
    }
  return marks
}
