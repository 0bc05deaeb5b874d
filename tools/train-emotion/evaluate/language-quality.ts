/** Which languages are read well: a rule over held-out messages, written in the model card. */
import type { Quality } from '@convostat/emotion/labels'
import type { LanguageFacts } from '@convostat/emotion/model'
import { balancedF1, grouped } from './metrics.ts'

export interface JudgedMessage {
  language: string
  source: string
  /** 0 positive, 1 neutral, 2 negative. */
  gold: number
  found: number
}

/** The figure and the judged messages a language needs. Guessing reaches .33, word lists about .44. */
export const rule: readonly { quality: Quality; figure: number; messages: number }[] = [
  { quality: 'well', figure: 0.6, messages: 400 },
  { quality: 'fair', figure: 0.45, messages: 80 },
]
/** What people wrote to others, marked by people who speak the language: posts, reviews and comments are nearest to chats. */
const judging = ['brighter', 'afrisenti', 'smsa']
const written = [...judging, 'goemotions/en']
/** Chats say only `ar`. */
const dialects: Readonly<Record<string, string>> = { arq: 'ar', ary: 'ar' }
/** Fewer messages of a set say nothing. */
const FEWEST_OF_SET = 40

/**
 * The figure of a language is the mean over its sets of macro-F1 as if there were as many messages of each sentiment
 * (`balancedF1`), a set weighing as much as the root of its messages. Films and translations count only where too little that
 * people wrote was judged; the language is fair at best then.
 */
export function languageFacts(judged: Iterable<JudgedMessage>): Record<string, LanguageFacts> {
  const facts: Record<string, LanguageFacts> = {}
  const counted = [...judged].flatMap((message) => {
    const language = dialects[message.language]
    return language ? [message, { ...message, language }] : [message]
  })
  for (const [language, messages] of [...grouped(counted, (message) => message.language)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const sets = [...grouped(messages, (message) => message.source)]
      .map(([source, of]) => ({ source, count: of.length, figure: figureOf(of) }))
      .filter(({ count, figure }) => count >= FEWEST_OF_SET && !Number.isNaN(figure))
    if (sets.length === 0) continue
    const real = sets.filter(({ source }) => isWritten(source))
    const isReal = sum(real.map(({ count }) => count)) >= rule[rule.length - 1].messages
    const of = isReal ? real : sets
    const weights = of.map(({ count }) => Math.sqrt(count))
    const figure = sum(of.map((set, i) => set.figure * weights[i])) / sum(weights)
    const quality = qualityOf(figure, sum(of.map(({ count }) => count)))
    facts[language] = { quality: quality === 'well' && !isReal ? 'fair' : quality, macroF1: figure }
  }
  return facts
}

/** Sets that judge a model which did not learn from them. Without the English comments there would be no model. */
export const isJudging = (source: string): boolean => isOf(source, judging)
const isWritten = (source: string): boolean => isOf(source, written)
const isOf = (source: string, sets: readonly string[]): boolean => sets.some((set) => source === set || source.startsWith(`${set}/`))

function qualityOf(figure: number, messages: number): Quality {
  return rule.find((step) => figure >= step.figure && messages >= step.messages)?.quality ?? 'poorly'
}

function figureOf(messages: readonly JudgedMessage[]): number {
  return balancedF1(
    messages.map((message) => message.gold),
    messages.map((message) => message.found),
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
