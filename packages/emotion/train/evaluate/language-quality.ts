/** Which languages are read well: a rule over held-back messages, told in the model card. */
import type { Quality } from '../../src/labels.ts'
import type { LanguageFacts } from '../../src/model.ts'
import { grouped, macroF1, mean } from './metrics.ts'

export interface JudgedMessage {
  language: string
  source: string
  /** 0 positive, 1 neutral, 2 negative. */
  gold: number
  found: number
}

/** Macro-F1 and judged messages a language needs. */
export const rule: readonly { quality: Quality; macroF1: number; messages: number }[] = [
  { quality: 'well', macroF1: 0.58, messages: 400 },
  { quality: 'fair', macroF1: 0.48, messages: 150 },
]
/** Fewer messages of a set say nothing. */
const FEWEST_OF_SET = 40

/**
 * The macro-F1 of a language is the mean over its sets; a language is as good as the mean and the number of messages
 * allow. Lines of our own (`seeds`) are easier than what others wrote: they show that a language is fair at best, where
 * nothing else was judged, and count for nothing where there is something else.
 */
export function languageFacts(judged: Iterable<JudgedMessage>): Record<string, LanguageFacts> {
  const byLanguage = grouped(judged, (message) => message.language)
  const facts: Record<string, LanguageFacts> = {}
  for (const [language, messages] of [...byLanguage].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const others = messages.filter((message) => message.source !== 'seeds')
    const isOwnOnly = others.length < FEWEST_OF_SET
    const sets = [...grouped(isOwnOnly ? messages : others, (message) => message.source).values()].filter(
      (set) => set.length >= FEWEST_OF_SET,
    )
    if (sets.length === 0) continue
    const figure = mean(sets.map(macroF1Of))
    const count = sets.reduce((sum, set) => sum + set.length, 0)
    facts[language] = { quality: qualityOf(figure, count, isOwnOnly), macroF1: figure }
  }
  return facts
}

function qualityOf(figure: number, messages: number, isOwnOnly: boolean): Quality {
  // Of lines of our own there are few; they are all of a language's evidence there.
  if (isOwnOnly) return figure >= rule[0].macroF1 ? 'fair' : 'poorly'
  return rule.find((step) => figure >= step.macroF1 && messages >= step.messages)?.quality ?? 'poorly'
}

function macroF1Of(messages: readonly JudgedMessage[]): number {
  return macroF1(
    messages.map((message) => message.gold),
    messages.map((message) => message.found),
  )
}
