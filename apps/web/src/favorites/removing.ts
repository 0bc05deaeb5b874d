import type { Favorite } from '@convostat/api'
import { bringBack, countOfWipes, forget, setNote, takeAway, takeLeftovers } from '../data/favorites.ts'
import { say } from '../messages/index.ts'
import { notify, undoMilliseconds } from '../ui/notices.ts'

const { removing: words } = say.favorites

/** Takes messages out of the favorites, and offers to have them back. */
export const removeFavorites = (given: readonly Favorite[]): Promise<void> => remove(given, words.failed)

/** The same with all of them. */
export const clearFavorites = (all: readonly Favorite[]): Promise<void> => remove(all, words.notCleared)

async function remove(given: readonly Favorite[], failed: string): Promise<void> {
  // At once: what is done in the database stands in line there.
  offerBack(given, words.removed(given.length))
  try {
    await takeAway(given)
  } catch {
    notify({ topic: topicOf(given), text: failed })
  }
}

/** What was removed as the last page was left can be had back here. */
export function offerLeftovers(): void {
  const given = takeLeftovers()
  if (given.length > 0) offerBack(given, words.leftOver(given.length))
}

function offerBack(given: readonly Favorite[], text: string): void {
  const wipes = countOfWipes()
  let isBack = false
  const undo = () => {
    if (countOfWipes() !== wipes) return
    isBack = true
    bringBack(given).catch(() => notify({ topic: 'failed', text: words.notBack }))
  }
  notify({
    topic: topicOf(given),
    text,
    milliseconds: undoMilliseconds,
    action: { label: words.undo, altText: words.undoRemoving(given.length), onPress: undo },
    onClose: () => {
      if (!isBack) forget(given).catch(() => undefined)
    },
  })
}

const topicOf = ([first]: readonly Favorite[]): string => `removed ${first.id}`

/** Takes a note away, and offers to have it back. */
export async function removeNote(given: Favorite, note: string): Promise<void> {
  const write = (text: string) => setNote(given, text).catch(() => notify({ topic: 'failed', text: words.noteFailed }))
  await write('')
  notify({
    topic: `note ${given.id}`,
    text: words.noteRemoved,
    milliseconds: undoMilliseconds,
    action: { label: words.undo, altText: words.undoRemovingNote, onPress: () => void write(note) },
  })
}
