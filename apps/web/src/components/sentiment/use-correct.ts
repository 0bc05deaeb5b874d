import type { Correction, FeelingLabel } from '@convostat/api'
import { useCallback, useSyncExternalStore } from 'react'
import { notify, undoMilliseconds } from '#data/client/notices.ts'
import { original } from '#data/masking/masking.ts'
import { useNames } from '#data/people/use-names.ts'
import { type CorrectedMessage, correct, useCorrections } from '#data/saved/corrections.ts'
import { type FoundNow, foundCorrections } from '#data/saved/found-again.ts'
import { sayWhy } from './messages/index.ts'

const { correct: words } = sayWhy

export type { CorrectedMessage } from '#data/saved/corrections.ts'

/** What a person said that a message is; null where nobody did. */
export function useCorrection(of: CorrectedMessage | null): FeelingLabel | null {
  const correctionOf = useCorrectionOf()
  const { written } = useNames()
  if (of === null) return null
  return correctionOf(original(of), original(written(of.author)))?.label ?? null
}

/** What was said of a message, under whichever of the author's names, and whichever date the chat had it with then. */
function useCorrectionOf(): (of: CorrectedMessage, names: readonly string[]) => Correction | undefined {
  const said = useCorrections()
  const { savedAs } = useSyncExternalStore(foundCorrections.hear, foundCorrections.now, foundCorrections.now)
  return (of, names) => {
    const known = (author: string, { date, message }: FoundNow) =>
      said.find((each) => each.author === author && each.date === date && each.message === message)
    for (const name of names) {
      const found = known(name, of)
      if (found) return found
    }
    for (const author of names) {
      const before = savedAs({ ...of, author })
      const found = before && known(author, before)
      if (found) return found
    }
    return undefined
  }
}

/** Corrects a message, or takes its correction back with null; says so, and offers to have it as it was. */
export function useCorrect(message: CorrectedMessage): (label: FeelingLabel | null) => Promise<void> {
  const { author: shown } = message
  const correctionOf = useCorrectionOf()
  const names = original(useNames().written(shown))
  // The correction stays where it is kept.
  const { author, date, message: text } = correctionOf(original(message), names) ?? { ...original(message), author: names[0] }
  return useCallback(
    async (label) => {
      try {
        const undo = await correct({ author, date, message: text }, label)
        notify({
          topic: 'correction',
          text: label === null ? words.wasReset : words.done({ label: words.within[label] }),
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
