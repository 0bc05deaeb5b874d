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

/** The figure and the judged messages a language needs. */
export const rule: readonly { quality: Quality; figure: number; messages: number }[] = [
  { quality: 'well', figure: 0.6, messages: 400 },
  { quality: 'fair', figure: 0.52, messages: 80 },
]
/** Our own lines are nearer to chats than films and news are, and easier. */
const OWN = 'seeds'
const MOST_OF_OWN = 1 / 3
/** Fewer messages of a set say nothing. */
const FEWEST_OF_SET = 40

/**
 * The figure of a language is the mean over its sets of macro-F1 as if there were as many messages of each sentiment
 * (`balancedF1`), a set weighing as much as the root of its messages. Our own lines are a third of it at most; where
 * there is nothing else, the language is fair at best.
 */
export function languageFacts(judged: Iterable<JudgedMessage>): Record<string, LanguageFacts> {
  const facts: Record<string, LanguageFacts> = {}
  for (const [language, messages] of [...grouped(judged, (message) => message.language)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const sets = [...grouped(messages, (message) => message.source)]
      .map(([source, of]) => ({ source, count: of.length, figure: figureOf(of), weight: Math.sqrt(of.length) }))
      .filter(({ count, figure }) => count >= FEWEST_OF_SET && !Number.isNaN(figure))
    if (sets.length === 0) continue
    const ofOthers = sum(sets.map(({ source, weight }) => (source === OWN ? 0 : weight)))
    const mostOfOwn = ofOthers * (MOST_OF_OWN / (1 - MOST_OF_OWN))
    const weights = sets.map(({ source, weight }) => (source === OWN && ofOthers > 0 ? Math.min(weight, mostOfOwn) : weight))
    const figure = sum(sets.map((set, i) => set.figure * weights[i])) / sum(weights)
    const quality = qualityOf(figure, sum(sets.map(({ count }) => count)))
    facts[language] = { quality: ofOthers === 0 && quality === 'well' ? 'fair' : quality, macroF1: figure }
  }
  return facts
}

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
