import { innerLabels } from '@convostat/emotion/labels'
import type { Lexicons } from './lexicons.ts'
import { indexOf, type Labels, type Row, sentiment } from './row.ts'
import { hash } from './split.ts'
import { labelsOfValence } from './valence.ts'
import { emoticons, laughter, type Meaning, meanings, plainLines } from './word-tables.ts'

const WEIGHT = 1
/** A sign alone has one feature or two: few rows must teach a lot. */
const ALONE_WEIGHT = 3
/** Emoji known by their English name alone are guessed. */
const GUESS_WEIGHT = 0.3
/** Three languages a sign, in turn: the signs are the same in all. */
const LANGUAGES_A_SIGN = 3

/** What turns a word of praise around. */
export const mockingSigns: readonly string[] = ['🙃', '🙄', '😒', '👎', '😑', '🤡', '-_-']

/** Signs of feeling: alone, repeated, behind a line without feeling, and, where they mock, behind one of praise. */
export function* emojiRows(lexicons: Lexicons): Iterable<Row> {
  const known = new Set<string>()
  for (const meaning of meanings)
    for (const sign of meaning.emoji.split(' ')) {
      known.add(plain(sign))
      yield* signRows(sign, labelsOf(meaning), '')
    }
  for (const meaning of emoticons) for (const sign of meaning.emoji.split(' ')) yield* signRows(sign, labelsOf(meaning), ' ')
  for (const [language, list] of Object.entries(laughter)) {
    const laughing = labelsOf({ sentiment: [0.85, 0.12, 0.03], emotions: { amusement: 0.93, joy: 0.3 }, emoji: '' })
    for (const laugh of list.split(' ')) {
      yield rowOf(laugh, language, laughing, ALONE_WEIGHT)
      for (const line of plainLines[language] ?? []) yield rowOf(`${line} ${laugh}`, language, laughing, WEIGHT)
    }
  }
  for (const [emoji, name] of lexicons.vaderEmoji) {
    if (known.has(plain(emoji)) || emoji.includes('\u200d')) continue
    const valence = valenceOfName(name, lexicons)
    if (valence !== 0) yield rowOf(emoji, 'und', labelsOfValence(valence), GUESS_WEIGHT)
  }
  yield* mockery(lexicons)
}

function* signRows(sign: string, labels: Labels, joint: string): Iterable<Row> {
  yield rowOf(sign, 'und', labels, ALONE_WEIGHT)
  if (joint === '') for (const times of [2, 3]) yield rowOf(sign.repeat(times), 'und', labels, ALONE_WEIGHT)
  const languages = Object.keys(plainLines)
  const first = hash(sign)
  for (let k = 0; k < LANGUAGES_A_SIGN; k++) {
    const language = k === 0 ? 'en' : languages[(first + k) % languages.length]
    const lines = plainLines[language]
    yield rowOf(`${lines[(first + k) % lines.length]} ${sign}`, language, labels, WEIGHT)
  }
}

/** A word of praise with a sign behind that takes it back. */
function* mockery({ words }: Lexicons): Iterable<Row> {
  for (const language of Object.keys(plainLines)) {
    const praise = [...(words.get(language) ?? [])].filter(([, valence]) => valence >= 0.6).map(([word]) => word)
    for (const [i, word] of praise.entries()) {
      if (i % 4 !== 0) continue
      yield rowOf(`${word} ${mockingSigns[hash(word) % mockingSigns.length]}`, language, mocking, WEIGHT / 2)
    }
  }
}

function rowOf(text: string, language: string, labels: Labels, weight: number): Row {
  return { text, language, source: 'emoji', split: 'train', weight, ...labels }
}

/** All labels known, those of the meaning as sure as it says. */
export function labelsOf({ sentiment: [positive, neutral, negative], emotions: felt }: Meaning): Labels {
  const emotions = new Float32Array(innerLabels.length)
  emotions[indexOf('neutral')] = 0.03
  for (const label of innerLabels) emotions[indexOf(label)] = felt[label] ?? emotions[indexOf(label)]
  return { sentiment: sentiment(positive, neutral, negative), emotions }
}

/** The mean of the valences in an emoji's English name, -1 to 1; 0 where none feels. */
function valenceOfName(name: string, { vader }: Lexicons): number {
  const found = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => vader.get(word) ?? [])
  return found.length === 0 ? 0 : found.reduce((sum, valence) => sum + valence, 0) / found.length / 4
}

/** Without the sign that asks for a coloured picture. */
function plain(sign: string): string {
  return sign.replaceAll('\ufe0f', '')
}

/** "great 🙄": the sign is meant, the word is not. */
export const mocking = labelsOf({ sentiment: [0.08, 0.14, 0.78], emotions: { anger: 0.6, sadness: 0.1 }, emoji: '' })
