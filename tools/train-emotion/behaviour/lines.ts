/**
 * Lines that say what a reader of feelings must be able to do, in the style of CheckList (Ribeiro et al., 2020):
 * `<code>.tsv` contains `behaviour TAB expected TAB text`. Half of them are written out, half are made by templates: a text
 * with `{this|that}` stands for every way to say it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Emotion, emotions, type Sentiment, sentiments } from '@convostat/emotion/labels'
import { expansions } from '../data/expansions.ts'

export const behaviours = [
  'code-mix',
  'elongation',
  'emoji',
  'idiom',
  'intensifier',
  'negation',
  'neutral',
  'plain',
  'question',
  'sarcasm',
  'slang',
  'typo',
] as const
export type Behaviour = (typeof behaviours)[number]

export type Expected = Sentiment | Emotion | 'not-positive' | 'not-negative'

export interface Line {
  behaviour: Behaviour
  expected: Expected
  text: string
}

const expectable: readonly string[] = [...sentiments, ...emotions, 'not-positive', 'not-negative']

/** @throws {Error} naming the line that is none. */
export function linesOf(file: string, text: string): Line[] {
  return text.split('\n').flatMap((line, i) => {
    if (line === '' || line.startsWith('#')) return []
    const [behaviour, expected, said, ...more] = line.split('\t')
    const isKnown = (behaviours as readonly string[]).includes(behaviour) && expectable.includes(expected)
    if (!isKnown || !said || more.length > 0)
      throw new Error(`${file}, line ${i + 1}: expected behaviour, what to find and a text, found "${line}"`)
    return expansions(said).map((way) => ({ behaviour: behaviour as Behaviour, expected: expected as Expected, text: way }))
  })
}

/** The lines of every language in a folder, by its code. */
export function suitesIn(folder: string): Map<string, Line[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsv'))
  return new Map(files.sort().map((file) => [basename(file, '.tsv'), linesOf(file, readFileSync(join(folder, file), 'utf8'))]))
}

/** What was read in a text: its sentiment, and the probabilities of the nine emotions. */
export interface Found {
  sentiment: Sentiment
  emotion: ArrayLike<number>
}

export function isAsExpected(expected: Expected, { sentiment, emotion }: Found): boolean {
  if (expected === 'not-positive') return sentiment !== 'positive'
  if (expected === 'not-negative') return sentiment !== 'negative'
  if ((sentiments as readonly string[]).includes(expected)) return sentiment === expected
  return emotions[leading(emotion)] === expected
}

/** The place of the greatest. */
export function leading(emotion: ArrayLike<number>): number {
  let most = 0
  for (let i = 1; i < emotion.length; i++) if (emotion[i] > emotion[most]) most = i
  return most
}
