import type { Favorite } from '@convostat/api'
import { notify, undoMilliseconds } from '#data/client/notices.ts'
import { sayFavorites } from '#messages/favorites/index.ts'
import { placeOf } from '#store/favorites.ts'
import { bringBack, countOfWipes, forget, setNote, takeAway, takeLeftovers } from './favorites.ts'

const { removing: words } = sayFavorites

/** Takes messages out of the favorites, and offers to have them back. */
export const removeFavorites = (given: readonly Favorite[]): Promise<void> => remove(given, words.failed)

/** The same with all of them. */
export const clearFavorites = (all: readonly Favorite[]): Promise<void> => remove(all, words.notCleared)

async function remove(given: readonly Favorite[], failed: string): Promise<void> {
  // Immediately: the database queues its writes.
  offerBack([...stillOffered(), ...given], words.removed)
  try {
    await takeAway(given)
  } catch {
    const others = stillOffered().filter((each) => !given.includes(each))
    if (others.length > 0) offerBack(others, words.removed)
    notify({ topic: others.length > 0 ? 'failed' : topic, text: failed })
  }
}

/** What was removed by an earlier page, or in another tab, can be had back here. */
export function offerLeftovers(): void {
  const given = takeLeftovers()
  if (given.length > 0) offerBack(given, words.leftOver)
}

const topic = 'removed'

/** What the toast that is there brings back. One removed after another goes into one toast: none of them is lost by it. */
let offered: { given: readonly Favorite[]; wipes: number } | null = null
const stillOffered = (): readonly Favorite[] => (offered?.wipes === countOfWipes() ? offered.given : [])

function offerBack(given: readonly Favorite[], say: (of: { n: number }) => string): void {
  const wipes = countOfWipes()
  const offer = { given, wipes }
  // What was removed, saved and removed again is one message.
  const n = new Set(given.map(placeOf)).size
  let isBack = false
  const undo = () => {
    if (countOfWipes() !== wipes) return
    isBack = true
    bringBack(given).catch(() => notify({ topic: 'failed', text: words.notBack }))
  }
  offered = offer
  notify({
    topic,
    text: say({ n }),
    milliseconds: undoMilliseconds,
    action: { label: words.undo, altText: words.undoRemoving({ n }), onPress: undo },
    onClose: () => {
      // A newer toast offers them as well.
      if (offered !== offer) return
      offered = null
      if (!isBack) forget(given).catch(() => undefined)
    },
  })
}

/** Takes a note away, where `from` is its text, and offers to have it back. */
export async function removeNote(given: Favorite, note: string, from: string): Promise<void> {
  const failed = () => notify({ topic: 'failed', text: words.noteFailed })
  try {
    await setNote(given, '', from)
  } catch {
    return failed()
  }
  notify({
    topic: `note ${given.id}`,
    text: words.noteRemoved,
    milliseconds: undoMilliseconds,
    action: { label: words.undo, altText: words.undoRemovingNote, onPress: () => void setNote(given, note, '').catch(failed) },
  })
}
