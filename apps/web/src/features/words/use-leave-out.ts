import { useCallback } from 'react'
import { notify, undoMilliseconds } from '#data/client/notices.ts'
import { bringWordBack, leaveWordOut } from '#data/saved/left-out-words.ts'
import { sayWords } from './messages/index.ts'

const { choice: words } = sayWords

/** Leaves a word out of every count, or counts it again; a toast says so and can take it back. */
export function useLeaveOut(): { leaveOut: (word: string) => Promise<void>; bringBack: (word: string) => Promise<void> } {
  const leaveOut = useCallback(
    (word: string) =>
      done(word, leaveWordOut, {
        text: words.isLeftOut({ word }),
        altText: words.undoOf({ word }),
        failed: words.notKept({ word }),
        undoFailed: words.notBack({ word }),
      }),
    [],
  )
  const bringBack = useCallback(
    (word: string) =>
      done(word, bringWordBack, {
        text: words.isBack({ word }),
        altText: words.undoBack({ word }),
        failed: words.notBack({ word }),
        undoFailed: words.notKept({ word }),
      }),
    [],
  )
  return { leaveOut, bringBack }
}

interface Sentences {
  text: string
  altText: string
  failed: string
  undoFailed: string
}

async function done(
  word: string,
  act: (word: string) => Promise<() => Promise<unknown>>,
  { text, altText, failed, undoFailed }: Sentences,
) {
  const topic = `left-out word ${word}`
  try {
    const undo = await act(word)
    const onPress = () => void undo().catch(() => notify({ topic, text: undoFailed }))
    notify({ topic, text, milliseconds: undoMilliseconds, action: { label: words.undo, altText, onPress } })
  } catch {
    notify({ topic, text: failed })
  }
}
