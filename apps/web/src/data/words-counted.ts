import { useSyncExternalStore } from 'react'

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
/** What was chosen where storage is denied: it lasts until the page is left. */
let denied: WordsCounted | null = null

/** The same object as long as nothing of it changes. What lies there may have been written by hand. */
export function wordsCounted(): WordsCounted {
  if (denied) return denied
  let text: string | null = null
  try {
    text = localStorage.getItem(key)
  } catch {
    return none
  }
  if (text !== held.text) held = { text, choice: readChoice(text) }
  return held.choice
}

function readChoice(text: string | null): WordsCounted {
  const chosen = text?.split(' ') ?? []
  return { everyday: chosen.includes('everyday'), names: chosen.includes('names') }
}

export function countWords(choice: WordsCounted): void {
  const chosen = [choice.everyday && 'everyday', choice.names && 'names'].filter((each) => each !== false)
  try {
    if (chosen.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, chosen.join(' '))
  } catch {
    denied = choice
  }
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
