import type { SavedMilestone } from '@convostat/api'
import { useSyncExternalStore } from 'react'
import { database } from '#data/client/database.ts'
import { shownText, writtenOver } from '#data/masking/masking.ts'
import { whileMasked } from '#data/masking/remembered.ts'
import { milestoneKey, milestoneKind, readMilestones, removeMilestone, saveMilestones } from '#store/milestones.ts'
import { createShelf } from '#store/record-store.ts'
import { keptList } from './kept-list.ts'
import { watchUnread } from './unreadable.ts'

/** The keywords that are followed, in all chats. They are kept in this browser whichever host reads the chats. */
const shelf = createShelf(database, milestoneKind)
const kept = keptList({ name: 'milestones', read: () => readMilestones(shelf), clear: () => shelf.clear() })
watchUnread('milestones', { shelf, read: kept.known, changed: kept.changed })

const shown = whileMasked((all: readonly SavedMilestone[]): readonly string[] => all.map(({ keyword }) => shownText(keyword)))
const now = () => shown(kept.now())

/** Follows a keyword; false where it is followed already. */
const add = async (keyword: string): Promise<boolean> =>
  (await kept.changed(() => saveMilestones(shelf, [{ keyword: writtenOver(keyword), savedOn: new Date().toISOString() }]))) > 0

/** Follows it no more; gives the way to have it back in its old place. */
async function remove(shown: string): Promise<() => Promise<void>> {
  const keyword = writtenOver(shown)
  const before = kept.now().filter((each) => milestoneKey(each.keyword) === milestoneKey(keyword))
  await kept.changed(() => removeMilestone(shelf, keyword))
  return kept.wayBack(() => saveMilestones(shelf, before))
}

/** The keywords that are followed, the one saved first first. What changes them throws where it cannot be written. */
export function useSavedMilestones() {
  return { keywords: useSyncExternalStore(kept.hearShown, now, now), add, remove }
}

/** Calls `hear` at every change from now on. */
export const hearMilestones = kept.hear

/** Whether they last as long as this page only. */
export const areMilestonesInMemory = (): boolean => shelf.kind() === 'memory'

/** Adds keywords, from a backup or an undo. Returns how many were new. */
export const bringInMilestones = (given: readonly SavedMilestone[]): Promise<number> => kept.changed(() => saveMilestones(shelf, given))

/** Everything that is followed, as it goes into a backup. */
export const allMilestones = kept.all

/** Forgets them all. */
export const wipeMilestones = kept.wipe
