import type { Failure } from '@convostat/api'
import type { Loadable } from '#data/client/loadable.ts'
import { failureSentence } from '#messages/api/sentences.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'

/** Why the screen has nothing to show at all, in a sentence, and the way to ask again. */
export interface Trouble {
  sentence: string
  again: () => void
}

/**
 * Where every call has failed, or the model cannot be had, the screen says so once, with the answer's sentence; a
 * single figure that failed says so in its place.
 */
export function troubleOf(calls: readonly Loadable<unknown>[]): Trouble | null {
  const failed = calls.filter((of) => of.state === 'failed')
  const [first] = failed
  const isAll = failed.length === calls.length || failed.some(({ failure }) => failure.code === 'model_unavailable')
  if (!first || !isAll) return null
  return {
    sentence: sentenceOf(first.failure),
    again: () => {
      for (const { again } of failed) again?.()
    },
  }
}

/** What is not known to anyone has no sentence of its own. */
const sentenceOf = (failure: Failure): string => (failure.code === 'unknown' ? sayEmotionalInsights.failed : failureSentence(failure))
