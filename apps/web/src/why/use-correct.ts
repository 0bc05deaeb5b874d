import type { Correction, FeelingLabel } from '@convostat/api'
import { useCallback } from 'react'
import { type CorrectedMessage, correct, useCorrections } from '../data/corrections.ts'
import { useNames } from '../data/use-names.ts'
import { original } from '../masked/masking.ts'
import { sayWhy } from '../messages/say/why.ts'
import { notify, undoMilliseconds } from '../ui/notices.ts'

const { correct: words } = sayWhy

export type { CorrectedMessage } from '../data/corrections.ts'

/** What a person said that a message is; null where nobody did. */
export function useCorrection(of: CorrectedMessage | null): FeelingLabel | null {
  const said = useCorrections()
  const { written } = useNames()
  if (of === null) return null
  return correctionOf(said, original(of), original(written(of.author)))?.label ?? null
}

/** Under whichever of the author's names it was said. */
const correctionOf = (said: readonly Correction[], of: CorrectedMessage, names: readonly string[]): Correction | undefined =>
  said.find(({ author, date, message }) => message === of.message && date === of.date && names.includes(author))

/** Corrects a message, or takes its correction back with null; says so, and offers to have it as it was. */
export function useCorrect(message: CorrectedMessage): (label: FeelingLabel | null) => Promise<void> {
  const { author: shown } = message
  const { date, message: text } = original(message)
  const said = useCorrections()
  const names = original(useNames().written(shown))
  const author = correctionOf(said, original(message), names)?.author ?? names[0]
  return useCallback(
    async (label) => {
      try {
        const undo = await correct({ author, date, message: text }, label)
        notify({
          topic: 'correction',
          text: label === null ? words.wasReset : words.done(words.labels[label]),
          milliseconds: undoMilliseconds,
          action: {
            label: words.undo,
            altText: words.undoLabel,
            onPress: () => void undo().catch(() => notify({ topic: 'correction', text: words.notUndone })),
          },
        })
      } catch {
        notify({ topic: 'correction', text: words.failed })
      }
    },
    [author, date, text],
  )
}
