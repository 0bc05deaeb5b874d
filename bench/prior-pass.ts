/**
 * What putting a lean right does to chats whose mood is known: labelled messages that nobody trained on, drawn into happy,
 * everyday and sad chats of each set and language. Prints lines for prior.mjs; DIR holds the public sets, README first.
 */
import { readFileSync } from 'node:fs'
import { labelOf, openModel, scoreOf, sentiments, TextReader } from '@convostat/emotion'
import { randomNumbers } from '@convostat/engine/testing/random-chat.ts'
import { priorWeights } from '../packages/engine/src/sentiment/language-prior.ts'
import { afriSenti, smsa } from '../tools/train-emotion/data/afrisenti.ts'
import { brighter } from '../tools/train-emotion/data/brighter.ts'
import { goEmotions } from '../tools/train-emotion/data/goemotions.ts'
import type { Row } from '../tools/train-emotion/data/row.ts'

const [dir, weightsPath] = process.argv.slice(2)
const model = openModel(new Uint8Array(readFileSync(weightsPath)))

/** Shares of positive, neutral and negative messages. */
const moods = { happy: [0.5, 0.42, 0.08], everyday: [0.25, 0.65, 0.1], sad: [0.12, 0.5, 0.38] }
const MESSAGES = 1500
const FEWEST_OF_A_CLASS = 20
const LEAST_SURE = 0.9

type Weigh = (sums: readonly number[], messages: number) => readonly number[]
const ways: Record<string, Weigh> = {
  'as read': () => [1, 1, 1],
  ranges: (sums, messages) => priorWeights(sums, messages, messages),
  'one mix': (sums, messages) => sums.map((sum, i) => Math.sqrt(moods.everyday[i] / (sum / messages))),
}

interface Labelled {
  probabilities: number[]
  /** Its place in `sentiments`. */
  label: number
}

const sets = new Map<string, Labelled[]>()
const encoder = new TextEncoder()
for (const rows of [brighter(dir), afriSenti(dir), smsa(dir), goEmotions(dir)]) for (const row of rows) read(row)

function read({ split, sentiment, text, source, language }: Row): void {
  if (split !== 'dev' || !sentiment || Math.max(...sentiment) < LEAST_SURE) return
  const encoded = encoder.encode(text)
  const bytes = new Uint8Array(encoded.length + 64)
  bytes.set(encoded)
  const reader = new TextReader(model, bytes, 2000)
  if (!reader.read(0, encoded.length)) return
  const name = `${source} ${language}`
  sets.set(name, [...(sets.get(name) ?? []), { probabilities: [...reader.sentiment], label: sentiment.indexOf(Math.max(...sentiment)) }])
}

const found = Object.fromEntries(
  Object.keys(ways).map((way) => [way, { happy: [], everyday: [], sad: [], apart: [] as number[] } as Record<string, number[]>]),
)
let judged = 0
for (const messages of sets.values()) {
  const byLabel = sentiments.map((_, label) => messages.filter((message) => message.label === label))
  if (byLabel.some((those) => those.length < FEWEST_OF_A_CLASS)) continue
  judged++
  for (const [way, weigh] of Object.entries(ways)) {
    const means: Record<string, number> = {}
    for (const [mood, mix] of Object.entries(moods)) {
      const chat = drawn(byLabel, mix)
      const weights = weigh(
        [0, 1, 2].map((i) => chat.reduce((sum, { probabilities }) => sum + probabilities[i], 0)),
        chat.length,
      )
      const scores = chat.map(({ probabilities }) => scoreAfter(probabilities, weights))
      found[way][mood].push(macroF1(chat, scores))
      means[mood] = scores.reduce((sum, score) => sum + score, 0) / scores.length
    }
    found[way].apart.push(means.happy - means.sad)
  }
}
const averages = Object.entries(found).map(([way, figures]) => ({
  way,
  ...Object.fromEntries(Object.entries(figures).map(([name, values]) => [name, mean(values)])),
}))
process.stdout.write(JSON.stringify({ sets: judged, averages }))

/** A chat of a mood; the same messages for every way. */
function drawn(byLabel: Labelled[][], mix: readonly number[]): Labelled[] {
  const random = randomNumbers(7)
  return Array.from({ length: MESSAGES }, () => {
    const share = random()
    const those = byLabel[share < mix[0] ? 0 : share < mix[0] + mix[1] ? 1 : 2]
    return those[Math.floor(random() * those.length)]
  })
}

function scoreAfter(probabilities: readonly number[], weights: readonly number[]): number {
  const [positive, neutral, negative] = probabilities.map((probability, i) => probability * weights[i])
  const sum = positive + neutral + negative
  return scoreOf(positive / sum, neutral / sum, negative / sum)
}

function macroF1(chat: readonly Labelled[], scores: readonly number[]): number {
  return mean(
    sentiments.map((sentiment, label) => {
      const said = scores.map((score) => labelOf(score) === sentiment)
      const right = chat.filter((message, i) => said[i] && message.label === label).length
      return (2 * right) / Math.max(1, said.filter(Boolean).length + chat.filter((message) => message.label === label).length)
    }),
  )
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
