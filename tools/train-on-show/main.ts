/** Learns the weights of `unfitness` from our own lines, always the same ones from the same lines. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { openModel } from '@convostat/emotion'
import { delicateKindOf } from '../../packages/engine/src/on-show/delicate-words.ts'
import { plainText } from '../../packages/engine/src/on-show/plain-text.ts'
import { privateShapeOf } from '../../packages/engine/src/on-show/private-numbers.ts'
import { moodOf, PLACES, placesOf } from '../../packages/engine/src/on-show/unfitness.ts'
import { type LineToShow, ordinaryLinesOf, readingsOf, unsafeLinesOf } from '../../packages/engine/testing/on-show-lines.ts'
import { expansions } from '../train-emotion/data/expansions.ts'
import { Random } from '../train-emotion/random.ts'

/** How often every line is seen, in a random order; how fast weights move, and how strongly they are drawn to 0. */
const ROUNDS = 25
const RATE = 0.3
const SLOWER = 0.1
const DECAY = 2e-4
/**
 * This part of the lines to learn from is everyday talk in languages that have no lines here. With more of it, more unfit lines pass; without
 * any, hardly a message in those languages.
 */
const EVERYDAY = 0.05
/** Weights are kept as whole steps, this many at most on each side of 0; this part of them would be larger. */
const LARGEST = 2
const BEYOND = 0.001

const folder = 'tools/train-on-show/lines'
const own = readdirSync(folder)
  .sort()
  .flatMap((name) => unsafeLinesOf(readFileSync(`${folder}/${name}`, 'utf8')))
const listed = (read: (table: string) => LineToShow[], name: string) => read(readFileSync(`fixtures/on-show/${name}.tsv`, 'utf8'))
/** The lines that judge have "unseen" in their name. */
const lines = [
  ...own,
  ...['unsafe', 'unsafe-more'].flatMap((name) => listed(unsafeLinesOf, name)),
  ...['ordinary', 'ordinary-more'].flatMap((name) => listed(ordinaryLinesOf, name)),
]
const model = openModel(new Uint8Array(readFileSync('packages/emotion/weights/emotion.bin')))
const [examples, ordinary] = [await examplesOf(lines), await examplesOf(everyday())]

async function examplesOf(of: readonly LineToShow[]) {
  const moods = await readingsOf(of, model)
  return of.map(({ kind, text }, i) => ({
    isUnfit: kind === 'ordinary' ? 0 : 1,
    places: placesOf(plainText(text)),
    mood: moodOf(moods[i]),
  }))
}

const words = new Float64Array(PLACES)
const mood = new Float64Array(4)
let bias = 0
const seen = { words: new Float64Array(PLACES).fill(1e-8), mood: new Float64Array(4).fill(1e-8), bias: 1e-8 }
const random = new Random(1)

/** The weights kept are the mean over the second half of the rounds: the last few lines weigh no more than others. */
const sums = { words: new Float64Array(PLACES), mood: new Float64Array(4), bias: 0, of: 0 }
const addUp = () => {
  for (const [place, weight] of words.entries()) sums.words[place] += weight
  for (const [i, weight] of mood.entries()) sums.mood[i] += weight
  sums.bias += bias
  sums.of++
}

for (let step = 1; step <= ROUNDS * examples.length; step++) {
  const among = random.next() < EVERYDAY ? ordinary : examples
  const { isUnfit, places, mood: felt } = among[random.below(among.length)]
  const scale = 1 / Math.sqrt(Math.max(1, places.length))
  let odds = bias + scale * places.reduce((sum, place) => sum + words[place], 0)
  for (const [i, value] of felt.entries()) odds += mood[i] * value
  const error = 1 / (1 + Math.exp(-odds)) - isUnfit
  // Adagrad: the weights of frequent words move less each time.
  for (const place of places) {
    const slope = error * scale + DECAY * words[place]
    seen.words[place] += slope * slope
    words[place] -= (RATE * slope) / Math.sqrt(seen.words[place])
  }
  for (const [i, value] of felt.entries()) {
    const slope = error * value
    seen.mood[i] += slope * slope
    mood[i] -= (SLOWER * slope) / Math.sqrt(seen.mood[i])
  }
  seen.bias += error * error
  bias -= (SLOWER * error) / Math.sqrt(seen.bias)
  if (step % examples.length === 0 && step > (ROUNDS * examples.length) / 2) addUp()
}

const means = sums.words.map((sum) => sum / sums.of)
const most = means.map(Math.abs).sort()[Math.floor((1 - BEYOND) * PLACES)]
const step = most / LARGEST
const letters = Array.from(means, (weight) => 'abcde'[LARGEST + Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / step)))])
const rounded = (value: number) => Number(value.toPrecision(5))
const learned = {
  bias: rounded(sums.bias / sums.of),
  mood: Array.from(sums.mood, (sum) => rounded(sum / sums.of)),
  step: rounded(step),
  words: letters.join(''),
}
writeFileSync(
  'packages/engine/src/on-show/unfitness.json',
  `${JSON.stringify({ ...learned, mood: 'MOOD' }, null, 2).replace('"MOOD"', `[${learned.mood.join(', ')}]`)}\n`,
)
console.log(`Learned from ${lines.length} lines, ${examples.filter(({ isUnfit }) => isUnfit === 1).length} of them unfit.`)

/** What people write all day, from the lines of other languages that the model of feelings learns from: those without a bad feeling or a delicate word, two ways to say each. */
function everyday(): LineToShow[] {
  const fit = new Set(['neutral', 'positive', 'joy', 'amusement', 'admiration', 'love', 'gratitude', 'curiosity', 'surprise', 'caring'])
  const isFit = (text: string) => {
    const plain = plainText(text)
    return privateShapeOf(plain) === null && delicateKindOf(plain) === null
  }
  return readdirSync('tools/train-emotion/seeds')
    .sort()
    .filter((name) => !own.some(({ language }) => name.startsWith(`${language}.`)))
    .flatMap((name) => {
      const [language] = name.split('.')
      return readFileSync(`tools/train-emotion/seeds/${name}`, 'utf8')
        .split('\n')
        .filter((row) => row !== '' && !row.startsWith('#'))
        .map((row) => row.split('\t'))
        .filter((parts) => parts[parts.length - 2].split('+').every((label) => fit.has(label.trim())))
        .flatMap((parts) => {
          const ways = expansions(parts[parts.length - 1].trim())
          return [...new Set([ways[0], ways[ways.length - 1]])]
        })
        .filter(isFit)
        .map((text) => ({ kind: 'ordinary', language, text }))
    })
}
