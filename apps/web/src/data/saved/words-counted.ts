import { useSyncExternalStore } from 'react'
import { local } from '#platform/local.ts'

/** Which words a reader counts beside those that tell something: kept on this device, for every chat. */
export interface WordsCounted {
  /** Those that every sentence needs. */
  everyday: boolean
  /** People's names. */
  names: boolean
}

const key = 'words-counted'
const changed = 'convostat-words-counted'
const none: WordsCounted = { everyday: false, names: false }

let held: { text: string | null; choice: WordsCounted } = { text: null, choice: none }
/** The same object as long as nothing of it changes. What is there may have been written by hand. */
export function wordsCounted(): WordsCounted {
  const text = local.get(key)
  if (text !== held.text) held = { text, choice: readChoice(text) }
  return held.choice
}

function readChoice(text: string | null): WordsCounted {
  const chosen = text?.split(' ') ?? []
  return { everyday: chosen.includes('everyday'), names: chosen.includes('names') }
}

export function countWords(choice: WordsCounted): void {
  const chosen = [choice.everyday && 'everyday', choice.names && 'names'].filter((each) => each !== false)
  if (chosen.length === 0) local.remove(key)
  else local.set(key, chosen.join(' '))
  dispatchEvent(new Event(changed))
}

function listen(hear: () => void): () => void {
  addEventListener(changed, hear)
  // Another tab chose.
  addEventListener('storage', hear)
  return () => {
    removeEventListener(changed, hear)
    removeEventListener('storage', hear)
  }
}

export const useWordsCounted = (): WordsCounted => useSyncExternalStore(listen, wordsCounted, () => none)
