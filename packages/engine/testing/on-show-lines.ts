/** Messages that are known to be fit or unfit to be put on show, from `fixtures/on-show`. */
import type { EmotionModel } from '@convostat/emotion'
import { type Reading, readingAt } from '#on-show/why-not-shown.ts'
import { readFeelings } from '#sentiment/read-feelings.ts'
import { chatFrom } from './chat-of.ts'

export interface LineToShow {
  language: string
  text: string
  /** What must keep it off show; `ordinary` if it may be shown. */
  kind: string
}

const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => row.split('\t'))

export const unsafeLinesOf = (table: string): LineToShow[] => rowsOf(table).map(([kind, language, text]) => ({ kind, language, text }))
export const ordinaryLinesOf = (table: string): LineToShow[] =>
  rowsOf(table).map(([language, text]) => ({ kind: 'ordinary', language, text }))

/** What the model reads in each line, each language written by a different person. */
export async function readingsOf(lines: readonly LineToShow[], model: EmotionModel): Promise<(Reading | null)[]> {
  const chat = chatFrom(lines.map(({ language, text }, i) => ({ time: 1_600_000_000 + 60 * i, author: language, text })))
  const feelings = await readFeelings(chat, model)
  return lines.map((_, row) => readingAt(feelings, row))
}
