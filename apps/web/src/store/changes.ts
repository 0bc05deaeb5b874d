import { openChannel } from '#platform/channel.ts'

/** What a worker sends to every tab about the uploads on this device: ids, never chat content. */
export type Change =
  /** It is kept now, or grew. */
  | { type: 'kept'; id: string }
  /** It is about to be removed, as someone wished. */
  | { type: 'removed'; id: string }
  /** It has another date, or is gone. */
  | { type: 'changed'; id: string }

const name = 'convostat-uploads'

/** Says it to every tab, that of the speaker included. */
export function tellTabs(): (change: Change) => void {
  const channel = openChannel(name)
  return (change) => channel.post(change)
}

/** Called with what workers of every tab say. */
export function hearTabs(hear: (change: Change) => void): () => void {
  const channel = openChannel(name, (change) => hear(change as Change))
  return () => channel.close()
}

/** What the reader has saved or said has changed: favorites, milestones, corrections, people, moments, words left out, messages kept off, questions, or everything was deleted. */
export type SavedChange =
  | 'favorites'
  | 'milestones'
  | 'corrections'
  | 'people'
  | 'moments'
  | 'left-out-words'
  | 'kept-off'
  | 'asked'
  | 'everything'

const savedName = 'convostat-saved'

/** Receives changes from other tabs and returns how to announce one. A tab does not receive its own. */
export function talkOfSaved(hear: (change: SavedChange) => void): (change: SavedChange) => void {
  const channel = openChannel(savedName, (change) => hear(change as SavedChange))
  return (change) => channel.post(change)
}

/** The license that is kept here was replaced, or its state changed. */
const licenseName = 'license-updated'

/** Subscribes to it from other tabs, and gives the way to tell them; a speaker does not hear himself. */
export function talkOfLicense(hear: () => void): () => void {
  const channel = openChannel(licenseName, hear)
  return () => channel.post({ type: licenseName })
}

/** What tabs say to each other of deletions: that they are others now, that everything is being deleted, or that it is deleted. */
export type DeletionChange = 'deletions' | 'erasing' | 'erased'

const deletionsName = 'convostat-deletions'

/** Subscribes to it from other tabs, and gives the way to tell them; a speaker does not hear himself. */
export function talkOfDeletions(hear: (change: DeletionChange) => void): (change: DeletionChange) => void {
  const channel = openChannel(deletionsName, (change) => hear(change as DeletionChange))
  return (change) => channel.post(change)
}
